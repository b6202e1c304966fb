import { test, expect } from 'vitest';
import fc from 'fast-check';
import { escaped, html, jsonText } from '../../../src/report/sections/html.js';

const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
]);

test('any text stays text, and comes out again as it went in', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', ';', 'lt', 'a', '人') }), (text) => {
      const written = escaped(text);
      expect(written).not.toMatch(/[<>"']/);
      expect(written.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES.get(entity)!)).toBe(text);
    }),
  );
});

test('values are text, HTML is HTML, lists are joined, and nothing is nothing', () => {
  const name = '<script>alert("1")</script>';
  expect(html`<b title="${name}">${name}</b>`.text).toBe(`<b title="${escaped(name)}">${escaped(name)}</b>`);
  expect(html`<p>${[html`<i>1</i>`, '<', 2]}${false}${undefined}</p>`.text).toBe('<p><i>1</i>&lt;2</p>');
});

test('indentation of the template goes, that of a value stays', () => {
  const text = 'a\n    b';
  const made = html`<ul>
    <li>${text}</li>
  </ul>`;
  expect(made.text).toBe('<ul>\n<li>a\n    b</li>\n</ul>');
});

test('no data ends its script element, and all data comes back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', ''), (value, more) => {
      const { text } = jsonText([value, more]);
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify([value, more])));
    }),
  );
});
