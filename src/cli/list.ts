import { type TableColumn, textTable } from './terminal/text-table.js';

const COLUMNS: readonly TableColumn[] = [
  { title: 'name', align: 'left' },
  { title: 'about', align: 'left' },
];

/** Things that can be named, with a line on each. */
export function printList(entries: readonly { name: string; about: string }[], json: boolean): void {
  const rows = entries.map(({ name, about }) => [name, about]);
  process.stdout.write(json ? `${JSON.stringify(entries, null, 2)}\n` : textTable(COLUMNS, rows));
}
