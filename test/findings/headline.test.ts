import type { RunData } from '../../src/report/model/run-data.js';
import { headlineOf } from '../../src/findings/findings.js';
import { pageModelOf } from '../../src/report/model/page-model.js';
import { someRun, someStanding, someMatchup, someManifest } from '../support/some-run.js';
import { test, expect } from 'vitest';
import { checksOf } from '../../src/findings/checks.js';

/** The headline with plain spaces. */
const headline = (changes: Partial<RunData> = {}) =>
  headlineOf(pageModelOf(someRun(changes))).map((sentence) => sentence.replaceAll('\u00a0', ' '));

test('the headline names the best and the worst deck, the advantage of going first, and the length of games', () => {
  expect(headline()).toEqual([
    'a wins 65 % ± 7 of its games.',
    'c wins least: 43 % ± 7.',
    'The player who goes first wins 55 % ± 4 of the games: worth 10.0 points over going second.',
    'Median 16 turns, both players counted (middle half 16–16).',
  ]);
});

test('up to three ties with the best deck are named, more are counted', () => {
  const names = ['b', 'c', 'd', 'e', 'f'];
  const tied = (n: number) => [someStanding('a', 30), ...names.slice(0, n).map((name) => someStanding(name, 0))];
  expect(headline({ decks: tied(2) })[0]).toMatch(/; b and c may be as strong\.$/);
  expect(headline({ decks: tied(4) })[0]).toMatch(/; 4 others may be as strong\.$/);
});

test('going first can be a disadvantage, or have no significant effect', () => {
  const first = (one: number, two: number) =>
    headline({ matchups: [someMatchup('a', 'b', one, two)] }).find((sentence) => sentence.includes('goes first'));
  expect(first(30, 70)).toMatch(/wins 30 % ± \d+ of the games: 40\.0 points less than going second\.$/);
  expect(first(50, 52)).toMatch(/no significant advantage\.$/);
});

test('the headline of a gauntlet is about its deck', () => {
  const manifest = someManifest({ pairing: 'gauntlet', gauntlet: { mine: ['a/greedy'] } });
  const matchups = [someMatchup('a', 'b', 80, 70), someMatchup('a', 'c', 40, 30)];
  expect(headline({ manifest, matchups }).slice(0, 2)).toEqual([
    'a wins 65 % ± 7 against this field of 2.',
    'Its best opponent is b (75 % ± 6), its worst c (35 % ± 7).',
  ]);
});

const signs = (changes: Partial<RunData>) =>
  Object.fromEntries(checksOf(someRun(changes)).map(({ name, found, isFine }) => [name, [found, isFine]]));

test('all checks of a run without faults are fine', () => {
  expect(checksOf(someRun()).filter(({ isFine }) => !isFine)).toEqual([]);
  expect(signs({})['Effective sample']).toEqual(['540 of 600\u00a0decided games', true]);
  expect(signs({})['Forced decisions']).toEqual(['20.0\u00a0%', true]);
});

test('the effective sample leaves out matchups in which all deals had the same result', () => {
  const [one, two, three] = someRun().matchups;
  const matchups = [one!, { ...two!, effectiveGames: undefined }, { ...three!, effectiveGames: Infinity }];
  const check = checksOf(someRun({ matchups })).find(({ name }) => name === 'Effective sample')!;
  expect(check.found).toBe('180 of 200\u00a0decided games');
  expect(check.about).toMatch(/; without 2\u00a0matchups in which all deals had the same result$/);
  expect(signs({ matchups: [matchups[1]!] })['Effective sample']).toEqual(['unknown', false]);
});

test('limits, forfeits, bugs and faults are counted and marked', () => {
  const manifest = someManifest({
    counts: { games: 600, draws: 3, limits: 60, forfeits: 2, bugs: 1 },
    errors: [{ id: 'a#0.1', how: 'bug', fault: 'oh' }],
    reproducible: false,
  });
  expect(signs({ manifest })).toMatchObject({
    'Games dropped': ['1\u00a0game (0.2\u00a0%)', false],
    'Limits reached': ['60\u00a0games (10.0\u00a0%)', false],
    Draws: ['3\u00a0games (0.5\u00a0%)', true],
    Forfeits: ['2\u00a0games (0.3\u00a0%)', false],
    Faults: ['1\u00a0fault listed', false],
    Reproducible: ['no', false],
  });
});
