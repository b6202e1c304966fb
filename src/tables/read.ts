// The tables of a run, as the report reads them: CSV rows in, plain data out.
import { InputError } from '../input/input-error.js';
import type { Estimate } from '../stats/interval.js';

/** A table as it stands in its file: texts by column. */
export interface CsvTable {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** A row whose columns are asked for by name. */
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

  /** `undefined` where the cell is empty. */
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

  /** A value with the ends of its interval. */
  estimate(column: string): Estimate {
    const [low, high] = [this.number(`${column}Low`), this.number(`${column}High`)];
    return { value: this.maybe(column), low, high };
  }
}

const rowsOf = <T>({ file, rows }: CsvTable, read: (row: Row) => T): T[] =>
  rows.map((cells) => read(new Row(file, cells)));

/** Two entrants, as A sees it. */
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

/** A deck over all its agents, or an agent over all its decks. */
export interface StandingRow {
  readonly name: string;
  readonly rank: number;
  readonly rating: Estimate;
  /** Ratings of different groups cannot be compared: no game links them. */
  readonly group: number;
  readonly games: number;
  readonly rate: Estimate;
  /** Over its opponents, each as common as the experiment says. */
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

/** What the games of a `games.csv` row are needed for. */
export interface ReadGame {
  readonly id: string;
  readonly pairing: string;
  readonly decks: readonly [string, string];
  readonly agents: readonly [string, string];
  /** By seat; `undefined` for nobody. */
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

/** A card of an entrant. The cases are those that have win rates in the table: `opening`, `drawn`, `played` … */
export interface Card {
  readonly entrant: string;
  readonly card: string;
  readonly inDeck: number;
  readonly inHand: number;
  /** Of all games with a winner: what the other rates are to be compared with. */
  readonly deckRate: number | undefined;
  /** Win rate in hand − not seen. */
  readonly impact: Estimate;
  readonly cases: Readonly<Record<string, { readonly copies: number; readonly rate: Estimate }>>;
  readonly playedShare: number | undefined;
  readonly firstPlayedTurn: number | undefined;
}

/** Columns of a card that are no case. */
const NO_CASES = new Set(['deck', 'inHand']);

/** What can become of a copy, as far as the table has win rates for it. */
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

/** `inkSpent` is Ink spent. */
export const titled = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
