import type { RunData } from '../../src/report/model/run-data.js';
import { headlineOf } from '../../src/findings/findings.js';
import { pageModelOf } from '../../src/report/model/page-model.js';
import { someRun, someStanding, someMatchup, someManifest } from '../support/some-run.js';
import { test, expect } from 'vitest';
import { checksOf } from '../../src/findings/checks.js';

/** With plain spaces. */
const headline = (changes: Partial<RunData> = {}) =>
  headlineOf(pageModelOf(someRun(changes))).map((sentence) => sentence.replaceAll('\u00a0', ' '));

test('the best, the worst, what going first is worth, how long games are', () => {
  expect(headline()).toEqual([
    'a wins 65 % ± 7 of its games.',
    'c wins least: 43 % ± 7.',
    'Whoever goes first wins 55 % ± 4 of the games: worth 10.0 points over going second.',
    'Half of all games take 16 to 16 turns, both players together; the middle one takes 16.',
  ]);
});

test('who may be as strong is named; many are counted', () => {
  const names = ['b', 'c', 'd', 'e', 'f'];
  const tied = (n: number) => [someStanding('a', 30), ...names.slice(0, n).map((name) => someStanding(name, 0))];
  expect(headline({ decks: tied(2) })[0]).toMatch(/; b and c may be as strong\.$/);
  expect(headline({ decks: tied(4) })[0]).toMatch(/; 4 others may be as strong\.$/);
});

test('where going first is a drawback, or neither, it says so', () => {
  const first = (one: number, two: number) =>
    headline({ matchups: [someMatchup('a', 'b', one, two)] }).find((sentence) => sentence.startsWith('Whoever'));
  expect(first(30, 70)).toMatch(/wins 30 % ± \d+ of the games: 40\.0 points less than going second\.$/);
  expect(first(50, 52)).toMatch(/no clear advantage\.$/);
});

test('a gauntlet is about the deck that runs it', () => {
  const manifest = someManifest({ pairing: 'gauntlet', gauntlet: { mine: ['a/greedy'] } });
  const matchups = [someMatchup('a', 'b', 80, 70), someMatchup('a', 'c', 40, 30)];
  expect(headline({ manifest, matchups }).slice(0, 2)).toEqual([
    'a wins 65 % ± 7 against this field of 2.',
    'Its best opponent is b (75 % ± 6), its worst c (35 % ± 7).',
  ]);
});

const signs = (changes: Partial<RunData>) =>
  Object.fromEntries(checksOf(someRun(changes)).map(({ name, found, isFine }) => [name, [found, isFine]]));

test('a clean run is fine throughout', () => {
  expect(checksOf(someRun()).filter(({ isFine }) => !isFine)).toEqual([]);
  expect(signs({})['Effective sample']).toEqual(['540 of 600\u00a0decided games', true]);
  expect(signs({})['Forced decisions']).toEqual(['20.0\u00a0%', true]);
});

test('where all deals went the same way, the effective sample leaves them out and says so', () => {
  const [one, two, three] = someRun().matchups;
  const matchups = [one!, { ...two!, effectiveGames: undefined }, { ...three!, effectiveGames: Infinity }];
  const check = checksOf(someRun({ matchups })).find(({ name }) => name === 'Effective sample')!;
  expect(check.found).toBe('180 of 200\u00a0decided games');
  expect(check.about).toMatch(/; without 2\u00a0pairings whose deals all went the same way$/);
  expect(signs({ matchups: [matchups[1]!] })['Effective sample']).toEqual(['unknown', false]);
});

test('what was dropped, cut short or broken is told and marked', () => {
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
