// Secret runs: a random key decides the deals, so an agent that tries seeds finds nothing; with the key, the run can be repeated.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hasBubblewrap } from '../support/bubblewrap.js';
import { MAIN, tempolab, tempolabHere, workplace } from '../support/command.js';

const EXPERIMENT = `game: lorcana
seed: 7
secret: true
decks: [decks/lorcana/amber-ruby-fast-lore.txt, decks/lorcana/amber-steel-bodyguards.txt]
agents: [random]
pairing: round-robin
games: 20
`;

const REPORT = 'reports/mine';

const tablesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(folder, REPORT))
      .filter((file) => /\.(csv|json)$/.test(file) && file !== 'timings.csv')
      .map((file) => [file, readFileSync(join(folder, REPORT, file), 'utf8')]),
  );

const keyIn = (folder: string) => (JSON.parse(tablesIn(folder)['manifest.json']!) as { key?: string }).key;

test('each secret run has its own key, and the key gives the same tables', async () => {
  const [one, other, repeated] = [workplace(EXPERIMENT), workplace(EXPERIMENT), workplace(EXPERIMENT)];
  const { stdout } = tempolab(one, 'run', REPORT);
  const key = keyIn(one);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(stdout).toContain(`Secret run. The same command with --key ${key} plays the same games.\n`);
  expect(readFileSync(join(one, REPORT, 'report.html'), 'utf8').includes(`run reports/mine --key ${key}`)).toBe(true);

  await tempolabHere(other, 'run', REPORT);
  expect(keyIn(other)).not.toBe(key);
  expect(tablesIn(other)['games.csv']).not.toBe(tablesIn(one)['games.csv']);

  await tempolabHere(repeated, 'run', REPORT, '--key', key!);
  expect(tablesIn(repeated)).toEqual(tablesIn(one));

  // Other users cannot read the key while the run lasts.
  expect(statSync(join(one, REPORT, 'games.journal')).mode & 0o077).toBe(0);

  // The games of a finished run can be replayed, and the run is not played again.
  expect((await tempolabHere(one, 'replay', REPORT, '--check')).status).toBe(0);
  expect((await tempolabHere(one, 'run', REPORT)).stdout).toContain('had been played before');
  expect(tablesIn(one)).toEqual(tablesIn(repeated));
});

test('a stopped secret run is resumed with its key', async () => {
  const long = EXPERIMENT.replace('games: 20', 'games: 1500');
  const folder = workplace(long);
  const child = spawn(process.execPath, [MAIN, 'run', REPORT, '--workers', '1'], { cwd: folder });
  const closed = once(child, 'close');
  while (!existsSync(join(folder, REPORT, 'games.journal'))) await sleep(5);
  await sleep(300);
  child.kill('SIGKILL');
  await closed;
  expect(tempolab(folder, 'run', REPORT)).toMatchObject({ status: 0, stderr: '' });
  const whole = workplace(long);
  expect(tempolab(whole, 'run', REPORT, '--key', keyIn(folder)!).status).toBe(0);
  expect(tablesIn(folder)).toEqual(tablesIn(whole));
});

test('a run with another key or without one is refused in the same folder', async () => {
  const folder = workplace(EXPERIMENT);
  await tempolabHere(folder, 'run', REPORT);
  const refused = await tempolabHere(folder, 'run', REPORT, '--key', '0'.repeat(32));
  expect(refused).toMatchObject({ status: 2 });
  expect(refused.stderr).toContain(`key "${keyIn(folder)}" there, "${'0'.repeat(32)}" here`);
});

const SEARCH = resolve('test/support/agents/seed-search/seed-search.js');

test('an agent that tries seeds finds no seed by its random numbers, and by its hand only in a run that is not secret', () => {
  const found = (way: string, ...words: string[]) => {
    const decks = ['amber-ruby-fast-lore', 'amber-steel-bodyguards'].flatMap((name) => [
      '--deck',
      resolve(`decks/lorcana/${name}.txt`),
    ]);
    const agents = ['--agent', `${SEARCH}:way=${way}`, '--agent', 'random'];
    const { status, stderr } = tempolab(
      workplace(),
      'duel',
      ...decks,
      ...agents,
      '--games',
      '2',
      '--seed',
      '7',
      ...words,
    );
    expect(status).toBe(0);
    return /found .*/.exec(stderr)?.[0];
  };
  expect(found('numbers')).toBeUndefined();
  expect(found('hand')).toBe('found 7/amber-ruby-fast-lore~amber-steel-bodyguards/0');
  expect(found('hand', '--secret')).toBeUndefined();
});

test.runIf(hasBubblewrap())('a run with external agents in a sandbox is secret, others are not', () => {
  const folder = workplace();
  const decks = ['amber-ruby-fast-lore', 'amber-steel-bodyguards'].flatMap((name) => [
    '--deck',
    `decks/lorcana/${name}.txt`,
  ]);
  const isSecret = (agent: string, ...words: string[]) =>
    tempolab(folder, 'duel', ...decks, '--agent', agent, '--games', '2', ...words).stdout.includes('Secret run.');
  const sample = resolve('agents/samples/first-agent.js');
  expect(isSecret(sample, '--sandbox')).toBe(true);
  expect(isSecret(sample)).toBe(false);
  expect(isSecret('random', '--sandbox')).toBe(false);
});
