import { type FileRequest, readSources } from './prepare/files.js';
import type { DeckFile } from './plan/plan.js';
import { resolve, extname, sep } from 'node:path';

const DECK_FILE = { name: 'deck file', form: 'a text file with lines such as "4 Name - Version"' };

/** All decks asked for, with names that tell them apart. */
export function readDeckFiles(requests: readonly FileRequest[], folders: readonly string[]): DeckFile[] {
  const sources = readSources(requests, folders, DECK_FILE);
  const names = namesOf(sources.map(({ file }) => file));
  return sources.map((source, i) => ({ name: names[i]!, ...source }));
}

/** File names without folder and ending; those that are the same, with as many folders as tell them apart. */
function namesOf(files: readonly string[]): string[] {
  return files.map((file) => {
    let depth = 1;
    while (files.some((other) => other !== file && tail(other, depth) === tail(file, depth))) depth++;
    return tail(file, depth);
  });
}

function tail(file: string, depth: number): string {
  const path = resolve(file);
  return path
    .slice(0, path.length - extname(path).length)
    .split(sep)
    .slice(-depth)
    .join('/');
}
