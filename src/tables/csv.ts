// The tables as people and spreadsheets read them: a list of columns each. What is unknown is an empty cell.
import { stringify } from 'csv-stringify/sync';
import type { Estimate } from '../stats/interval.js';
import type { MatchupSummary } from '../stats/matchup.js';

export type Cell = string | number;

export interface Column<R> {
  readonly name: string;
  /** What it means, with the formula where there is one; `tempolab columns` prints it. */
  readonly about: string;
  readonly cell: (row: R) => Cell;
}

/** Rows as CSV text, each with its line end. */
export const csvText = (rows: readonly (readonly Cell[])[]): string => stringify(rows as Cell[][]);

export const headerText = <R>(columns: readonly Column<R>[]): string => csvText([columns.map(({ name }) => name)]);

export const rowsText = <R>(columns: readonly Column<R>[], rows: readonly R[]): string =>
  rows.length === 0 ? '' : csvText(rows.map((row) => columns.map(({ cell }) => cell(row))));

/** A whole table. */
export const tableText = <R>(columns: readonly Column<R>[], rows: readonly R[]): string =>
  headerText(columns) + rowsText(columns, rows);

export const column = <R>(name: string, about: string, cell: (row: R) => Cell): Column<R> => ({ name, about, cell });

/** With four decimals, or as many as asked for. */
export const measured = <R>(
  name: string,
  about: string,
  value: (row: R) => number | undefined,
  digits = 4,
): Column<R> => column(name, about, (row) => fixed(value(row), digits));

/** Three columns: the value and the ends of its 95 % interval, of which `interval` says how they are found. */
export const estimated = <R>(
  name: string,
  about: string,
  interval: string,
  estimate: (row: R) => Estimate,
  digits = 4,
): Column<R>[] => [
  measured(name, about, (row) => estimate(row).value, digits),
  measured(`${name}Low`, `low end of its 95 % interval: ${interval}`, (row) => estimate(row).low, digits),
  measured(`${name}High`, 'high end of the same', (row) => estimate(row).high, digits),
];

/** A value that rounds to nothing has no sign. */
const fixed = (value: number | undefined, digits: number): string =>
  value?.toFixed(digits).replace(/^-(0(\.0+)?)$/, '$1') ?? '';
// Columns that pairings and standings have in common.

/** How most rates get their intervals. */
export const WILSON = 'Wilson';

/** How games ended, each way in a column of its own. */
export const countColumns = <R>(
  names: { readonly wins: string; readonly losses: string },
  of: (row: R) => MatchupSummary,
): Column<R>[] => [
  column('games', 'games played', (row) => of(row).games),
  column(names.wins, 'games won, forfeits of the other side included', (row) => of(row).winsA),
  column(names.losses, 'games lost, own forfeits included', (row) => of(row).winsB),
  column('draws', 'games that ended by the rules without a winner', (row) => of(row).draws),
  column('limits', 'games cut off at a limit of turns or decisions', (row) => of(row).limits),
  column(
    'forfeits',
    'games that an agent lost by breaking down, of either side; they are among the wins',
    (row) => of(row).forfeits,
  ),
  column('bugs', 'games stopped by a bug of the rules; they count for nobody', (row) => of(row).bugs),
];
