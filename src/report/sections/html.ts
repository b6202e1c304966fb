// A whole HTML document that loads nothing and runs no script but its own.
import { type Html, html, raw } from '../html.js';
import type { Assets } from '../model/run.js';

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
