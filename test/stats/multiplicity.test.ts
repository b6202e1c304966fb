import { test, expect, describe } from 'vitest';
import { benjaminiHochberg, holm, qValues } from '../../src/stats/multiplicity.js';
import fc from 'fast-check';

const CASES: readonly [name: string, ps: number[], q: number[], holm: number[]][] = [
  ['no tests', [], [], []],
  ['one test is unchanged', [0.03], [0.03], [0.03]],
  ['five tests', [0.01, 0.04, 0.03, 0.005, 0.9], [0.025, 0.05, 0.05, 0.025, 0.9], [0.04, 0.09, 0.09, 0.025, 0.9]],
  ['equal p-values stay equal', [0.02, 0.02, 0.02], [0.02, 0.02, 0.02], [0.06, 0.06, 0.06]],
  ['no value exceeds 1', [0.9, 1, 0.8], [1, 1, 1], [1, 1, 1]],
];

for (const [name, ps, q, adjusted] of CASES)
  test(`multiple tests: ${name}`, () => {
    const found = benjaminiHochberg(ps);
    expect(found.length).toBe(ps.length);
    q.forEach((value, i) => { expect(found[i]).toBeCloseTo(value, 12); }); // prettier-ignore
    adjusted.forEach((value, i) => { expect(holm(ps)[i]).toBeCloseTo(value, 12); }); // prettier-ignore
  });

test('a missing p-value has no q-value and is not counted', () => {
  expect(qValues([0.01, undefined, 0.04])).toEqual([0.02, undefined, 0.04]);
  expect(qValues([undefined])).toEqual([undefined]);
});

describe.each([
  ['Benjamini–Hochberg', benjaminiHochberg],
  ['Holm', holm],
] as const)('%s', (_, adjust) => {
  // prettier-ignore
  const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 50 });

  test('never lowers a p-value, keeps the order, and is at most 1', () => {
    fc.assert(
      fc.property(pValues, (ps) => {
        const adjusted = adjust(ps);
        adjusted.forEach((value, i) => {
          expect(value).toBeGreaterThanOrEqual(ps[i]!);
          expect(value).toBeLessThanOrEqual(1);
          ps.forEach((p, j) => { if (p < ps[i]!) expect(adjusted[j]!).toBeLessThanOrEqual(value); }); // prettier-ignore
        });
      }),
    );
  });

  test('does not depend on the order of the tests', () => {
    fc.assert(
      fc.property(pValues, (ps) => {
        expect(adjust(ps.toReversed())).toEqual(adjust(ps).reverse());
      }),
    );
  });
});
