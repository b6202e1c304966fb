// All tables with their columns, as runs write them and `tempolab columns` explains them.
import { type Column, column, measured } from './csv.js';
import type { Observables } from '../core/observer.js';
import { tempoColumns, outcomeColumns } from './tempo.js';
import { PACE_COLUMNS } from './pace.js';
import { cardColumns } from './cards.js';
import { GAME_COLUMNS, FAULT_COLUMNS } from './games.js';
import { MATCHUP_COLUMNS } from './matchups.js';
import { standingColumns } from './standings.js';

/** The row of timings.csv, the only table that depends on the machine. */
export interface Timing {
  readonly games: number;
  readonly seconds: number;
  /** Seconds of play, over all threads, including the time before the run was resumed. */
  readonly played: number;
  readonly workers: number;
  readonly threads: number;
}

export const TIMING_COLUMNS: readonly Column<Timing>[] = [
  column('games', 'games of the run, including those played before it was resumed', ({ games }) => games),
  measured(
    'seconds',
    'time from the first game to the last table, since the run was started or resumed',
    ({ seconds }) => seconds,
    3,
  ),
  measured(
    'playSeconds',
    'time spent playing, over all threads, including the time before the run was resumed',
    ({ played }) => played,
    3,
  ),
  column('workers', 'threads that were allowed', ({ workers }) => workers),
  column('threads', 'threads that were started', ({ threads }) => threads),
];

/** The description of a table. */
export interface TableAbout {
  readonly file: string;
  /** The meaning of a row, such as "a game". */
  readonly row: string;
  readonly columns: readonly Pick<Column<never>, 'name' | 'about'>[];
}

/** Explanations that several columns refer to. */
export const NOTES: readonly string[] = [
  'An empty cell: undefined, such as a win rate without games.',
  'Wilson, for w wins of n: (p + z²/2n) / (1 + z²/n) ± z / (1 + z²/n) · √(p(1 − p)/n + z²/4n²) with p = w/n and z = 1.96.',
  'Square and add: value ± √(Σ dᵢ² + 2ρ Σ dᵢdⱼ), where dᵢ is the distance from rate i to the end of its interval on that side, times its weight.',
  'A deal pair is one deal of cards played twice with seats swapped. The two games are correlated, so intervals and tests of strength count pairs, not games.',
  'Names stand as they are, with quotation marks where CSV needs them. A spreadsheet takes a name that begins with =, +, - or @ for a formula: open tables of strangers with these columns as text.',
];

/** The tables of a game. The tables about tempo and cards exist only for a game with observables. */
export function tablesOf(observables: Observables | undefined): TableAbout[] {
  const observed: TableAbout[] =
    observables === undefined
      ? []
      : [
          { file: 'tempo.csv', row: 'an own turn of an entrant', columns: tempoColumns(observables) },
          {
            file: 'tempo-endings.csv',
            row: 'an own turn of an entrant, in games won or in games lost',
            columns: outcomeColumns(observables),
          },
          { file: 'pace.csv', row: 'an entrant, over whole games', columns: PACE_COLUMNS },
          { file: 'cards.csv', row: 'a card of an entrant’s deck, counted by copy', columns: cardColumns(observables) },
        ];
  return [
    { file: 'games.csv', row: 'a game', columns: GAME_COLUMNS },
    { file: 'matchups.csv', row: 'a matchup of A and B', columns: MATCHUP_COLUMNS },
    {
      file: 'decks.csv',
      row: 'a deck with all its agents, against all other decks',
      columns: standingColumns('deck'),
    },
    {
      file: 'agents.csv',
      row: 'an agent with all its decks, against all other agents',
      columns: standingColumns('agent'),
    },
    ...observed,
    { file: 'faults.csv', row: 'a game that ended by a forfeit or a rules bug', columns: FAULT_COLUMNS },
    { file: 'timings.csv', row: 'the run; the only table that depends on the machine', columns: TIMING_COLUMNS },
  ];
}
