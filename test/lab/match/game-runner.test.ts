import type { Game } from '../../../src/core/game.js';
import { lorcana } from '../../../src/games/lorcana/index.js';
import { deckFile } from '../../support/some-plan.js';
import type { Agent, AgentMaker } from '../../../src/core/agent.js';
import random from '../../../agents/random.js';
import { type Match, playMatch } from '../../../src/lab/match/built-in-match.js';
import { wordsOf } from '../../../src/core/rng.js';
import { test, expect } from 'vitest';

const game: Game = lorcana();

const deck = game.readDeck(deckFile('amber-ruby-rush'));

const agent = (choose: Agent['choose']): AgentMaker => ({ about: '', sitDown: () => ({ choose }) });

/** Plays a game of random agents; `second` replaces the second agent, `changes` all other fields. */
function play(second: AgentMaker = random, changes: Partial<Match> = {}) {
  return playMatch({
    game,
    table: game.table([deck, deck]),
    seeds: { decks: [wordsOf(1), wordsOf(2)], chance: wordsOf(3) },
    seed: 'test/mirror/0',
    players: [
      { name: 'first', maker: random, settings: {}, seed: wordsOf(4) },
      { name: 'second', maker: second, settings: {}, seed: wordsOf(5) },
    ],
    limits: { turns: 200, decisions: 5000 },
    ...changes,
  });
}

test('a game ends by its rules, and the same seeds give the same result', () => {
  const result = play();
  expect(['lore', 'deck']).toContain(result.how);
  expect([0, 1]).toContain(result.winner);
  expect(result.fault).toBe('');
  expect(play()).toEqual(result);
});

test('agents are asked only about two or more options, and each request counts as a decision', () => {
  const counts: number[] = [];
  const counting = agent((_view, options, rng) => {
    counts.push(options.count);
    return rng.int(options.count);
  });
  const player = { seed: wordsOf(4), maker: counting, settings: {} };
  const result = play(counting, {
    players: [
      { name: 'a', ...player },
      { name: 'b', ...player },
    ],
  });
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(result.decisions).toBe(counts.length);
  expect(result.forced).toBeGreaterThan(0);
});

test('an agent sees the game from its own seat', () => {
  const seats = new Set<number>();
  play(
    agent((view) => {
      seats.add(view.seat);
      return 0;
    }),
  );
  expect([...seats]).toEqual([1]);
});

const NONSENSE: readonly [name: string, maker: AgentMaker, fault: RegExp][] = [
  [
    'throws',
    agent(() => {
      throw new Error('lost my\n glasses');
    }),
    /^second threw: lost my glasses$/,
  ],
  [
    'throws a value that is not an Error',
    agent(() => {
      throw 'pfft' as unknown as Error;
    }),
    /^second threw: pfft$/,
  ],
  ['answers below 0', agent(() => -1), /^second answered -1; expected an index below \d+$/],
  [
    'answers above the last index',
    agent((_view, options) => options.count),
    /^second answered \d+; expected an index below \d+$/,
  ],
  [
    'answers with a promise',
    agent(() => Promise.resolve(0) as unknown as number),
    /^second answered with a value of type object; expected an index/,
  ],
  ['answers with a fraction', agent(() => 0.5), /^second answered 0\.5; expected an index below \d+$/],
  ['answers NaN', agent(() => NaN), /^second answered NaN; expected an index below \d+$/],
  [
    'answers undefined',
    agent(() => undefined as unknown as number),
    /^second answered nothing; expected an index below \d+$/,
  ],
  [
    'throws in sitDown',
    {
      about: '',
      sitDown: () => {
        throw new Error('no chair');
      },
    },
    /^second threw: no chair$/,
  ],
];

for (const [name, maker, fault] of NONSENSE)
  test(`an agent that ${name} forfeits`, () => {
    const result = play(maker);
    expect(result).toMatchObject({ winner: 0, how: 'forfeit' });
    expect(result.fault).toMatch(fault);
  });

test('the first seat can also forfeit', () => {
  const maker = agent(() => 99);
  const players = [
    { name: 'first', maker, settings: {}, seed: wordsOf(4) },
    { name: 'second', maker: random, settings: {}, seed: wordsOf(5) },
  ];
  expect(play(random, { players })).toMatchObject({ winner: 1, how: 'forfeit' });
});

const LIMITS: readonly [name: string, limits: Match['limits'], expected: { turns?: number; decisions?: number }][] = [
  ['one turn', { turns: 1, decisions: 5000 }, { turns: 1 }],
  ['seven turns', { turns: 7, decisions: 5000 }, { turns: 7 }],
  ['one decision', { turns: 200, decisions: 1 }, { decisions: 1 }],
  ['thirty decisions', { turns: 200, decisions: 30 }, { decisions: 30 }],
];

for (const [name, limits, expected] of LIMITS)
  test(`a limit of ${name} ends the game without a winner`, () => {
    const result = play(random, { limits });
    expect(result).toMatchObject({ winner: undefined, how: 'limit', fault: '', ...expected });
  });

test('a limit that the game just reaches changes nothing', () => {
  const free = play();
  expect(play(random, { limits: { turns: free.turns, decisions: free.decisions } })).toEqual(free);
  expect(play(random, { limits: { turns: free.turns - 1, decisions: 5000 } }).how).toBe('limit');
});

const BROKEN: readonly [name: string, broken: Partial<Game>, fault: RegExp][] = [
  [
    'setup throws',
    {
      setup: () => {
        throw new Error('no table');
      },
    },
    /^no table \(lorcana, seed test\/mirror\/0, decision 0\)$/,
  ],
  [
    'advance throws',
    {
      advance: () => {
        throw new Error('torn card');
      },
    },
    /^torn card \(.*decision \d+\)$/,
  ],
  [
    'there are no options',
    {
      legal: (_state, list) => {
        list.count = 0;
      },
    },
    /^no options before the end \(/,
  ],
  ['the game does not end', { maxDecisions: 10 }, /^no end after 10 decisions \(.*decision 10\)$/],
];

for (const [name, broken, fault] of BROKEN)
  test(`rules bug: ${name}; the game has no winner, and the fault names seed and decision`, () => {
    const result = play(random, { game: { ...game, ...broken } });
    expect(result).toMatchObject({ winner: undefined, how: 'bug' });
    expect(result.fault).toMatch(fault);
  });
