// The steps of Lorcana scenarios, and the messages of steps that fail.
import { test, expect } from 'vitest';
import { problemIn } from '../support/some-scenario.js';

const TABLE = `
players:
  - ink: { ready: 5, exerted: 1 }
    hand: [Zap, Tune, Choir, Fork, Scout - Two, Crier - One, Scout - One]
    deck: 10
    play:
      - { card: Scout - One, as: a }
      - { card: Crier - One, as: c }
      - { card: Whisperer - One, as: w }
      - { card: Fort - One, as: l }
  - deck: 10
    play:
      - { card: Wall - One, as: b, exerted: true }
      - { card: Wall - One, as: d }`;

const STEPS: readonly [name: string, steps: string][] = [
  ['ink', '[{ ink: Zap }, { expect: { inkwell: [{ ready: 6, exerted: 1 }], hand: [6] } }, { illegal: { ink: Tune } }]'],
  [
    'ink from a zone that the rules do not allow',
    '[{ illegal: { ink: { card: Zap, from: discard } } }, { ink: { card: zap, from: hand } }]',
  ],
  ['play', '[{ play: { card: Crier, as: n } }, { expect: { cards: { n: { zone: play, drying: true } } } }]'],
  ['play with answers', '[{ play: { card: Zap, choose: [d] } }, { expect: { decision: none } }]'],
  [
    'play with Shift',
    '[{ play: { card: Scout - Two, as: n, shiftOnto: a } }, { expect: { cards: { n: { under: 1 }, a: { zone: under } } } }]',
  ],
  ['play with Shift onto another name', '[{ illegal: { play: { card: Scout - Two, shiftOnto: c } } }]'],
  ['play with Shift onto two where one is needed', '[{ illegal: { play: { card: Scout - Two, shiftOnto: [a, c] } } }]'],
  ['sing', '[{ play: { card: Tune, sungBy: [c] } }, { expect: { hand: [7], cards: { c: { exerted: true } } } }]'],
  ['sing with too low a cost', '[{ illegal: { play: { card: Tune, sungBy: [a] } } }]'],
  [
    'sing together',
    '[{ play: { card: Choir, sungBy: [a, c] } }, { expect: { cards: { a: { exerted: true }, c: { exerted: true }, w: { exerted: false } } } }]',
  ],
  ['sing together with too few', '[{ illegal: { play: { card: Choir, sungBy: [a, w] } } }]'],
  ['play for free where nothing allows it', '[{ illegal: { play: { card: Zap, free: true } } }]'],
  ['use a named ability', '[{ use: { card: w, ability: Rest } }, { expect: { lore: [1, 0] } }]'],
  ['use a keyword', '[{ use: { card: w, ability: Boost } }, { expect: { cards: { w: { under: 1 } } } }]'],
  ['use of a card without abilities', '[{ illegal: { use: { card: a } } }]'],
  ['quest', '[{ quest: a }, { expect: { lore: [1, 0] } }, { illegal: { quest: a } }]'],
  ['quest and answer', '[{ quest: { card: c, choose: ["yes"] } }, { expect: { hand: [8] } }]'],
  ['challenge', '[{ challenge: { with: a, target: b } }, { expect: { cards: { b: { damage: 1 } } } }]'],
  ['challenge a ready character', '[{ illegal: { challenge: { with: a, target: d } } }]'],
  ['move', '[{ move: { character: a, to: Fort - One } }, { expect: { cards: { a: { at: l } } } }]'],
  ['move to the same location', '[{ move: { character: a, to: l } }, { illegal: { move: { character: a, to: l } } }]'],
  ['endTurn', '[{ endTurn: true }, { expect: { turn: p2, hand: [7, 1] } }]'],
  ['illegal while a question waits', '[{ play: Zap }, { illegal: { quest: a } }, { choose: [b] }, { quest: a }]'],
];

for (const [name, steps] of STEPS)
  test(name, () => {
    expect(problemIn(`${TABLE}\ndo: ${steps}`)).toBeUndefined();
  });

const PROBLEMS: readonly [name: string, steps: string, problem: string | RegExp][] = [
  [
    'a step that is not legal',
    '[{ quest: b }]',
    /^quest with b is not legal; legal now: .*quest with Scout - One \(a\)/,
  ],
  [
    'a question without an answer',
    '[{ play: Zap }, { quest: a }]',
    /^quest must wait for an answer; p1 decides: choose /,
  ],
  ['an answer without a question', '[{ choose: [a] }]', 'choose [a]: no decision is open'],
  ['an answer that does not fit', '[{ play: Zap }, { choose: ["yes"] }]', /^choose \[yes\] is not legal; p1 decides: /],
  ['`illegal` with a legal step', '[{ illegal: { quest: a } }]', /^expected quest .* to be refused, found it legal$/],
  [
    'an unknown name in a step',
    '[{ illegal: { quest: z } }]',
    'no card "z" in this scenario; names given: a, c, w, l, b, d',
  ],
  ['an unknown name in an answer', '[{ play: Zap }, { illegal: { choose: [z] } }]', /^no card "z" in this scenario; /],
  [
    'an ambiguous name',
    '[{ play: Zap }, { choose: [Wall - One] }]',
    /^"Wall - One" is ambiguous: choose Wall - One \(b\) \| /,
  ],
  ['an ambiguous ability', '[{ use: { card: w } }]', /^use an ability of w is ambiguous: use REST .* \| boost /],
];

for (const [name, steps, problem] of PROBLEMS)
  test(`fails: ${name}`, () => {
    const found = problemIn(`${TABLE}\ndo: ${steps}`);
    if (typeof problem === 'string') expect(found).toBe(problem);
    else expect(found).toMatch(problem);
  });
