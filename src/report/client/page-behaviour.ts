// Behaviour of the page as a whole: navigation, fades of scrolling tables, printing, and sorting of tables.
import { findAll, find, make } from './dom.js';

/** A section is current once its head is in the upper third of the window. */
const LINE = 1 / 3;

/** Marks the current section in the navigation bar. */
export function setUpNav(): void {
  const links = findAll('nav a');
  const sections = links.map((link) => find(link.getAttribute('href')!)!);
  let shown = -1;
  const mark = () => {
    const reached = sections.findLastIndex((section) => section.getBoundingClientRect().top < LINE * innerHeight);
    const isEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const now = isEnd ? sections.length - 1 : Math.max(0, reached);
    if (now === shown) return;
    shown = now;
    links.forEach((link, i) => {
      if (i === now) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
    // Not `scrollIntoView`, which would also scroll the page.
    const [list, link] = [links[now]?.closest('ul'), links[now]];
    if (list !== null && list !== undefined && link !== undefined)
      list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  };
  addEventListener('scroll', mark, { passive: true });
  addEventListener('resize', mark);
  mark();
}

/** Fades the edge of a table that can scroll further: a table cut between two columns would look complete. */
export function setUpOverflow(): void {
  const mark = (box: HTMLElement) => {
    box.classList.toggle('more', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
  };
  const watched = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target.closest<HTMLElement>('.scroll')!);
  });
  for (const box of findAll('.scroll')) {
    watched.observe(box);
    for (const child of box.children) watched.observe(child);
    box.addEventListener('scroll', () => {
      mark(box);
    });
  }
}

/** Opens folded notes for printing. */
export function setUpPrint(): void {
  let opened: HTMLElement[] = [];
  addEventListener('beforeprint', () => {
    opened = findAll('details.note:not([open])');
    for (const note of opened) note.setAttribute('open', '');
  });
  addEventListener('afterprint', () => {
    for (const note of opened) note.removeAttribute('open');
  });
}

/** Column heads. Rows above the last one name groups of columns. */
const HEADS = 'thead tr:last-child th';

/** Turns column heads into buttons that sort. */
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

/** Sorts numbers in descending order and texts in ascending order; a second click reverses the order. */
function sortBy(table: HTMLElement, head: HTMLElement): void {
  const heads = findAll(HEADS, table);
  const column = heads.indexOf(head);
  const isNumber = head.classList.contains('number');
  const first = isNumber ? 'descending' : 'ascending';
  const isReversed = head.getAttribute('aria-sort') === first;
  const order = isReversed ? (isNumber ? 'ascending' : 'descending') : first;
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

/** Missing values come last in both orders. */
function compare(a: string | number | undefined, b: string | number | undefined, isDescending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const order = typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b);
  return isDescending ? -order : order;
}
