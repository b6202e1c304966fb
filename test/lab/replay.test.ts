import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { lorcana } from '../../src/games/lorcana/index.js';
import type { RecordedGame } from '../../src/lab/archive.js';
import { BatchPlayer } from '../../src/lab/batch.js';
import { tournament, type PlannedDeck } from '../../src/lab/plan.js';
import { replay, type ReplayEnd, type ReplayStep } from '../../src/lab/replay.js';
import { unpackRows } from '../../src/lab/rows.js';
import { scheduled } from '../../src/lab/schedule.js';
import { someField } from './some-plan.js';

function deck(name: string): PlannedDeck {
  const file = `decks/lorcana/${name}.txt`;
  const text = readFileSync(file, 'utf8');
  return { name, file, text, deck: lorcana().readDeck({ file, text }) };
}

const plan = tournament(
  someField({ decks: [deck('amber-ruby-fast-lore'), deck('ruby-steel-locations')], games: 10 }),
  'round-robin',
);
const player = await BatchPlayer.load(plan);
const recorded: RecordedGame[] = [...unpackRows(player.play({ first: 0, count: 10 }).rows)].map((result, index) => ({
  game: scheduled(plan, index),
  result,
}));

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
    expect(end).toEqual({ turns, scores, signature, mismatch: '' });
    expect(steps).toHaveLength(decisions + forced);
    expect(steps.filter(({ options }) => options.length > 1).map(({ decision }) => decision)).toEqual(
      Array.from({ length: decisions }, (_, i) => i + 1),
    );
  }
});

const [first] = recorded as [RecordedGame];

test('another signature is told', async () => {
  const { end } = await watch({ ...first, result: { ...first.result, signature: 'other' } });
  expect(end.mismatch).toMatch(/^the last position has signature \w+, recorded was other$/);
});

test('a choice that is not among the options is told with its decision', async () => {
  const choices = first.result.choices.slice();
  choices[4] = 100;
  const { end } = await watch({ ...first, result: { ...first.result, choices } });
  expect(end.mismatch).toMatch(/^decision 5 has \d+ options, recorded was number 100$/);
});

test('the deal of the other seat order is another game', async () => {
  const { end } = await watch({ ...first, game: recorded[1]!.game });
  expect(end.mismatch).not.toBe('');
});
