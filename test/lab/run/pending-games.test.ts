import { PendingGames, type PendingPiece } from '../../../src/lab/run/pending-games.js';
import { test, expect } from 'vitest';
import fc from 'fast-check';

function piecesOf(pending: PendingGames, size: number): PendingPiece[] {
  const pieces: PendingPiece[] = [];
  for (let piece = pending.take(() => size); piece !== undefined; piece = pending.take(() => size)) pieces.push(piece);
  return pieces;
}

const stored = (first: number, count: number) => ({ first, count, at: first });

test('stored games keep their place, and only the gaps are played', () => {
  expect(piecesOf(new PendingGames(20, [stored(12, 3), stored(0, 4)]), 5)).toEqual([
    { stored: stored(0, 4) },
    { play: { first: 4, count: 5 } },
    { play: { first: 9, count: 3 } },
    { stored: stored(12, 3) },
    { play: { first: 15, count: 5 } },
  ]);
});

test('every game occurs once and in order, for any journal', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ gap: fc.nat(5), count: fc.integer({ min: 1, max: 5 }) })),
      fc.nat(20),
      fc.integer({ min: 1, max: 9 }),
      (spans, rest, size) => {
        let end = 0;
        const batches = spans.map(({ gap, count }) => {
          const batch = stored(end + gap, count);
          end = batch.first + count;
          return batch;
        });
        let next = 0;
        for (const piece of piecesOf(new PendingGames(end + rest, batches.reverse()), size)) {
          const { first, count } = 'stored' in piece ? piece.stored : piece.play;
          expect(first).toBe(next);
          next += count;
        }
        expect(next).toBe(end + rest);
      },
    ),
  );
});

test('games that are no longer needed are skipped, and no batch crosses a border', () => {
  const skip = (game: number) => (game >= 6 && game < 10 ? 10 : game);
  const border = (game: number) => (Math.floor(game / 10) + 1) * 10;
  const pending = new PendingGames(20, [stored(7, 2)], skip, border);
  expect(piecesOf(pending, 6)).toEqual([
    { play: { first: 0, count: 6 } },
    { play: { first: 10, count: 6 } },
    { play: { first: 16, count: 4 } },
  ]);
});
