// A run seen from outside, while it goes on or afterwards: how far it is, and who is ahead. It reads the journal and writes nothing.
import { join } from 'node:path';
import { JOURNAL_FILE, Journal } from './journal.js';
import { statSync } from 'node:fs';
import { isRunning } from './result-folder.js';
import { unpackHeader } from './manifest.js';
import { gameCount, scheduled } from '../plan/schedule.js';
import type { Plan } from '../plan/plan.js';
import { unpackResults } from '../match/packed-results.js';

export interface Progress {
  readonly isRunning: boolean;
  readonly games: number;
  /** At most, where a rule says when it is enough. */
  readonly total: number;
  readonly entrants: readonly EntrantScore[];
}

/** Of the games that somebody won; mirror matches say nothing about an entrant. */
export interface EntrantScore {
  readonly name: string;
  readonly wins: number;
  readonly games: number;
}

/** Looks again and again; games that were counted are not read anew. */
export class RunWatcher {
  /** Of the journal that was read. */
  #file = { ino: 0, size: -1 };
  #batches = 0;
  #games = 0;
  #total = 0;
  #scores: { name: string; wins: number; games: number }[] = [];

  constructor(private readonly folder: string) {}

  /** `undefined` without a journal, or with one that another version wrote. */
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
      const { matchup: pairing, places } = scheduled(plan, index++);
      const [a, b] = pairing.entrants;
      if (winner === undefined || a === b) continue;
      for (const entrant of pairing.entrants) this.#scores[entrant]!.games++;
      this.#scores[pairing.entrants[places[winner]!]]!.wins++;
    }
  }
}
