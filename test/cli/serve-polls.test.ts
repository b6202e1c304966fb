// `tempolab serve` beside a long run: its journal is read once, however many pages look at it.
import { MAIN, workplace } from '../support/command.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { Journal, JOURNAL_FILE } from '../../src/lab/folder/journal.js';
import { packHeader } from '../../src/lab/folder/journal-header.js';
import { runIdentityOf } from '../../src/lab/folder/manifest.js';
import { ResultPacker } from '../../src/lab/match/packed-results.js';
import { tournament } from '../../src/lab/plan/plan.js';
import { ended, somePlanInput } from '../support/some-plan.js';

const GAMES = 1000;

const BATCHES = 400;

/** The rows of a batch, about 100 bytes a game as in runs. */
function rows(): Uint8Array {
  const packer = new ResultPacker();
  const choices = new Uint8Array(70);
  for (let i = 0; i < GAMES; i++)
    packer.add(
      ended({ signature: '4371c18828fb5745', choices, decisions: choices.length, winner: i % 3 === 0 ? 1 : 0 }),
    );
  return packer.pack();
}

test('200 polls of a run with a journal of 40 MB', async () => {
  const folder = workplace();
  const plan = tournament(somePlanInput({ games: 1_000_000 }), 'round-robin');
  const file = join(folder, 'reports/mine', JOURNAL_FILE);
  const journal = Journal.create(file, packHeader({ basis: runIdentityOf(plan), plan, command: 'tempolab run here' }));
  const packed = rows();
  const append = (number: number) => journal.append({ first: number * GAMES, count: GAMES, seconds: 1, rows: packed });
  for (let number = 0; number < BATCHES; number++) append(number);
  expect(readFileSync(file).length).toBeGreaterThan(38e6);
  const server = spawn(process.execPath, [MAIN, 'serve', 'reports', '--port', '0'], { cwd: folder });
  try {
    const [said] = (await once(server.stdout, 'data')) as [Buffer];
    const address = /^http:\S+/.exec(String(said))![0];
    const poll = async () => (await fetch(`${address}live.json`)).json() as Promise<{ mine: { games: number } }>;
    expect((await poll()).mine.games).toBe(GAMES * BATCHES);
    const begin = performance.now();
    for (let round = 0; round < 20; round++) {
      append(BATCHES + round);
      const answers = await Promise.all(Array.from({ length: 10 }, poll));
      for (const { mine } of answers) expect(mine.games).toBe(GAMES * (BATCHES + round + 1));
    }
    // Reading everything again takes 50 ms a poll on a fast machine, 10 s in all.
    expect(performance.now() - begin).toBeLessThan(5000);
  } finally {
    server.kill();
    journal.close();
  }
});
