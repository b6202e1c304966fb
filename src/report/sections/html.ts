// HTML templates that escape all values, because names of decks and cards may contain any text; and the document around a page, which
// loads nothing and runs only its own script.
import type { Assets } from '../model/run-data.js';

/** Escaped text. Only `html` and `raw` make it. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | undefined | readonly Value[];

/** A template tag. `false` and `undefined` render as nothing; the indentation of the template is removed. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: unindented(parts) }, ...values.map(render)));

/** By template: a template is rendered once for each cell of a table. */
const cachedParts = new WeakMap<TemplateStringsArray, readonly string[]>();

function unindented(parts: TemplateStringsArray): readonly string[] {
  const cached = cachedParts.get(parts) ?? parts.map((part) => part.replaceAll(/\n\s+/g, '\n'));
  cachedParts.set(parts, cached);
  return cached;
}

/** Trusted HTML only. */
const raw = (text: string): Html => new Html(text);

function render(value: Value): string {
  if (value === false || value === undefined) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(render).join('') : escaped(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);

/** JSON for a script element. Without `<`, no text can end the element. */
export const jsonText = (data: unknown): Html => raw(JSON.stringify(data).replaceAll('<', '\\u003c'));

export interface DocumentParts {
  readonly title: string;
  readonly body: Html;
  /** Lets the script send requests to the server of the page. Default: no requests. */
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

/** The content security policy. It contains the hash of the script, so the page must contain the script byte for byte. */
async function policy(script: string, connect: 'self' | undefined): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const more = connect === undefined ? '' : `; connect-src '${connect}'`;
  return `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src data:${more}`;
}
