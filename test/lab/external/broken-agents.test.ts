// Agents that break down in every way, in one run with sound agents.
import { resolve, join } from 'node:path';
import { workplace, tempolab } from '../../support/command.js';
import { readFileSync } from 'node:fs';
import { beforeAll, test, expect } from 'vitest';
import { spawnSync } from 'node:child_process';

const BROKEN = resolve('test/support/agents/broken');

const LATE = /^took longer than 1 s$/;

const MEMORY = /^took more than 256 MB of memory$/;

/** The ways of `broken.js` to break down, each with its fault text after the agent's name. */
const FILES: Readonly<Record<string, RegExp>> = {
  throws: /^threw: lost my glasses$/,
  'throws-nothing': /^threw: undefined$/,
  beyond: /^answered (\d+); expected an index below \1$/,
  between: /^answered 0\.5; expected an index below \d+$/,
  nothing: /^answered nothing; expected an index below \d+$/,
  promise: /^answered with a value of type object; expected an index below \d+$/,
  loops: LATE,
  sleeps: LATE,
  'sits-forever': LATE,
  'sits-badly': /^threw: no chair$/,
  exits: /^ended with exit code 0$/,
  kills: /^was ended by SIGTERM$/,
  later: /^ended with exit code 1$/,
  recurses: /^threw: Maximum call stack size exceeded$/,
  floods: /^flooded its output: more than 1 MB in a game$/,
  'floods-forever': LATE,
  'eats-map': MEMORY,
  'eats-buffers': MEMORY,
  'speaks-up': /^wrote "hello lab"; expected an object in one line of JSON$/,
  // Without Array.prototype, the host throws, answers wrongly or exits.
  vandal: /^(threw: |ended with exit code 1$|answered "decide" wrongly: )/,
};

/** Loads when the run is planned, and fails in every later process. */
const LOADS_ONCE: readonly [string, string, RegExp] = [
  'loads-once',
  `{ use: ${BROKEN}/loads-once.js, name: loads-once }`,
  /^cannot be loaded: not a second time$/,
];

const PROGRAMS: Readonly<Record<string, RegExp>> = {
  raises: /^ended with exit code 1$/,
  beyond: /^answered (\d+); expected an index below \1$/,
  nothing: /^answered nothing; expected an index below \d+$/,
  loops: LATE,
  sleeps: LATE,
  exits: /^ended with exit code 3$/,
  kills: /^was ended by SIGKILL$/,
  garbage: /^wrote "thinking \.\.\."; expected an object in one line of JSON$/,
  list: /^wrote "\[0\]"; expected an object in one line of JSON$/,
  wrong_decision: /^answered \{"decision": \d+, "option": 0\}; expected \{"decision": \d+, "option": …\}$/,
  twice: /^answered \{"decision": \d+, "option": 0\}; expected \{"decision": \d+, "option": …\}$/,
  long_line: /^flooded its output: a line of more than 1 MB$/,
  many_lines: /^answered \{"decision": \d+, "option": 0\}; expected \{"decision": \d+, "option": …\}$/,
  eats: MEMORY,
  mute: LATE,
  deaf: /^ended with exit code 0$/,
};

const entrant = (name: string, agent: string) =>
  `  - { deck: decks/lorcana/vanilla/ruby-steel-swarm.txt, name: ${name}, agent: ${agent} }`;

const SOUND = [
  '  - { deck: decks/lorcana/vanilla/amber-ruby-rush.txt, name: mine, agent: random }',
  entrant('greedy', 'greedy'),
  entrant('first', `{ use: ${resolve('agents/samples/first-agent.js')} }`),
];

/** Late agents run with 1 s; all others with 60 s, so that a slow machine changes no result. */
const experiment = (entrants: readonly string[], seconds: number) => `game: lorcana
seed: 3
pairing: gauntlet
mine: [decks/lorcana/vanilla/amber-ruby-rush.txt]
games: 2
limits: { seconds: ${seconds}, megabytes: 256 }
entrants:
${entrants.join('\n')}
`;

