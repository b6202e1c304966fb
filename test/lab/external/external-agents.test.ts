// File agents and program agents, through the built command.
import { resolve, join } from 'node:path';
import { readFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { tempolab, workplace } from '../../support/command.js';
import { expect, describe, test } from 'vitest';

const AGENT_FILES = resolve('test/support/agents/files');

const SAMPLES = resolve('agents/samples');

/** Two decks with a card in common. */
const DECKS = ['amber-amethyst-songs', 'amber-emerald-discard'].flatMap((name) => [
  '--deck',
  `decks/lorcana/${name}.txt`,
]);

const tableIn = (folder: string, file = 'games.csv') => readFileSync(join(folder, file), 'utf8');

/** Plays a few games and returns their table. */
function gamesOf(folder: string, agents: readonly string[], ...words: string[]): string {
  const out = `out-${words.join('').replaceAll(/\W/g, '')}-${agents.join('').replaceAll(/\W/g, '')}`.slice(-120);
  const { status, stderr } = tempolab(
    folder,
    ...['duel', ...DECKS, ...agents.flatMap((agent) => ['--agent', agent])],
    ...['--games', '6', '--seed', '5', '--out', out, ...words],
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return tableIn(join(folder, out));
}

describe('samples', () => {
  const agents = [
    `{ use: ${SAMPLES}/first-agent.js, whim: 0.2, name: one }`,
    `{ use: ${SAMPLES}/first-agent.ts, whim: 0.2, name: one }`,
    `{ exec: python3 ${SAMPLES}/first_agent.py, name: one }`,
    `{ exec: node ${SAMPLES}/first-program.js, name: one }`,
  ];

  for (const agent of agents)
    test(`${agent}: the same games on any number of workers`, () => {
      const folder = workplace();
      const rows = gamesOf(folder, [agent, 'random'], '--workers', '1');
      expect(gamesOf(folder, [agent, 'random'], '--workers', '3', '--eager')).toBe(rows);
      expect(rows).not.toContain('forfeit');
    });

  test('the same agent in JavaScript and in TypeScript plays the same games', () => {
    const folder = workplace();
    expect(gamesOf(folder, [agents[0]!, 'random'])).toBe(gamesOf(folder, [agents[1]!, 'random']));
  });

  test('the same program in JavaScript and in Python plays the same games', () => {
    const folder = workplace();
    const inPython = agents[2]!.replace(', name', ', whim: 0, name');
    expect(gamesOf(folder, [agents[3]!, 'random'])).toBe(gamesOf(folder, [inPython, 'random']));
  });
});

test('an agent in the folder `agents/` has a name and is listed with its parameters', () => {
  const folder = workplace();
  cpSync(`${AGENT_FILES}/typed`, join(folder, 'agents'), { recursive: true });
  rmSync(join(folder, 'agents/order.ts'));
  cpSync(`${AGENT_FILES}/typed/order.ts`, join(folder, 'agents/tools/order.ts'));
  const path = join(folder, 'agents/agent.mts');
  writeFileSync(path, readFileSync(path, 'utf8').replace('./order.js', './tools/order.js'));
  expect(gamesOf(folder, ['agent:bias=1.5', 'random'])).toBe(
    gamesOf(folder, [`${AGENT_FILES}/typed/agent.mts:bias=1.5`, 'random']),
  );
  expect(tempolab(folder, 'agents').stdout).toMatch(/^agent +likes to quest\n +bias +0 +for playing cards\n/m);
});

test('an agent in TypeScript can have several files and use the whole language', () => {
  const rows = gamesOf(workplace(), [`${AGENT_FILES}/typed/agent.mts:bias=1.5`, 'random']);
  expect(rows).toContain('agent:bias=1.5');
  expect(rows).not.toContain('forfeit');
});

describe('the identity of a run', () => {
  /** A folder with a duel of an agent of two files. */
  function played(agent: string): { folder: string; again: () => ReturnType<typeof tempolab> } {
    const folder = workplace();
    cpSync(`${AGENT_FILES}/typed`, join(folder, 'mine'), { recursive: true });
    cpSync(`${SAMPLES}/first_agent.py`, join(folder, 'mine.py'));
    const again = () =>
      tempolab(folder, 'duel', ...DECKS, '--agent', agent, '--agent', 'random', '--games', '4', '--out', 'out');
    expect(again().status).toBe(0);
    return { folder, again };
  }

  for (const [name, agent, file] of [
    ['its file', './mine/agent.mts', 'mine/agent.mts'],
    ['a file that it imports', './mine/agent.mts', 'mine/order.ts'],
    ['a file of its command', '{ exec: python3 mine.py }', 'mine.py'],
  ] as const)
    test(`a run with a changed agent (${name}) is not resumed`, () => {
      const { folder, again } = played(agent);
      expect(again().status).toBe(0);
      const path = join(folder, file);
      writeFileSync(path, `${readFileSync(path, 'utf8')}\n`);
      expect(again()).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(/^out: holds .* of another experiment \(agents\); --fresh/) as string,
      });
    });

  test('the manifest names files and commands with their hashes, without folders of this machine', () => {
    const { folder } = played('{ exec: python3 mine.py, whim: 0.5 }');
    const manifest = tableIn(join(folder, 'out'), 'manifest.json');
    expect(JSON.parse(manifest)).toMatchObject({
      agents: {
        'mine:whim=0.5': {
          exec: 'python3 mine.py',
          code: { 'mine.py': expect.stringMatching(/^[0-9a-f]{64}$/) as string },
          whim: 0.5,
        },
      },
      reproducible: true,
    });
    expect(manifest).not.toContain(folder);
  });

  test('the manifest names an agent file and its imports, and no file of tempolab', () => {
    const { folder } = played('./mine/agent.mts');
    const { agents } = JSON.parse(tableIn(join(folder, 'out'), 'manifest.json')) as {
      agents: Record<string, { code: object }>;
    };
    expect(Object.keys(agents.agent!.code)).toEqual(['agent.mts', 'order.ts']);
  });

  test('a program that does not declare itself reproducible makes the run not reproducible', () => {
    const folder = workplace();
    const code = readFileSync(`${SAMPLES}/first_agent.py`, 'utf8').replace(', "reproducible": True', '');
    writeFileSync(join(folder, 'mine.py'), code);
    const run = tempolab(folder, 'duel', ...DECKS, '--agent', '{ exec: python3 mine.py }', '--games', '2', '--json');
    expect(JSON.parse(run.stdout)).toMatchObject({ reproducible: false, late: 0 });
  });
});

