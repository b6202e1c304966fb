// Plays a plan on worker threads, adds up, and writes the tables.
import { csvText, gameRow, GAME_COLUMNS, matchupRow, MATCHUP_COLUMNS, type Cell } from './csv.js';
import { playInOrder } from './dispatch.js';
import { manifestOf, type Basis } from './manifest.js';
import type { BatchResult } from './messages.js';
import { Pace } from './pace.js';
import type { Plan } from './plan.js';
import { Pool } from './pool.js';
import type { ResultFolder } from './result-folder.js';
import { Results } from './results.js';
import { unpackRows } from './rows.js';
import { gameCount, scheduled } from './schedule.js';

/** What waits to be written is kept small: V8 enlarges the heap by what outlives its collections of short-lived objects. */
const ROWS_AT_ONCE = 50;

export interface RunOptions {
  readonly basis: Basis;
  /** Threads at most; a short run starts fewer. */
  readonly workers: number;
  /** Starts all threads at once. */
  readonly eager: boolean;
  /** Without one, nothing is written. */
  readonly folder: ResultFolder | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (games: number, total: number) => void;
}

export interface Run {
  readonly results: Results;
  readonly seconds: number;
}

/** Somebody asked to stop. */
export class Interrupted extends Error {
  constructor(games: number, total: number) {
    super(`Stopped after ${games} of ${total} games; no results were written.`);
  }
}

export async function runPlan(plan: Plan, options: RunOptions): Promise<Run> {
  const { folder, signal } = options;
  const pool = new Pool(plan);
  const results = new Results(plan);
  const begin = performance.now();
  const stop = () => void pool.close();
  signal.addEventListener('abort', stop);
  try {
    folder?.append('games.csv', csvText([GAME_COLUMNS]));
    await playAll(plan, pool, results, options);
    const seconds = (performance.now() - begin) / 1000;
    if (folder !== undefined) writeSummaries(folder, options, results, { seconds, threads: pool.threads });
    return { results, seconds };
  } catch (error) {
    folder?.discard();
    // Closing the pool makes its batches fail: the reason is the wish to stop.
    throw signal.aborted ? new Interrupted(results.games, gameCount(plan)) : error;
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.close();
  }
}

async function playAll(plan: Plan, pool: Pool, results: Results, options: RunOptions): Promise<void> {
  const { folder, signal, workers, eager, onProgress } = options;
  const total = gameCount(plan);
  for await (const batch of playInOrder(pool, total, new Pace(workers, eager))) {
    signal.throwIfAborted();
    addBatch(plan, batch, results, folder);
    onProgress(results.games, total);
  }
}

function addBatch(plan: Plan, batch: BatchResult, results: Results, folder: ResultFolder | undefined): void {
  let rows: Cell[][] = [];
  const write = () => {
    folder?.append('games.csv', csvText(rows));
    rows = [];
  };
  let index = batch.first;
  for (const result of unpackRows(batch)) {
    const game = scheduled(plan, index++);
    results.add(game, result);
    if (folder !== undefined) rows.push(gameRow(plan, game, result));
    if (rows.length === ROWS_AT_ONCE) write();
  }
  if (rows.length > 0) write();
}

function writeSummaries(
  folder: ResultFolder,
  { basis, workers }: RunOptions,
  results: Results,
  { seconds, threads }: { seconds: number; threads: number },
): void {
  folder.append('matchups.csv', csvText([MATCHUP_COLUMNS, ...results.pairings().map(matchupRow)]));
  const timing = { games: results.games, seconds: seconds.toFixed(3), workers, threads };
  folder.append('timings.csv', csvText([Object.keys(timing), Object.values(timing)]));
  folder.append('manifest.json', `${JSON.stringify(manifestOf(basis, results), null, 2)}\n`);
  folder.commit();
}
