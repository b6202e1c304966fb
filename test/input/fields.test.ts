// Validation of values from outside.
import { expect, test } from 'vitest';
import { protoField } from '../../src/input/fields.js';

test('a field named __proto__ is found at any place, with its path', () => {
  expect(protoField(JSON.parse('{"a":{"b":[{},{"__proto__":1}]}}'))).toEqual(['a', 'b', 1, '__proto__']);
  expect(protoField(JSON.parse('{"__proto__":1}'))).toEqual(['__proto__']);
  expect(protoField({ a: { constructor: 1 } })).toBeUndefined();
});

test('values that are 200,000 levels deep take no long time', { timeout: 10_000 }, () => {
  expect(protoField(JSON.parse('{"a":'.repeat(200_000) + '1' + '}'.repeat(200_000)))).toBeUndefined();
});
