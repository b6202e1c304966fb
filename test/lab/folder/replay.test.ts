import type { RecordedGame } from '../../../src/lab/folder/open-run.js';
import { type ReplayStep, type ReplayEnd, replay } from '../../../src/lab/folder/replay.js';
import { plan, recorded } from '../../support/some-games.js';
import { test, expect } from 'vitest';

async function watch(game: RecordedGame): Promise<{ steps: ReplayStep[]; end: ReplayEnd }> {
  const steps: ReplayStep[] = [];
  const walk = replay(plan, game);
  for (;;) {
    const next = await walk.next();
    if (next.done === true) return { steps, end: next.value };
    steps.push(next.value);
  }
}

test('every recorded game comes out again: its choices, its end, its signature', async () => {
  for (const game of recorded) {
    const { steps, end } = await watch(game);
    const { decisions, forced, turns, scores, signature } = game.result;
    expect(end).toMatchObject({ turns, scores, signature, mismatch: '' });
    expect(steps).toHaveLength(decisions + forced);
    expect(steps.filter(({ options }) => options.length > 1).map(({ decision }) => decision)).toEqual(
      Array.from({ length: decisions }, (_, i) => i + 1),
    );
  }
});

const [first] = recorded as readonly [RecordedGame];

test('another signature is told', async () => {
  const { end } = await watch({ ...first, result: { ...first.result, signature: 'other' } });
  expect(end.mismatch).toMatch(/^the last position has signature \w+; recorded: other$/);
});

test('a choice that is not among the options is told with its decision', async () => {
  const choices = first.result.choices.slice();
  choices[4] = 100;
  const { end } = await watch({ ...first, result: { ...first.result, choices } });
  expect(end.mismatch).toMatch(/^decision 5 has \d+ options; recorded: option 100$/);
});

test('the deal of the other seat order is another game', async () => {
  const { end } = await watch({ ...first, game: recorded[1]!.game });
  expect(end.mismatch).not.toBe('');
});
