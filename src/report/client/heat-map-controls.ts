// The heat map of matchups: order, keyboard navigation, tooltips and the dialog of a matchup.
import { type PageData, ORDERS, type Order } from '../model/page-data.js';
import { find, findAll, setUpTips } from './dom.js';
import { openMatchup } from './matchup-dialog.js';
import { offerCsv } from './download.js';
import { percent, percentRange, plural } from '../../findings/page-numbers.js';

export function setUpHeatMap(data: PageData): void {
  const table = find('#heat');
  if (table === undefined) return;
  for (const radio of findAll('input[name=order]'))
    radio.addEventListener('change', () => {
      const order = ORDERS.find((each) => each === (radio as HTMLInputElement).value);
      if (order !== undefined) reorder(table, data, order);
    });
  table.addEventListener('click', ({ target }) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('button[data-matchup]') : null;
    if (cell !== null) openMatchup(data, Number(cell.dataset.matchup));
  });
  table.addEventListener('keydown', moveFocus);
  setUpRoving(table);
  setUpTips(table, 'button[data-matchup]', (cell) => tooltipOf(data, cell));
  offerCsv('matchups', () => rowsOf(data));
}

function reorder(table: HTMLElement, { orders }: PageData, order: Order): void {
  const place = (element: Element) => orders[order].indexOf(Number((element as HTMLElement).dataset.e));
  const sort = (parent: Element, selector: string) => {
    parent.append(...findAll(selector, parent).sort((a, b) => place(a) - place(b)));
  };
  for (const row of findAll('tr', table)) sort(row, ':scope > [data-e]');
  for (const body of findAll('tbody', table)) sort(body, ':scope > tr');
}

/** Roving tabindex: each table has one tab stop, the cell that had the focus last. */
function setUpRoving(table: HTMLElement): void {
  const makeTabStop = (cell: HTMLElement) => {
    for (const each of findAll('button', cell.closest('table')!)) each.tabIndex = each === cell ? 0 : -1;
  };
  for (const each of findAll('table', table)) {
    const first = find('button', each);
    if (first !== undefined) makeTabStop(first);
  }
  table.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('button')) makeTabStop(target);
  });
}

/** Moves the focus with the arrow keys. */
function moveFocus(event: KeyboardEvent): void {
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
  };
  const step = steps[event.key];
  const cell = (event.target as Element).closest('td');
  if (step === undefined || cell === null) return;
  event.preventDefault();
  const rows = findAll('tr', cell.closest('tbody')!);
  let row = rows.indexOf(cell.parentElement!);
  let column = [...cell.parentElement!.children].indexOf(cell);
  // Skip matchups that were not played.
  for (;;) {
    row += step[0];
    column += step[1];
    const next = rows[row]?.children[column];
    if (next === undefined) return;
    const button = find('button', next);
    if (button === undefined) continue;
    button.focus();
    return;
  }
}

/** The matchup of a cell, from the side of its row. */
function fromRow({ matchups, entrants }: PageData, cell: HTMLElement) {
  const matchup = matchups[Number(cell.dataset.matchup)]!;
  const row = Number(cell.closest('tr')!.dataset.e);
  const isA = row === matchup.a;
  const { value = 0, low, high } = matchup.rate;
  return {
    names: [entrants[row]!, entrants[isA ? matchup.b : matchup.a]!] as const,
    rate: isA ? { value, low, high } : { value: 1 - value, low: 1 - high, high: 1 - low },
    wins: isA ? matchup.winsA : matchup.winsB,
    matchup,
  };
}

function tooltipOf(data: PageData, cell: HTMLElement): string[] {
  const { names, rate, wins, matchup } = fromRow(data, cell);
  return [
    `${names[0]} against ${names[1]}`,
    `wins ${percent(rate.value)}; 95 % interval ${percentRange(rate)}`,
    `${plural(wins, 'win')} in ${plural(matchup.games, 'game')}${matchup.q !== null && matchup.q < 0.05 ? '' : '; not significantly uneven'}`,
  ];
}

const rowsOf = ({ matchups, entrants }: PageData) => [
  ['entrantA', 'entrantB', 'games', 'winsA', 'winsB', 'winRateA', 'winRateALow', 'winRateAHigh', 'q'],
  ...matchups.map(({ a, b, games, winsA, winsB, rate, q }) => [
    ...[entrants[a]!, entrants[b]!, games, winsA, winsB],
    ...[rate.value, rate.low, rate.high, q],
  ]),
];
