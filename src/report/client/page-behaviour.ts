// The line of sections at the top says where one is.
import { findAll, find, make } from './dom.js';

/** A section counts as reached when its head is in the upper third of the window. */
const LINE = 1 / 3;

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
    // Only the line itself scrolls, never the page.
    const [line, link] = [links[now]?.closest('ul'), links[now]];
    if (line !== null && line !== undefined && link !== undefined)
      line.scrollLeft = link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2;
  };
  addEventListener('scroll', mark, { passive: true });
  addEventListener('resize', mark);
  mark();
}
// What scrolls sideways fades out where there is more: a table that ends with a whole column would look complete.

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

/** On paper nothing can be opened: notes are, while the page is printed. */
export function setUpPaper(): void {
  let opened: HTMLElement[] = [];
  addEventListener('beforeprint', () => {
    opened = findAll('details.note:not([open])');
    for (const note of opened) note.setAttribute('open', '');
  });
  addEventListener('afterprint', () => {
    for (const note of opened) note.removeAttribute('open');
  });
}
// Tables that sort by a column: its head is a button.

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
