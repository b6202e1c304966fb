// Answers that stand where they need not: named though there was but one, as lists in lists, a card for a "may".
import { test, expect } from 'vitest';
import { problemIn, problemsIn } from '../support/some-scenario.js';

const ALONE = `
players:
  - { ink: 3, hand: [Zap, Heal, Gift, Spoon, Crier - One], deck: 5, play: [{ card: Scout - One, as: a }] }
  - { deck: 0 }`;

const GIVEN: readonly [name: string, steps: string][] = [
  ['the only character there is', '[{ play: Zap }, { choose: [a] }, { expect: { cards: { a: { damage: 1 } } } }]'],
  ['in the step itself', '[{ play: { card: Zap, choose: [a] } }, { expect: { cards: { a: { damage: 1 } } } }]'],
  ['the only number there is', '[{ play: Heal }, { choose: [a] }, { choose: [0] }]'],
  ['a list in the list', '[{ play: Gift }, { choose: [[p1]] }, { expect: { hand: [5, 0] } }]'],
  ['several choices in one step', '[{ play: Heal }, { choose: [[a], [0]] }]'],
];

for (const [name, steps] of GIVEN)
  test(`taken: ${name}`, () => {
    expect(problemIn(`${ALONE}\ndo: ${steps}`)).toBeUndefined();
  });

const NOT_GIVEN: readonly [name: string, steps: string, problem: string][] = [
  ['another card', '[{ play: Zap }, { choose: [Crier - One] }]', 'choose [Crier - One]: nobody is asked anything'],
  ['the same twice', '[{ play: Zap }, { choose: [a] }, { choose: [a] }]', 'choose [a]: nobody is asked anything'],
  [
    'what an earlier step took',
    '[{ play: Zap }, { quest: a }, { choose: [a] }]',
    'choose [a]: nobody is asked anything',
  ],
];

for (const [name, steps, problem] of NOT_GIVEN)
  test(`told: ${name}`, () => {
    expect(problemIn(`${ALONE}\ndo: ${steps}`)).toBe(problem);
  });

test('what is taken without asking cannot be chosen, where that is to be illegal', () => {
  expect(problemIn(`${ALONE}\ndo: [{ play: Zap }, { illegal: { choose: [a] } }]`)).toBeUndefined();
});

const MAY = (text: string, play: string, steps: string): string => `
- name: this one
  cards:
    - { name: Poker, type: action, cost: 1, text: "${text}" }
  players:
    - { ink: 1, hand: [Poker], deck: 5 }
    - { deck: 5, play: [${play}] }
  do: ${steps}`;

const MAYS: readonly [name: string, play: string, steps: string][] = [
  ['the card itself for yes', '{ card: Stitch - New Dog, as: a }, { card: Stitch - New Dog, as: b }', '[a]'],
  ['the only card for yes', '{ card: Stitch - New Dog, as: a }', '[a]'],
  ['yes to what cannot be done', '', '["yes"]'],
  ['no to what cannot be done', '', '["no"]'],
];

for (const [name, play, answer] of MAYS)
  test(`may: ${name}`, () => {
    const after = play === '' ? '' : ', { expect: { decision: none, cards: { a: { damage: 1 } } } }';
    const steps = `[{ play: Poker }, { choose: ${answer} }${after}]`;
    expect(problemsIn(MAY('You may deal 1 damage to chosen character.', play, steps))).toEqual([undefined]);
  });

test('the one side of an "or" that can be done, by its words', () => {
  const steps = '[{ play: Poker }, { choose: [lose 2 lore] }, { expect: { lore: [0, 1] } }]';
  const text = 'Each opponent chooses and discards a card or loses 2 lore.';
  expect(problemsIn(MAY(text, '', steps).replace('{ deck: 5, play', '{ lore: 3, deck: 5, play'))).toEqual([undefined]);
});
