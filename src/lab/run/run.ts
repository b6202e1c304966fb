// Plays a plan on worker threads, adds the results up, and writes the tables.
import type { RunIdentity } from '../folder/manifest.js';
import type { ResultFolder } from '../folder/result-folder.js';
import { Results } from '../observe/results.js';
import { type AllStandings, allStandings } from '../observe/standings.js';
import { type Observed, mergeObserved } from '../../stats/observed.js';
import type { Plan } from '../plan/plan.js';
import { type Journal, MemoryStore, type BatchStore } from '../folder/journal.js';
import { stoppedBy } from './stopped.js';
import { Pool } from './pool.js';
import { headerText, rowsText } from '../../tables/csv.js';
import { GAME_COLUMNS, FAULT_COLUMNS, type GameRow } from '../../tables/games.js';
import { writeTables } from '../folder/write-tables.js';
import { gameCount, scheduled } from '../plan/schedule.js';
import { dispatchInOrder } from './dispatch.js';
import { BatchSizing } from './batch-sizing.js';
import type { BatchResult } from '../plan/worker-messages.js';
import { PendingGames } from './pending-games.js';
import { unpackResults } from '../match/packed-results.js';

/** Rows per write. Few rows wait, as objects that survive young-generation collections enlarge V8's heap. */
const ROWS_AT_ONCE = 50;

export interface RunOptions {
  readonly identity: RunIdentity;
  /** Most threads; a short run starts fewer. */
  readonly workers: number;
  /** Starts all threads at once. */
  readonly eager: boolean;
  /** Undefined writes nothing. */
  readonly folder: ResultFolder | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (results: Results) => void;
}

export interface Run {
  readonly results: Results;
  readonly standings: AllStandings;
  readonly observed: Observed;
  readonly seconds: number;
  /** Games that the journal had at the start. */
  readonly stored: number;
}

export async function runPlan(plan: Plan, options: RunOptions): Promise<Run> {
  const { folder } = options;
  const watch = folder === undefined ? undefined : watchJournal(folder.journal);
  const signal = watch === undefined ? options.signal : AbortSignal.any([options.signal, watch.signal]);
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
    const { played, observed } = await playAll(plan, pool, results, store, { ...options, signal });
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
    const loss = folder?.journal.loss();
    abandonFolder(folder);
    const isInterrupted = options.signal.aborted;
    throw stoppedBy(error, { isInterrupted, loss, path: folder?.path, games: store.games, total: gameCount(plan) });
  } finally {
    watch?.end();
    signal.removeEventListener('abort', stop);
    await pool.close();
  }
}

const SECONDS_BETWEEN_LOOKS = 1;

/** Looks at the journal now and then: writing to a deleted file is no error. The signal aborts after a loss. */
function watchJournal(journal: Journal): { readonly signal: AbortSignal; readonly end: () => void } {
  const lost = new AbortController();
  const timer = setInterval(() => {
    if (journal.loss() !== undefined) lost.abort();
  }, SECONDS_BETWEEN_LOOKS * 1000);
  const end = () => {
    clearInterval(timer);
  };
  return { signal: lost.signal, end };
}

/** Ignores errors: on a full disk this fails, too, and the first error is the one to report. */
function abandonFolder(folder: ResultFolder | undefined): void {
  try {
    folder?.abandon();
  } catch {
    // The journal is complete up to its last record in any case.
  }
}

interface Played {
  /** Seconds of play, including earlier runs. */
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
  const pending = pendingGamesOf(plan, results, store);
  for await (const batch of dispatchInOrder(
    pool,
    pending,
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

/** Observes again only the first `count` games of a batch, if a stopping rule ended the matchup inside the batch. */
async function observeFirst(pool: Pool, { first, rows, observed }: BatchResult, count: number) {
  if (count === 0 || observed === undefined) return undefined;
  return (await pool.run({ first, count, recorded: rows }, pool.threads)).observed;
}

/** With a stopping rule, the rest of a decided matchup is skipped, and no batch crosses the end of a matchup. */
function pendingGamesOf(plan: Plan, results: Results, store: BatchStore): PendingGames {
  const total = gameCount(plan);
  if (plan.stop === undefined) return new PendingGames(total, store.stored);
  const matchupAt = (game: number) => Math.floor(game / plan.games);
  const border = (game: number) => (matchupAt(game) + 1) * plan.games;
  const skip = (game: number) => {
    while (game < total && results.isDone(matchupAt(game))) game = border(game);
    return game;
  };
  return new PendingGames(total, store.stored, skip, border);
}

/** Adds the games of a batch until a stopping rule ends their matchup. Returns the number of games added. */
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
