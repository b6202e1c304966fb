// The dialog of a matchup, opened from the heat map: win rates by seat, lengths, endings and replays.
import { type PageData, type PageMatchup, REASON_WORDS } from '../model/page-data.js';
import { find, make } from './dom.js';
import { drawIn, common, COLOURS } from './charts.js';
import { offerCsv } from './download.js';
import {
  percentWithin,
  plural,
  signedRange,
  signedPoints,
  percent,
  percentRange,
  count,
} from '../../findings/page-numbers.js';
import type { Estimate } from '../../stats/interval.js';
import { plot, barY, ruleY } from '@observablehq/plot';
import { openReplay } from './replays.js';

export function openMatchup(data: PageData, index: number): void {
  const dialog = find('#pairing');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const matchup = data.matchups[index]!;
  const names = [data.entrants[matchup.a]!, data.entrants[matchup.b]!] as const;
  const close = make('button', { type: 'button', class: 'close', 'aria-label': 'Close' }, '×');
  close.addEventListener('click', () => {
    dialog.close();
  });
  const chart = make('div', { class: 'chart' });
  const title = make('h3', { id: 'pairing-title' }, names[0], make('small', {}, ' against '), names[1]);
  dialog.replaceChildren(
    make('header', {}, title, close),
    make('p', { class: 'lead' }, sentence(matchup, names)),
    figure('Win rate by seat', 'pairing-seats', seatTable(matchup, names)),
    figure('Length of games', 'pairing-lengths', chart),
    figure('How games end', 'pairing-endings', endingTable(matchup, names)),
    replayLinks(data, index, dialog),
  );
  drawIn(chart, (width) => histogram(width, matchup, names));
  offerNumbers(matchup, names);
  dialog.showModal();
  dialog.scrollTop = 0;
}

function offerNumbers(matchup: PageMatchup, names: Names): void {
  offerCsv('pairing-seats', () => [
    ['entrant', 'against', 'seat', 'games', 'winRate', 'winRateLow', 'winRateHigh'],
    ...seatsOf(matchup).map(([seat, { value, low, high }, games]) => [...names, seat, games, value, low, high]),
  ]);
  offerCsv('pairing-lengths', () => [
    ['winner', 'turns', 'games'],
    ...lengthsOf(matchup, names).map(({ winner, turns, games }) => [winner, turns, games]),
  ]);
  offerCsv('pairing-endings', () => [['how', ...names, NO_WINNER], ...matchup.endings]);
}

type Names = readonly [string, string];

const NO_WINNER = 'no winner';

function figure(title: string, csv: string, body: HTMLElement): HTMLElement {
  const save = make(
    'button',
    { type: 'button', class: 'csv', 'data-csv': csv, 'aria-label': `${title} as CSV` },
    'CSV',
  );
  return make('figure', {}, make('figcaption', {}, make('span', {}, title), save), body);
}

function sentence({ rate, games, winsA, winsB, q, advantage }: PageMatchup, [a]: Names): string {
  const undecided = games - winsA - winsB;
  return [
    `${a} wins ${percentWithin(rate)} of ${plural(games, 'game')}`,
    q !== null && q < 0.05 ? '.' : ', which is not significantly uneven.',
    undecided === 0 ? '' : ` ${plural(undecided, 'game')} had no winner.`,
    seatSentence(advantage),
  ].join('');
}

function seatSentence({ value, low, high }: Estimate): string {
  if (value === undefined) return '';
  const range = signedRange({ low: 100 * low, high: 100 * high });
  return low <= 0 && high >= 0
    ? ` Going first is no significant advantage (${range} points).`
    : ` Going first is worth ${signedPoints(value)} points (${range}).`;
}

const seatsOf = ({ rate, games, gamesFirst, first, gamesSecond, second }: PageMatchup) =>
  [
    ['all games', rate, games],
    ['going first', first, gamesFirst],
    ['going second', second, gamesSecond],
  ] as const;

