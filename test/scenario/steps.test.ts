// Each step of a scenario does what it says, and is refused where the rules refuse it.
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
  ['use what is not there', '[{ illegal: { use: { card: a } } }]'],
  ['quest', '[{ quest: a }, { expect: { lore: [1, 0] } }, { illegal: { quest: a } }]'],
  ['quest and answer', '[{ quest: { card: c, choose: ["yes"] } }, { expect: { hand: [8] } }]'],
  ['challenge', '[{ challenge: { with: a, target: b } }, { expect: { cards: { b: { damage: 1 } } } }]'],
  ['challenge a ready character', '[{ illegal: { challenge: { with: a, target: d } } }]'],
  ['move', '[{ move: { character: a, to: Fort - One } }, { expect: { cards: { a: { at: l } } } }]'],
  ['move to where it is', '[{ move: { character: a, to: l } }, { illegal: { move: { character: a, to: l } } }]'],
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
    /^quest must wait for an answer: p1 is asked: choose /,
  ],
  ['an answer without a question', '[{ choose: [a] }]', 'choose [a]: nobody is asked anything'],
  ['an answer that is none', '[{ play: Zap }, { choose: ["yes"] }]', /^choose \[yes\] is not legal; p1 is asked: /],
  ['illegal that is legal', '[{ illegal: { quest: a } }]', /^expected quest .* to be refused, found it legal$/],
  [
    'a name that nothing bears',
    '[{ illegal: { quest: z } }]',
    'no card "z" in this scenario; names given: a, c, w, l, b, d',
  ],
  ['an answer that nothing bears', '[{ play: Zap }, { illegal: { choose: [z] } }]', /^no card "z" in this scenario; /],
  [
    'a name for two cards in play',
    '[{ play: Zap }, { choose: [Wall - One] }]',
    /^"Wall - One" may mean choose Wall - One \(b\) \| /,
  ],
  ['an ability of several', '[{ use: { card: w } }]', /^use an ability of w may mean use REST .* \| boost /],
];

for (const [name, steps, problem] of PROBLEMS)
  test(`told: ${name}`, () => {
    const found = problemIn(`${TABLE}\ndo: ${steps}`);
    if (typeof problem === 'string') expect(found).toBe(problem);
    else expect(found).toMatch(problem);
  });
