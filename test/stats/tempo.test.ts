import { describe, test, expect } from 'vitest';
import {
  lead,
  area,
  perTurn,
  turnReaching,
  firstTurn,
  efficiency,
  wasted,
  curveAdherence,
  missedDrops,
  clock,
  clockLead,
  initiative,
  proactiveShare,
  removalTempo,
} from '../../src/stats/tempo.js';
import fc from 'fast-check';

describe('score', () => {
  test('lead, its area, and score per turn', () => {
    expect(lead([0, 2, 5], [1, 2, 3])).toEqual([-1, 0, 2]);
    expect(area([-1, 0, 2])).toBe(1);
    expect(perTurn(20, 8)).toBe(2.5);
    expect(perTurn(0, 0)).toBeUndefined();
  });

  test.each([
    [5, 3],
    [4, 3],
    [0, 1],
    [7, undefined],
  ])('the turn that reaches %d', (threshold, turn) => {
    expect(turnReaching([1, 3, 5, 5], threshold)).toBe(turn);
  });

  test('the first turn with a play', () => {
    expect(firstTurn([0, 0, 2, 1])).toBe(3);
    expect(firstTurn([])).toBeUndefined();
  });
});

describe('resources', () => {
  const SPENT = [0, 2, 3, 2, 5, 6, 1];
  const AVAILABLE = [1, 2, 3, 4, 5, 6, 7];

  test('efficiency and waste', () => {
    expect(efficiency(SPENT, AVAILABLE)).toBeCloseTo(19 / 28, 12);
    expect(wasted(SPENT, AVAILABLE)).toBe(9);
    expect(efficiency([0], [0])).toBeUndefined();
  });

  test.each([
    ['one resource unspent is on curve, two are not; turn 7 is not counted', SPENT, AVAILABLE, 5 / 6],
    ['a short game counts with its turns', [1, 0], [1, 2], 1 / 2],
    ['no turns', [], [], undefined],
  ])('curve adherence: %s', (_, spent, available, share) => {
    expect(curveAdherence(spent, available)).toBe(share);
  });

  test('missed drops up to a turn', () => {
    expect(missedDrops([1, 0, 1, 0, 0], 4)).toBe(2);
    expect(missedDrops([1, 0], 4)).toBe(1);
  });
});

describe('race', () => {
  test.each([
    { score: 0, potential: 3, turns: 7 },
    { score: 18, potential: 2, turns: 1 },
    { score: 17, potential: 2, turns: 2 },
    { score: 12, potential: 0, turns: 8 },
    { score: 21, potential: 0, turns: 0 },
  ])('clock at $score with $potential a turn is $turns', ({ score, potential, turns }) => {
    expect(clock(score, potential, 20)).toBe(turns);
  });

  test('the clock lead is the opponent’s clock minus the own clock', () => {
    expect(clockLead(3, 5)).toBe(2);
  });

  test('initiative: potential at least equal and clock at most equal', () => {
    const own = { potential: [1, 2, 3, 0], clock: [9, 8, 6, 7] };
    const other = { potential: [1, 3, 2, 0], clock: [9, 9, 5, 8] };
    expect(initiative(own, other)).toBe(2 / 4);
    expect(initiative({ potential: [], clock: [] }, { potential: [], clock: [] })).toBeUndefined();
  });

  test('with equal series both players have the initiative', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 1 }), (turns) => {
        const race = { potential: turns.map(([q]) => q), clock: turns.map(([, c]) => c) };
        expect(initiative(race, race)).toBe(1);
      }),
    );
  });

  test('proactive share and removal tempo', () => {
    expect(proactiveShare(6, 2)).toBe(0.75);
    expect(proactiveShare(0, 0)).toBeUndefined();
    expect(removalTempo(7, 4)).toBe(3);
  });
});
