// What scrolls sideways fades out where there is more: a table that ends with a whole column would look complete.
import { findAll } from './dom.js';

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
