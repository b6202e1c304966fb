import { tournament } from '../../../src/lab/plan/plan.js';
import { somePlanInput, deckFile } from '../../support/some-plan.js';
import { OBSERVABLES } from '../../../src/games/lorcana/observables.js';
import { BatchPlayer } from '../../../src/lab/run/play-batch.js';
import { test, expect } from 'vitest';
import { mergeObserved, type Observed } from '../../../src/stats/observed.js';
import { observedTables } from '../../../src/lab/folder/write-tables.js';
import { type Observables, COPY_CASES, type SeatObservation } from '../../../src/core/observer.js';
import { ObservationSums } from '../../../src/lab/observe/observation-sums.js';

const plan = tournament(
  somePlanInput({
    decks: ['../amber-amethyst-songs', '../amethyst-sapphire-shift'].map(deckFile),
    games: 12,
    observables: OBSERVABLES,
  }),
  'round-robin',
);

const player = await BatchPlayer.load(plan);

const whole = await player.play({ first: 0, count: 12 });

test('observing recorded games gives the same sums as observing them during play', async () => {
  const { observed } = await player.play({ first: 0, count: 12, recorded: whole.rows });
  expect(observed).toEqual(whole.observed);
  expect(observed!.get(0)!.sums.turns).toBeGreaterThan(12);
});

test('sums of parts of a batch add up to those of the batch, and a shorter count observes only the first games', async () => {
  const first = (await player.play({ first: 0, count: 5, recorded: whole.rows })).observed!;
  mergeObserved(first, (await player.play({ first: 5, count: 7 })).observed!);
  expect(observedTables(plan, OBSERVABLES, first)).toEqual(observedTables(plan, OBSERVABLES, whole.observed!));
});

test('a plan without observables observes nothing', async () => {
  const unobserved = await BatchPlayer.load({ ...plan, observables: undefined });
  expect((await unobserved.play({ first: 0, count: 2 })).observed).toBeUndefined();
});

/** The measures of an invented game; a measure that a turn leaves out is 0. */
const MEASURES = [
  'points',
  'pull',
  'coins',
  'paid',
  'mined',
  'plays',
  'runs',
  'hits',
  'worth',
  'bought',
  'broken',
  'torn',
];

const observables: Observables = {
  measures: Object.fromEntries(MEASURES.map((name) => [name, name])),
  score: 'points',
  cases: COPY_CASES,
  rated: [],
};

const sums = new ObservationSums(observables, {
  roles: {
    ...{ score: 'points', target: 10, potential: 'pull', available: 'coins', spent: 'paid', added: 'mined' },
    ...{ plays: 'plays', quests: 'runs', challenges: 'hits', board: 'worth' },
    ...{ worth: 'bought', removed: 'broken', lost: 'torn' },
  },
  pieces: [[{ name: 'stone', copies: 3 }], [{ name: 'straw', copies: 2 }]],
});

const turn = (values: Partial<Record<string, number>>) => MEASURES.map((name) => values[name] ?? 0);

const FIRST: SeatObservation = {
  own: [
    turn({ points: 2, pull: 4, coins: 3, paid: 2, plays: 1, bought: 4 }),
    turn({ points: 10, pull: 4, coins: 5, paid: 1, runs: 3, hits: 1, broken: 3, torn: 1 }),
  ],
  other: [turn({}), turn({ points: 3, pull: 1 })],
  pieces: [[1, 1, 1, 2]],
  firstPlayed: [1],
};

const SECOND: SeatObservation = {
  own: [turn({ points: 3, pull: 1, coins: 1, paid: 1, mined: 1 })],
  other: [turn({ points: 2, pull: 4 })],
  pieces: [[0, 1, 1, 0]],
  firstPlayed: [0],
};

