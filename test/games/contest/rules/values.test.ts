// The worked examples of the rules, and the arithmetic around them.
import { type Rank, VALUE, RANKS, isFace } from '../../../../src/games/contest/state/cards.js';
import { test, expect } from 'vitest';
import {
  attackValue,
  challengeMargin,
  effectPercent,
  impactHalves,
  defenceValue,
  poolLoss,
  isBeaten,
  stuns,
  isProper,
} from '../../../../src/games/contest/rules/values.js';
import { playsFrom } from '../../../../src/games/contest/rules/legal.js';
import { firstOf, secondOf } from '../../../../src/games/contest/state/packed-action.js';

const valueOf = (rank: Rank): number => VALUE[RANKS.indexOf(rank)]!;

const sumOf = (...ranks: Rank[]): number => ranks.reduce((sum, rank) => sum + valueOf(rank), 0);

test('ace 1, number cards their number, jack 1, queen 2, king 3', () => {
  expect(RANKS.map(valueOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3]);
  expect(VALUE).toHaveLength(52);
  expect(RANKS.filter((_, card) => isFace(card))).toEqual(['J', 'Q', 'K']);
});

const ATTACKS: readonly [skill: number, cards: Rank[], boosts: number, value: number][] = [
  [6, ['3'], 0, 9],
  [6, ['Q'], 0, 8],
  [6, ['3', 'Q'], 0, 11],
  [6, ['9'], 1, 4],
  [6, ['Q'], 2, 10],
  [5, ['5'], 2, 12],
  [10, ['10'], 2, 22],
  [7, ['8'], 0, 4],
  [0, ['A'], 0, 0],
];

for (const [skill, cards, boosts, value] of ATTACKS)
  test(`skill ${skill} with ${cards.join(' and ')} and ${boosts} boosts is worth ${value}`, () => {
    expect(attackValue(skill, sumOf(...cards), boosts)).toBe(value);
  });

test('the highest value of three cards is twice the skill plus 2', () => {
  for (let skill = 1; skill <= 10; skill++) {
    const all = [];
    for (const a of VALUE.slice(0, 10))
      for (const b of VALUE.slice(0, 10))
        for (const c of VALUE.slice(0, 10))
          for (const play of playsFrom([a, b, c], true, false)) {
            const sum = [a, b, c].reduce((total, value, i) => total + ((firstOf(play) >> i) & 1) * value, 0);
            all.push(attackValue(skill, sum, [0, 1, 2].filter((i) => (secondOf(play) >> i) & 1).length));
          }
    expect(Math.max(...all)).toBe(2 * skill + 2);
  }
});

test('skill 8 with a 2 and a king has a margin of 3; a weak attack has the margin `weakMargin` (C-5)', () => {
  expect(challengeMargin(8, sumOf('2', 'K'), 0)).toBe(3);
  expect(challengeMargin(6, sumOf('9'), 0)).toBe(0);
  expect(challengeMargin(6, sumOf('9'), 2)).toBe(2);
});

test('effect card 4, margin 3, power 6: 70 %, impact 4', () => {
  expect(effectPercent(4, 3)).toBe(70);
  expect(impactHalves(6, 70, 'down') / 2).toBe(4);
});

test('an effect above 100 % deals more than the power', () => {
  expect(impactHalves(6, effectPercent(10, 5), 'down') / 2).toBe(9);
});

test('an impact is at least a half', () => {
  expect(impactHalves(1, 10, 'down')).toBe(1);
  expect(impactHalves(1, 0, 'up')).toBe(1);
});

test('rounding to halves: down, nearest, up (C-6)', () => {
  const roundings = ['down', 'nearest', 'up'] as const;
  expect(roundings.map((rounding) => impactHalves(6, 70, rounding))).toEqual([8, 8, 9]);
  expect(roundings.map((rounding) => impactHalves(4, 70, rounding))).toEqual([5, 6, 6]);
});

test('the defence has the same limits as the attack, or none if the rank is not added (C-3)', () => {
  expect(defenceValue(5, 4, 0, true)).toBe(9);
  expect(defenceValue(5, 6, 0, true)).toBe(3);
  expect(defenceValue(5, 12, 0, false)).toBe(12);
});

test('halves add up: the pool loses whole points, and a member is out above the pool (C-12)', () => {
  expect([1, 2, 3, 4].map(poolLoss)).toEqual([0, 1, 1, 2]);
  expect([20, 21, 22].map((halves) => isBeaten(halves, 10))).toEqual([false, false, true]);
});

test('an impact of half the full pool stuns, also if the pool is odd (C-7)', () => {
  expect([9, 10].map((halves) => stuns(halves, 10, 50))).toEqual([false, true]);
  expect([6, 7].map((halves) => stuns(halves, 7, 50))).toEqual([false, true]);
});

test('with skill 5 and a hand of 7, 8, 9 no attack is proper, and none consists of boosts alone', () => {
  const hand = [7, 8, 9];
  const plays = playsFrom(hand, true, true);
  expect(plays).toHaveLength(19);
  for (const play of plays) {
    expect(firstOf(play)).not.toBe(0);
    expect(
      isProper(
        5,
        hand.reduce((sum, value, i) => sum + ((firstOf(play) >> i) & 1) * value, 0),
      ),
    ).toBe(false);
  }
});

test('plays that differ only in cards of equal value are offered once (C-11)', () => {
  expect(playsFrom([4, 4, 4], true, false)).toHaveLength(19);
  // (attack cards, boosts): (1, 0) (1, 1) (1, 2) (2, 0) (2, 1) (3, 0).
  expect(playsFrom([4, 4, 4], true, true)).toHaveLength(6);
  expect(playsFrom([4, 4, 4], false, true)).toHaveLength(3);
  expect(playsFrom([2, 4, 2], false, true)).toHaveLength(5);
  expect(playsFrom([], true, true)).toHaveLength(0);
});
