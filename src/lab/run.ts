// Plays a plan on worker threads, adds up, and writes the tables.
import { Agenda } from './agenda.js';

import { playInOrder } from './dispatch.js';
import { Passing, type BatchStore } from './journal.js';
import { manifestOf, type Basis } from './manifest.js';
import type { BatchResult } from './messages.js';
import { Pace } from './pace.js';
import type { Plan } from './plan.js';
import { Pool } from './pool.js';
import type { ResultFolder } from './result-folder.js';
import { Results } from './results.js';
import { unpackRows } from './rows.js';
import { gameCount, scheduled } from './schedule.js';
import { standingsOf, type Grouping } from './standings.js';
import { csvText, headerText, rowsText } from './tables/csv.js';
import { FAULT_COLUMNS, GAME_COLUMNS, type GameRow } from './tables/games.js';
import { MATCHUP_COLUMNS, matchupRows } from './tables/matchups.js';
import { standingColumns } from './tables/standings.js';

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
  const store = folder?.journal ?? new Passing();
  const stored = store.games;
  const pool = new Pool(plan);
  const results = new Results(plan);
  const begin = performance.now();
  const stop = () => void pool.close();
  signal.addEventListener('abort', stop);
  try {
    folder?.append('games.csv', headerText(GAME_COLUMNS));
    folder?.append('faults.csv', headerText(FAULT_COLUMNS));
    const played = await playAll(plan, pool, results, store, options);
    const seconds = (performance.now() - begin) / 1000;
    if (folder !== undefined)
      writeSummaries(plan, folder, options, results, { seconds, played, threads: pool.threads });
    return { results, seconds, stored };
  } catch (error) {
    leave(folder);
    throw stoppedBy(error, signal, { games: store.games, total: gameCount(plan), folder });
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.close();
  }
}

/** On a full disk even this may fail; what led here is what there is to tell. */
function leave(folder: ResultFolder | undefined): void {
  try {
    folder?.leave();
  } catch {
    // The journal is whole up to its last record whatever happens here.
  }
}

interface Standing {
  readonly games: number;
  readonly total: number;
  readonly folder: ResultFolder | undefined;
}

function stoppedBy(error: unknown, signal: AbortSignal, { games, total, folder }: Standing): unknown {
  // Closing the pool makes its batches fail: the reason is the wish to stop.
  if (signal.aborted) return new Stopped(games, total, folder !== undefined, '', error);
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (folder === undefined || !CANNOT_WRITE.has(code)) return error;
  return new Stopped(games, total, true, `${folder.path}: cannot be written to any longer (${code})`, error);
}

/** The disk is full, a quota or limit is reached, the folder was taken away. */
const CANNOT_WRITE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'ENOENT']);

/** Returns the seconds of play, those of earlier runs included. */
async function playAll(
  plan: Plan,
  pool: Pool,
  results: Results,
  store: BatchStore,
  options: RunOptions,
): Promise<number> {
  const { folder, signal, workers, eager, onProgress } = options;
  const total = gameCount(plan);
  let seconds = 0;
  const agenda = agendaOf(plan, results, store);
  for await (const batch of playInOrder(pool, agenda, store, new Pace(workers, eager))) {
    signal.throwIfAborted();
    addBatch(plan, batch, results, folder);
    seconds += batch.seconds;
    onProgress(results.games, total);
  }
  return seconds;
}

/** With a rule when to stop, what a decided pairing has left is skipped, and no batch goes beyond its pairing. */
function agendaOf(plan: Plan, results: Results, store: BatchStore): Agenda {
  const total = gameCount(plan);
  if (plan.stop === undefined) return new Agenda(total, store.stored);
  const pairingAt = (game: number) => Math.floor(game / plan.games);
  const border = (game: number) => (pairingAt(game) + 1) * plan.games;
  const skip = (game: number) => {
    while (game < total && results.isDone(pairingAt(game))) game = border(game);
    return game;
  };
  return new Agenda(total, store.stored, skip, border);
}

function addBatch(plan: Plan, batch: BatchResult, results: Results, folder: ResultFolder | undefined): void {
  let rows: GameRow[] = [];
  const write = () => {
    folder?.append('games.csv', rowsText(GAME_COLUMNS, rows));
    rows = [];
  };
  let index = batch.first;
  for (const result of unpackRows(batch.rows)) {
    const game = scheduled(plan, index++);
    if (results.isDone(game.pairingIndex)) continue;
    results.add(game, result);
    if (folder === undefined) continue;
    rows.push({ plan, game, result });
    if (result.fault !== '') folder.append('faults.csv', rowsText(FAULT_COLUMNS, [{ plan, game, result }]));
    if (rows.length === ROWS_AT_ONCE) write();
  }
  if (rows.length > 0) write();
}

function writeSummaries(
  plan: Plan,
  folder: ResultFolder,
  { basis, workers }: RunOptions,
  results: Results,
  { seconds, played, threads }: { seconds: number; played: number; threads: number },
): void {
  folder.append(
    'matchups.csv',
    headerText(MATCHUP_COLUMNS) + rowsText(MATCHUP_COLUMNS, matchupRows(results.pairings())),
  );
  for (const by of ['deck', 'agent'] satisfies Grouping[]) {
    const columns = standingColumns(by);
    const { rows } = standingsOf(plan, results.matchups, by);
    folder.append(`${by}s.csv`, headerText(columns) + rowsText(columns, rows));
  }
  const timing = {
    games: results.games,
    seconds: seconds.toFixed(3),
    playSeconds: played.toFixed(3),
    ...{ workers, threads },
  };
  folder.append('timings.csv', csvText([Object.keys(timing), Object.values(timing)]));
  folder.append('manifest.json', `${JSON.stringify(manifestOf(basis, results), null, 2)}\n`);
  folder.commit();
}
