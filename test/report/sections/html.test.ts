// HTML templates and escaping.
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

test('escaping is reversible and leaves no special characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', ';', 'lt', 'a', '人') }), (text) => {
      const written = escaped(text);
      expect(written).not.toMatch(/[<>"']/);
      expect(written.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES.get(entity)!)).toBe(text);
    }),
  );
});

test('values are escaped, HTML is kept, lists are joined, false and undefined are left out', () => {
  const name = '<script>alert("1")</script>';
  expect(html`<b title="${name}">${name}</b>`.text).toBe(`<b title="${escaped(name)}">${escaped(name)}</b>`);
  expect(html`<p>${[html`<i>1</i>`, '<', 2]}${false}${undefined}</p>`.text).toBe('<p><i>1</i>&lt;2</p>');
});

test('the indentation of the template is removed, that of a value is kept', () => {
  const text = 'a\n    b';
  const made = html`<ul>
    <li>${text}</li>
  </ul>`;
  expect(made.text).toBe('<ul>\n<li>a\n    b</li>\n</ul>');
});

test('JSON in a script element cannot end the element, and parses to the same data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', ''), (value, more) => {
      const { text } = jsonText([value, more]);
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify([value, more])));
    }),
  );
});
