// Saves the numbers of a figure as CSV.
import { csvText } from '../model/page-data.js';
import { make, find, findAll } from './dom.js';

type Rows = readonly (readonly (string | number | null | undefined)[])[];

const sources = new Map<string, () => Rows>();

/** Registers the rows that the button of a chart saves, column names first. `rows` is called at the click. */
export function offerCsv(name: string, rows: () => Rows): void {
  sources.set(name, rows);
}

export function setUpDownloads(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button.csv') : null;
    const name = button?.dataset.csv;
    if (name !== undefined) save(name);
  });
}

function save(name: string): void {
  const id = /^table:(.*)$/.exec(name)?.[1];
  const rows = id === undefined ? sources.get(name)?.() : tableRows(id);
  if (rows === undefined) return;
  const url = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv' }));
  const link = make('a', { href: url, download: `${id ?? name}.csv` });
  link.click();
  URL.revokeObjectURL(url);
}

/** All rows of a table, including those hidden by a filter, with unrounded numbers. */
function tableRows(id: string): Rows {
  const table = find(`#${id}`)!;
  const heads = findAll('thead tr:last-child th', table).map((head) =>
    (head.dataset.csv ?? '').split(' ').filter((name) => name !== ''),
  );
  const rows = findAll('tbody tr:not(.group)', table).map((row) =>
    [...row.children].flatMap((cell, i) => (heads[i]!.length === 0 ? [] : valuesIn(cell as HTMLElement))),
  );
  return [heads.flat(), ...rows];
}

const valuesIn = (cell: HTMLElement): string[] => {
  const value = cell.dataset.v;
  return value === undefined ? [cell.textContent.trim()] : value.split(' ');
};
