// The board for the replay viewer.
import { position } from '../../../support/contest.js';
import { pack, Kind } from '../../../../src/games/contest/state/packed-action.js';
import { apply } from '../../../../src/core/game.js';
import { contest } from '../../../../src/games/contest/index.js';
import { type Board, seenBy } from '../../../../src/core/board.js';
import { test, expect } from 'vitest';
import { boardOf } from '../../../../src/games/contest/seat/board.js';

const begun = position({
  players: [
    { name: 'boxer', skill: 6, hand: [3, 'Q', 8], action: 7 },
    { name: 'other', hand: [2, 4], action: 2, taken: 2.5, stunned: true, pool: 10 },
  ],
});

const attacked = [pack(Kind.CHALLENGE, 1, 0), pack(Kind.PLAY, 0b001, 0b100)].reduce(
  (s, action) => apply(contest(), s, action),
  begun,
);

const names = (board: Board, seat: number, zone: string) =>
  board.seats[seat]!.zones.find(({ name }) => name === zone)!.cards.map(({ face }) => face.name.split(' ')[0]);

test('hands and action cards are in the zones of their players', () => {
  const board = boardOf(begun);
  expect(names(board, 0, 'hand')).toEqual(['3', 'Q', '8']);
  expect(names(board, 1, 'action cards')).toEqual(['2']);
  expect(names(seenBy(board, 1), 0, 'hand')).toEqual([]);
});

test('a contestant has marks for the pool left and for stun', () => {
  expect(boardOf(begun).seats[1]!.zones[0]!.cards[0]).toMatchObject({
    face: { name: 'other', kind: 'contestant' },
    marks: ['pool 8 of 10', 'stunned'],
  });
});

test('attack cards are face down for the other player, boosts sideways', () => {
  const played = (board: Board) => board.shared.find(({ name }) => name === 'played')!;
  expect(played(boardOf(attacked)).cards).toMatchObject([
    { marks: ['attack'], isTurned: false },
    { marks: ['attack', 'boost'], isTurned: true },
  ]);
  expect(played(seenBy(boardOf(attacked), 1))).toMatchObject({ count: 2, cards: [] });
});
