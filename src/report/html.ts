// HTML as a template: whatever is put into it is text unless it says that it is HTML. Names of decks and cards may hold anything.

/** Text that is HTML already. Only `html` and `raw` make it. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | undefined | readonly Value[];

/** What is `false` or `undefined` leaves nothing behind, and neither does the indentation of the template. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts.map(unindented) }, ...values.map(written)));

const unindented = (part: string): string => part.replaceAll(/\n\s+/g, '\n');

/** For what is no text of anybody's: scripts and styles of our own. */
export const raw = (text: string): Html => new Html(text);

function written(value: Value): string {
  if (value === false || value === undefined) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(written).join('') : escaped(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** Data for a script element: JSON in which nothing can end the element. */
export const jsonText = (data: unknown): Html => raw(JSON.stringify(data).replaceAll('<', '\\u003c'));
