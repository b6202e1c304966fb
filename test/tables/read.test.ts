import { Row, gameIn, casesIn } from '../../src/tables/read.js';
import { test, expect } from 'vitest';
import { readManifest } from '../../src/tables/manifest.js';
import { someManifest } from '../support/some-run.js';
import { tempoIn } from '../../src/tables/read-tempo.js';

const row = new Row('decks.csv', { deck: 'a', rating: 'high', wins: '', rate: '0.5', rateLow: '0.4', rateHigh: '0.6' });

test('cells are read by name and type', () => {
  expect(row.text('deck')).toBe('a');
  expect(row.maybe('wins')).toBeUndefined();
  expect(row.estimate('rate')).toEqual({ value: 0.5, low: 0.4, high: 0.6 });
});

const MISTAKES: readonly [name: string, read: () => unknown, sentence: RegExp][] = [
  [
    'no such column',
    () => row.text('rank'),
    /^decks\.csv: no column "rank"; tempolab run writes the tables of this version$/,
  ],
  ['a text instead of a number', () => row.number('rating'), /^decks\.csv: rating: found "high"; expected a number$/],
  [
    'an empty cell instead of a number',
    () => row.number('wins'),
    /^decks\.csv: wins: found nothing; expected a number$/,
  ],
  ['not JSON', () => readManifest('manifest.json', '{'), /^manifest\.json: not JSON; tempolab run writes it again$/],
  [
    'the manifest of another version',
    () => readManifest('manifest.json', JSON.stringify({ ...someManifest(), counts: { games: 'many' } })),
    /^manifest\.json: counts\.games: not as this version of tempolab writes it; tempolab run writes it again$/,
  ],
];

test.each(MISTAKES)('error: %s', (_, read, sentence) => {
  expect(read).toThrow(sentence);
});

test('a manifest makes a round trip', () => {
  expect(readManifest('manifest.json', JSON.stringify(someManifest()))).toEqual(someManifest());
});

test('the winner of a game is a seat number from 0', () => {
  const cells = { id: 'a~b#0.1', pairing: 'a~b', deck1: 'a', deck2: 'b', agent1: 'x', agent2: 'x', how: 'lore' };
  const numbers = { turns: '9', decisions: '80', forced: '3', score1: '20', score2: '4' };
  expect(gameIn('games.csv', { ...cells, ...numbers, winner: '1' })).toMatchObject({ winner: 0, scores: [20, 4] });
  expect(gameIn('games.csv', { ...cells, ...numbers, winner: '' }).winner).toBeUndefined();
});

test('the cases of a card are the columns with a win rate', () => {
  const columns = ['entrant', 'card', 'deckWinRate', 'playedWinRate', 'playedWinRateLow', 'inHandWinRate', 'sung'];
  expect(casesIn({ file: 'cards.csv', columns, rows: [] })).toEqual(['played']);
});

test('measures are the columns with a deviation; curves are read by entrant and ending', () => {
  const columns = ['entrant', 'turn', 'games', 'lore', 'loreDeviation', 'comebackRate'];
  const at = (turn: string, lore: string) => ({ entrant: 'a', turn, games: '8', lore, loreDeviation: '1' });
  const all = { file: 'tempo.csv', columns, rows: [at('1', '0'), at('2', '1.5')] };
  const endings = {
    ...all,
    rows: [
      { ...at('1', '2'), ending: 'won' },
      { ...at('1', ''), ending: 'lost' },
    ],
  };
  const { measures, curves } = tempoIn(all, endings, { measures: { lore: 'lore so far' }, score: 'lore' } as never);
  expect(measures).toEqual([{ name: 'lore', label: 'Lore', about: 'lore so far' }]);
  expect(curves.map(({ outcome, means }) => [outcome, means])).toEqual([
    ['all', [[0, 1.5]]],
    ['won', [[2]]],
    ['lost', [[undefined]]],
  ]);
});
