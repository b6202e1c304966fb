import { tournament } from '../../../src/lab/plan/plan.js';
import { somePlanInput } from '../../support/some-plan.js';
import { BatchPlayer } from '../../../src/lab/run/play-batch.js';
import { unpackResults } from '../../../src/lab/match/packed-results.js';
import { test, expect } from 'vitest';
import { gameCount } from '../../../src/lab/plan/schedule.js';

const plan = tournament(somePlanInput(), 'round-robin');

const player = await BatchPlayer.load(plan);

const results = async (first: number, count: number) => [...unpackResults((await player.play({ first, count })).rows)];

test('games do not depend on batch sizes or on the order of the batches', async () => {
  const total = gameCount(plan);
  const whole = await results(0, total);
  const pieces = [await results(7, total - 7), await results(3, 4), await results(0, 3)].reverse().flat();
  expect(pieces).toEqual(whole);
  expect(new Set(whole.map((result) => result.decisions)).size).toBeGreaterThan(3);
});
