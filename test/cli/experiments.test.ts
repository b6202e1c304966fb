// Experiments with stopping rules, listed entrants, gauntlets and ladders, and options that replace fields.
import { readFileSync, writeFileSync, readdirSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test, expect } from 'vitest';
import { workplace, EXPERIMENT, tempolab } from '../support/command.js';

const read = (folder: string, file: string) => readFileSync(join(folder, 'reports/mine', file), 'utf8');

const TABLES = [
  'games.csv',
  'matchups.csv',
  'decks.csv',
  'agents.csv',
  'tempo.csv',
  'tempo-endings.csv',
  'cards.csv',
  'faults.csv',
  'manifest.json',
];

const RULES: readonly [name: string, rule: string][] = [
  ['an interval width', 'until: { halfWidth: 0.08 }'],
  ['a sequential test', 'sprt: { elo0: 0, elo1: 60 }'],
];

for (const [name, rule] of RULES)
  test(`stop by ${name}: the same bytes with one and with three workers, and fewer games than the maximum`, () => {
    const written = [1, 3].map((workers) => {
      const folder = workplace(EXPERIMENT.replace('games: 40', `games: 4000\n${rule}`));
      tempolab(folder, 'run', 'reports/mine', '--eager', '--workers', String(workers));
      return TABLES.map((file) => read(folder, file));
    });
    expect(written[1]).toEqual(written[0]);
    const games = written[0]![0]!.trim().split('\n').length - 1;
    expect(games).toBeGreaterThan(6 * 4);
    expect(games).toBeLessThan(6 * 4000);
  });

test('a sequential test gives its verdict as JSON and by the exit code', () => {
  const duel = (first: string, second: string) =>
    tempolab(
      workplace(),
      ...['duel', '--agent', first, '--agent', second, '--sprt', '0,50', '--json'],
      ...['amber-ruby-rush', 'amber-ruby-rush'].flatMap((deck) => ['--deck', `decks/lorcana/vanilla/${deck}.txt`]),
    );
  const better = duel('greedy', 'random');
  expect(better.status).toBe(0);
  expect(JSON.parse(better.stdout)).toMatchObject({
    tests: { 'amber-ruby-rush/greedy~amber-ruby-rush/random': { verdict: 'H1' } },
  });
  expect(duel('random', 'greedy').status).toBe(1);
});

test('listed entrants meet under their names', () => {
  const folder = workplace(
    EXPERIMENT.replace(
      /decks: .*\nagents: .*\n/,
      `entrants:
  - { deck: decks/lorcana/vanilla/amber-ruby-rush.txt, agent: random, name: mine }
  - { deck: decks/lorcana/vanilla/ruby-steel-swarm.txt, agent: { use: random, name: dice }, name: theirs }
`,
    ),
  );
  expect(tempolab(folder, 'run', 'reports/mine').status).toBe(0);
  expect(read(folder, 'matchups.csv')).toMatch(/^mine,theirs,40,/m);
  expect(read(folder, 'games.csv')).toContain('ruby-steel-swarm,dice');
});

test('options replace the fields of the file and are in the manifest', () => {
  const folder = workplace(EXPERIMENT);
  writeFileSync(join(folder, 'patch.yaml'), 'Lilo - Making a Wish: { lore: 3 }\n');
  const flags = ['--seed', 'other', '--games', '4', '--option', 'loreToWin=10', '--cards', 'patch.yaml'];
  const { status } = tempolab(folder, 'run', 'reports/mine', ...flags, '--agent', 'greedy', '--out', 'reports/changed');
  expect(status).toBe(0);
  expect(readdirSync(join(folder, 'reports/mine'))).toEqual(['experiment.yaml']);
  const manifest = JSON.parse(readFileSync(join(folder, 'reports/changed/manifest.json'), 'utf8')) as object;
  expect(manifest).toMatchObject({
    ...{ seed: 'other', games: 4, options: { loreToWin: 10 }, stop: null, agents: { greedy: { use: 'greedy' } } },
    cards: { 'patch.yaml': expect.stringMatching(/^[0-9a-f]{64}$/) as string },
  });
});

test('stopping rules of the command line are in the manifest', () => {
  const folder = workplace(EXPERIMENT);
  const stopOf = (...words: string[]) => {
    tempolab(folder, 'run', 'reports/mine', '--fresh', ...words);
    return (JSON.parse(read(folder, 'manifest.json')) as { stop: unknown }).stop;
  };
  expect(stopOf('--until', '0.2')).toEqual({ kind: 'until', halfWidth: 0.2 });
  const sprt = { kind: 'sprt', elo0: -10, elo1: 150, alpha: 0.1, beta: 0.2 };
  expect(stopOf('--sprt=-10,150,0.1,0.2')).toEqual(sprt);
});

test('several folders are played one after the other; the exit code is the highest', () => {
  const folder = workplace(EXPERIMENT.replace('games: 40', 'games: 2'));
  mkdirSync(join(folder, 'reports/test'));
  const test = EXPERIMENT.replace('games: 40', 'games: 2\nsprt: { elo0: 0, elo1: 10 }');
  writeFileSync(join(folder, 'reports/test/experiment.yaml'), test);
  const { status, stdout } = tempolab(folder, 'run', 'reports/mine', 'reports/test');
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /2 games a matchup[^]*Written to reports\/mine[^]*sequential test[^]*Written to reports\/test/,
  );
  expect(stdout).toContain(': undecided, more games are needed (LLR ');
});

test('a gauntlet has the weights of its field', () => {
  const folder = workplace(
    EXPERIMENT.replace(
      'pairing: round-robin',
      'pairing: gauntlet\nmine: [decks/lorcana/vanilla/amber-ruby-rush.txt]\nweights: { ruby-steel-swarm: 3 }',
    ),
  );
  expect(tempolab(folder, 'run', 'reports/mine').status).toBe(0);
  expect(JSON.parse(read(folder, 'manifest.json'))).toMatchObject({
    gauntlet: { mine: ['amber-ruby-rush/random'], weights: { 'ruby-steel-swarm/random': 3 } },
  });
  expect(read(folder, 'matchups.csv').trim().split('\n')).toHaveLength(1 + 3);
});

test('a ladder rates agents on equal decks', () => {
  const folder = workplace(
    EXPERIMENT.replace('round-robin', 'ladder')
      .replace('[random]', '[random, greedy]')
      .replace('games: 40', 'games: 10'),
  );
  const { status, stdout } = tempolab(folder, 'run', 'reports/mine');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^greedy is the strongest agent: it wins \d+\.\d % /m);
  expect(read(folder, 'agents.csv')).toMatch(/^greedy,1,/m);
});

test('schema prints a JSON schema with every field', () => {
  const { stdout, status } = tempolab('.', 'schema');
  expect(status).toBe(0);
  const schema = JSON.parse(stdout) as { properties: Record<string, { description?: string }> };
  expect(Object.keys(schema.properties)).toEqual(
    expect.arrayContaining([
      'game',
      'seed',
      'decks',
      'agents',
      'entrants',
      'pairing',
      'games',
      'until',
      'sprt',
      'limits',
    ]),
  );
  for (const field of Object.values(schema.properties)) expect(field.description).toBeTruthy();
});
