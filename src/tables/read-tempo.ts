import { type CsvTable, titled, Row } from './read.js';
import type { Observables } from '../core/observer.js';

/** Which games a curve is over. */
export const OUTCOMES = ['all', 'won', 'lost'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** One entrant's turns, from the first on. */
export interface Curve {
  readonly entrant: string;
  readonly outcome: Outcome;
  /** By turn: games that got there. */
  readonly games: number[];
  /** By measure and turn. */
  readonly means: (number | undefined)[][];
  readonly deviations: (number | undefined)[][];
}

export interface Measure {
  /** Of its column. */
  readonly name: string;
  readonly label: string;
  readonly about: string;
}

export interface Tempo {
  /** What wins, as the game calls it. */
  readonly score: string;
  /** What is measured at the end of each turn. */
  readonly measures: readonly Measure[];
  readonly curves: readonly Curve[];
}

/** `endings` has the same measures as `all`, of games won and of games lost. */
export function tempoIn(all: CsvTable, endings: CsvTable, words: Observables): Tempo {
  const measures = measuresIn(all);
  const names = measures.map((name) => ({ name, ...wordsFor(name, words) }));
  return {
    score: titled(words.score).toLowerCase(),
    measures: names,
    curves: [...curvesIn(all, measures, () => 'all'), ...curvesIn(endings, measures, (row) => endingIn(row))],
  };
}

/** A measure is a column with a deviation beside it. */
const measuresIn = ({ columns }: CsvTable): string[] =>
  columns.filter((column) => columns.includes(`${column}Deviation`));

/** What follows from the score, the potential and the board of both. */
const DERIVED: Readonly<Record<string, string>> = {
  scoreLead: 'own score less that of the other',
  clock: 'turns to the win if nothing changed',
  clockLead: 'turns ahead in the race',
  boardLead: 'worth of own pieces in play less that of the other’s',
};

function wordsFor(name: string, { measures, score }: Observables): Omit<Measure, 'name'> {
  const about = measures[name] ?? DERIVED[name] ?? '';
  return { label: name === 'scoreLead' ? `${titled(score)} lead` : titled(name), about };
}

function curvesIn(table: CsvTable, measures: readonly string[], outcomeOf: (row: Row) => Outcome): Curve[] {
  const curves = new Map<string, Curve>();
  for (const cells of table.rows) {
    const row = new Row(table.file, cells);
    const [entrant, outcome] = [row.text('entrant'), outcomeOf(row)];
    const key = `${outcome} ${entrant}`;
    const curve = curves.get(key) ?? emptyCurve(entrant, outcome, measures.length);
    curves.set(key, curve);
    const place = row.number('turn') - 1;
    curve.games[place] = row.number('games');
    measures.forEach((measure, i) => {
      curve.means[i]![place] = row.maybe(measure);
      curve.deviations[i]![place] = row.maybe(`${measure}Deviation`);
    });
  }
  return [...curves.values()];
}

function emptyCurve(entrant: string, outcome: Outcome, measures: number): Curve {
  const lists = () => Array.from({ length: measures }, () => []);
  return { entrant, outcome, games: [], means: lists(), deviations: lists() };
}

const endingIn = (row: Row): Outcome => (row.text('ending') === 'won' ? 'won' : 'lost');

/** An entrant's tempo over whole games. */
export interface Pace {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly entrant: string; readonly values: readonly (number | undefined)[] }[];
}

export function paceIn({ file, columns, rows }: CsvTable): Pace {
  // Some columns are words.
  const isNumber = (column: string) => rows.every((cells) => !Number.isNaN(Number(cells[column])));
  const measures = columns.filter((column) => column !== 'entrant' && isNumber(column));
  return {
    columns: measures,
    rows: rows.map((cells) => {
      const row = new Row(file, cells);
      return { entrant: row.text('entrant'), values: measures.map((column) => row.maybe(column)) };
    }),
  };
}
