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
