// What an experiment can ask for besides a fixed number of games of each against each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXPERIMENT, tempolab, workplace } from './command.js';

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
  ['until an interval is narrow', 'until: { halfWidth: 0.08 }'],
  ['a sequential test', 'sprt: { elo0: 0, elo1: 60 }'],
];

for (const [name, rule] of RULES)
  test(`${name}: the same bytes for one and for three workers, and fewer games than the most`, () => {
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

test('a sequential test tells its verdict on screen, in the manifest and by the exit code', () => {
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

test('entrants by name meet as told', () => {
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
