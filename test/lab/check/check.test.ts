// `tempolab agents check` with fair and unfair agents.
import { resolve } from 'node:path';
import { tempolab } from '../../support/command.js';
import { expect, test } from 'vitest';
import { GAMES } from '../../../src/games/registry.js';

const SAMPLES = resolve('agents/samples');

const PEEKING = resolve('test/support/agents/peeking/peeking.js');

const BROKEN = resolve('test/support/agents/broken/broken.js');

const SEED_SEARCH = resolve('test/support/agents/seed-search/seed-search.js');

interface Checked {
  readonly key: string;
  readonly verdicts: Readonly<Record<string, string>>;
  readonly trials: readonly {
    readonly game: string;
    readonly decisions: number;
    readonly megabytes?: number;
    readonly milliseconds: Readonly<Record<string, number>>;
    readonly claims: Readonly<Record<string, { readonly asked: number; readonly against: readonly string[] }>>;
  }[];
}

function check(agent: string, ...words: string[]): { status: number | null; checked: Checked } {
  const { status, stdout, stderr } = tempolab('.', 'agents', 'check', agent, '--seconds', '60', '--json', ...words);
  expect(stderr.replaceAll(/^.*found .*\n/gm, '')).toBe('');
  return { status, checked: JSON.parse(stdout) as Checked };
}

const FAIR = { redealt: 'yes', luck: 'yes', repeated: 'yes', answers: 'yes' };

const AGENTS: readonly [agent: string, verdicts: object, against?: RegExp][] = [
  ['greedy', FAIR],
  ['mcts:iterations=4', FAIR],
  [`${SAMPLES}/first-agent.ts`, FAIR],
  [`{ exec: python3 ${SAMPLES}/first_agent.py }`, FAIR],
  [`${PEEKING}:way=peeks`, { ...FAIR, redealt: 'no' }, /^lorcana, game \d, decision \d+: it chose ".+", and then "/],
  [`${PEEKING}:way=overhears`, { ...FAIR, redealt: 'no' }],
  [`${PEEKING}:way=gambles`, { ...FAIR, redealt: 'unknown', repeated: 'no' }],
  [`${PEEKING}:way=remembers`, { ...FAIR, repeated: 'no' }],
  [`${SEED_SEARCH}:way=numbers`, { ...FAIR, luck: 'no' }, /: it chose differently in (\d+) of \1 games when /],
  [`${BROKEN}:way=beyond`, { ...FAIR, answers: 'no' }, /: it answered (\d+); expected an index below \1$/],
  [`${BROKEN}:way=exits`, { ...FAIR, answers: 'no' }, /: it ended with exit code 0$/],
];

for (const [agent, verdicts, against = /^/] of AGENTS)
  test(`${agent.replace(resolve('.'), '')}: ${JSON.stringify(verdicts)}`, () => {
    const { status, checked } = check(agent, '--game', 'lorcana', '--games', '2');
    expect(checked.verdicts).toEqual(verdicts);
    expect(status).toBe(JSON.stringify(verdicts) === JSON.stringify(FAIR) ? 0 : 1);
    const [{ claims, decisions, milliseconds, megabytes }] = checked.trials as [Checked['trials'][0]];
    const found = Object.values(claims).flatMap((claim) => claim.against);
    expect(found.length > 0).toBe(status === 1);
    for (const sentence of found) expect(sentence).toMatch(against);
    expect(decisions).toBeGreaterThan(3);
    expect(milliseconds.p50).toBeLessThanOrEqual(milliseconds.p95!);
    expect(milliseconds.p95).toBeLessThanOrEqual(milliseconds.max!);
    if (process.platform === 'linux') expect(megabytes).toBeGreaterThan(1);
  });

test('in every game, an agent that inspects its view finds no hidden card', () => {
  const games = Object.keys(GAMES);
  const { status, checked } = check(PEEKING, '--games', '2');
  expect(checked.verdicts).toEqual(FAIR);
  expect(status).toBe(0);
  expect(checked.trials.map(({ game }) => game)).toEqual(games);
  for (const { decisions, claims } of checked.trials) expect(claims.redealt!.asked).toBe(decisions);
});

test('the result is printed as sentences and a table', () => {
  const { status, stdout } = tempolab(
    '.',
    'agents',
    'check',
    `${PEEKING}:way=peeks`,
    '--game',
    'lorcana',
    '--games',
    '2',
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/^no {7}its choices do not depend on hidden cards \(\d+ decisions\)$/m);
  expect(stdout).toMatch(/^yes {6}the same seed gives the same choices \(\d+ decisions\)$/m);
  expect(stdout).toMatch(/^lorcana +2 +\d+ +[\d.]+ +[\d.]+ +[\d.]+ +\S+$/m);
});

test('each check deals from a new key, and --key repeats a check', () => {
  const peeking = (...words: string[]) => check(`${PEEKING}:way=peeks`, '--game', 'template', '--games', '4', ...words);
  const [first, second] = [peeking(), peeking()];
  expect(first.checked.key).toMatch(/^[0-9a-f]{32}$/);
  expect(second.checked.key).not.toBe(first.checked.key);
  const again = peeking('--key', first.checked.key);
  const claims = ({ checked }: typeof again) => checked.trials.map((trial) => trial.claims);
  expect(claims(again)).toEqual(claims(first));
  expect(claims(second)).not.toEqual(claims(first));
});

const MISTAKES: readonly [words: string[], message: string][] = [
  [['gredy'], 'AGENT: no agent "gredy"; did you mean "greedy"?'],
  [['greedy', '--game', 'lorcan'], '--game: no game "lorcan"; did you mean "lorcana"?'],
  [['greedy', '--seconds', 'soon'], '--seconds: found "soon"; expected a whole number from 1 to 86400'],
  [['greedy', '--key', '12'], '--key: found "12"; expected 32 hexadecimal digits, as a secret run prints them'],
  [['greedy', '--games', '3'], '--games: found 3; expected an even number'],
];

for (const [words, message] of MISTAKES)
  test(`agents check ${words.join(' ')} is refused`, () => {
    const { status, stderr } = tempolab('.', 'agents', 'check', ...words);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
