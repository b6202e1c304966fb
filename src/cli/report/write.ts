import { join } from 'node:path';
import { REPORT_FILE } from '../../lab/folder/result-folder.js';
import { reportPage, replayPage } from '../../report/page.js';
import { gatherRun } from './gather.js';
import { assets } from './assets.js';
import type { Archive, RecordedGame } from '../../lab/folder/open-run.js';
import { filmOf } from '../../lab/folder/replay.js';
import { InputError } from '../../input/input-error.js';
import { replayOf } from './replays.js';
import { writeFileSync, renameSync } from 'node:fs';

/** Writes the report of a folder from its tables and returns its path. */
export async function writeReport(folder: string): Promise<string> {
  const file = join(folder, REPORT_FILE);
  writeWhole(file, await reportPage(await gatherRun(folder), assets()));
  return file;
}

/** Writes a page with one game; returns what does not agree with the record, empty if all does. */
export async function writeReplay(archive: Archive, recorded: RecordedGame, file: string): Promise<string> {
  const { plan } = archive.subject;
  const film = await filmOf(plan, recorded);
  if (film.frames.length === 0) throw new InputError(`${recorded.game.id}: nothing to look at (${film.mismatch})`);
  writeWhole(file, await replayPage(replayOf(plan, film, ''), assets()));
  return film.mismatch;
}

/** Under another name first: whoever has the page open never finds half of it. */
function writeWhole(file: string, text: string): void {
  try {
    writeFileSync(`${file}.part`, text);
    renameSync(`${file}.part`, file);
  } catch (error) {
    throw new InputError(`${file}: cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}
