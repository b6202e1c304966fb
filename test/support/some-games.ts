// Ten recorded games, and the frames of three of them.
import { type PlannedDeck, tournament } from '../../src/lab/plan/plan.js';
import { readFileSync } from 'node:fs';
import { lorcana } from '../../src/games/lorcana/index.js';
import { somePlanInput } from './some-plan.js';
import { BatchPlayer } from '../../src/lab/run/play-batch.js';
import type { RecordedGame } from '../../src/lab/folder/open-run.js';
import { unpackResults } from '../../src/lab/match/packed-results.js';
import { scheduled } from '../../src/lab/plan/schedule.js';
import { type ReplayFrames, replayFramesOf } from '../../src/lab/folder/replay.js';

function deck(name: string): PlannedDeck {
  const file = `decks/lorcana/${name}.txt`;
  const text = readFileSync(file, 'utf8');
  return { name, file, text, deck: lorcana().readDeck({ file, text }) };
}

export const plan = tournament(
  somePlanInput({ decks: [deck('amber-ruby-fast-lore'), deck('ruby-steel-locations')], games: 10 }),
  'round-robin',
);

const player = await BatchPlayer.load(plan);

/** Ten games between decks with card texts, as in the journal. */
export const recorded: readonly RecordedGame[] = [
  ...unpackResults((await player.play({ first: 0, count: 10 })).rows),
].map((result, index) => ({ game: scheduled(plan, index), result }));

/** The frames of the first three games. */
export const someFrames: ReplayFrames[] = [];

for await (const frames of replayFramesOf(plan, recorded.slice(0, 3))) someFrames.push(frames);
