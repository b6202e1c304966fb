// One run at a time writes into a folder: two that append to one journal would write over each other's games.
import { join } from 'node:path';
import { InputError } from '../../input/input-error.js';
import {
  rmSync,
  writeFileSync,
  readFileSync,
  mkdirSync,
  existsSync,
  openSync,
  appendFileSync,
  renameSync,
  closeSync,
} from 'node:fs';
import { JOURNAL_FILE, Journal } from './journal.js';
import { type JournalHeader, packHeader, fingerprintOf, differences, unpackHeader } from './manifest.js';

export const LOCK_FILE = '.running';

/** Throws if another run is at work in the folder. A run that was killed left its lock behind, and it counts for nothing. */
export function lockFolder(path: string): void {
  const file = join(path, LOCK_FILE);
  const owner = ownerOf(file);
  if (owner !== undefined && owner !== process.pid && isAlive(owner))
    throw new InputError(
      `${path}: process ${owner} is playing into this folder; wait for it or choose another folder (if it is no tempolab, delete ${file})`,
    );
  rmSync(file, { force: true });
  // Fails if another run has come in between.
  writeFileSync(file, String(process.pid), { flag: 'wx' });
}

export function unlockFolder(path: string): void {
  rmSync(join(path, LOCK_FILE), { force: true });
}

function ownerOf(file: string): number | undefined {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It may belong to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether some run is at work in the folder. */
export function isRunning(path: string): boolean {
  const owner = ownerOf(join(path, LOCK_FILE));
  return owner !== undefined && isAlive(owner);
}

/** The manifest is last: it says that the others are complete. */
export const TABLES = [
  ...([
    'games.csv',
    'matchups.csv',
    'decks.csv',
    'agents.csv',
    'tempo.csv',
    'tempo-endings.csv',
    'pace.csv',
    'cards.csv',
    'faults.csv',
    'timings.csv',
    'manifest.json',
  ] as const),
] as const;

export type TableFile = (typeof TABLES)[number];

/** All of it to look at; made from the tables. */
export const REPORT_FILE = 'report.html';

export const RESULT_FILES = [JOURNAL_FILE, ...TABLES, REPORT_FILE] as const;

/**
 * Where the results of a run go. Finished batches are in the journal at once; tables grow under temporary names and take their place all
 * together at the end.
 */
export class ResultFolder {
  /** What was written, once it is. */
  tables: readonly TableFile[] = [];
  readonly #open = new Map<TableFile, number>();

  private constructor(
    readonly path: string,
    readonly journal: Journal,
  ) {}

  /** Continues what is there; refuses results of another experiment, unless it is to start `fresh`, which moves all aside. */
  static open(path: string, subject: JournalHeader, fresh: boolean): ResultFolder {
    if (!fresh) refuseOthers(path, subject);
    try {
      mkdirSync(path, { recursive: true });
      lockFolder(path);
      if (fresh) moveAside(path);
      const file = join(path, JOURNAL_FILE);
      const journal = existsSync(file) ? Journal.open(file, 'continue') : Journal.create(file, packHeader(subject));
      return new ResultFolder(path, journal);
    } catch (error) {
      if (error instanceof InputError) throw error;
      throw new InputError(`${path}: cannot be written to (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
    }
  }

  /** Returns when it is written: the disk sets the pace, and no text waits in memory. */
  append(table: TableFile, text: string): void {
    let descriptor = this.#open.get(table);
    if (descriptor === undefined) {
      descriptor = openSync(partOf(this.path, table), 'w');
      this.#open.set(table, descriptor);
    }
    appendFileSync(descriptor, text);
  }

  /** All tables are complete: they take their place. */
  commit(): void {
    this.tables = TABLES.filter((table) => this.#open.has(table));
    this.#closeTables();
    for (const table of this.tables) renameSync(partOf(this.path, table), join(this.path, table));
    this.journal.close();
    unlockFolder(this.path);
  }

  /** Tables that are not complete go; the journal stays, and so do tables that were there before. */
  abandon(): void {
    this.#closeTables();
    for (const table of TABLES) rmSync(partOf(this.path, table), { force: true });
    this.journal.close();
    unlockFolder(this.path);
  }

  #closeTables(): void {
    for (const descriptor of this.#open.values()) closeSync(descriptor);
    this.#open.clear();
  }
}

const partOf = (path: string, table: TableFile): string => join(path, `.${table}.part`);

const present = (path: string) => RESULT_FILES.filter((file) => existsSync(join(path, file)));

function refuseOthers(path: string, { basis }: JournalHeader): void {
  const files = present(path);
  if (files.length === 0) return;
  const older = olderIdentity(path);
  if (older !== undefined && fingerprintOf(older) === fingerprintOf(basis)) return;
  const why = older === undefined ? `no readable ${JOURNAL_FILE}` : differences(older, basis).join('; ');
  throw new InputError(
    `${path}: holds ${files.join(', ')} of another experiment (${why}); --fresh moves them aside, or choose another folder`,
  );
}

function olderIdentity(path: string): JournalHeader['basis'] | undefined {
  const file = join(path, JOURNAL_FILE);
  if (!existsSync(file)) return undefined;
  const journal = Journal.open(file, 'read');
  try {
    return unpackHeader(journal.header()).basis;
  } finally {
    journal.close();
  }
}

/** Into `old-1`, `old-2` …: nothing is ever deleted. */
function moveAside(path: string): void {
  const files = present(path);
  if (files.length === 0) return;
  let n = 1;
  while (existsSync(join(path, `old-${n}`))) n++;
  mkdirSync(join(path, `old-${n}`));
  for (const file of files) renameSync(join(path, file), join(path, `old-${n}`, file));
}
