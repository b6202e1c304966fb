// Reads deck lists: text with a line `4 Name - Version` for each card, or a JSON list.
import type { Source } from '../../../input/input-error.js';
import { parseJson } from '../../../input/json.js';
import { parseYaml } from '../../../input/yaml.js';
import { suggest } from '../../../input/nearest.js';

/** `4 Name`, `4x Name`, `x4 Name`. */
const ENTRY = /^(?:(?<before>\d+)\s*x?|x(?<after>\d+))\s+(?<name>.+)$/i;

/** Set codes that web sites append to a name: `(TFC) 12`, `[1-23]`, `*F*` … */
const SET_MARKS = /(?:\s*(?:[([{][^)\]}]*[)\]}](?:\s*#?\d[\d/]*[a-z]?)?|\*[a-z]+\*))+$/i;

const COMMENT = /#.*$|(?:^|\s)\/\/.*$/;

/** A line that starts a section, also as `Items (8)`, `[Sideboard]` or `// Sideboard:`. */
const HEADING = /^[#/[\s]*(?<title>[a-z]+(?: ?(?:board|deck))?)(?:[\s:()[\]\d]|cards)*$/i;

const MAIN_TITLES = new Set(['deck', 'decklist', 'main', 'mainboard', 'maindeck']);

const TYPE_TITLES = new Set(['character', 'action', 'song', 'item', 'location'].flatMap((type) => [type, `${type}s`]));

const SIDE_TITLES = new Set(['side', 'sideboard', 'maybe', 'maybeboard', 'considering']);

/** A single line of the sideboard. */
const SIDE_LINE = /^sb:\s*/i;

function readTextList({ text }: { readonly text: string }): DeckList {
  const entries: ListEntry[] = [];
  const mistakes: Remark[] = [];
  const aside = new Sideboards();
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((whole, index) => {
      const line = index + 1;
      if (aside.isHeading(whole, line)) return;
      const content = whole.replace(COMMENT, '').trim();
      if (content === '') return;
      const entry = readEntry(content.replace(SIDE_LINE, ''), line);
      if (aside.isOpen || SIDE_LINE.test(content)) aside.add(line, entry?.count ?? 0);
      else if (entry === undefined)
        mistakes.push({ line, message: `"${content}" is not a card line; write "4 Name - Version"` });
      else entries.push(entry);
    });
  return { entries, mistakes, notices: aside.notices() };
}

function readEntry(content: string, line: number): ListEntry | undefined {
  const groups = ENTRY.exec(content)?.groups;
  if (groups === undefined) return undefined;
  const name = groups.name!.replace(SET_MARKS, '').trim();
  return name === '' ? undefined : { line, count: Number(groups.before ?? groups.after), name };
}

/** Sections outside the deck: each is left out, with a notice. */
class Sideboards {
  readonly #sections: { readonly title: string; readonly line: number; cards: number }[] = [];
  isOpen = false;

  /** Whether the line is a heading. */
  isHeading(whole: string, line: number): boolean {
    const title = HEADING.exec(whole.trim())?.groups?.title?.toLowerCase().replace(/\s/, '');
    if (title === undefined) return false;
    if (SIDE_TITLES.has(title)) {
      this.isOpen = true;
      this.#sections.push({ title, line, cards: 0 });
      return true;
    }
    if (MAIN_TITLES.has(title)) this.isOpen = false;
    return MAIN_TITLES.has(title) || TYPE_TITLES.has(title);
  }

  add(line: number, cards: number): void {
    if (!this.isOpen && this.#sections.at(-1)?.title !== 'sb') this.#sections.push({ title: 'sb', line, cards: 0 });
    this.#sections.at(-1)!.cards += cards;
  }

  notices(): Remark[] {
    return this.#sections
      .filter(({ cards }) => cards > 0)
      .map(({ title, line, cards }) => ({
        line,
        message: `the ${TITLES[title] ?? title} (${cards} ${cards === 1 ? 'card' : 'cards'}) is left out`,
      }));
  }
}

const TITLES: Readonly<Record<string, string>> = { sb: 'sideboard', side: 'sideboard', maybe: 'maybeboard' };

// JSON lists, as other programs write them

const FIELDS = ['card', 'count'];

const FORM = '{"card": "Name - Version", "count": 4}';

const isJsonList = ({ file, text }: Source): boolean =>
  /\.json$/i.test(file) || /^\uFEFF?\s*(?:\[\s*[{\]]|\{)/.test(text);

function readJsonList(source: Source): DeckList {
  const list = parseJson(source);
  // JSON is valid YAML, and the YAML parser reports line numbers.
  const { lineOf } = parseYaml(source);
  if (!Array.isArray(list))
    return { entries: [], mistakes: [{ message: `found no list; expected a list of ${FORM}` }], notices: [] };
  const entries: ListEntry[] = [];
  const mistakes: Remark[] = [];
  list.forEach((item: unknown, i) => {
    const problem = problemOf(item);
    if (problem === undefined) {
      const { card, count } = item as { readonly card: string; readonly count: number };
      entries.push({ line: lineOf([i]), count, name: card });
    } else mistakes.push({ line: lineOf([i, ...problem.path]), message: problem.message });
  });
  return { entries, mistakes, notices: [] };
}

function problemOf(item: unknown): { readonly path: readonly string[]; readonly message: string } | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return { path: [], message: `found ${JSON.stringify(item)}; expected ${FORM}` };
  const { card, count, ...rest } = item as Readonly<Record<string, unknown>>;
  const stray = Object.keys(rest)[0];
  if (stray !== undefined) return { path: [stray], message: `${stray}: no such field${suggest(stray, FIELDS)}` };
  if (typeof card !== 'string' || card === '')
    return { path: ['card'], message: `card: found ${shown(card)}; expected "Name - Version"` };
  if (!Number.isInteger(count) || (count as number) < 0)
    return { path: ['count'], message: `count: found ${shown(count)}; expected a whole number from 1 up` };
  return undefined;
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** A mistake or notice about a deck file. */
export interface Remark {
  /** Absent if the remark is about the whole file. */
  readonly line?: number;
  readonly message: string;
}

/** A number of copies of a card, by its name in the file. */
export interface ListEntry {
  readonly line: number;
  readonly count: number;
  readonly name: string;
}

/** A parsed deck file, before names are looked up. */
export interface DeckList {
  readonly entries: readonly ListEntry[];
  readonly mistakes: readonly Remark[];
  /** Parts that were left out without a mistake. */
  readonly notices: readonly Remark[];
}

/** Throws an InputError for malformed JSON; all other mistakes are in the list. */
export const readList = (source: Source): DeckList =>
  isJsonList(source) ? readJsonList(source) : readTextList(source);
