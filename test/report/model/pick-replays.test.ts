// The choice of replays for a matchup.
import fc from 'fast-check';
import { someGame, totalsOf } from '../../support/some-run.js';
import type { ReadGame } from '../../../src/tables/read.js';
import { pickReplays } from '../../../src/report/model/pick-replays.js';
import { test, expect } from 'vitest';

const PAIRING = 'a/greedy~b/greedy';

const games = fc
  .array(fc.record({ turns: fc.integer({ min: 1, max: 30 }), winner: fc.constantFrom(0, 1, undefined) }))
  .map((list) =>
    list.map(({ turns, winner }, i) => someGame({ id: `${PAIRING}#${i >> 1}.${(i % 2) + 1}`, turns, winner })),
  );

const picksFrom = (rows: readonly ReadGame[], rate: number | undefined) => {
  const totals = totalsOf(rows).matchups.get(PAIRING);
  const picks = totals === undefined ? [] : pickReplays(totals, rate);
  return picks.map(({ id, reason }) => ({ reason, game: rows.find((row) => row.id === id)! }));
};

test('picks are different games of the matchup and include the shortest and the longest', () => {
  fc.assert(
    fc.property(games, (rows) => {
      const picks = picksFrom(rows, 0.5);
      expect(new Set(picks.map(({ game }) => game)).size).toBe(picks.length);
      const turns = rows.map((row) => row.turns);
      const shown = picks.map(({ game }) => game.turns);
      if (rows.length === 0) expect(picks).toEqual([]);
      else expect([Math.min(...shown), Math.max(...shown)]).toEqual([Math.min(...turns), Math.max(...turns)]);
      expect(picks.length).toBe(Math.min(3, rows.length));
    }),
  );
});

const isWonByA = ({ id, winner }: ReadGame) => (winner === 0) === id.endsWith('.1');

test('an upset is a win of the underdog, if there is an underdog', () => {
  const rows = [3, 5, 7, 9, 11, 13, 15, 17, 19, 21].map((turns, i) =>
    someGame({ id: `${PAIRING}#${i >> 1}.${(i % 2) + 1}`, turns, winner: 0 }),
  );
  const upset = (rate: number) => picksFrom(rows, rate).find(({ reason }) => reason === 'upset')?.game;
  expect(isWonByA(upset(0.7)!)).toBe(false);
  expect(isWonByA(upset(0.3)!)).toBe(true);
  expect(upset(0.55)).toBeUndefined();
});

test('games that the lab ended are counted, but not picked', () => {
  const rows = [
    someGame({ id: `${PAIRING}#0.1`, how: 'limit', winner: undefined, turns: 60 }),
    someGame({ id: `${PAIRING}#0.2`, how: 'lore', winner: 1, turns: 12 }),
  ];
  expect(picksFrom(rows, 1).map(({ game }) => game.turns)).toEqual([12]);
  const totals = totalsOf(rows);
  expect(totals.matchups.get(PAIRING)!.endings).toEqual(
    new Map([
      ['limit', { A: 0, B: 0, none: 1 }],
      ['lore', { A: 1, B: 0, none: 0 }],
    ]),
  );
  expect(totals).toMatchObject({ games: 2, decisions: 160, forced: 40, lengths: { median: 12 } });
});
