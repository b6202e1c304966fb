// Messages of contest scenarios that fail or cannot be read.
import { loadScenarios } from '../../src/scenario/load.js';
import { scenarioGames } from '../../src/scenario/games.js';
import { runScenario } from '../../src/scenario/run.js';
import { test, expect } from 'vitest';

function problemIn(
  steps: string,
  players = '[{ skill: 6, hand: [3, 9], action: 7 }, { action: 2, hand: [4] }]',
): string | undefined {
  const text = `- name: this one\n  game: contest\n  players: ${players}\n  do: [${steps}]\n`;
  const [scenario] = loadScenarios({ file: 'some.yaml', text }, scenarioGames());
  return runScenario(scenario!).problem?.replace(/ \(some\.yaml:\d+\)$/, '');
}

const PROBLEMS: readonly [steps: string, problem: string | undefined][] = [
  ['{ challenge: { target: p2, cards: [3] } }, { expect: { decision: p2 } }', undefined],
  ['{ expect: { round: 6 } }', 'expected round 6, found 7'],
  ['{ expect: { acts: p2 } }', 'expected acts p2, found p1'],
  [
    '{ expect: { decision: none } }',
    'expected decision none, found p1 (legal now: challenge p2 with attack | replenish the hand | pass)',
  ],
  ['{ expect: { hand: [2, 2] } }', 'expected hand [2,2], found [2,1]'],
  ['{ expect: { handCards: [[3, 8], null] } }', 'expected handCards of p1 ["3","8"], found ["3","9"]'],
  ['{ expect: { contestants: { p1: { taken: 1 } } } }', 'expected p1: taken 1, found 0'],
  [
    '{ pass: { by: p2 } }',
    'it is not the action of p2; legal now: challenge p2 with attack | replenish the hand | pass',
  ],
  ['{ challenge: p3 }', 'no contestant "p3"; there are: p1, p2'],
  ['{ challenge: { target: p2, with: Bow } }', 'no attack form "Bow"; there are: attack'],
  [
    '{ challenge: { target: p2, cards: [8] } }',
    'attack with 8 is not legal; legal now: attack with 3 | attack with 3, boosted by 9 | attack with 9 | attack with 9, boosted by 3 | attack with 3 and 9 | attack with a card from the deck',
  ],
  ['{ illegal: { pass: true } }', 'expected pass {} to be refused, found it legal'],
];

for (const [steps, problem] of PROBLEMS)
  test(`${steps} ${problem === undefined ? 'passes' : 'fails with a message'}`, () => {
    expect(problemIn(steps)).toBe(problem);
  });

test('all contestants have an action card or none has, and a squad needs one', () => {
  expect(problemIn('', '[{ action: 7 }, {}]')).toBe(
    'some players have an action card and some do not; expected all or none',
  );
  const squad = '{ name: Thug, count: 2, speed: 4, base: 4, power: 2, pool: 2 }';
  expect(problemIn('', `[{ action: 7, henchmen: [${squad}] }, { action: 2 }]`)).toBe(
    'henchmen without an action card; expected "action: 5"',
  );
});

test('a fifth card of a rank is an error', () => {
  expect(problemIn('', '[{ action: 7, hand: [7, 7] }, { action: 7, hand: [7] }]')).toBe(
    'more than four cards "7" from one deck',
  );
});

const MISTAKES: readonly [players: string, sentence: string][] = [
  ['[{ hand: [11] }, {}]', 'players.hand: found 11; expected a card such as A, 7, 10 or Q'],
  ['[{ pool: 0 }, {}]', 'players.pool: found 0; expected a whole number from 1 to 200'],
  ['[{}]', 'players: found [{}]; expected two to eight'],
  ['[{ hadn: [3] }, {}]', 'players.hadn: no such field; did you mean "hand"?'],
];

for (const [players, sentence] of MISTAKES)
  test(`${players} cannot be read`, () => {
    expect(() => problemIn('', players)).toThrow(sentence);
  });
