import type { Assets } from '../model/run-data.js';
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
// A whole HTML document that loads nothing and runs no script but its own.

export interface DocumentParts {
  readonly title: string;
  readonly body: Html;
  /** Where the script may ask for more; nowhere if left out. */
  readonly connect?: 'self';
}

export async function documentOf({ script, style }: Assets, { title, body, connect }: DocumentParts): Promise<string> {
  const code = script.replaceAll('</script', '<\\/script');
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="Content-Security-Policy" content="${await policy(code, connect)}" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        ${body} ${raw(`<script>${code}</script>`)}
      </body>
    </html> `;
  return text;
}

/** The script by its very bytes, which is why it is put into the page as it is. */
async function policy(script: string, connect: 'self' | undefined): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const more = connect === undefined ? '' : `; connect-src '${connect}'`;
  return `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src data:${more}`;
}
