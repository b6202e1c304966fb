import type { MatchResult } from '../../../src/lab/match/built-in-match.js';
import { test, expect } from 'vitest';
import { unpackResults } from '../../../src/lab/match/packed-results.js';
import { packResults } from '../../support/packed-results.js';

const TRACE = { signature: '0123456789abcdef', choices: new Uint8Array([1, 0, 3]) };

const RESULTS: readonly MatchResult[] = [
  { winner: 0, how: 'lore', turns: 21, decisions: 80, forced: 12, scores: [20, 7], fault: '', ...TRACE },
  { winner: 1, how: 'forfeit', turns: 3, decisions: 5, forced: 0, scores: [0, 2], fault: 'greedy threw: oh', ...TRACE },
  { winner: undefined, how: 'limit', turns: 60, decisions: 300, forced: 9, scores: [19, 19], fault: '', ...TRACE },
  { winner: 1, how: 'lore', turns: 18, decisions: 71, forced: 8, scores: [4, 22], fault: '', ...TRACE },
];

test('unpacking returns the packed results with their faults', () => {
  expect([...unpackResults(packResults(RESULTS))]).toEqual(RESULTS);
});

test('packing a later batch does not change the bytes of an earlier one', () => {
  const earlier = packResults(RESULTS.slice(0, 2));
  packResults(RESULTS.slice(2));
  expect([...unpackResults(earlier)]).toEqual(RESULTS.slice(0, 2));
});
