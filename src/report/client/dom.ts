// Helpers for DOM elements, and tooltips. Text is always inserted as text, never as HTML.

type Child = Node | string | undefined | false;

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Attributes that are `false` or `undefined` are left out; `true` sets an empty attribute. */
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

/** The first matching element, or `undefined`. */
export const find = (selector: string, within: ParentNode = document): HTMLElement | undefined =>
  within.querySelector<HTMLElement>(selector) ?? undefined;

export const findAll = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** The value of a field. */
export const fieldOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

export const isForm = (element: Element | undefined): element is HTMLFormElement => element instanceof HTMLFormElement;

/** The number of a player in the colour of the seat: in a mirror match, both players have the same name. */
export const seatBadge = (seat: number): HTMLElement =>
  make('span', { class: `badge seat-${seat}`, 'aria-label': `player ${seat + 1}` }, String(seat + 1));

export const playerName = (seat: number, players: readonly string[]): HTMLElement =>
  make('span', { class: `seat seat-${seat}` }, seatBadge(seat), ` ${players[seat]!}`);

// Tooltips for the element under the pointer or with the focus.

/** `words` returns the lines of the tooltip for a target; the first line is bold. */
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
  // Escape closes the tooltip without moving the focus (WCAG 1.4.13).
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

/** Places the tooltip above the target, or below it if there is no room, within the window. */
function place(tip: HTMLElement, target: HTMLElement): void {
  const box = target.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8));
  const top = box.top > height + 12 ? box.top - height - 8 : box.bottom + 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}
