// Reads the tables of a report folder.
import type { TableFile } from './result-folder.js';
import { join } from 'node:path';
import { existsSync, readFileSync, createReadStream } from 'node:fs';
import { parse as parseAll } from 'csv-parse/sync';
import { parse } from 'csv-parse';
import { InputError } from '../../input/input-error.js';

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
  if (!existsSync(file)) return undefined;
  return withFileError(file, () => {
    const text = readFileSync(file, 'utf8');
    const [columns] = parseAll(text, { to: 1 });
    return { file, columns: columns ?? [], rows: parseAll<Cells>(text, OPTIONS) };
  });
}

/** Reads the text of a required file. */
export function readText(folder: string, table: TableFile): { file: string; text: string } {
  const file = join(folder, table);
  if (!existsSync(file)) throw missingTable(folder, table);
  return { file, text: readFileSync(file, 'utf8') };
}

export function readRequired(folder: string, table: TableFile): ReadTable {
  const read = readTable(folder, table);
  if (read === undefined) throw missingTable(folder, table);
  return read;
}

/** Reads row by row: a table of a million games does not fit into memory. */
export async function* eachRow(folder: string, table: TableFile): AsyncGenerator<Cells> {
  const file = join(folder, table);
  if (!existsSync(file)) throw missingTable(folder, table);
  const parser = createReadStream(file).pipe(parse(OPTIONS));
  try {
    for await (const row of parser) yield row as Cells;
  } catch (error) {
    throw tableError(file, error);
  }
}

const missingTable = (folder: string, table: TableFile): InputError =>
  new InputError(`${folder}: no ${table} in this folder; tempolab run ${folder} writes it`);

function withFileError<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw tableError(file, error);
  }
}

/** An error of the CSV parser names the line; other errors stay as they are. */
const tableError = (file: string, error: unknown): unknown =>
  (error as { code?: string }).code?.startsWith('CSV_') === true
    ? new InputError(`${file}: not a table (${(error as Error).message}); tempolab run writes it again`)
    : error;
