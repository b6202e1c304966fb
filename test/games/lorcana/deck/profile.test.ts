// Deck profile: chances of inking, and counts.
import { describe, test, expect } from 'vitest';
import { inkChances, profileOf } from '../../../../src/games/lorcana/deck/profile.js';
import fc from 'fast-check';
import { character } from '../../../support/lorcana.js';

const deck = (inkable: number, firstDraw: 0 | 1 = 0) => ({ size: 60, inkable, openingHand: 7, firstDraw });

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

/** The probability of at least one of `inkable` cards among the first `seen` of 60. */
const atLeastOne = (inkable: number, seen: number): number => 1 - choose(60 - inkable, seen) / choose(60, seen);

describe('the chance of inking', () => {
  test('turn 1 is a hypergeometric probability', () => {
    expect(inkChances(deck(10), 1)[0]).toBeCloseTo(atLeastOne(10, 7), 12);
    expect(inkChances(deck(10, 1), 1)[0]).toBeCloseTo(atLeastOne(10, 8), 12);
  });

  test('one inkable card is enough for one turn', () => {
    const [first, ...later] = inkChances(deck(1), 7);
    expect(first).toBeCloseTo(7 / 60, 12);
    expect(later).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('a missed turn cannot be made up: two inkable cards of three, computed by hand', () => {
    // A hand of one, and a card each turn: the two inkable cards must be the first two of three.
    const [first, second] = inkChances({ size: 3, inkable: 2, openingHand: 1, firstDraw: 0 }, 2);
    expect([first, second]).toEqual([expect.closeTo(2 / 3, 12), expect.closeTo(1 / 3, 12)]);
  });

  test('all cards inkable, and none', () => {
    for (const chance of inkChances(deck(60), 7)) expect(chance).toBeCloseTo(1, 12);
    expect(inkChances(deck(0), 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('decreases by turn, and increases with going second and with more inkable cards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 59 }), (inkable) => {
        const first = inkChances(deck(inkable), 7);
        const second = inkChances(deck(inkable, 1), 7);
        const more = inkChances(deck(inkable + 1), 7);
        for (let turn = 0; turn < 7; turn++) {
          expect(first[turn]!).toBeLessThanOrEqual((first[turn - 1] ?? 1) + 1e-12);
          expect(first[turn]!).toBeLessThanOrEqual(second[turn]! + 1e-12);
          expect(first[turn]!).toBeLessThanOrEqual(more[turn]! + 1e-12);
        }
      }),
    );
  });
});

test('a profile counts inks, types and costs', () => {
  const cards = [
    character(1, 1, { cost: 1, inks: ['Ruby'] }),
    character(1, 1, { cost: 3, inks: ['Ruby', 'Steel'], inkable: false }),
    character(1, 1, { cost: 3, type: 'song' }),
  ];
  expect(profileOf(cards, 7)).toMatchObject({
    cards: 3,
    inks: { Ruby: 2, Steel: 2 },
    types: { character: 2, action: 0, song: 1, item: 0, location: 0 },
    inkable: 2,
    curve: [
      { cost: 1, inkable: 1, uninkable: 0 },
      { cost: 2, inkable: 0, uninkable: 0 },
      { cost: 3, inkable: 1, uninkable: 1 },
    ],
  });
});
