import type { RecordedGame } from '../../../src/lab/folder/open-run.js';
import { type ReplayStep, type ReplayEnd, replay } from '../../../src/lab/folder/replay.js';
import { plan, recorded } from '../../support/some-games.js';
import { test, expect } from 'vitest';

async function replayAll(game: RecordedGame): Promise<{ steps: ReplayStep[]; end: ReplayEnd }> {
  const steps: ReplayStep[] = [];
  const walk = replay(plan, game);
  for (;;) {
    const next = await walk.next();
    if (next.done === true) return { steps, end: next.value };
    steps.push(next.value);
  }
}

test('every recorded game replays with its choices, end and signature', async () => {
  for (const game of recorded) {
    const { steps, end } = await replayAll(game);
    const { decisions, forced, turns, scores, signature } = game.result;
    expect(end).toMatchObject({ turns, scores, signature, mismatch: '' });
    expect(steps).toHaveLength(decisions + forced);
    expect(steps.filter(({ options }) => options.length > 1).map(({ decision }) => decision)).toEqual(
      Array.from({ length: decisions }, (_, i) => i + 1),
    );
  }
});

const [first] = recorded as readonly [RecordedGame];

test('a different signature is a mismatch', async () => {
  const { end } = await replayAll({ ...first, result: { ...first.result, signature: 'other' } });
  expect(end.mismatch).toMatch(/^the last position has signature \w+; recorded: other$/);
});

test('a choice that is not an option is a mismatch that names the decision', async () => {
  const choices = first.result.choices.slice();
  choices[4] = 100;
  const { end } = await replayAll({ ...first, result: { ...first.result, choices } });
  expect(end.mismatch).toMatch(/^decision 5 has \d+ options; recorded: option 100$/);
});

test('the choices do not fit the game with seats swapped', async () => {
  const { end } = await replayAll({ ...first, game: recorded[1]!.game });
  expect(end.mismatch).not.toBe('');
});
