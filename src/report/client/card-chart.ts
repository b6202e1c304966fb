// The filter of the card table, by deck and name, and the scatter plot of the cards that pass it.
import type { PageData, PageCard } from '../model/page-data.js';
import { find, isForm, fieldOf, findAll } from './dom.js';
import { drawIn, common } from './charts.js';
import { plural, percent, count, percentRange } from '../../findings/page-numbers.js';
import { offerCsv } from './download.js';
import { plot, ruleY, text, dot, tip, pointer } from '@observablehq/plot';

export function setUpCards(data: PageData): void {
  const [form, table, chart, counted] = ['#cards-form', '#card-table', '#scatter', '#cards-count'].map((id) =>
    find(id),
  );
  const { cards } = data;
  if (cards === undefined || !isForm(form) || table === undefined || chart === undefined || counted === undefined)
    return;
  const isShown = (entrant: number, card: string) =>
    ['', String(entrant)].includes(fieldOf(form, 'entrant')) &&
    card.toLowerCase().includes(fieldOf(form, 'find').trim().toLowerCase());
  const shown = () => cards.filter(({ entrant, card }) => isShown(entrant, card));
  const redraw = drawIn(chart, (width) => scatter(width, shown(), data));
  const filter = () => {
    const rows = findAll('tbody tr', table);
    for (const row of rows) row.hidden = !isShown(Number(row.dataset.e), find('th', row)!.textContent.trim());
    table.classList.toggle('one-deck', fieldOf(form, 'entrant') !== '');
    find('#cards-of')!.textContent = titleOf(data, fieldOf(form, 'entrant'));
    counted.textContent = plural(rows.filter((row) => !row.hidden).length, 'card');
    redraw();
  };
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  filter();
  offerCsv('scatter', () => [
    ['entrant', 'card', 'inHand', 'playedShare', 'playedWinRate', 'playedWinRateLow', 'playedWinRateHigh'],
    ...shown().map(({ entrant, card, copies, playedShare, playedRate: { value, low, high } }) => [
      ...[data.entrants[entrant]!, card, copies, playedShare, value, low, high],
    ]),
  ]);
}

/** The title names the deck, because the form is not printed. */
function titleOf({ entrants, cards = [] }: PageData, chosen: string): string {
  if (chosen === '') return 'Cards of all decks';
  const rate = cards.find(({ entrant }) => entrant === Number(chosen))?.deckRate;
  return `Cards of ${entrants[Number(chosen)]!}${rate === null || rate === undefined ? '' : `, which wins ${percent(rate)}`}`;
}

interface Point extends PageCard {
  readonly x: number;
  readonly y: number;
}

function scatter(width: number, cards: readonly PageCard[], { entrants }: PageData) {
  const points: Point[] = cards.flatMap((card) =>
    card.playedShare === null || card.playedRate.value === undefined
      ? []
      : [{ ...card, x: card.playedShare, y: card.playedRate.value }],
  );
  if (points.length === 0) return undefined;
  const decks = new Set(points.map(({ entrant }) => entrant));
  const own = decks.size === 1 ? points[0]!.deckRate : null;
  const base = own ?? 0.5;
  const right = Math.max(1, ...points.map(({ x }) => x));
  return plot({
    ...common(width, 'Played share against win rate when played'),
    height: Math.max(280, Math.min(460, width * 0.5)),
    ...{ marginTop: 36, marginLeft: 44, marginBottom: 44, marginRight: 24 },
    x: {
      label: 'copies in hand that were played, in percent',
      ...{ percent: true, grid: true, nice: true },
      domain: [0, 100 * right],
      ticks: Math.min(10, width / 60),
      labelOffset: 40,
    },
    y: {
      label: 'win rate when played, in percent',
      ...{ percent: true, grid: true, nice: true, ticks: 6 },
      domain: around([base, ...points.map(({ y }) => y)]).map((end) => 100 * end),
    },
    r: { range: [2.5, 9] },
    marks: [
      ruleY([base], { stroke: 'var(--faint)', strokeDasharray: '4 3' }),
      text([base], {
        ...{
          y: (share: number) => share,
          frameAnchor: 'left',
          textAnchor: 'start',
          dx: 4,
          dy: -7,
          fill: 'var(--faint)',
        },
        text: () => (own === null ? 'half of the games' : `all games of the deck: ${percent(own)}`),
      }),
      dot(points, { x: 'x', y: 'y', r: 'played', fill: 'var(--one)', fillOpacity: 0.65, stroke: 'var(--paper)' }),
      ...ANCHORS.map(([textAnchor, from, to]) =>
        text(
          labelled(points, width, right).filter(({ x }) => from * right <= x && x < to * right),
          {
            ...{ x: 'x', y: 'y', text: (point: Point) => nameOf(point, points), textAnchor, dy: -14 },
            ...{ fill: 'var(--ink)', stroke: 'var(--paper)', strokeWidth: 3 },
          },
        ),
      ),
      tip(points, pointer({ x: 'x', y: 'y', title: (point: Point) => tipText(point, entrants), fill: 'var(--paper)' })),
    ],
  });
}

/** Text anchors by share of the width: names near an edge grow away from it. */
const ANCHORS = [
  ['start', 0, 0.15],
  ['middle', 0.15, 0.85],
  ['end', 0.85, Infinity],
] as const;

/** An axis range around some shares, with room for names; at least 20 points wide, so that noise does not look like a difference. */
function around(shares: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  const half = Math.max(0.1, (high - low) / 2 + 0.03);
  const middle = (low + high) / 2;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The size of a name, in pixels. */
const NAME = { width: 110, height: 16 } as const;

/** The extreme points in each direction, without names that would overlap. */
function labelled(points: readonly Point[], width: number, right: number): Point[] {
  const by = (key: (point: Point) => number) => points.toSorted((a, b) => key(b) - key(a));
  const ends = [by(({ y }) => y), by(({ y }) => -y), by(({ x }) => x), by(({ x }) => -x)];
  const [low, high] = around(points.map(({ y }) => y));
  const isNear = (a: Point, b: Point) =>
    (Math.abs(a.x - b.x) / right) * width < NAME.width && (Math.abs(a.y - b.y) / (high - low)) * 300 < NAME.height;
  const named: Point[] = [];
  for (const point of ends.flatMap((list) => list.slice(0, width > 600 ? 2 : 1)))
    if (!named.some((other) => isNear(point, other))) named.push(point);
  return named;
}

/** The name without its version, if no other card has this name. */
function nameOf({ card }: Point, all: readonly Point[]): string {
  const short = card.split(' - ')[0]!;
  const isOnly = new Set(all.map((point) => point.card).filter((name) => name.split(' - ')[0] === short)).size === 1;
  return isOnly ? short : card;
}

const tipText = ({ card, entrant, played, copies, x, y, playedRate }: Point, entrants: readonly string[]): string =>
  [
    card,
    entrants[entrant]!,
    `played ${count(played)} of ${plural(copies, 'copy', 'copies')} (${percent(x, 0)})`,
    `wins ${percent(y)} when played (${percentRange(playedRate)})`,
  ].join('\n');
