// The result folder of a run: its lock, its tables under temporary names, and the refusal of results of another experiment.
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

/**
 * Throws if another process plays into the folder: two runs would overwrite each other's records in the journal. The lock of a process that
 * no longer exists is ignored.
 */
export function lockFolder(path: string): void {
  const file = join(path, LOCK_FILE);
  const owner = ownerOf(file);
  if (owner !== undefined && owner !== process.pid && isAlive(owner))
    throw new InputError(
      `${path}: process ${owner} is playing into this folder; wait for it or choose another folder (if that process is not tempolab, delete ${file})`,
    );
  rmSync(file, { force: true });
  // Fails if another run has locked the folder since.
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
    // The process may belong to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True while a process plays into the folder. */
export function isRunning(path: string): boolean {
  const owner = ownerOf(join(path, LOCK_FILE));
  return owner !== undefined && isAlive(owner);
}

/** In the order of renaming. The manifest comes last: it marks the other files as complete. */
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

/** The page, made from the tables. */
export const REPORT_FILE = 'report.html';

const RESULT_FILES = [JOURNAL_FILE, ...TABLES, REPORT_FILE] as const;

/**
 * The files of a run. The journal has each finished batch at once; tables grow under temporary names and get their names together at the
 * end.
 */
export class ResultFolder {
  /** The written tables, after `commit`. */
  tables: readonly TableFile[] = [];
  readonly #open = new Map<TableFile, number>();

  private constructor(
    readonly path: string,
    readonly journal: Journal,
  ) {}

  /** Resumes the results in the folder and refuses those of another experiment. `fresh` moves all old results into a subfolder. */
  static open(path: string, header: JournalHeader, fresh: boolean): ResultFolder {
    if (!fresh) refuseOtherExperiments(path, header);
    try {
      mkdirSync(path, { recursive: true });
      lockFolder(path);
      if (fresh) moveToSubfolder(path);
      const file = join(path, JOURNAL_FILE);
      const journal = existsSync(file) ? Journal.open(file, 'continue') : Journal.create(file, packHeader(header));
      return new ResultFolder(path, journal);
    } catch (error) {
      if (error instanceof InputError) throw error;
      throw new InputError(`${path}: cannot be written to (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
    }
  }

  /** Writes synchronously: the disk sets the pace, and no text queues in memory (backpressure). */
  append(table: TableFile, text: string): void {
    let descriptor = this.#open.get(table);
    if (descriptor === undefined) {
      descriptor = openSync(partOf(this.path, table), 'w');
      this.#open.set(table, descriptor);
    }
    appendFileSync(descriptor, text);
  }

  /** Gives the complete tables their names, and closes and unlocks the folder. */
  commit(): void {
    this.tables = TABLES.filter((table) => this.#open.has(table));
    this.#closeTables();
    for (const table of this.tables) renameSync(partOf(this.path, table), join(this.path, table));
    this.journal.close();
    unlockFolder(this.path);
  }

  /** Deletes the incomplete tables; the journal and the tables of earlier runs stay. */
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

const presentFiles = (path: string) => RESULT_FILES.filter((file) => existsSync(join(path, file)));

function refuseOtherExperiments(path: string, { basis }: JournalHeader): void {
  const files = presentFiles(path);
  if (files.length === 0) return;
  const older = storedIdentity(path);
  if (older !== undefined && fingerprintOf(older) === fingerprintOf(basis)) return;
  const why = older === undefined ? `no readable ${JOURNAL_FILE}` : differences(older, basis).join('; ');
  throw new InputError(
    `${path}: holds ${files.join(', ')} of another experiment (${why}); --fresh moves them into a subfolder, or choose another folder`,
  );
}

/** What the run in the folder was made from; undefined without a journal. */
export function storedIdentity(path: string): JournalHeader['basis'] | undefined {
  const file = join(path, JOURNAL_FILE);
  if (!existsSync(file)) return undefined;
  const journal = Journal.open(file, 'read');
  try {
    return unpackHeader(journal.header()).basis;
  } finally {
    journal.close();
  }
}

/** Moves results into `old-1`, `old-2` …; nothing is deleted. */
function moveToSubfolder(path: string): void {
  const files = presentFiles(path);
  if (files.length === 0) return;
  let n = 1;
  while (existsSync(join(path, `old-${n}`))) n++;
  mkdirSync(join(path, `old-${n}`));
  for (const file of files) renameSync(join(path, file), join(path, `old-${n}`, file));
}
