// Reads tempo.csv, tempo-endings.csv and pace.csv for the report.
import { type CsvTable, titled, Row } from './read.js';
import type { Observables } from '../core/observer.js';
import { DERIVED } from '../stats/observed.js';

/** The games that a curve averages. */
export type Outcome = 'all' | 'won' | 'lost';

/** The turns of one entrant. The index of turn t is t − 1. */
export interface Curve {
  readonly entrant: string;
  readonly outcome: Outcome;
  /** By turn: the number of games that reached it. */
  readonly games: number[];
  /** By measure and turn. */
  readonly means: (number | undefined)[][];
  readonly deviations: (number | undefined)[][];
}

/** A measure of tempo. */
export interface Measure {
  /** The name of its column. */
  readonly name: string;
  readonly label: string;
  readonly about: string;
}

/** The contents of tempo.csv and tempo-endings.csv. */
export interface Tempo {
  /** The name of the game's score, such as `lore`. */
  readonly score: string;
  readonly measures: readonly Measure[];
  readonly curves: readonly Curve[];
}

/** `all` is tempo.csv; `endings` is tempo-endings.csv, which has the same measures for games won and games lost. */
export function tempoIn(all: CsvTable, endings: CsvTable, observables: Observables): Tempo {
  const measures = measuresIn(all);
  const named = measures.map((name) => ({ name, ...describeMeasure(name, observables) }));
  return {
    score: titled(observables.score).toLowerCase(),
    measures: named,
    curves: [...curvesIn(all, measures, () => 'all'), ...curvesIn(endings, measures, (row) => endingIn(row))],
  };
}

/** A measure is a column with a deviation column. */
const measuresIn = ({ columns }: CsvTable): string[] =>
  columns.filter((column) => columns.includes(`${column}Deviation`));

function describeMeasure(name: string, { measures, score }: Observables): Omit<Measure, 'name'> {
  const texts: ReadonlyMap<string, string> = new Map(Object.entries({ ...DERIVED, ...measures }));
  const about = texts.get(name) ?? '';
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

/** The contents of pace.csv: the tempo of each entrant over whole games. */
export interface Pace {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly entrant: string; readonly values: readonly (number | undefined)[] }[];
}

export function paceIn({ file, columns, rows }: CsvTable): Pace {
  // Some columns are texts.
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