function seatTable(matchup: PageMatchup, [a]: Names): HTMLElement {
  const row = (name: string, estimate: Estimate, n: number) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, name),
      make('td', { class: 'number' }, percent(estimate.value)),
      make('td', { class: 'number faint' }, percentRange(estimate)),
      make('td', { class: 'number' }, count(n)),
    );
  return make(
    'table',
    {},
    headOf(a, 'win rate', '95 % interval', 'games'),
    make('tbody', {}, ...seatsOf(matchup).map(([name, estimate, n]) => row(name, estimate, n))),
  );
}

const headOf = (first: string, ...others: readonly string[]): HTMLElement =>
  make(
    'thead',
    {},
    make(
      'tr',
      {},
      make('th', { scope: 'col' }, first),
      ...others.map((text) => make('th', { scope: 'col', class: 'number' }, text)),
    ),
  );

function endingTable({ endings }: PageMatchup, names: Names): HTMLElement {
  const hasUndecided = endings.some(([, , , none]) => none > 0);
  return make(
    'table',
    {},
    headOf('games end by', ...names.map((name) => `${name} wins`), ...(hasUndecided ? ['no winner'] : [])),
    make(
      'tbody',
      {},
      ...endings.map(([how, ...counts]) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row' }, how),
          ...counts.slice(0, hasUndecided ? 3 : 2).map((n) => make('td', { class: 'number' }, count(n))),
        ),
      ),
    ),
  );
}

interface Length {
  readonly winner: string;
  readonly turns: number;
  readonly games: number;
}

const lengthsOf = ({ lengths }: PageMatchup, [a, b]: Names): Length[] =>
  (
    [
      [a, lengths.A],
      [b, lengths.B],
      [NO_WINNER, lengths.none],
    ] as const
  ).flatMap(([winner, counts]) => counts.flatMap((games, turns) => (games === 0 ? [] : [{ winner, turns, games }])));

function histogram(width: number, matchup: PageMatchup, names: Names) {
  const bars = lengthsOf(matchup, names);
  const turns = bars.map((bar) => bar.turns);
  const domain = [Math.min(...turns), Math.max(...turns)] as const;
  const everyTurn = Array.from({ length: domain[1] - domain[0] + 1 }, (_, i) => domain[0] + i);
  return plot({
    ...common(width, 'Games by length in turns and by winner'),
    height: 200,
    marginLeft: 36,
    marginBottom: 44,
    x: {
      label: 'turns, both players together',
      domain: everyTurn,
      ticks: everyTurn.filter((turn) => turn % tickStep(everyTurn.length, width) === 0),
      labelOffset: 40,
    },
    y: { label: 'games', grid: true, tickFormat: (n: number) => (Number.isInteger(n) ? count(n) : '') },
    color: {
      domain: [...names, ...(bars.some(({ winner }) => winner === NO_WINNER) ? [NO_WINNER] : [])],
      range: [COLOURS[0], COLOURS[1], 'var(--faint)'],
      legend: true,
    },
    marks: [barY(bars, { x: 'turns', y: 'games', fill: 'winner', title: barText }), ruleY([0])],
  });
}

/** The distance of the labels on the turn axis: 24 pixels at least. */
const tickStep = (turns: number, width: number): number =>
  [1, 2, 5, 10, 20].find((step) => (turns / step) * 24 < width) ?? 50;

const barText = ({ winner, turns, games }: Length): string =>
  `${plural(games, 'game')} of ${turns} turns won by ${winner}`;

function replayLinks(data: PageData, index: number, dialog: HTMLDialogElement): HTMLElement {
  const links = data.replays.flatMap((replay, i) => {
    if (replay.matchup !== index) return [];
    const link = make(
      'button',
      { type: 'button' },
      `▶ ${REASON_WORDS[replay.reason]}`,
      make('small', {}, ` ${replay.turns} turns`),
    );
    link.addEventListener('click', () => {
      dialog.close();
      openReplay(data, i);
    });
    return [make('li', {}, link)];
  });
  return make('div', {}, make('h4', {}, 'Replays'), make('ul', { class: 'links' }, ...links));
}
