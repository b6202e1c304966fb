import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../core/errors.js';
import { REPORT_FILE } from '../../lab/result-folder.js';
import { reportPage } from '../../report/page.js';
import { assets } from './assets.js';
import { gatherRun } from './gather.js';

/** Writes the report of a folder from its tables and returns its path. */
export async function writeReport(folder: string): Promise<string> {
  const file = join(folder, REPORT_FILE);
  writeWhole(file, await reportPage(await gatherRun(folder), assets()));
  return file;
}

/** Under another name first: whoever has the page open never finds half of it. */
export function writeWhole(file: string, text: string): void {
  try {
    writeFileSync(`${file}.part`, text);
    renameSync(`${file}.part`, file);
  } catch (error) {
    throw new InputError(`${file}: cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}
