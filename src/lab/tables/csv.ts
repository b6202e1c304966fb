// The tables as people and spreadsheets read them: a list of columns each. What is unknown is an empty cell.
import { stringify } from 'csv-stringify/sync';
import type { Estimate } from '../../stats/interval.js';

export type Cell = string | number;

export interface Column<R> {
  readonly name: string;
  readonly cell: (row: R) => Cell;
}

/** Rows as CSV text, each with its line end. */
export const csvText = (rows: readonly (readonly Cell[])[]): string => stringify(rows as Cell[][]);

export const headerText = <R>(columns: readonly Column<R>[]): string => csvText([columns.map(({ name }) => name)]);

export const rowsText = <R>(columns: readonly Column<R>[], rows: readonly R[]): string =>
  rows.length === 0 ? '' : csvText(rows.map((row) => columns.map(({ cell }) => cell(row))));

export const column = <R>(name: string, cell: (row: R) => Cell): Column<R> => ({ name, cell });

/** With four decimals, or as many as asked for. */
export const measured = <R>(name: string, value: (row: R) => number | undefined, digits = 4): Column<R> =>
  column(name, (row) => fixed(value(row), digits));

/** Three columns: the value and the ends of its 95 % interval. */
export const estimated = <R>(name: string, estimate: (row: R) => Estimate, digits = 4): Column<R>[] => [
  measured(name, (row) => estimate(row).value, digits),
  measured(`${name}Low`, (row) => estimate(row).low, digits),
  measured(`${name}High`, (row) => estimate(row).high, digits),
];

/** A value that rounds to nothing has no sign. */
const fixed = (value: number | undefined, digits: number): string =>
  value?.toFixed(digits).replace(/^-(0(\.0+)?)$/, '$1') ?? '';
