// Each expectation can fail, and its message names the expected and the found value.
import { test, expect } from 'vitest';
import { problemIn } from '../support/some-scenario.js';

const TABLE = `
players:
  - lore: 3
    ink: { ready: 2, exerted: 1 }
    hand: [Zap]
    deck: [Zap, Tune, Fork]
    discard: [Heal, Heal]
    play:
      - { card: Wall - One, as: a, exerted: true, drying: true, damage: 2, at: l, under: [Scout - One] }
      - { card: Fort - One, as: l }
  - deck: 4`;

const MET = `
lore: [3, 0]
hand: [1, 0]
deck: [3, 4]
inkwell: [{ ready: 2, exerted: 1 }, { ready: 0 }]
discard: [[Heal, Heal], []]
handCards: [[Zap]]
deckTop: [[Zap, Tune]]
decision: none
turn: p1
winner: none
cards:
  a: { zone: play, owner: p1, damage: 2, exerted: true, drying: true, strength: 1, willpower: 8, loreValue: 1, keywords: [Resist +1], lacks: [Ward, Resist +2], at: l, under: 1 }
  Scout - One: { zone: under }`;

const indent = (text: string) => text.replaceAll('\n', '\n      ');

test('passes if all expectations hold', () => {
  expect(problemIn(`${TABLE}\ndo:\n  - expect:${indent(MET)}`)).toBeUndefined();
});

const UNMET: readonly [expectation: string, problem: string][] = [
  ['lore: [3, 1]', 'expected lore [3,1], found [3,0]'],
  ['lore: [3, 0, 0]', 'expected lore [3,0,0], found [3,0]'],
  ['hand: [2, 0]', 'expected hand [2,0], found [1,0]'],
  ['deck: [3, 3]', 'expected deck [3,3], found [3,4]'],
  ['inkwell: [{ ready: 3 }]', 'expected inkwell of p1 {"ready":3}, found {"ready":2,"exerted":1}'],
  ['discard: [[Heal]]', 'expected discard of p1 ["Heal"], found ["Heal","Heal"]'],
  ['discard: [[Heal, Zap]]', 'expected discard of p1 ["Heal","Zap"], found ["Heal","Heal"]'],
  ['handCards: [[Tune]]', 'expected handCards of p1 ["Tune"], found ["Zap"]'],
  ['deckTop: [[Tune]]', 'expected deckTop of p1 ["Tune"], found ["Zap"]'],
  ['decision: p1', 'expected decision p1, found none (no decision is open)'],
  ['turn: p2', 'expected turn p2, found p1'],
  ['winner: p1', 'expected winner p1, found none'],
  ['cards: { a: { zone: hand } }', 'expected a zone hand, found zone play'],
  ['cards: { a: { owner: p2 } }', 'expected a owner p2, found owner p1'],
  ['cards: { a: { damage: 1 } }', 'expected a damage 1, found damage 2'],
  ['cards: { a: { exerted: false } }', 'expected a exerted false, found exerted true'],
  ['cards: { a: { drying: false } }', 'expected a drying false, found drying true'],
  ['cards: { a: { strength: 2 } }', 'expected a strength 2, found strength 1'],
  ['cards: { a: { willpower: 7 } }', 'expected a willpower 7, found willpower 8'],
  ['cards: { a: { loreValue: 2 } }', 'expected a loreValue 2, found loreValue 1'],
  ['cards: { a: { keywords: [Ward, Resist] } }', 'expected a keywords Ward, Resist, found no Ward'],
  ['cards: { a: { keywords: [Resist +2] } }', 'expected a keywords Resist +2, found no Resist +2'],
  ['cards: { a: { lacks: [Resist] } }', 'expected a lacks Resist, found Resist'],
  ['cards: { a: { at: null } }', 'expected a at none, found at Fort - One'],
  ['cards: { l: { at: a } }', 'expected l at a, found at no location'],
  ['cards: { a: { under: 0 } }', 'expected a under 0, found under 1'],
  ['cards: { z: { zone: play } }', 'no card "z" in this scenario; names given: a, l'],
  ['cards: { a: { keywords: [Rus] } }', 'no keyword "Rus"; did you mean "rush"?'],
  ['lore: [0, 0], turn: p2', 'expected lore [0,0], found [3,0]; expected turn p2, found p1'],
];

for (const [expectation, problem] of UNMET)
  test(expectation, () => {
    expect(problemIn(`${TABLE}\ndo: [{ expect: { ${expectation} } }]`)).toBe(problem);
  });

test('`startAt: beginning` readies, dries, sets and draws', () => {
  const steps = `
startAt: beginning
do: [{ expect: { hand: [2], inkwell: [{ ready: 3, exerted: 0 }], lore: [4], cards: { a: { exerted: false, drying: false } } } }]`;
  expect(problemIn(TABLE + steps)).toBeUndefined();
});

test('the first player draws nothing in turn 1', () => {
  expect(problemIn(`${TABLE}\nturnNumber: 1\nstartAt: beginning\ndo: [{ expect: { hand: [1] } }]`)).toBeUndefined();
});

test('`options` sets an option of the game', () => {
  expect(problemIn(`${TABLE}\noptions: { loreToWin: 3 }\ndo: [{ expect: { winner: p1 } }]`)).toBeUndefined();
});

test('three players, with the second as active player', () => {
  const players = 'players: [{ deck: 5 }, { deck: 5, lore: 1 }, { deck: 5 }]\nactive: p2';
  const steps = 'do: [{ expect: { turn: p2 } }, { endTurn: true }, { expect: { turn: p3, lore: [0, 1, 0] } }]';
  expect(problemIn(`${players}\n${steps}`)).toBeUndefined();
});
