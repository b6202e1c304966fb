import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../core/errors.js';
import { differences, fingerprintOf, type Basis } from './manifest.js';

/** The manifest is last: it says that the others are complete. */
export const RESULT_FILES = ['games.csv', 'matchups.csv', 'timings.csv', 'manifest.json'] as const;
export type ResultFile = (typeof RESULT_FILES)[number];

/**
 * Where the results of a run go. Files grow under temporary names and take their place all together at the end, so that a run which is
 * stopped leaves the folder as it was.
 */
export class ResultFolder {
  readonly #open = new Map<ResultFile, number>();

  private constructor(
    readonly path: string,
    private readonly isFresh: boolean,
  ) {}

  /** Refuses a folder with results of another experiment, unless it is to start `fresh`, which moves them aside. */
  static open(path: string, basis: Basis, fresh: boolean): ResultFolder {
    if (!fresh) refuseOthers(path, basis);
    try {
      mkdirSync(path, { recursive: true });
      writeFileSync(partOf(path, 'manifest.json'), '');
      rmSync(partOf(path, 'manifest.json'));
    } catch (error) {
      throw new InputError(`${path}: cannot be written to (${(error as NodeJS.ErrnoException).code ?? ''})`);
    }
    return new ResultFolder(path, fresh);
  }

  /** Returns when it is written: the disk sets the pace, and no text waits in memory. */
  append(file: ResultFile, text: string): void {
    let descriptor = this.#open.get(file);
    if (descriptor === undefined) {
      descriptor = openSync(partOf(this.path, file), 'w');
      this.#open.set(file, descriptor);
    }
    appendFileSync(descriptor, text);
  }

  /** All files are complete: they take their place. */
  commit(): void {
    this.closeAll();
    if (this.isFresh) moveAside(this.path);
    for (const file of RESULT_FILES) renameSync(partOf(this.path, file), join(this.path, file));
  }

  /** What has been written so far goes; the results that were there before stay. */
  discard(): void {
    this.closeAll();
    for (const file of RESULT_FILES) rmSync(partOf(this.path, file), { force: true });
  }

  private closeAll(): void {
    for (const descriptor of this.#open.values()) closeSync(descriptor);
    this.#open.clear();
  }
}

const partOf = (path: string, file: ResultFile): string => join(path, `.${file}.part`);

const present = (path: string): ResultFile[] => RESULT_FILES.filter((file) => existsSync(join(path, file)));

function refuseOthers(path: string, basis: Basis): void {
  if (present(path).length === 0) return;
  const older = readManifest(path);
  if (older?.fingerprint === fingerprintOf(basis)) return;
  const why = older === undefined ? 'no readable manifest.json' : differences(older, basis).join('; ');
  throw new InputError(
    `${path}: holds ${present(path).join(', ')} of another experiment (${why}); --fresh moves them aside, or choose another folder`,
  );
}

function readManifest(path: string): Record<string, unknown> | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8'));
    return typeof manifest === 'object' && manifest !== null ? { ...manifest } : undefined;
  } catch {
    return undefined;
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
