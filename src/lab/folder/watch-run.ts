// Watches a run from another process, during or after it: progress and scores, read from the journal.
import { join } from 'node:path';
import { JOURNAL_FILE, Journal, type JournalPlace } from './journal.js';
import { statSync } from 'node:fs';
import { isRunning } from './folder-lock.js';
import { readHeader } from './journal-header.js';
import { gameCount, scheduled } from '../plan/schedule.js';
import type { Plan } from '../plan/plan.js';
import { unpackResults } from '../match/packed-results.js';

export interface Progress {
  readonly isRunning: boolean;
  readonly games: number;
  /** The most games, if the run has a stopping rule. */
  readonly total: number;
  readonly entrants: readonly EntrantScore[];
}

/** Counts games with a winner, without mirror matches. */
interface EntrantScore {
  readonly name: string;
  readonly wins: number;
  readonly games: number;
}

interface Seen {
  /** Without its decks, which take megabytes. */
  readonly plan: Plan;
  readonly total: number;
  readonly scores: { readonly name: string; wins: number; games: number }[];
  games: number;
  place: JournalPlace | undefined;
}

/** Reads the journal once: a later call reads only what was added since. */
export class RunWatcher {
  /** The state of the file when it was read last. */
  #file = '';
  #seen: Seen | undefined;
  /** The reason why the file as it is cannot be read. */
  #error: Error | undefined;

  constructor(private readonly folder: string) {}

  /** Undefined without a journal. Throws if another version wrote it. */
  progress(): Progress | undefined {
    const file = join(this.folder, JOURNAL_FILE);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined) {
      [this.#file, this.#seen, this.#error] = ['', undefined, undefined];
      return undefined;
    }
    const { dev, ino, size, mtimeMs } = stats;
    const state = [dev, ino, size, mtimeMs].join();
    if (state !== this.#file) this.#look(file, state);
    if (this.#error !== undefined) throw this.#error;
    const { games, total, scores } = this.#seen!;
    return { isRunning: isRunning(this.folder), games, total, entrants: scores };
  }

  #look(file: string, state: string): void {
    try {
      this.#read(file);
      this.#error = undefined;
    } catch (error) {
      [this.#seen, this.#error] = [undefined, error as Error];
    }
    this.#file = state;
  }

  #read(file: string): void {
    const journal = Journal.open(file, 'read', this.#seen?.place);
    try {
      // The file is new to this watcher, or another one has its name now, or it was cut.
      if (!journal.isContinuation) this.#seen = seenIn(journal);
      const seen = this.#seen!;
      journal.checkGames(seen.total);
      for (const batch of journal.stored) countBatch(seen, batch.first, journal.read(batch).rows);
      seen.games += journal.games;
      seen.place = journal.place;
    } finally {
      journal.close();
    }
  }
}

function seenIn(journal: Journal): Seen {
  const { plan } = readHeader(journal);
  return {
    plan: { ...plan, decks: [], material: [] },
    total: gameCount(plan),
    scores: plan.entrants.map(({ name }) => ({ name, wins: 0, games: 0 })),
    games: 0,
    place: undefined,
  };
}

function countBatch({ plan, scores }: Seen, first: number, rows: Uint8Array): void {
  let index = first;
  for (const { winner } of unpackResults(rows)) {
    const { matchup, places } = scheduled(plan, index++);
    const [a, b] = matchup.entrants;
    if (winner === undefined || a === b) continue;
    for (const entrant of matchup.entrants) scores[entrant]!.games++;
    scores[matchup.entrants[places[winner]!]]!.wins++;
  }
}
