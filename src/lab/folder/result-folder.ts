// The result folder of a run: its tables under temporary names, and the refusal of results of another experiment.
import { join } from 'node:path';
import { InputError } from '../../input/input-error.js';
import { mkdirSync, existsSync, renameSync } from 'node:fs';
import { lockFolder } from './folder-lock.js';
import { JOURNAL_FILE, Journal } from './journal.js';
import { type JournalHeader, packHeader, readHeader } from './journal-header.js';
import { differences, fingerprintOf } from './manifest.js';
import { PartFile } from './part-file.js';

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
  readonly #parts = new Map<TableFile, PartFile>();

  private constructor(
    readonly path: string,
    readonly journal: Journal,
    private readonly unlock: () => void,
  ) {}

  /** Resumes the results in the folder and refuses those of another experiment. `fresh` moves all old results into a subfolder. */
  static open(path: string, header: JournalHeader, fresh: boolean): ResultFolder {
    // Before the lock, which needs a folder that can be written to, and after it, as another run may have ended since.
    if (!fresh) refuseOtherExperiments(path, header);
    let unlock: (() => void) | undefined;
    try {
      mkdirSync(path, { recursive: true });
      unlock = lockFolder(path);
      if (fresh) moveToSubfolder(path);
      else refuseOtherExperiments(path, header);
      return new ResultFolder(path, openJournal(path, header), unlock);
    } catch (error) {
      unlock?.();
      if (error instanceof InputError) throw error;
      throw new InputError(`${path}: cannot be written to (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
    }
  }

  /** Writes synchronously: the disk sets the pace, and no text queues in memory (backpressure). */
  append(table: TableFile, text: string): void {
    let part = this.#parts.get(table);
    if (part === undefined) {
      part = PartFile.create(join(this.path, `.${table}.part`));
      this.#parts.set(table, part);
    }
    part.write(text);
  }

  /** Gives the complete tables their names, and closes and unlocks the folder. Throws if the journal is lost. */
  commit(): void {
    for (const part of this.#parts.values()) part.complete();
    this.journal.sync();
    if (this.journal.loss() !== undefined) throw new Error('the journal is lost');
    const tables = TABLES.filter((table) => this.#parts.has(table));
    for (const table of tables) this.#parts.get(table)!.rename(join(this.path, table));
    this.tables = tables;
    this.journal.close();
    this.unlock();
  }

  /** Deletes the incomplete tables; the journal and the tables of earlier runs stay. */
  abandon(): void {
    for (const part of this.#parts.values()) part.discard();
    try {
      this.journal.close();
    } finally {
      this.unlock();
    }
  }
}

function openJournal(path: string, header: JournalHeader): Journal {
  const file = join(path, JOURNAL_FILE);
  if (existsSync(file)) return Journal.open(file, 'continue');
  // The key of a secret run is in its journal: other users must not read it.
  return Journal.create(file, packHeader(header), header.plan.key === undefined ? undefined : 0o600);
}

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
    return readHeader(journal).basis;
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