test('sums of a game computed by hand: leads, clocks, efficiency, curve, initiative, cards', () => {
  const observed: Observed = new Map();
  sums.add(observed, [FIRST, SECOND], [0, 1], { winner: 0, how: 'points' });
  const [winner, loser] = [observed.get(0)!, observed.get(1)!];
  expect(winner.sums).toMatchObject({
    ...{ games: 1, wins: 1, turns: 2, score: 10, spent: 3, available: 8, earlyTurns: 2, onCurve: 1 },
    ...{ dropTurns: 2, dropsMissed: 2, leadChanges: 0, quests: 3, challenges: 1, scoreLead: 2 + 7 },
    ...{ worth: 4, removed: 3, lost: 1 },
  });
  expect(winner.wonBy).toEqual(new Map([['points', 1]]));
  expect(loser.wonBy).toEqual(new Map());
  // The winner reaches a quarter and half of the ten points in turn 2; the loser's three points are a quarter in turn 1.
  expect(winner.firsts).toMatchObject({ plays: { sum: 1 }, quarter: { sum: 2 }, half: { sum: 2 } });
  expect(loser.firsts).toMatchObject({ quarter: { count: 1, sum: 1 }, half: { count: 0 } });
  expect(loser.sums).toMatchObject({ wins: 0, dropsMissed: 0, scoreLead: 1 });
  // The first player starts turn 2 with pull 4 against 1 and clock 2 against 7; the second player starts turn 1 with the reverse.
  expect([winner.sums.starts, winner.sums.initiative]).toEqual([1, 1]);
  expect([loser.sums.starts, loser.sums.initiative]).toEqual([1, 0]);
  expect(winner.winTurns).toEqual([0, 0, 1]);
  expect(loser.winTurns).toEqual([]);
  // The loser's clock is 7 against 2: five turns behind.
  expect(loser.slower).toEqual({ games: [1], wins: [0] });
  expect(winner.slower).toEqual({ games: [0, 0], wins: [0, 0] });
  // Neither player is 2.5 points behind at the end of a turn.
  expect([loser.trailing.games, winner.trailing.games]).toEqual([[0], [0, 0]]);
  expect(winner.pieces.get('stone')).toMatchObject({
    inDeck: { copies: 3, won: 3 },
    inHand: { copies: 2, won: 2 },
    firstPlayed: { count: 1, sum: 1 },
  });
  expect(loser.pieces.get('straw')).toMatchObject({ inDeck: { copies: 2, won: 0 }, firstPlayed: { count: 0 } });
});

test('cards of a drawn game are not counted', () => {
  const observed: Observed = new Map();
  sums.add(observed, [FIRST, SECOND], [0, 1], { winner: undefined, how: 'deck' });
  expect(observed.get(0)!.pieces.size).toBe(0);
  expect(observed.get(0)!.sums).toMatchObject({ games: 1, wins: 0 });
});

test('the rows of won and lost games add up to the rows of all games', () => {
  const tables = observedTables(plan, OBSERVABLES, whole.observed!);
  const [all, endings] = [tables['tempo.csv'], tables['tempo-endings.csv']].map((text) => {
    const [head, ...rows] = text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(','));
    return rows.map((cells) => Object.fromEntries(cells.map((cell, i) => [head![i]!, cell])));
  }) as [Record<string, string>[], Record<string, string>[]];
  expect(new Set(endings.map(({ ending }) => ending))).toEqual(new Set(['won', 'lost']));
  for (const { entrant, turn, games, lore } of all) {
    const parts = endings.filter((row) => row.entrant === entrant && row.turn === turn);
    const sum = (value: (row: Record<string, string>) => number) => parts.reduce((total, row) => total + value(row), 0);
    expect(sum((row) => Number(row.games))).toBe(Number(games));
    // The tables round means to four decimals.
    const weighted = sum((row) => Number(row.games) * Number(row.lore));
    expect(Math.abs(weighted - Number(games) * Number(lore))).toBeLessThan(0.001 * Number(games));
  }
});
