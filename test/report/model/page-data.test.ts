// CSV text and deflated text of a page.
import fc from 'fast-check';
import { test, expect } from 'vitest';
import { parse } from 'csv-parse/sync';
import { csvText } from '../../../src/report/model/page-data.js';
import { deflated, inflated } from '../../../src/report/model/frames-codec.js';

const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', '人', '<') });

test('a CSV parser reads back the written cells', () => {
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1 }));
  fc.assert(
    fc.property(table, (rows) => {
      // The parser skips a row whose only cell is empty.
      fc.pre(rows.every((row) => row.join('') !== ''));
      expect(parse(csvText(rows), { recordDelimiter: '\r\n' })).toEqual(rows);
    }),
  );
});

test('a missing value is an empty cell', () => {
  expect(csvText([['a', 0, null, undefined, 'b']])).toBe('a,0,,,b\r\n');
});

test('deflating is a round trip, and its characters cannot end an element', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 500 }), async (text) => {
      const packed = await deflated(text);
      expect(packed).toMatch(/^[\w+/=]*$/);
      expect(await inflated(packed)).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test('a long repetitive text is compressed', async () => {
  const text = 'the same again '.repeat(20_000);
  const packed = await deflated(text);
  expect(packed.length).toBeLessThan(text.length / 50);
  expect(await inflated(packed)).toBe(text);
});
