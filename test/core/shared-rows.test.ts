import { SharedState, MAX_ROWS } from '../../src/core/shared-rows.js';
import { test, expect } from 'vitest';
import fc from 'fast-check';

class Rows extends SharedState {
  constructor(rows: number[][], owned = -1) {
    super(rows, owned);
  }

  branch(): Rows {
    return new Rows(this.share(), 0);
  }
}

test('a branch shares every row until one of the two writes it', () => {
  const a = new Rows([[1], [2], [3]]);
  const b = a.branch();
  expect([0, 1, 2].map((i) => a.row(i) === b.row(i))).toEqual([true, true, true]);
  b.editRow(1)[0] = 9;
  expect([0, 1, 2].map((i) => a.row(i) === b.row(i))).toEqual([true, false, true]);
  a.editRow(2)[0] = 7;
  expect([a.toJSON(), b.toJSON()]).toEqual([
    [[1], [2], [7]],
    [[1], [9], [3]],
  ]);
});

test('a row is copied once, then written in place', () => {
  const a = new Rows([[1], [2]]);
  const own = a.row(0);
  expect(a.editRow(0)).toBe(own);
  const b = a.branch();
  const copy = b.editRow(0);
  expect(copy).not.toBe(own);
  expect(b.editRow(0)).toBe(copy);
  expect(a.editRow(0)).not.toBe(own);
});

test('random branches and writes give the same states as deep copies', () => {
  const steps = fc.array(fc.tuple(fc.nat(9), fc.constantFrom('branch', 'write'), fc.nat(30), fc.integer()), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(steps, (list) => {
      const states = [new Rows(Array.from({ length: MAX_ROWS }, (_, i) => [i]))];
      const copies = [structuredClone(states[0]!.toJSON()) as number[][]];
      for (const [which, what, row, value] of list) {
        const i = which % states.length;
        if (what === 'branch') {
          states.push(states[i]!.branch());
          copies.push(structuredClone(copies[i]!));
        } else {
          states[i]!.editRow(row).push(value);
          copies[i]![row]!.push(value);
        }
      }
      expect(states.map((state) => state.toJSON())).toEqual(copies);
    }),
  );
});

test('a state with more rows than ownership bits throws', () => {
  expect(() => new Rows(Array.from({ length: MAX_ROWS + 1 }, () => []))).toThrow('32 rows, 31 at most');
});
