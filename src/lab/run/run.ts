// Plays a plan on worker threads, adds up, and writes the tables.
import type { RunIdentity } from '../folder/manifest.js';
import type { ResultFolder } from '../folder/result-folder.js';
import { Results } from '../observe/results.js';
import { type AllStandings, allStandings } from '../observe/standings.js';
import { type Observed, mergeObserved } from '../../stats/observed.js';
import type { Plan } from '../plan/plan.js';
import { MemoryStore, type BatchStore } from '../folder/journal.js';
import { Pool } from './pool.js';
import { headerText, rowsText } from '../../tables/csv.js';
import { GAME_COLUMNS, FAULT_COLUMNS, type GameRow } from '../../tables/games.js';
import { writeTables } from '../folder/write-tables.js';
import { gameCount, scheduled } from '../plan/schedule.js';
import { dispatchInOrder } from './dispatch.js';
import { BatchSizing } from './batch-sizing.js';
import type { BatchResult } from '../plan/batch.js';
import { PendingGames } from './pending-games.js';
import { unpackResults } from '../match/packed-results.js';

/** What waits to be written is kept small: V8 enlarges the heap by what outlives its collections of short-lived objects. */
const ROWS_AT_ONCE = 50;

export interface RunOptions {
  readonly identity: RunIdentity;
  /** Threads at most; a short run starts fewer. */
  readonly workers: number;
  /** Starts all threads at once. */
  readonly eager: boolean;
  /** Without one, nothing is written. */
  readonly folder: ResultFolder | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (results: Results) => void;
}

export interface Run {
  readonly results: Results;
  readonly standings: AllStandings;
  readonly observed: Observed;
  readonly seconds: number;
  /** Games that were in the journal already. */
  readonly stored: number;
}

/** The run ended early: somebody asked to stop, or results can no longer be written. What the journal has is kept. */
export class Stopped extends Error {
  constructor(
    readonly games: number,
    readonly total: number,
    readonly isKept: boolean,
    /** Empty if somebody asked to stop. */
    readonly reason: string,
    cause: unknown,
  ) {
    super(reason === '' ? 'stopped' : reason, { cause });
  }
}

export async function runPlan(plan: Plan, options: RunOptions): Promise<Run> {
  const { folder, signal } = options;
  const store = folder?.journal ?? new MemoryStore();
  const stored = store.games;
  const pool = new Pool(plan);
  const results = new Results(plan);
  const begin = performance.now();
  const stop = () => void pool.close();
  signal.addEventListener('abort', stop);
  try {
    folder?.append('games.csv', headerText(GAME_COLUMNS));
    folder?.append('faults.csv', headerText(FAULT_COLUMNS));
    const { played, observed } = await playAll(plan, pool, results, store, options);
    const standings = allStandings(plan, results.matchups);
    const seconds = (performance.now() - begin) / 1000;
    if (folder !== undefined)
      writeTables(
        folder,
        { plan, identity: options.identity, results, standings, observed },
        { games: results.games, seconds, played, workers: options.workers, threads: pool.threads },
      );
    return { results, standings, observed, seconds, stored };
  } catch (error) {
    abandonFolder(folder);
    throw stoppedBy(error, signal, { games: store.games, total: gameCount(plan), folder });
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.close();
  }
}

/** On a full disk even this may fail; what led here is what there is to tell. */
function abandonFolder(folder: ResultFolder | undefined): void {
  try {
    folder?.abandon();
  } catch {
    // The journal is whole up to its last record whatever happens here.
  }
}

interface RunProgress {
  readonly games: number;
  readonly total: number;
  readonly folder: ResultFolder | undefined;
}

function stoppedBy(error: unknown, signal: AbortSignal, { games, total, folder }: RunProgress): unknown {
  // Closing the pool makes its batches fail: the reason is the wish to stop.
  if (signal.aborted) return new Stopped(games, total, folder !== undefined, '', error);
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (folder === undefined || !CANNOT_WRITE.has(code)) return error;
  return new Stopped(games, total, true, `${folder.path}: cannot be written to any longer (${code})`, error);
}

/** The disk is full, a quota or limit is reached, the folder was taken away. */
const CANNOT_WRITE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'ENOENT']);

interface Played {
  /** Seconds of play, those of earlier runs included. */
  readonly played: number;
  readonly observed: Observed;
}

async function playAll(
  plan: Plan,
  pool: Pool,
  results: Results,
  store: BatchStore,
  options: RunOptions,
): Promise<Played> {
  const { folder, signal, workers, eager, onProgress } = options;
  let played = 0;
  const observed: Observed = new Map();
  const agenda = pendingGamesOf(plan, results, store);
  for await (const batch of dispatchInOrder(
    pool,
    agenda,
    store,
    new BatchSizing(workers, eager),
    plan.observables !== undefined,
  )) {
    signal.throwIfAborted();
    const counted = addBatch(plan, batch, results, folder);
    played += batch.seconds;
    const seen = counted === batch.count ? batch.observed : await observeFirst(pool, batch, counted);
    if (seen !== undefined) mergeObserved(observed, seen);
    onProgress(results);
  }
  return { played, observed };
}

/** Of a batch that goes beyond the end of its pairing, only the games that count. */
async function observeFirst(pool: Pool, { first, rows, observed }: BatchResult, count: number) {
  if (count === 0 || observed === undefined) return undefined;
  return (await pool.run({ first, count, recorded: rows }, pool.threads)).observed;
}

/** With a rule when to stop, what a decided pairing has left is skipped, and no batch goes beyond its pairing. */
function pendingGamesOf(plan: Plan, results: Results, store: BatchStore): PendingGames {
  const total = gameCount(plan);
  if (plan.stop === undefined) return new PendingGames(total, store.stored);
  const pairingAt = (game: number) => Math.floor(game / plan.games);
  const border = (game: number) => (pairingAt(game) + 1) * plan.games;
  const skip = (game: number) => {
    while (game < total && results.isDone(pairingAt(game))) game = border(game);
    return game;
  };
  return new PendingGames(total, store.stored, skip, border);
}

/** Returns how many games of the batch count: all, or those up to the end of their pairing. */
function addBatch(plan: Plan, batch: BatchResult, results: Results, folder: ResultFolder | undefined): number {
  let counted = 0;
  let rows: GameRow[] = [];
  const write = () => {
    folder?.append('games.csv', rowsText(GAME_COLUMNS, rows));
    rows = [];
  };
  let index = batch.first;
  for (const result of unpackResults(batch.rows)) {
    const game = scheduled(plan, index++);
    if (results.isDone(game.matchupIndex)) continue;
    results.add(game, result);
    counted++;
    if (folder === undefined) continue;
    rows.push({ plan, game, result });
    if (result.fault !== '') folder.append('faults.csv', rowsText(FAULT_COLUMNS, [{ plan, game, result }]));
    if (rows.length === ROWS_AT_ONCE) write();
  }
  if (rows.length > 0) write();
  return counted;
}
