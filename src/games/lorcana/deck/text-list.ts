// The form that people paste: a line `4 Name - Version` for each card.
import type { DeckList, ListEntry, Remark } from './list.js';

/** `4 Name`, `4x Name`, `x4 Name`. */
const ENTRY = /^(?:(?<before>\d+)\s*x?|x(?<after>\d+))\s+(?<name>.+)$/i;

/** What sites put behind a name: `(TFC) 12`, `[1-23]`, `*F*` … */
const SET_MARKS = /(?:\s*(?:[([{][^)\]}]*[)\]}](?:\s*#?\d[\d/]*[a-z]?)?|\*[a-z]+\*))+$/i;

const COMMENT = /#.*$|(?:^|\s)\/\/.*$/;

/** A line that opens a section; `Items (8)`, `[Sideboard]` and `// Sideboard:` do, too. */
const HEADING = /^[#/[\s]*(?<title>[a-z]+(?: ?(?:board|deck))?)(?:[\s:()[\]\d]|cards)*$/i;

const MAIN_TITLES = new Set(['deck', 'decklist', 'main', 'mainboard', 'maindeck']);

const TYPE_TITLES = new Set(['character', 'action', 'song', 'item', 'location'].flatMap((type) => [type, `${type}s`]));

const SIDE_TITLES = new Set(['side', 'sideboard', 'maybe', 'maybeboard', 'considering']);

/** A line that belongs to the sideboard by itself. */
const SIDE_LINE = /^sb:\s*/i;

export function readTextList({ text }: { readonly text: string }): DeckList {
  const entries: ListEntry[] = [];
  const mistakes: Remark[] = [];
  const aside = new Aside();
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((whole, index) => {
      const line = index + 1;
      if (aside.opens(whole, line)) return;
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

/** Sections that are no part of the deck: each is left out, with a notice. */
class Aside {
  readonly #sections: { readonly title: string; readonly line: number; cards: number }[] = [];
  isOpen = false;

  /** Whether the line is a heading. */
  opens(whole: string, line: number): boolean {
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
