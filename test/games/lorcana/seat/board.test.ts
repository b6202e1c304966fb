// The board for the replay viewer.
import { character } from '../../../support/lorcana.js';
import { boardOf } from '../../../../src/games/lorcana/seat/board.js';
import { position } from '../../../support/position.js';
import { type BoardSeat, seenBy } from '../../../../src/core/board.js';
import { test, expect } from 'vitest';

const hero = character(3, 4, { name: 'Hero', inks: ['Ruby', 'Steel'], cost: 5, lore: 2 });

const guard = character(1, 2, {
  name: 'Guard',
  abilities: [
    { kind: 'keyword', keyword: 'resist', n: 2 },
    { kind: 'keyword', keyword: 'evasive' },
  ],
});

const item = character(0, 0, { name: 'Lamp', version: '', type: 'item', inks: ['Amber'], lore: 0 });

const board = boardOf(
  position([
    { lore: 7, ink: 3, hand: [hero, item], play: [{ card: hero, exerted: true, damage: 1 }, { card: item }] },
    { hand: [hero], play: [{ card: guard, drying: true }] },
  ]),
);

const [own, opposing] = board.seats as [BoardSeat, BoardSeat];

const zoneOf = ({ zones }: BoardSeat, name: string) => zones.find((zone) => zone.name === name)!;

test('counts have a value and a maximum', () => {
  expect(own.counts).toEqual([
    { name: 'lore', value: 7, of: 20 },
    { name: 'ink', value: 3, of: 3 },
  ]);
});

test('a card in play has its current values, its damage, and its marks', () => {
  expect(zoneOf(own, 'in play').cards[0]).toMatchObject({
    face: { name: 'Hero', subtitle: 'Piece', kind: 'Ruby-Steel character', cost: 5 },
    numbers: [
      { name: 'strength', value: 3 },
      { name: 'willpower', value: 4 },
      { name: 'lore', value: 2 },
    ],
    damage: 1,
    marks: ['exerted'],
    isTurned: true,
  });
});

test('an item has neither numbers nor marks', () => {
  expect(zoneOf(own, 'in play').cards[1]).toMatchObject({ face: { name: 'Lamp', kind: 'Amber item' }, marks: [] });
  expect(zoneOf(own, 'in play').cards[1]!.numbers).toEqual([]);
});

test('the marks of a character are "drying" and its keywords with their numbers', () => {
  expect(zoneOf(opposing, 'in play').cards[0]!.marks).toEqual(['drying', 'Evasive', 'Resist +2']);
});

test('a seat sees its own hand, and only the size of the other', () => {
  const hands = seenBy(board, 0).seats.map((seat) => zoneOf(seat, 'hand'));
  expect(hands.map(({ count, cards }) => [count, cards.map(({ face }) => face.name)])).toEqual([
    [2, ['Hero', 'Lamp']],
    [1, []],
  ]);
});
