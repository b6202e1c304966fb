// The evaluation prefers better positions.
import { position } from '../../../support/contest.js';
import { test, expect } from 'vitest';
import { features, evaluate, FEATURE_NAMES, FEATURES } from '../../../../src/games/contest/seat/evaluate.js';

const duel = (p1: object, p2: object, indirect = false) =>
  position(
    {
      players: [
        { action: 7, ...p1 },
        { action: 2, ...p2 },
      ],
    },
    indirect,
  );

test('an evaluation is the sum of weights times features', () => {
  const s = duel({ hand: [2, 9], taken: 3 }, { hand: [4], stunned: true });
  const found = features(s, 0);
  expect(evaluate(s, 0)).toBeCloseTo(
    FEATURE_NAMES.reduce((sum, name) => sum + FEATURES[name] * found[name], 0),
    10,
  );
});

const BETTER: readonly [name: string, better: [object, object], worse: [object, object]][] = [
  ['less impact taken', [{ taken: 2 }, {}], [{ taken: 4 }, {}]],
  ['half a point less', [{ taken: 2 }, {}], [{ taken: 2.5 }, {}]],
  ['more impact on the other contestant', [{}, { taken: 4 }], [{}, { taken: 2 }]],
  ['more cards', [{ hand: [2, 3] }, {}], [{ hand: [2] }, {}]],
  ['fewer cards in the other hand', [{}, { hand: [2] }], [{}, { hand: [2, 3] }]],
  ['cards that an attack can use', [{ skill: 5, hand: [4] }, {}], [{ skill: 5, hand: [9] }, {}]],
  ['the other contestant stunned', [{}, { stunned: true }], [{}, {}]],
  ['no stun', [{}, {}], [{ stunned: true }, {}]],
  [
    'a long attack under way',
    [{ attacks: [{ name: 'Bow', length: 2 }], preparing: { attack: 'Bow', cards: 1 } }, {}],
    [{ attacks: [{ name: 'Bow', length: 2 }] }, {}],
  ],
];

for (const [name, better, worse] of BETTER)
  test(`it is better to have ${name}`, () => {
    expect(evaluate(duel(...better), 0)).toBeGreaterThan(evaluate(duel(...worse), 0));
  });

test('in a race a higher total is better', () => {
  expect(evaluate(duel({ dealt: 5 }, {}, true), 0)).toBeGreaterThan(evaluate(duel({ dealt: 3 }, {}, true), 0));
});
