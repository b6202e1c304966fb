// A process of the workload `scaling`: plays its games on worker threads and prints the times.
import type { ProcessTask, ProcessTimes } from './scaling.js';
import { fileURLToPath } from 'node:url';
import { packageFolder } from '../package.js';
import { prepareDuel } from '../lab/prepare/prepare.js';
import { PROJECT_DECKS } from './decks.js';
import { checkField } from '../lab/plan/experiment.js';
import { BatchSizing } from '../lab/run/batch-sizing.js';
import { Pool } from '../lab/run/pool.js';
import { Signature } from '../core/signature.js';
import { dispatchInOrder } from '../lab/run/dispatch.js';
import { PendingGames } from '../lab/run/pending-games.js';
import { gameCount } from '../lab/plan/schedule.js';
import { MemoryStore } from '../lab/folder/journal.js';
import { unpackResults } from '../lab/match/packed-results.js';

const { seed, games, workers } = JSON.parse(process.argv[2]!) as ProcessTask;

const deckFile = (name: string) => fileURLToPath(new URL(`decks/lorcana/${name}.txt`, packageFolder()));

const plan = await prepareDuel(
  {
    ...{ game: 'lorcana', seed, decks: PROJECT_DECKS.map(deckFile), agents: ['greedy'], games },
    ...{ cards: [], options: {}, limits: checkField('limits', {}, 'limits') },
  },
  (path) => path.join(' '),
);

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** `true` starts all workers at once; a short run would start fewer. */
const pace = new BatchSizing(workers, true);

const pool = new Pool(plan);

const signature = new Signature();

let played = 0;

let secondsAtHalf = 0;

const begin = performance.now();

for await (const batch of dispatchInOrder(pool, new PendingGames(gameCount(plan), []), new MemoryStore(), pace)) {
  for (const game of unpackResults(batch.rows)) signature.addText(game.signature);
  played += batch.count;
  if (secondsAtHalf === 0 && 2 * played >= games) secondsAtHalf = seconds();
}

const times: ProcessTimes = {
  signature: signature.toString(),
  wallSeconds: (performance.now() - begin) / 1000,
  seconds: seconds(),
  secondHalf: seconds() - secondsAtHalf,
};

await pool.close();

process.stdout.write(JSON.stringify(times));
