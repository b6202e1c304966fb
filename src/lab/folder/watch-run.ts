// Watches a run from another process, during or after it: progress and scores, read from the journal.
import { join } from 'node:path';
import { JOURNAL_FILE, Journal } from './journal.js';
import { statSync } from 'node:fs';
import { isRunning } from './folder-lock.js';
import { unpackHeader } from './manifest.js';
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

/** Counts each batch once: a later call unpacks only new batches. */
export class RunWatcher {
  /** Inode and size of the journal when it was read last. */
  #file = { ino: 0, size: -1 };
  #batches = 0;
  #games = 0;
  #total = 0;
  #scores: { name: string; wins: number; games: number }[] = [];

  constructor(private readonly folder: string) {}

  /** Undefined without a journal. Throws if another version wrote it. */
  progress(): Progress | undefined {
    const file = join(this.folder, JOURNAL_FILE);
    const now = statSync(file, { throwIfNoEntry: false });
    if (now === undefined) return undefined;
    if (now.size !== this.#file.size || now.ino !== this.#file.ino) this.#read(file, now);
    return { isRunning: isRunning(this.folder), games: this.#games, total: this.#total, entrants: this.#scores };
  }

  #read(file: string, { ino, size }: { readonly ino: number; readonly size: number }): void {
    if (ino !== this.#file.ino || size < this.#file.size) this.#batches = 0;
    this.#file = { ino, size };
    const journal = Journal.open(file, 'read');
    try {
      const { plan } = unpackHeader(journal.header());
      if (this.#batches === 0) this.#scores = plan.entrants.map(({ name }) => ({ name, wins: 0, games: 0 }));
      this.#games = journal.games;
      this.#total = gameCount(plan);
      for (const batch of journal.stored.slice(this.#batches)) this.#count(plan, batch.first, journal.read(batch).rows);
      this.#batches = journal.stored.length;
    } finally {
      journal.close();
    }
  }

  #count(plan: Plan, first: number, rows: Uint8Array): void {
    let index = first;
    for (const { winner } of unpackResults(rows)) {
      const { matchup, places } = scheduled(plan, index++);
      const [a, b] = matchup.entrants;
      if (winner === undefined || a === b) continue;
      for (const entrant of matchup.entrants) this.#scores[entrant]!.games++;
      this.#scores[matchup.entrants[places[winner]!]]!.wins++;
    }
  }
}
