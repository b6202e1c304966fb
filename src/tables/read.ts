// Reads the tables of a run for the report: from CSV cells to typed rows.
import { InputError } from '../input/input-error.js';
import type { Estimate } from '../stats/interval.js';

/** A table as parsed from its file. All cells are texts. */
export interface CsvTable {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** A row with typed access to its cells. Every method throws an InputError if the column does not exist. */
export class Row {
  constructor(
    private readonly file: string,
    private readonly cells: Readonly<Record<string, string>>,
  ) {}

  text(column: string): string {
    const cell = this.cells[column];
    if (cell === undefined)
      throw new InputError(`${this.file}: no column "${column}"; tempolab run writes the tables of this version`);
    return cell;
  }

  /** A number; `undefined` for an empty cell. */
  maybe(column: string): number | undefined {
    const cell = this.text(column);
    if (cell === '') return undefined;
    const value = Number(cell);
    if (Number.isNaN(value)) throw new InputError(`${this.file}: ${column}: found "${cell}"; expected a number`);
    return value;
  }

  number(column: string): number {
    const value = this.maybe(column);
    if (value === undefined) throw new InputError(`${this.file}: ${column}: found nothing; expected a number`);
    return value;
  }

  /** A value with its interval, from three columns. */
  estimate(column: string): Estimate {
    const [low, high] = [this.number(`${column}Low`), this.number(`${column}High`)];
    return { value: this.maybe(column), low, high };
  }
}

const rowsOf = <T>({ file, rows }: CsvTable, read: (row: Row) => T): T[] =>
  rows.map((cells) => read(new Row(file, cells)));

/** A row of matchups.csv. All rates are for A. */
export interface Matchup {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly limits: number;
  readonly forfeits: number;
  readonly bugs: number;
  readonly rate: Estimate;
  readonly gamesFirst: number;
  readonly first: Estimate;
  readonly gamesSecond: number;
  readonly second: Estimate;
  readonly advantage: Estimate;
  readonly effectiveGames: number | undefined;
  readonly q: number | undefined;
  readonly turns: number | undefined;
}

export const matchupsIn = (table: CsvTable): Matchup[] =>
  rowsOf(table, (row) => ({
    a: row.text('entrantA'),
    b: row.text('entrantB'),
    games: row.number('games'),
    winsA: row.number('winsA'),
    winsB: row.number('winsB'),
    draws: row.number('draws'),
    limits: row.number('limits'),
    forfeits: row.number('forfeits'),
    bugs: row.number('bugs'),
    rate: row.estimate('winRateA'),
    gamesFirst: row.number('gamesFirstA'),
    first: row.estimate('winRateFirstA'),
    gamesSecond: row.number('gamesSecondA'),
    second: row.estimate('winRateSecondA'),
    advantage: row.estimate('firstAdvantage'),
    effectiveGames: row.maybe('effectiveGames'),
    q: row.maybe('q'),
    turns: row.maybe('turnsMean'),
  }));

/** A row of decks.csv (a deck over all its agents) or agents.csv (an agent over all its decks). */
export interface StandingRow {
  readonly name: string;
  readonly rank: number;
  readonly rating: Estimate;
  /** Ratings of different groups cannot be compared: no game links them. */
  readonly group: number;
  readonly games: number;
  readonly rate: Estimate;
  /** The win rate against the field, with the weights of the experiment. */
  readonly field: Estimate;
  readonly first: Estimate;
  readonly second: Estimate;
  readonly advantage: Estimate;
}

export const standingsIn = (table: CsvTable, by: 'deck' | 'agent'): StandingRow[] =>
  rowsOf(table, (row) => ({
    name: row.text(by),
    rank: row.number('rank'),
    rating: row.estimate('rating'),
    group: row.number('group'),
    games: row.number('games'),
    rate: row.estimate('winRate'),
    field: row.estimate('fieldRate'),
    first: row.estimate('winRateFirst'),
    second: row.estimate('winRateSecond'),
    advantage: row.estimate('firstAdvantage'),
  }));

/** A row of games.csv, as far as the report needs it. */
export interface ReadGame {
  readonly id: string;
  readonly pairing: string;
  readonly decks: readonly [string, string];
  readonly agents: readonly [string, string];
  /** The seat of the winner; `undefined` without a winner. */
  readonly winner: number | undefined;
  readonly how: string;
  readonly turns: number;
  readonly decisions: number;
  readonly forced: number;
  readonly scores: readonly [number, number];
}

export function gameIn(file: string, cells: Readonly<Record<string, string>>): ReadGame {
  const row = new Row(file, cells);
  const winner = row.maybe('winner');
  return {
    id: row.text('id'),
    pairing: row.text('pairing'),
    decks: [row.text('deck1'), row.text('deck2')],
    agents: [row.text('agent1'), row.text('agent2')],
    winner: winner === undefined ? undefined : winner - 1,
    how: row.text('how'),
    turns: row.number('turns'),
    decisions: row.number('decisions'),
    forced: row.number('forced'),
    scores: [row.number('score1'), row.number('score2')],
  };
}

/** A row of cards.csv. `cases` has the cases with a win rate: `opening`, `drawn`, `played` … */
export interface Card {
  readonly entrant: string;
  readonly card: string;
  readonly inDeck: number;
  readonly inHand: number;
  /** The win rate of the deck over all games with a winner. Compare the other rates with it. */
  readonly deckRate: number | undefined;
  /** Win rate in hand − win rate unseen. */
  readonly impact: Estimate;
  readonly cases: Readonly<Record<string, { readonly copies: number; readonly rate: Estimate }>>;
  readonly playedShare: number | undefined;
  readonly firstPlayedTurn: number | undefined;
}

/** The prefixes of win-rate columns that are not cases. */
const NO_CASES = new Set(['deck', 'inHand']);

/** The names of the cases with a win rate. */
export const casesIn = ({ columns }: CsvTable): string[] =>
  columns.flatMap((column) => /^(.*)WinRate$/.exec(column)?.[1] ?? []).filter((name) => !NO_CASES.has(name));

export function cardsIn(table: CsvTable): Card[] {
  const cases = casesIn(table);
  return rowsOf(table, (row) => ({
    entrant: row.text('entrant'),
    card: row.text('card'),
    inDeck: row.number('inDeck'),
    inHand: row.number('inHand'),
    deckRate: row.maybe('deckWinRate'),
    impact: row.estimate('impact'),
    cases: Object.fromEntries(
      cases.map((name) => [name, { copies: row.number(name), rate: row.estimate(`${name}WinRate`) }]),
    ),
    playedShare: row.maybe('playedShare'),
    firstPlayedTurn: row.maybe('firstPlayedTurn'),
  }));
}

/** A column name as a title: `inkSpent` becomes `Ink spent`. */
export const titled = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
