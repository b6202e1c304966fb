// Finds the runs below a folder and reads their state for the index page.
import { EXPERIMENT_FILE } from '../../lab/prepare/experiment-file.js';
import { JOURNAL_FILE } from '../../lab/folder/journal.js';
import { RunWatcher, type Progress } from '../../lab/folder/watch-run.js';
import type { IndexedRun } from '../../report/index-page.js';
import { join } from 'node:path';
import type { LiveReport } from '../../report/model/page-data.js';
import { REPORT_FILE, TABLES } from '../../lab/folder/result-folder.js';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readText, readTable } from '../../lab/folder/read-table.js';
import { readManifest } from '../../tables/manifest.js';
import { standingsIn } from '../../tables/read.js';
import { rateOf } from '../../stats/interval.js';

const RUN_FILES = [EXPERIMENT_FILE, JOURNAL_FILE, 'manifest.json'];

const MOST_DEPTH = 3;

/** All runs below `root`, with one watcher for each folder. Requests that arrive together share one look at the folders. */
export class Runs {
  #watchers = new Map<string, RunWatcher>();

  constructor(private readonly root: string) {}

  /** Latest first. */
  readonly index = shared((): IndexedRun[] =>
    this.#paths()
      .map((path) => ({ path, time: changeTime(join(this.root, path)) }))
      .sort((a, b) => b.time - a.time)
      .map(({ path }) => this.#indexed(path)),
  );

  /** As JSON: a `LiveReport` by path. */
  readonly live = shared((): string => {
    const paths = this.#paths();
    // A folder that is gone needs no watcher.
    this.#watchers = new Map(paths.map((path) => [path, this.#watcherOf(path)]));
    const reports = paths.flatMap((path): [string, LiveReport][] => {
      const progress = this.#progressOf(path);
      return progress === undefined ? [] : [[path, reportOf(progress, isReported(join(this.root, path)))]];
    });
    return JSON.stringify(Object.fromEntries(reports));
  });

  #indexed(path: string): IndexedRun {
    const folder = join(this.root, path);
    const { isRunning = false, games = 0, total = 0 } = this.#progressOf(path) ?? {};
    const files = [REPORT_FILE, EXPERIMENT_FILE, ...TABLES].filter((file) => existsSync(join(folder, file)));
    const isComplete = files.includes('manifest.json');
    const state = isRunning ? 'running' : isComplete ? 'complete' : total > 0 ? 'stopped' : 'planned';
    return {
      path,
      state,
      games,
      total,
      files,
      isReported: isReported(folder),
      ...(state === 'complete' ? summaryOf(folder) : {}),
    };
  }

  #progressOf(path: string): Progress | undefined {
    const watcher = this.#watcherOf(path);
    this.#watchers.set(path, watcher);
    return orUndefined(() => watcher.progress());
  }

  #watcherOf(path: string): RunWatcher {
    return this.#watchers.get(path) ?? new RunWatcher(join(this.root, path));
  }

  #paths(within = '', depth = 0): string[] {
    const folder = join(this.root, within);
    const own = RUN_FILES.some((file) => existsSync(join(folder, file))) ? [within] : [];
    if (depth === MOST_DEPTH) return own;
    const below = (orUndefined(() => readdirSync(folder, { withFileTypes: true })) ?? [])
      // `isDirectory` is false for links: nothing outside the folder is shown.
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .flatMap(({ name }) => this.#paths(within === '' ? name : `${within}/${name}`, depth + 1));
    return [...own, ...below];
  }
}

/** Looks once for all calls that wait: those of the requests that the event loop has read in one round. */
function shared<T>(look: () => T): () => Promise<T> {
  let waiting: Promise<T> | undefined;
  return () =>
    (waiting ??= new Promise((resolve) => setImmediate(resolve)).then(() => {
      waiting = undefined;
      return look();
    }));
}

/** Game, kind, seed and best deck from the tables; empty if another version wrote unreadable tables. */
function summaryOf(folder: string): Pick<IndexedRun, 'about' | 'best'> {
  return (
    orUndefined(() => {
      const { file, text } = readText(folder, 'manifest.json');
      const { game, pairing, seed } = readManifest(file, text);
      const table = readTable(folder, 'decks.csv');
      const decks = table === undefined ? [] : standingsIn(table, 'deck').filter(({ games }) => games > 0);
      const [best] = decks.toSorted((a, b) => (b.rating.value ?? 0) - (a.rating.value ?? 0));
      return { about: { game, pairing, seed }, ...(best === undefined ? {} : { best }) };
    }) ?? {}
  );
}

function reportOf({ isRunning, games, total, entrants }: Progress, hasReport: boolean): LiveReport {
  const rates = entrants
    .filter((entrant) => entrant.games > 0)
    .map(({ name, wins, games: of }) => ({ name, rate: rateOf(wins, of) }));
  const [ahead] = rates.toSorted((a, b) => b.rate.low - a.rate.low);
  return { isRunning, isReported: hasReport, games, total, ...(ahead === undefined ? {} : { ahead }) };
}

/** Ignores errors: an unreadable run or folder must not hide the others. */
function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const changeTime = (folder: string): number => Math.max(0, ...RUN_FILES.map((file) => timeOf(folder, file) ?? 0));

/** True if the report is newer than the manifest; an older one belongs to an earlier run. */
function isReported(folder: string): boolean {
  const report = timeOf(folder, REPORT_FILE);
  return report !== undefined && report >= (timeOf(folder, 'manifest.json') ?? Infinity);
}

const timeOf = (folder: string, file: string): number | undefined =>
  statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
