// Reads the tables of a report folder.
import type { TableFile } from './result-folder.js';
import { join } from 'node:path';
import { closeSync, createReadStream, lstatSync, openSync, readSync, statSync } from 'node:fs';
import { parse as parseAll } from 'csv-parse/sync';
import { parse } from 'csv-parse';
import { InputError, unreadable } from '../../input/input-error.js';
import { readTextFile } from './read-text-file.js';

export type Cells = Readonly<Record<string, string>>;

export interface ReadTable {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly Cells[];
}

const OPTIONS = { columns: true } as const;

/** Reads all rows of a small table at once; undefined if the file is missing. */
export function readTable(folder: string, table: TableFile): ReadTable | undefined {
  const file = join(folder, table);
  if (isMissing(file)) return undefined;
  const text = readTextFile(file);
  if (!text.endsWith('\n')) throw cut(file);
  try {
    const [columns] = parseAll(text, { to: 1 });
    return { file, columns: columns ?? [], rows: parseAll<Cells>(text, OPTIONS) };
  } catch (error) {
    throw tableError(file, error);
  }
}

/** Reads the text of a required file. */
export function readText(folder: string, table: TableFile): { file: string; text: string } {
  const file = join(folder, table);
  if (isMissing(file)) throw missingTable(folder, table);
  return { file, text: readTextFile(file) };
}

/** A required table has at least one row. */
export function readRequired(folder: string, table: TableFile): ReadTable {
  const read = readTable(folder, table);
  if (read === undefined) throw missingTable(folder, table);
  if (read.rows.length === 0) throw new InputError(`${read.file}: a table without rows; tempolab run writes it again`);
  return read;
}

/** Reads row by row: a table of a million games does not fit into memory. */
export async function* eachRow(folder: string, table: TableFile): AsyncGenerator<Cells> {
  const file = join(folder, table);
  if (isMissing(file)) throw missingTable(folder, table);
  checkEnd(file);
  const source = createReadStream(file);
  const parser = source.pipe(parse(OPTIONS));
  // A pipe does not pass errors on.
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const row of parser) yield row as Cells;
  } catch (error) {
    throw tableError(file, error);
  }
}

/** False for a link that leads nowhere: reading it gives the reason. */
const isMissing = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) === undefined;

const missingTable = (folder: string, table: TableFile): InputError =>
  new InputError(`${folder}: no ${table} in this folder; tempolab run ${folder} writes it`);

const cut = (file: string): InputError =>
  new InputError(`${file}: empty or cut: its last line has no line break; tempolab run writes it again`);

/** Throws if the last byte is no line break: every row of a table ends with one. */
function checkEnd(file: string): void {
  if (lastByte(file) !== LINE_BREAK) throw cut(file);
}

const LINE_BREAK = 10;

/** Undefined in an empty file. */
function lastByte(file: string): number | undefined {
  try {
    const found = statSync(file);
    if (!found.isFile()) throw new InputError(`${file}: cannot be read; expected a file`);
    if (found.size === 0) return undefined;
    const descriptor = openSync(file, 'r');
    try {
      const byte = new Uint8Array(1);
      readSync(descriptor, byte, 0, 1, found.size - 1);
      return byte[0];
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw error instanceof InputError ? error : unreadable(file, error);
  }
}

/** An error of the CSV parser names the line. */
const tableError = (file: string, error: unknown): InputError =>
  (error as { code?: string }).code?.startsWith('CSV_') === true
    ? new InputError(`${file}: not a table (${(error as Error).message}); tempolab run writes it again`)
    : unreadable(file, error);
