import { findAll } from './dom.js';

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
