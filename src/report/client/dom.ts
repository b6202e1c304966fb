// Elements, made and found. Text goes in as text: nothing here reads HTML.

type Child = Node | string | undefined | false;

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An attribute that is `false` or `undefined` is left out, one that is `true` is empty. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), attributes, children);
}

export function makeSvg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[K] {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function fill<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  for (const child of children) if (child !== undefined && child !== false) element.append(child);
  return element;
}

/** `undefined` on a page that has no such element. */
export const find = (selector: string, within: ParentNode = document): HTMLElement | undefined =>
  within.querySelector<HTMLElement>(selector) ?? undefined;

export const findAll = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** What a form says in a field. */
export const fieldOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

export const isForm = (element: Element | undefined): element is HTMLFormElement => element instanceof HTMLFormElement;

/** A player's number in the colour of the seat: a mirror match has two of the same name. */
export const seatBadge = (seat: number): HTMLElement =>
  make('span', { class: `badge seat-${seat}`, 'aria-label': `player ${seat + 1}` }, String(seat + 1));

export const playerName = (seat: number, players: readonly string[]): HTMLElement =>
  make('span', { class: `seat seat-${seat}` }, seatBadge(seat), ` ${players[seat]!}`);
// A note beside what one points at or has focused.

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
