// Answers that are not needed: forced options, nested lists, and a card instead of "yes".
import { test, expect } from 'vitest';
import { problemIn, problemsIn } from '../support/some-scenario.js';

const ALONE = `
players:
  - { ink: 3, hand: [Zap, Heal, Gift, Spoon, Crier - One], deck: 5, play: [{ card: Scout - One, as: a }] }
  - { deck: 0 }`;

const GIVEN: readonly [name: string, steps: string][] = [
  ['the only character there is', '[{ play: Zap }, { choose: [a] }, { expect: { cards: { a: { damage: 1 } } } }]'],
  [
    'an answer in the step itself',
    '[{ play: { card: Zap, choose: [a] } }, { expect: { cards: { a: { damage: 1 } } } }]',
  ],
  ['the only number there is', '[{ play: Heal }, { choose: [a] }, { choose: [0] }]'],
  ['a nested list', '[{ play: Gift }, { choose: [[p1]] }, { expect: { hand: [5, 0] } }]'],
  ['several choices in one step', '[{ play: Heal }, { choose: [[a], [0]] }]'],
];

for (const [name, steps] of GIVEN)
  test(`accepts ${name}`, () => {
    expect(problemIn(`${ALONE}\ndo: ${steps}`)).toBeUndefined();
  });

const NOT_GIVEN: readonly [name: string, steps: string, problem: string][] = [
  ['another card', '[{ play: Zap }, { choose: [Crier - One] }]', 'choose [Crier - One]: no decision is open'],
  [
    'a forced option named twice',
    '[{ play: Zap }, { choose: [a] }, { choose: [a] }]',
    'choose [a]: no decision is open',
  ],
  [
    'an option that an earlier step forced',
    '[{ play: Zap }, { quest: a }, { choose: [a] }]',
    'choose [a]: no decision is open',
  ],
];

for (const [name, steps, problem] of NOT_GIVEN)
  test(`refuses ${name}`, () => {
    expect(problemIn(`${ALONE}\ndo: ${steps}`)).toBe(problem);
  });

test('`illegal` does not accept an answer that names a forced option', () => {
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
  ['a card instead of yes', '{ card: Stitch - New Dog, as: a }, { card: Stitch - New Dog, as: b }', '[a]'],
  ['the only card instead of yes', '{ card: Stitch - New Dog, as: a }', '[a]'],
  ['yes to an effect that is not possible', '', '["yes"]'],
  ['no to an effect that is not possible', '', '["no"]'],
];

for (const [name, play, answer] of MAYS)
  test(`may: ${name}`, () => {
    const after = play === '' ? '' : ', { expect: { decision: none, cards: { a: { damage: 1 } } } }';
    const steps = `[{ play: Poker }, { choose: ${answer} }${after}]`;
    expect(problemsIn(MAY('You may deal 1 damage to chosen character.', play, steps))).toEqual([undefined]);
  });

test('accepts the text of the only possible side of an "or"', () => {
  const steps = '[{ play: Poker }, { choose: [lose 2 lore] }, { expect: { lore: [0, 1] } }]';
  const text = 'Each opponent chooses and discards a card or loses 2 lore.';
  expect(problemsIn(MAY(text, '', steps).replace('{ deck: 5, play', '{ lore: 3, deck: 5, play'))).toEqual([undefined]);
});
