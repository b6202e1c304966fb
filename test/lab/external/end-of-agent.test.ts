// The end of an agent: its processes end with it, the run goes on, and the fault is its own.
import { resolve, join } from 'node:path';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { tempolab, workplace, MAIN } from '../../support/command.js';
import { processesLeft } from '../../support/processes.js';
import { startCommand } from '../../support/started-command.js';
import { expect, test } from 'vitest';

const ENDING = resolve('test/support/agents/ending');

const DECKS = [
  '--deck',
  'decks/lorcana/vanilla/amber-ruby-rush.txt',
  '--deck',
  'decks/lorcana/vanilla/ruby-steel-swarm.txt',
];

const python = (way: string) => `{ exec: python3 ${ENDING}/ending.py, way: ${way}, name: it }`;

/** A duel of two games against an agent that chooses at random. */
function duel(agent: string, folder = workplace()) {
  const run = tempolab(folder, 'duel', ...DECKS, '--agent', agent, '--agent', 'random', '--games', '2', '--out', 'out');
  return { folder, ...run };
}

const faultsIn = (folder: string) =>
  readFileSync(join(folder, 'out/faults.csv'), 'utf8').trimEnd().split('\n').slice(1);

const leftProcesses = () =>
  spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(ENDING) || line.includes('86399.25'));

test('a run ends although an agent still floods the pipe of the lab', () => {
  const { status, folder } = duel(`${ENDING}/floods.js`);
  expect(status).toBe(0);
  expect(faultsIn(folder)).toEqual([]);
  expect(leftProcesses()).toEqual([]);
});

for (const way of ['leaves_child', 'leaves_orphan'])
  test(`an agent that ${way.replace('_', ' a ')} in a session of its own ends with all its processes`, () => {
    const { status, stderr, folder } = duel(python(way));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(faultsIn(folder)).toEqual([]);
    expect(leftProcesses()).toEqual([]);
  });

test('memory of a process in a session of its own counts', () => {
  const folder = workplace(`game: lorcana
seed: 1
decks: [decks/lorcana/vanilla/amber-ruby-rush.txt]
agents: [${python('eats_in_child')}]
pairing: mirror
games: 2
limits: { megabytes: 256, seconds: 30 }
`);
  expect(tempolab(folder, 'run', 'reports/mine', '--out', 'out').status).toBe(0);
  for (const fault of faultsIn(folder)) expect(fault).toMatch(/it took more than 256 MB of memory$/);
  expect(faultsIn(folder)).toHaveLength(2);
  expect(leftProcesses()).toEqual([]);
});

test('an answer that cannot be read is the fault of the agent', () => {
  const { status, folder } = duel(python('nests'));
  expect(status).toBe(0);
  for (const fault of faultsIn(folder)) expect(fault).toMatch(/,forfeit,.*,"it answered \{""decision"": \[\[/);
  expect(faultsIn(folder)).toHaveLength(2);
});

test('the output of an agent bears its name, and control characters are shown as codes', () => {
  const { status, stderr } = duel(python('colours'));
  expect(status).toBe(0);
  expect(stderr).toBe('it: \\x1b[31mred\\x1b[0m and \\u202eturned\n'.repeat(2));
});

test('a stack of an agent bears its name', () => {
  const { stderr } = duel(python('throws_late'));
  expect(stderr).toContain('it: ValueError: after the answer\n');
  for (const line of stderr.trimEnd().split('\n')) expect(line).toMatch(/^it: /);
});

test('a program may name parameters like properties that all objects have', () => {
  const folder = workplace();
  const play = (parameters: string, agent: string) => {
    const code = readFileSync(`${ENDING}/ending.py`, 'utf8')
      .replace(/say\(\{"protocol": 1.*\)/, `print('{"protocol": 1, "parameters": {${parameters}}}', flush=True)`)
      .replace('message["settings"]["way"]', '"plain"');
    writeFileSync(join(folder, 'odd.py'), code);
    return duel(agent, folder);
  };
  const odd = '"constructor": {"usual": 1}, "toString": {"usual": "a"}';
  expect(play(odd, '{ exec: python3 odd.py }')).toMatchObject({ status: 0, stderr: '' });
  expect(play(`${odd}, "__proto__": {"usual": 2}`, '{ exec: python3 odd.py }')).toMatchObject({
    status: 2,
    stderr: '--agent: "python3 odd.py" answered "hello" wrongly: parameters: __proto__: no such field\n',
  });
});

test('a lab that is stopped and continued takes no game from an agent', async () => {
  const folder = workplace(`game: lorcana
seed: 1
pairing: gauntlet
mine: [decks/lorcana/vanilla/amber-ruby-rush.txt]
games: 2
limits: { seconds: 2 }
entrants:
  - { deck: decks/lorcana/vanilla/amber-ruby-rush.txt, name: random, agent: random }
  - { deck: decks/lorcana/vanilla/ruby-steel-swarm.txt, name: waits, agent: ${python('waits')} }
`);
  const lab = spawn(process.execPath, [MAIN, 'run', 'reports/mine', '--out', 'out'], { cwd: folder, stdio: 'ignore' });
  const closed = once(lab, 'close');
  while (!existsSync(join(folder, 'waiting'))) await sleep(20);
  lab.kill('SIGSTOP');
  await sleep(3000);
  lab.kill('SIGCONT');
  expect(await closed).toEqual([0, null]);
  expect(faultsIn(folder)).toEqual([]);
});

for (const [name, agent] of [
  ['file', resolve('test/support/agents/broken/broken.js:way=loops')],
  ['program', `{ exec: python3 ${resolve('test/support/agents/broken/broken.py')}, way: loops }`],
] as const)
  test(`a ${name} that computes for ever ends with a lab that is killed`, async () => {
    const folder = workplace();
    const words = ['duel', ...DECKS, '--agent', agent, '--agent', 'random', '--games', '2', '--out', 'out'];
    const { child, ended } = startCommand(folder, ...words);
    while (!existsSync(join(folder, 'out/games.journal'))) await sleep(20);
    // The agent is asked for its first choices within this time, and then loops.
    await sleep(1000);
    child.kill('SIGKILL');
    await ended;
    expect(await processesLeft(folder)).toEqual([]);
  });
