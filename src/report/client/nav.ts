// The line of sections at the top says where one is.
import { findAll, find } from './dom.js';

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