const ALL: readonly (readonly [name: string, agent: string, fault: RegExp])[] = [
  ...Object.entries(FILES).map(
    ([way, fault]) => [`file-${way}`, `{ use: ${BROKEN}/broken.js, way: ${way}, name: file-${way} }`, fault] as const,
  ),
  ...Object.entries(PROGRAMS).map(
    ([way, fault]) =>
      [`program-${way}`, `{ exec: python3 ${BROKEN}/broken.py, way: ${way}, name: program-${way} }`, fault] as const,
  ),
  LOADS_ONCE,
];

const IN_TIME = ALL.filter(([, , fault]) => fault !== LATE);

const TOO_LATE = ALL.filter(([, , fault]) => fault === LATE);

const withSound = (broken: typeof ALL) => [...SOUND, ...broken.map(([name, agent]) => entrant(name, agent))];

const folder = workplace(experiment(withSound(IN_TIME), 60));

const late = workplace(experiment([SOUND[0]!, ...withSound(TOO_LATE).slice(SOUND.length)], 1));

const runs: ReturnType<typeof tempolab>[] = [];

const linesOf = (place: string, file: string) =>
  readFileSync(join(place, 'reports/mine', file), 'utf8')
    .trimEnd()
    .split('\n');

beforeAll(() => {
  for (const place of [folder, late]) runs.push(tempolab(place, 'run', 'reports/mine', '--workers', '2', '--eager'));
}, 900_000);

test('the runs finish and report the forfeits', () => {
  for (const [i, broken] of [IN_TIME, TOO_LATE].entries()) {
    expect(runs[i]!.status).toBe(0);
    expect(runs[i]!.stdout).toContain(`${2 * broken.length} games were forfeited, as an agent failed.`);
  }
});

for (const [name, , fault] of ALL)
  test(`${name} forfeits its games, with the reason and a replay`, () => {
    const rows = linesOf(fault === LATE ? late : folder, 'faults.csv').filter((row) => row.includes(`~${name}#`));
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const [, how, , , who] = row.split(',');
      expect(how).toBe(fault === LATE ? 'time' : 'forfeit');
      expect(who).toBe(name);
      const text = row
        .slice(row.indexOf(`${name} `) + name.length + 1)
        .replaceAll('""', '"')
        .replace(/"$/, '');
      expect(text).toMatch(fault);
    }
  });

test('a forfeit by time makes the manifest not reproducible', () => {
  const manifestOf = (place: string) => JSON.parse(linesOf(place, 'manifest.json').join('\n')) as object;
  const counts = (broken: typeof ALL) => ({ forfeits: 2 * broken.length });
  expect(manifestOf(folder)).toMatchObject({ reproducible: true, late: 0, counts: counts(IN_TIME) });
  expect(manifestOf(late)).toMatchObject({ reproducible: false, late: 2 * TOO_LATE.length, counts: counts(TOO_LATE) });
});

test('all other games equal those of a run without broken agents, to the byte', () => {
  const alone = workplace(experiment(SOUND, 60));
  expect(tempolab(alone, 'run', 'reports/mine', '--workers', '1').status).toBe(0);
  const sound = linesOf(folder, 'games.csv').filter((row) => !/~(file|program|loads)-/.test(row));
  expect(sound).toEqual(linesOf(alone, 'games.csv'));
  expect(sound).toHaveLength(1 + 2 * 2);
});

test('a forfeited game can be replayed', () => {
  for (const [place, name] of [
    [late, 'file-loops'],
    [folder, 'file-eats-map'],
    [folder, 'program-garbage'],
  ] as const)
    expect(tempolab(place, 'replay', 'reports/mine', `mine~${name}#0.1`, '--check').status).toBe(0);
});

test('no process of a broken agent is left over', () => {
  const { stdout } = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  expect(stdout.split('\n').filter((line) => line.includes(BROKEN))).toEqual([]);
});
