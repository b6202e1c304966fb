// Tables that sort by a column: its head is a button.
import { findAll, make } from './dom.js';

/** Those above them name groups of columns. */
const HEADS = 'thead tr:last-child th';

export function setUpSorting(): void {
  for (const table of findAll('table.sortable')) for (const head of findAll(HEADS, table)) makeSortable(table, head);
}

function makeSortable(table: HTMLElement, head: HTMLElement): void {
  if (head.classList.contains('fixed') || head.classList.contains('plot')) return;
  const button = make('button', { type: 'button', class: 'sort' });
  button.append(...head.childNodes);
  head.append(button);
  button.addEventListener('click', () => {
    sortBy(table, head);
  });
}

/** Numbers from the top first, texts from A; a second time the other way round. */
function sortBy(table: HTMLElement, head: HTMLElement): void {
  const heads = findAll(HEADS, table);
  const column = heads.indexOf(head);
  const isNumber = head.classList.contains('number');
  const usual = isNumber ? 'descending' : 'ascending';
  const isAgain = head.getAttribute('aria-sort') === usual;
  const order = isAgain ? (isNumber ? 'ascending' : 'descending') : usual;
  for (const each of heads) each.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', order);
  for (const body of findAll('tbody', table)) {
    const rows = findAll('tr', body).map((row) => ({ row, key: keyOf(row.children[column] as HTMLElement, isNumber) }));
    rows.sort((a, b) => compare(a.key, b.key, order === 'descending'));
    body.append(...rows.map(({ row }) => row));
  }
}

function keyOf(cell: HTMLElement, isNumber: boolean): string | number | undefined {
  if (!isNumber) return cell.textContent.trim();
  // With an interval, the number comes first.
  const value = (cell.dataset.v ?? '').split(' ')[0]!;
  return value === '' ? undefined : Number(value);
}

/** What is unknown comes last, either way. */
function compare(a: string | number | undefined, b: string | number | undefined, isDescending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const order = typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b);
  return isDescending ? -order : order;
}