const MISTAKES: readonly [name: string, code: string, message: RegExp][] = [
  ['with a syntax error', 'export default {,}', /^--agent: mine\.js: cannot be loaded: Unexpected token/],
  ['that throws', "throw new Error('not today');", /^--agent: mine\.js: cannot be loaded: not today$/],
  ['without a default export', 'export const about = 1;', /^--agent: mine\.js: no default export with "about"/],
  ['that exits', 'process.exit(3);', /^--agent: mine\.js: ended with exit code 3$/],
  [
    'with a parameter without a usual value',
    "export default { about: '', parameters: { depth: 3 }, sitDown() {} };",
    /^--agent: mine\.js: parameter depth: no usual value/,
  ],
  [
    'that imports a missing file',
    "import './yours.js'; export default {};",
    /^--agent: mine\.js: cannot be loaded: Cannot find module/,
  ],
];

for (const [name, code, message] of MISTAKES)
  test(`a file ${name} is refused in one sentence`, () => {
    const folder = workplace();
    writeFileSync(join(folder, 'mine.js'), code);
    const { status, stderr } = tempolab(folder, 'duel', ...DECKS, '--agent', './mine.js');
    expect(status).toBe(2);
    expect(stderr).toMatch(new RegExp(`${message.source.replace(/\$$/, '')}.*\n$`));
  });

test('an error in TypeScript is reported with its line', () => {
  const folder = workplace();
  writeFileSync(join(folder, 'mine.ts'), 'const one = 1;\nconst two: = 2;\n');
  const { status, stderr } = tempolab(folder, 'duel', ...DECKS, '--agent', './mine.ts');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^--agent: mine\.ts: cannot be loaded: .*mine\.ts:2: Unexpected token/);
});

const SETTINGS: readonly [request: string, message: string][] = [
  [`${SAMPLES}/first-agent.js:whim=2`, ' whim: found 2; expected a number from 0 to 1'],
  [`${SAMPLES}/first-agent.js:whin=1`, ' whin: no such field; did you mean "whim"?'],
  [
    `{ exec: python3 ${SAMPLES}/first_agent.py, whim: often }`,
    'first_agent.py" whim: found "often"; expected a number from 0 to 1',
  ],
];

for (const [request, message] of SETTINGS)
  test(`parameters of external agents are checked: ${message}`, () => {
    const { status, stderr } = tempolab(workplace(), 'duel', ...DECKS, '--agent', request);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

test('an agent that changes while its games are played stops the run', () => {
  // The agent changes its file and exits, so the next process would run other code.
  const folder = workplace();
  const code = `import { appendFileSync } from 'node:fs';
    export default { about: '', sitDown: () => ({ choose() { appendFileSync('mine.js', '//'); process.exit(1); } }) };`;
  writeFileSync(join(folder, 'mine.js'), code);
  const run = tempolab(folder, 'duel', ...DECKS, '--agent', './mine.js', '--agent', 'random', '--games', '4');
  expect(run).toMatchObject({
    status: 2,
    stderr: 'mine.js changed while its games were being played; --fresh plays all of them again\n',
  });
});
