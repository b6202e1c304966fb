import type { Source } from '../../../input/input-error.js';
import { isJsonList, readJsonList } from './json-list.js';
import { readTextList } from './text-list.js';

/** Something that stands in a deck file, told with its line. */
export interface Remark {
  /** Absent where the whole file is meant. */
  readonly line?: number;
  readonly message: string;
}

/** So many copies of a card, by the name in the file. */
export interface ListEntry {
  readonly line: number;
  readonly count: number;
  readonly name: string;
}

/** A deck file taken apart, before any name is looked up. */
export interface DeckList {
  readonly entries: readonly ListEntry[];
  readonly mistakes: readonly Remark[];
  /** What was left out, and is no mistake. */
  readonly notices: readonly Remark[];
}

/** Malformed JSON is an InputError; every other mistake is in the list. */
export const readList = (source: Source): DeckList =>
  isJsonList(source) ? readJsonList(source) : readTextList(source);
