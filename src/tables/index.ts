// What depends on the machine, in a table of its own.
import { type Column, column, measured } from './csv.js';
import type { Observables } from '../core/observer.js';
import { tempoColumns, outcomeColumns } from './tempo.js';
import { PACE_COLUMNS } from './pace.js';
import { cardColumns } from './cards.js';
import { GAME_COLUMNS, FAULT_COLUMNS } from './games.js';
import { MATCHUP_COLUMNS } from './matchups.js';
import { standingColumns } from './standings.js';

export interface Timing {
  readonly games: number;
  readonly seconds: number;
  /** Seconds of play, over all threads and all runs that the journal has seen. */
  readonly played: number;
  readonly workers: number;
  readonly threads: number;
}

export const TIMING_COLUMNS: readonly Column<Timing>[] = [
  column('games', 'games of the run, those of earlier runs that it went on from included', ({ games }) => games),
  measured('seconds', 'from the first game to the last table, of this run', ({ seconds }) => seconds, 3),
  measured('playSeconds', 'spent playing, over all threads and runs', ({ played }) => played, 3),
  column('workers', 'threads that were allowed', ({ workers }) => workers),
  column('threads', 'threads that were started', ({ threads }) => threads),
];
// Every table with its columns: what is written, and what `tempolab columns` explains.

export interface TableAbout {
  readonly file: string;
  /** One row is … */
  readonly row: string;
  readonly columns: readonly Pick<Column<never>, 'name' | 'about'>[];
}

/** What columns refer to. */
export const NOTES: readonly string[] = [
  'An empty cell is something that nobody can know, such as a win rate without games.',
  'Wilson, for w wins of n: (p + z²/2n) / (1 + z²/n) ± z / (1 + z²/n) · √(p(1 − p)/n + z²/4n²) with p = w/n and z = 1.96.',
  'Square and add: value ± √(Σ dᵢ² + 2ρ Σ dᵢdⱼ), where dᵢ is how far the interval of part i reaches to that side, times its weight.',
  'A deal pair is one deal of cards played twice with seats swapped. The two games know of each other, so all that says how sure it is of a strength starts from pairs.',
];

/** The tables of a game; those about tempo and cards if it tells of them. */
export function tablesOf(observables: Observables | undefined): TableAbout[] {
  const observed: TableAbout[] =
    observables === undefined
      ? []
      : [
          { file: 'tempo.csv', row: 'an entrant’s own turn number', columns: tempoColumns(observables) },
          {
            file: 'tempo-endings.csv',
            row: 'an entrant’s own turn number, in games won or in games lost',
            columns: outcomeColumns(observables),
          },
          { file: 'pace.csv', row: 'an entrant, over whole games', columns: PACE_COLUMNS },
          { file: 'cards.csv', row: 'a card of an entrant’s deck, counted by copy', columns: cardColumns(observables) },
        ];
  return [
    { file: 'games.csv', row: 'a game', columns: GAME_COLUMNS },
    { file: 'matchups.csv', row: 'a pairing of A with B', columns: MATCHUP_COLUMNS },
    { file: 'decks.csv', row: 'a deck, whoever played it, against all other decks', columns: standingColumns('deck') },
    {
      file: 'agents.csv',
      row: 'an agent, whatever it played, against all other agents',
      columns: standingColumns('agent'),
    },
    ...observed,
    { file: 'faults.csv', row: 'a game that an agent or the rules broke', columns: FAULT_COLUMNS },
    { file: 'timings.csv', row: 'the run, as far as it depends on the machine', columns: TIMING_COLUMNS },
  ];
}
