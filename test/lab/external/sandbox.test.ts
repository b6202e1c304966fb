// What an agent can reach, with and without a sandbox.
import { join, resolve } from 'node:path';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { spawn, spawnSync } from 'node:child_process';
import { hasBubblewrap } from '../../support/bubblewrap.js';
import { MAIN, tempolab, workplace } from '../../support/command.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SNOOPING = resolve('test/support/agents/snooping');

const server = createServer((socket) => socket.end());

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => server.close());

interface Seen {
  readonly environment: readonly string[];
  readonly processes: number;
  readonly files: readonly string[];
  readonly [possible: string]: unknown;
}

/** A working folder with an agent, an experiment, results and a hidden file. */
function folderWith(agent: string, limits = ''): string {
  const folder = workplace(`game: lorcana
seed: 1
decks: [decks/lorcana/vanilla/amber-ruby-rush.txt]
agents: [${agent}]
pairing: mirror
games: 2
limits: { megabytes: 256${limits} }
`);
  cpSync(SNOOPING, folder, { recursive: true });
  cpSync(resolve('test/support/agents/ending/ending.py'), join(folder, 'ending.py'));
  writeFileSync(join(folder, '.env'), 'TOKEN=1\n');
  mkdirSync(join(folder, 'tools/results'), { recursive: true });
  writeFileSync(join(folder, 'tools/helper.txt'), 'help\n');
  writeFileSync(join(folder, 'tools/results/games.journal'), 'old\n');
  return folder;
}

/** Plays a run while the test's server answers, and returns what the agent saw. */
async function look(kind: 'js' | 'py', more: string, limits: string): Promise<Seen> {
  const { port } = server.address() as AddressInfo;
  const form = kind === 'js' ? 'use: ./snoop.js' : 'exec: python3 snoop.py';
  const folder = folderWith(`{ ${form}, name: it, port: ${port}, secret: ${resolve('README.md')}${more} }`, limits);
  const lab = spawn(process.execPath, [MAIN, 'run', 'reports/mine', '--out', 'out'], {
    cwd: folder,
    env: { ...process.env, SECRET_TOKEN: 'x', GIVEN: 'y' },
  });
  let stderr = '';
  lab.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  expect({ ended: await once(lab, 'close'), stderr }).toMatchObject({ ended: [0, null] });
  const line = stderr.split('\n').find((each) => each.startsWith('it: {'));
  return JSON.parse(line!.slice('it: '.length)) as Seen;
}

for (const kind of ['js', 'py'] as const) {
  test(`a ${kind} agent gets a short list of environment variables, and those that the experiment names`, async () => {
    const seen = await look(kind, ', env: [GIVEN]', '');
    expect(seen.environment).toEqual(expect.arrayContaining(['PATH', 'GIVEN']) as string[]);
    expect(seen.environment).not.toContain('SECRET_TOKEN');
  });
}

describe.skipIf(!hasBubblewrap())('in a sandbox', () => {
  for (const kind of ['js', 'py'] as const)
    test(`a ${kind} agent has no network, no other processes, no results and nothing to write to but its scratch folder`, async () => {
      const seen = await look(kind, '', ', sandbox: true');
      expect(seen).toMatchObject({ experiment: false, secret: false, write: false, scratch: true, network: false });
      expect(seen.processes).toBeLessThan(6);
      expect(seen.environment).not.toContain('SECRET_TOKEN');
      expect(seen.files).toEqual(['decks', 'ending.py', 'snoop.js', 'snoop.py', 'tools']);
    });

  test('memory and time are limited, and all processes end', () => {
    const eats = folderWith('{ exec: python3 ending.py, way: eats_in_child, name: it }', ', sandbox: true');
    const run = tempolab(eats, 'run', 'reports/mine', '--json');
    expect(JSON.parse(run.stdout)).toMatchObject({ counts: { forfeits: 2 }, limits: { sandbox: true } });
  });

  test('the same games are played as without one', () => {
    const folder = workplace();
    const play = (...words: string[]) =>
      tempolab(
        folder,
        ...[
          'duel',
          '--deck',
          'decks/lorcana/amber-amethyst-songs.txt',
          '--deck',
          'decks/lorcana/amber-emerald-discard.txt',
        ],
        ...[
          '--agent',
          resolve('agents/samples/first-agent.ts'),
          '--agent',
          'random',
          '--games',
          '2',
          '--json',
          ...words,
        ],
      );
    const matchupsOf = ({ stdout }: ReturnType<typeof tempolab>) =>
      (JSON.parse(stdout) as { matchups: unknown }).matchups;
    // A run in a sandbox is secret: the key gives both the same deals.
    const key = ['--key', '0123456789abcdef'.repeat(2)];
    expect(matchupsOf(play('--sandbox', ...key))).toEqual(matchupsOf(play(...key)));
  });
});

test('without bubblewrap, a sandbox is refused with the sentence what to install', () => {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, 'agents', 'check', 'random', '--sandbox'], {
    cwd: workplace(),
    env: { ...process.env, PATH: '' },
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toBe('limits.sandbox: no program "bwrap"; expected bubblewrap: apt-get install bubblewrap\n');
});

test('env names environment variables', () => {
  const { status, stderr } = tempolab(folderWith('{ use: ./snoop.js, env: ["A B"] }'), 'run', 'reports/mine');
  expect(status).toBe(2);
  expect(stderr).toContain('env: found ["A B"]; expected names of environment variables such as [API_URL]');
});
