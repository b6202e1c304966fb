// CSV tables. A table is a list of columns; each column has a name, a description and a function that computes its cells.
import { stringify } from 'csv-stringify/sync';
import type { Estimate } from '../stats/interval.js';
import type { MatchupSummary } from '../stats/matchup.js';

/** A cell; an undefined value is an empty text. */
export type Cell = string | number;

/** A column of a table whose rows have type `R`. */
export interface Column<R> {
  readonly name: string;
  /** The description, with the formula if there is one, printed by `tempolab columns`. */
  readonly about: string;
  readonly cell: (row: R) => Cell;
}

/** Rows as CSV text. Every row ends with a line break. */
const csvText = (rows: readonly (readonly Cell[])[]): string => stringify(rows as Cell[][]);

/** The header row. */
export const headerText = <R>(columns: readonly Column<R>[]): string => csvText([columns.map(({ name }) => name)]);

/** The rows without the header. */
export const rowsText = <R>(columns: readonly Column<R>[], rows: readonly R[]): string =>
  rows.length === 0 ? '' : csvText(rows.map((row) => columns.map(({ cell }) => cell(row))));

/** A whole table as CSV text: header and rows. */
export const tableText = <R>(columns: readonly Column<R>[], rows: readonly R[]): string =>
  headerText(columns) + rowsText(columns, rows);

/** A column of texts or whole numbers. */
export const column = <R>(name: string, about: string, cell: (row: R) => Cell): Column<R> => ({ name, about, cell });

/** A column of numbers with a fixed number of decimals, four by default. */
export const measured = <R>(
  name: string,
  about: string,
  value: (row: R) => number | undefined,
  digits = 4,
): Column<R> => column(name, about, (row) => fixed(value(row), digits));

/** Three columns: a value and the ends of its 95 % interval. `interval` describes the method. */
export const estimated = <R>(
  name: string,
  about: string,
  interval: string,
  estimate: (row: R) => Estimate,
  digits = 4,
): Column<R>[] => [
  measured(name, about, (row) => estimate(row).value, digits),
  measured(`${name}Low`, `low end of its 95 % interval: ${interval}`, (row) => estimate(row).low, digits),
  measured(`${name}High`, 'high end of the same interval', (row) => estimate(row).high, digits),
];

/** Removes the sign of a value that rounds to 0. */
const fixed = (value: number | undefined, digits: number): string =>
  value?.toFixed(digits).replace(/^-(0(\.0+)?)$/, '$1') ?? '';

// Columns that several tables share.

/** The name of the usual interval of a rate. */
export const WILSON = 'Wilson';

/** The name of the entrant, in the tables with a row for each entrant. */
export const ENTRANT: Column<{ readonly entrant: string }> = column(
  'entrant',
  'deck/agent, or the name given in the experiment',
  ({ entrant }) => entrant,
);

/** A row with the statistics of a matchup. */
interface Summarised {
  readonly summary: MatchupSummary;
}

/** Reads a field of a row's summary. */
export const ofSummary =
  <T>(read: (summary: MatchupSummary) => T) =>
  ({ summary }: Summarised): T =>
    read(summary);

/** The number of games, and a column for each way in which they ended. */
export const countColumns = <R extends Summarised>(names: {
  readonly wins: string;
  readonly losses: string;
}): Column<R>[] => [
  column('games', 'games played', ({ summary }) => summary.games),
  column(names.wins, 'games won, including forfeits of the opponent', ({ summary }) => summary.winsA),
  column(names.losses, 'games lost, including own forfeits', ({ summary }) => summary.winsB),
  column('draws', 'games that ended by the rules without a winner', ({ summary }) => summary.draws),
  column('limits', 'games cut off at a limit of turns or decisions', ({ summary }) => summary.limits),
  column(
    'forfeits',
    'games that one of the agents forfeited by breaking down; included in wins and losses',
    ({ summary }) => summary.forfeits,
  ),
  column('bugs', 'games stopped by a rules bug; excluded from all rates', ({ summary }) => summary.bugs),
];

/** Mean and deviation of the game length. */
export const lengthColumns = <R extends Summarised>(): Column<R>[] => [
  measured<R>(
    'turnsMean',
    'mean number of turns, both players counted, of games that ended by the rules',
    ({ summary }) => summary.turnsMean,
  ),
  measured<R>('turnsDeviation', 'standard deviation of these turns (n − 1)', ({ summary }) => summary.turnsDeviation),
];
