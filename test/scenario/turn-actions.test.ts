// Messages of turn-actions scenarios that fail or cannot be read.
import { problemsIn, scenario } from '../support/some-scenario.js';
import { test, expect } from 'vitest';

const PLAYERS = `players:
  - { ink: [Scout - One], hand: [Fort], bag: [Crier], deck: 9, play: [{ card: Scout - One, as: a }], missions: [3, 1] }
  - { deck: 9, play: [{ card: Wall, as: b }, { card: Crier, as: c }] }`;

const problemIn = (steps: string, more = PLAYERS): string | undefined =>
  problemsIn(scenario(`game: lorcana/turn-actions\n${more}\ndo: [${steps}]`))[0];

const PROBLEMS: readonly [steps: string, problem: string | undefined][] = [
  ['{ challenge: a }, { choose: [b] }, { expect: { activity: 2, cards: { b: { inChallenge: true } } } }', undefined],
  ['{ challenge: { with: a, target: p2, choose: [b] } }, { expect: { decision: none } }', undefined],
  ['{ expect: { activity: 2 } }', 'expected activity 2, found 3'],
  ['{ expect: { bag: [[], []] } }', 'expected bag of p1 [], found ["Crier - One"]'],
  [
    '{ expect: { missions: [{ row: [3, 2, 1] }] } }',
    'expected missions of p1 {"row":[3,2,1]}, found {"row":[1,1,3],"discard":[],"deck":9}',
  ],
  ['{ expect: { missions: [{ row: [3, 1, 1], deck: 9 }, { row: [1, 1, 1] }] } }', undefined],
  ['{ expect: { cards: { a: { mission: 3 } } } }', 'expected a mission 3, found mission none'],
  ['{ expect: { cards: { a: { inChallenge: true } } } }', 'expected a inChallenge true, found inChallenge false'],
  [
    '{ quest: a }',
    'quest with a is ambiguous: quest with Scout - One on a mission of 1 point (a) | quest with Scout - One on a mission of 3 points (a)',
  ],
  ['{ defend: b }', 'defend with b: no defender is to be chosen; no decision is open'],
  [
    '{ challenge: a }, { endTurn: true }',
    'endTurn must wait for an answer; p2 decides: defend with Wall - One (b) | defend with Crier - One (c)',
  ],
  [
    '{ illegal: { move: { character: Crier, to: hand } } }',
    'expected move {"character":"Crier","to":"hand","exerted":false,"choose":[]} to be refused, found it legal',
  ],
];

for (const [steps, problem] of PROBLEMS)
  test(`${steps} ${problem === undefined ? 'passes' : 'fails with a message'}`, () => {
    expect(problemIn(steps)).toBe(problem);
  });

test('a mission that is not in the deck is an error', () => {
  const players = 'players: [{ missions: [3, 3] }, {}]\noptions: { missions: [1, 2, 3] }';
  expect(problemIn('', players)).toBe('missions: no mission of 3 is left; there are 1, 2, 3');
});

const MISTAKES: readonly [setting: string, sentence: string][] = [
  ['options: { activity: 0 }', 'options.activity: found 0; expected a whole number from 1 to 20'],
  ['options: { moveFrom: hand }', 'options.moveFrom: found "hand"; expected inkwell or inkwell+play'],
  ['options: { actvity: 4 }', 'options.actvity: no such field; did you mean "activity"?'],
  ['options: { loreToWin: 0 }', 'options.loreToWin: found 0; expected a whole number from 1 to 99'],
];

for (const [setting, sentence] of MISTAKES)
  test(`${setting} cannot be read`, () => {
    expect(() => problemIn('', `${PLAYERS}\n${setting}`)).toThrow(sentence);
  });
