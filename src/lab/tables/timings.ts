// What depends on the machine, in a table of its own.
import { type Column, column, measured } from '../../tables/csv.js';

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
