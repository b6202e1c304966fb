// Answers of a scenario: one choice of the text at a time, even if the engine splits it into several decisions.
import { test, expect } from 'vitest';
import { problemIn } from '../support/some-scenario.js';

const TABLE = `
players:
  - ink: 3
    hand: [Zap, Roses, Fork, Spoon, Heal, Toss, Gift, Peek, Sort, Guess]
    deck: [Scout - One, Wall - One, Crier - One, Fort - One]
    play:
      - { card: Scout - One, as: a }
      - { card: Reader - One, as: r }
      - { card: Reader - One, as: s }
  - deck: 5
    hand: [Scout - One, Wall - One, Crier - One, Scout - One]
    play:
      - { card: Wall - One, as: b, damage: 5 }
      - { card: Wall - One, as: c }`;

const ANSWERS: readonly [name: string, steps: string][] = [
  [
    'a character',
    '[{ play: Zap }, { expect: { decision: p1 } }, { choose: [a] }, { expect: { cards: { a: { damage: 1 } } } }]',
  ],
  ['a character by its name', '[{ play: Zap }, { choose: [Scout] }, { expect: { cards: { a: { damage: 1 } } } }]'],
  [
    'several characters in any order',
    '[{ play: Roses }, { choose: [c, a] }, { expect: { cards: { a: { strength: 1 }, c: { strength: 0 } } } }]',
  ],
  [
    'fewer characters than allowed',
    '[{ play: Roses }, { choose: [c] }, { expect: { decision: none, cards: { c: { strength: 0 } } } }]',
  ],
  ['no character', '[{ play: Roses }, { choose: [] }, { expect: { decision: none } }]'],
  ['illegal: the same character twice', '[{ play: Roses }, { illegal: { choose: [a, a] } }]'],
  ['illegal: more characters than allowed', '[{ play: Roses }, { illegal: { choose: [a, b, c] } }]'],
  [
    'one selection as a nested list in the step',
    '[{ play: { card: Roses, choose: [[c, a]] } }, { expect: { cards: { a: { strength: 1 } } } }]',
  ],
  [
    'one selection as a flat list in the step',
    '[{ play: { card: Roses, choose: [c, a] } }, { expect: { cards: { a: { strength: 1 } } } }]',
  ],
  [
    'the text of an option',
    '[{ play: Fork }, { illegal: { choose: [Draw 3 cards.] } }, { choose: [gain 2 lore] }, { expect: { lore: [2] } }]',
  ],
  ['the text of one side of an "or"', '[{ play: Spoon }, { choose: [gain 1 lore] }, { expect: { lore: [1] } }]'],
  [
    'a number after the target',
    '[{ play: { card: Heal, choose: [b, 2] } }, { expect: { cards: { b: { damage: 3 } } } }]',
  ],
  [
    'illegal: a number above the damage',
    '[{ play: Heal }, { choose: [b] }, { illegal: { choose: [4] } }, { choose: [0] }]',
  ],
  ['a player', '[{ play: Gift }, { choose: [p2] }, { expect: { hand: [9, 5] } }]'],
  [
    'cards of a hand',
    '[{ play: Toss }, { choose: [Crier - One, Scout - One] }, { expect: { handCards: [null, [Scout - One, Wall]] } }]',
  ],
  ['copies in a hand', '[{ play: Toss }, { choose: [Scout - One, Scout - One] }, { expect: { hand: [9, 2] } }]'],
  ['illegal: fewer cards than required', '[{ play: Toss }, { illegal: { choose: [Scout - One] } }]'],
  [
    'an order, top first',
    '[{ play: Peek }, { choose: [Wall, Crier, Scout] }, { expect: { deckTop: [[Wall, Crier, Scout, Fort]] } }]',
  ],
  ['a place', '[{ play: Sort }, { choose: [bottom] }, { expect: { deckTop: [[Wall, Crier, Fort, Scout]] } }]'],
  ['a name', '[{ play: Guess }, { choose: [Scout] }, { expect: { deck: [3] } }]'],
  ['the name of a card that no player has', '[{ play: Guess }, { choose: [Nobody] }, { expect: { deck: [4] } }]'],
  [
    'the source of the trigger to resolve first',
    '[{ ink: Zap }, { expect: { decision: p1 } }, { choose: [s] }, { expect: { lore: [2], decision: none } }]',
  ],
  ['no answer for interchangeable triggers', '[{ ink: Zap }, { expect: { lore: [2], decision: none } }]'],
];

for (const [name, steps] of ANSWERS)
  test(name, () => {
    expect(problemIn(`${TABLE}\ndo: ${steps}`)).toBeUndefined();
  });

test('a decision between interchangeable cards may be left out', () => {
  const players = `
players:
  - { ink: 1, hand: [Toss], deck: 5 }
  - { hand: 3, deck: 5 }`;
  expect(
    problemIn(`${players}\ndo: [{ play: Toss }, { expect: { decision: p2 } }, { endTurn: true }]`),
  ).toBeUndefined();
  expect(problemIn(`${players}\ndo: [{ play: Toss }, { expect: { decision: none, hand: [0, 1] } }]`)).toBeUndefined();
});

test('cards put in any order are in the order in which they were named', () => {
  const position = `
players:
  - { ink: 1, hand: [Shelve, Scout - One, Wall - One, Crier - One], deck: 5 }
  - { deck: 5 }`;
  const topAfter = (named: string, top: string) =>
    problemIn(`${position}\ndo: [{ play: Shelve }, { choose: [${named}] }, { expect: { deckTop: [[${top}]] } }]`);
  expect(topAfter('Wall, Scout', 'Wall, Scout')).toBeUndefined();
  expect(topAfter('Scout, Wall', 'Scout, Wall')).toBeUndefined();
  expect(topAfter('Wall, Scout', 'Scout, Wall')).toMatch('expected deckTop');
});
