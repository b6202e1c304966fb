// Reads the journal of a report folder: finds its games by id or number, or lists them all.
import { type ScheduledGame, scheduled, gameCount } from '../plan/schedule.js';
import type { MatchResult } from '../match/built-in-match.js';
import { Journal, JOURNAL_FILE } from './journal.js';
import { type JournalHeader, readHeader } from './journal-header.js';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { InputError } from '../../input/input-error.js';
import { tempolabVersion } from '../../package.js';
import { codeHash } from './code-hash.js';
import { unpackResults } from '../match/packed-results.js';
import { nearest } from '../../input/nearest.js';

export interface RecordedGame {
  readonly game: ScheduledGame;
  readonly result: MatchResult;
}

export class OpenRun {
  private constructor(
    private readonly path: string,
    private readonly journal: Journal,
    readonly header: JournalHeader,
  ) {}

  static open(path: string): OpenRun {
    const file = join(path, JOURNAL_FILE);
    if (!existsSync(file))
      throw new InputError(`${path}: no ${JOURNAL_FILE} in this folder; tempolab run ${path} writes one`);
    const journal = Journal.open(file, 'read');
    try {
      return new OpenRun(path, journal, readHeader(journal));
    } catch (error) {
      journal.close();
      throw error;
    }
  }

  close(): void {
    this.journal.close();
  }

  /** A text if the run was recorded by another version, which may play the same choices differently. */
  get otherVersion(): string | undefined {
    const { tempolab, code } = this.header.basis;
    if (tempolab !== tempolabVersion()) return `recorded by tempolab ${tempolab}, this is ${tempolabVersion()}`;
    return code === codeHash() ? undefined : `recorded by tempolab ${tempolab} with other rules or agents`;
  }

  /** A game by its id in `games.csv`, or by its number in the plan, from 1. */
  find(name: string): RecordedGame {
    const index = this.indexOf(name);
    const batch = this.journal.stored.find(({ first, count }) => first <= index && index < first + count);
    if (batch === undefined) throw new InputError(`${this.path}: game ${name} has not been played`);
    let place = batch.first;
    for (const result of unpackResults(this.journal.read(batch).rows))
      if (place++ === index) return { game: scheduled(this.header.plan, index), result };
    throw new Error(`${JOURNAL_FILE}: a batch without its game ${index}`);
  }

  /** All games of the journal in the order of the plan. */
  *games(): Generator<RecordedGame> {
    const batches = [...this.journal.stored].sort((a, b) => a.first - b.first);
    for (const batch of batches) {
      let index = batch.first;
      for (const result of unpackResults(this.journal.read(batch).rows))
        yield { game: scheduled(this.header.plan, index++), result };
    }
  }

  private indexOf(name: string): number {
    const { plan } = this.header;
    if (/^\d+$/.test(name) && Number(name) >= 1 && Number(name) <= gameCount(plan)) return Number(name) - 1;
    const [, id, round, seat] = /^(.*)#(\d+)\.([12])$/.exec(name) ?? [];
    const matchup = plan.pairings.findIndex((each) => each.id === id);
    const game = 2 * Number(round) + Number(seat) - 1;
    if (matchup >= 0 && game < plan.games) return matchup * plan.games + game;
    const ids = plan.pairings.map((each) => `${each.id}#0.1`);
    const near = nearest(name, ids);
    const advice =
      near === undefined || matchup >= 0
        ? `expected an id such as ${ids[0]!} or a number from 1 to ${gameCount(plan)}`
        : `did you mean "${near}"?`;
    throw new InputError(`${this.path}: no game "${name}"; ${advice}`);
  }
}
