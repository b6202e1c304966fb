// A note beside what one points at or has focused.
import { find } from './dom.js';

/** `words` is asked for when a target comes up; lines of a note, the first in bold. */
export function setUpTips(
  within: HTMLElement,
  selector: string,
  words: (target: HTMLElement) => readonly string[],
): void {
  const tip = find('#tip');
  if (tip === undefined) return;
  const targetOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  const show = (event: Event) => {
    const target = targetOf(event);
    if (target === null) return;
    const [first = '', ...others] = words(target);
    tip.replaceChildren(bold(first), ...others.map(line));
    tip.hidden = false;
    place(tip, target);
  };
  const hide = () => {
    tip.hidden = true;
  };
  within.addEventListener('pointerover', show);
  within.addEventListener('focusin', show);
  within.addEventListener('pointerout', hide);
  within.addEventListener('focusout', hide);
  // A note can be sent away without moving on.
  within.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}

function bold(text: string): HTMLElement {
  const element = document.createElement('b');
  element.textContent = text;
  return element;
}

function line(text: string): HTMLElement {
  const element = document.createElement('div');
  element.textContent = text;
  return element;
}

/** Above the target, or below it where there is no room, and never beyond the edge of the window. */
function place(tip: HTMLElement, target: HTMLElement): void {
  const box = target.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8));
  const top = box.top > height + 12 ? box.top - height - 8 : box.bottom + 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}
