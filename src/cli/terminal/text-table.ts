// Formats tables for the screen.
import { print, printJson } from './output.js';

export interface TableColumn {
  readonly title: string;
  readonly align: 'left' | 'right';
}

const GAP = '   ';

export function textTable(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): string {
  const titles = columns.map((column) => column.title);
  const widths = columns.map((_, i) =>
    rows.reduce((width, row) => Math.max(width, widthOf(row[i]!)), widthOf(titles[i]!)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => fill(cell, widths[i]!, columns[i]!.align))
      .join(GAP)
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('─'.repeat(GAP.length));
  return [line(titles), rule, ...rows.map(line)].map((text) => `${text}\n`).join('');
}

function fill(cell: string, width: number, align: 'left' | 'right'): string {
  const blank = ' '.repeat(width - widthOf(cell));
  return align === 'left' ? cell + blank : blank + cell;
}

/** Counts code points, not UTF-16 units: names of decks may contain any letter. */
const widthOf = (text: string): number => Array.from(text).length;

const COLUMNS: readonly TableColumn[] = [
  { title: 'name', align: 'left' },
  { title: 'about', align: 'left' },
];

/** Prints names with a line of description each. */
export function printList(entries: readonly { name: string; about: string }[], json: boolean): void {
  const rows = entries.map(({ name, about }) => [name, about]);
  if (json) printJson(entries);
  else print(textTable(COLUMNS, rows));
}
