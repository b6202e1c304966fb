// The statistics of a contest agree with the contest.
import { type Contest, contest, indirectContest } from '../../../src/games/contest/index.js';
import { observed } from '../../support/observed.js';
import { sheetNamed } from '../../support/contest.js';
import type { SeatObservation } from '../../../src/core/observer.js';
import { OBSERVABLES } from '../../../src/games/contest/observer.js';
import { test, expect } from 'vitest';

const fought = (game: Contest, names: readonly [string, string], seed: number) =>
  observed(game, game.table(names.map(sheetNamed)), seed, 1);

const PAIRS = [
  ['boxer', 'fencer'],
  ['archer', 'wizard'],
  ['brute', 'captain'],
] as const;

const fights = PAIRS.flatMap((names) => [1, 2, 3, 4].map((seed) => fought(contest(), names, 10 * seed)));

const races = [1, 2, 3, 4].map((seed) => fought(indirectContest(), ['cook', 'archer'], 10 * seed));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const measure = ({ own }: SeatObservation, name: keyof typeof OBSERVABLES.measures): number[] =>
  own.map((values) => values[Object.keys(OBSERVABLES.measures).indexOf(name)]!);

const total = (seat: SeatObservation, name: keyof typeof OBSERVABLES.measures): number => sum(measure(seat, name));

const cases = ({ pieces }: SeatObservation, name: keyof typeof OBSERVABLES.cases): number =>
  sum(pieces.map((counts) => counts[Object.keys(OBSERVABLES.cases).indexOf(name)]!));

test('every role is a measure, and each list of numbers is as long as the list of its names', () => {
  for (const { observer, seats } of [...fights, ...races]) {
    const { target, ...roles } = observer.roles;
    expect(target).toBe(100);
    expect(Object.keys(OBSERVABLES.measures)).toEqual(expect.arrayContaining(Object.values(roles)));
    for (const { own, other, pieces } of seats) {
      for (const values of [...own, ...other]) expect(values).toHaveLength(Object.keys(OBSERVABLES.measures).length);
      for (const counts of pieces) expect(counts).toHaveLength(Object.keys(OBSERVABLES.cases).length);
    }
  }
});

test('a turn counts for both seats, and the impact dealt by one seat is taken by the other', () => {
  for (const { seats, outcome } of fights) {
    expect(seats.map(({ own }) => own.length)).toEqual([outcome.turns, outcome.turns]);
    expect(seats[0]!.other).toEqual(seats[1]!.own);
    expect(total(seats[0]!, 'impact')).toBe(total(seats[1]!, 'impactTaken'));
    expect(total(seats[1]!, 'impact')).toBe(total(seats[0]!, 'impactTaken'));
  }
});

test('only the last team standing has taken all points of the other side', () => {
  expect(fights.some(({ outcome }) => outcome.how === 'standing')).toBe(true);
  for (const { seats, outcome } of fights)
    seats.forEach((seat, i) => {
      expect(measure(seat, 'worn').at(-1) === 100).toBe(outcome.winner === i);
      expect(measure(seats[1 - i]!, 'poolLeft').at(-1) === 0).toBe(outcome.winner === i);
    });
});

test('in a race, `worn` of the winner is 100 % of the target', () => {
  expect(races.some(({ outcome }) => outcome.how === 'target')).toBe(true);
  for (const { seats, outcome } of races)
    if (outcome.how === 'target') expect(measure(seats[outcome.winner!]!, 'worn').at(-1)).toBe(100);
});

test('attacks, preparations and lost actions are counted within the number of actions', () => {
  for (const { seats } of [...fights, ...races])
    for (const seat of seats) {
      const named = (['attacks', 'prepares', 'lostToReplenish', 'lostToStun'] as const).map((name) =>
        total(seat, name),
      );
      expect(sum(named)).toBeLessThanOrEqual(total(seat, 'actions'));
      expect(total(seat, 'hits')).toBeLessThanOrEqual(total(seat, 'attacks'));
      expect(2 * total(seat, 'impact')).toBeGreaterThanOrEqual(total(seat, 'hits'));
    }
  const lost = fights.flatMap(({ seats }) => seats.map((seat) => total(seat, 'lostToStun')));
  expect(Math.max(...lost)).toBeGreaterThan(0);
});

test('counts by attack form agree with counts by turn', () => {
  for (const { seats } of [...fights, ...races])
    for (const seat of seats) {
      expect(cases(seat, 'attacks')).toBe(total(seat, 'attacks'));
      expect(cases(seat, 'hits')).toBe(total(seat, 'hits'));
      expect(cases(seat, 'opening')).toBe(seat.pieces.length);
      expect(cases(seat, 'played')).toBe(seat.firstPlayed.filter((turn) => turn > 0).length);
    }
});
