// The table of cards shows one deck, or those whose name holds a word; the scatter shows the same.
import { dot, plot, pointer, ruleY, text, tip } from '@observablehq/plot';
import { count, percent, percentRange, plural } from '../numbers.js';
import type { PageCard, PageData } from '../page-data.js';
import { common, drawIn } from './charts.js';
import { fieldOf, find, findAll, isForm } from './dom.js';
import { offerCsv } from './download.js';

export function setUpCards(data: PageData): void {
  const [form, table, chart, counted] = [
    find('#cards-form'),
    find('#card-table'),
    find('#scatter'),
    find('#cards-count'),
  ];
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
  const decks = new Set(points.map(({ entrant }) => entrant));
  const base = decks.size === 1 ? points[0]!.deckRate : null;
  return plot({
    ...common(width, 'Played share against win rate when played'),
    height: Math.max(280, Math.min(460, width * 0.5)),
    marginTop: 36,
    marginLeft: 44,
    marginBottom: 44,
    marginRight: 24,
    x: {
      label: 'copies in hand that were played',
      percent: true,
      grid: true,
      nice: true,
      ticks: Math.min(10, width / 60),
      labelOffset: 40,
    },
    y: { label: 'win rate when played, in percent', percent: true, grid: true, nice: true, ticks: 6 },
    r: { range: [2.5, 9] },
    marks: [
      ruleY(base === null ? [0.5] : [base], { stroke: 'var(--faint)', strokeDasharray: '4 3' }),
      dot(points, { x: 'x', y: 'y', r: 'played', fill: 'var(--one)', fillOpacity: 0.65, stroke: 'var(--paper)' }),
      text(labelled(points, width), {
        ...{ x: 'x', y: 'y', text: nameOf, dy: -12, fill: 'var(--ink)', stroke: 'var(--paper)', strokeWidth: 3 },
      }),
      tip(points, pointer({ x: 'x', y: 'y', title: (point: Point) => tipText(point, entrants), fill: 'var(--paper)' })),
    ],
  });
}

/** The ends of the cloud have names; more would hide each other. */
function labelled(points: readonly Point[], width: number): Point[] {
  const by = (key: (point: Point) => number) => points.toSorted((a, b) => key(b) - key(a));
  const ends = [by(({ y }) => y), by(({ y }) => -y), by(({ x }) => x), by(({ x }) => -x)];
  return [...new Set(ends.flatMap((list) => list.slice(0, width > 600 ? 2 : 1)))];
}

/** Without what follows the dash. */
const nameOf = ({ card }: Point): string => card.split(' - ')[0]!;

const tipText = ({ card, entrant, played, copies, x, y, playedRate }: Point, entrants: readonly string[]): string =>
  [
    card,
    entrants[entrant]!,
    `played ${count(played)} of ${plural(copies, 'copy', 'copies')} (${percent(x, 0)})`,
    `wins ${percent(y)} then (${percentRange(playedRate)})`,
  ].join('\n');
