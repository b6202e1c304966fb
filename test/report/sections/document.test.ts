// The HTML document around a page, and its content security policy.
import { html, documentOf, escaped } from '../../../src/report/sections/html.js';
import { test, expect } from 'vitest';
import { createHash } from 'node:crypto';

const body = html`<p>hello</p>`;

test('only the script of the page may run: the policy contains its hash', async () => {
  const page = await documentOf({ script: 'const text = "</script>";', style: '' }, { title: 'a', body });
  const [, code] = /<script>(.*?)<\/script>/s.exec(page)!;
  expect(code).toBe('const text = "<\\/script>";');
  const hash = createHash('sha256').update(code!).digest('base64');
  expect(page).toContain(escaped(`default-src 'none'; script-src 'sha256-${hash}'`));
  expect(page).not.toContain('connect-src');
});

test('a served page may send requests to its own server only', async () => {
  const page = await documentOf({ script: '', style: '' }, { title: 'a', body, connect: 'self' });
  expect(page).toContain(escaped("connect-src 'self'"));
});

test('the title is escaped', async () => {
  const page = await documentOf({ script: '', style: '' }, { title: '</title><b>', body });
  expect(page).toContain('<title>&lt;/title&gt;&lt;b&gt;</title>');
});
