import { type BoardCard, type BoardZone, type Board, seenBy } from '../../src/core/board.js';
import { test, expect } from 'vitest';
import { changeLines, boardLines } from '../../src/core/board-text.js';

const card = (id: number, changes: Partial<BoardCard> = {}): BoardCard => ({
  id,
  face: { name: `Card ${id}`, subtitle: '', kind: 'card', colours: [], numbers: [] },
  knownTo: [0],
  marks: [],
  isTurned: false,
  ...changes,
});

interface Zones {
  readonly play?: readonly BoardCard[];
  readonly hand?: readonly BoardCard[];
  readonly theirPlay?: readonly BoardCard[];
  /** The number of unknown cards in the first seat's deck. */
  readonly deck?: number;
  readonly discard?: readonly BoardCard[];
  readonly lore?: number;
}

const spread = (name: string, layout: 'table' | 'hand', cards: readonly BoardCard[]): BoardZone => ({
  ...{ name, layout, cards },
  count: cards.length,
});

/** The second seat has cards in play only. */
function board({ play = [], hand = [], theirPlay = [], deck = 10, discard = [], lore = 0 }: Zones): Board {
  return {
    active: 0,
    phase: 'main',
    seats: [
      {
        counts: [{ name: 'lore', value: lore, of: 20 }],
        zones: [
          spread('in play', 'table', play),
          spread('hand', 'hand', hand),
          { name: 'deck', layout: 'pile', count: deck, cards: [] },
          { name: 'discard', layout: 'pile', count: discard.length, cards: discard },
        ],
      },
      { counts: [], zones: [spread('in play', 'table', theirPlay)] },
    ],
    shared: [],
  };
}

const fighter = (damage: number, marks: string[] = []) =>
  card(1, { damage, marks, numbers: [{ name: 'strength', icon: 'attack', value: 2 }] });

const CHANGES: readonly [name: string, before: Zones, after: Zones, words: string[]][] = [
  ['nothing', { hand: [card(1)] }, { hand: [card(1)] }, []],
  [
    'a card that is played',
    { hand: [card(1)] },
    { play: [card(1, { marks: ['drying'] })] },
    ['Card 1: hand → in play, drying'],
  ],
  ['a card that is drawn', {}, { hand: [card(1)], deck: 9 }, ['Card 1: deck → hand']],
  [
    'a drawn card and a card put back',
    { hand: [card(1)] },
    { hand: [card(2)] },
    ['Card 2: deck → hand', 'Card 1: hand → deck'],
  ],
  ['two cards with equal changes', {}, { hand: [card(1), card(2)], deck: 8 }, ['Card 1, Card 2: deck → hand']],
  ['a card that changes sides', { play: [card(1)] }, { theirPlay: [card(1)] }, ['Card 1: in play → in play of 2']],
  [
    'damage and exertion',
    { play: [fighter(0)] },
    { play: [fighter(2, ['exerted'])] },
    ['Card 1: damage 0 → 2, exerted'],
  ],
  ['readying', { play: [fighter(0, ['exerted'])] }, { play: [fighter(0)] }, ['Card 1: no longer exerted']],
  [
    'a mark with a number',
    { play: [fighter(0, ['pool 9 of 9'])] },
    { play: [fighter(0, ['pool 7 of 9'])] },
    ['Card 1: pool 9 of 9 → 7 of 9'],
  ],
  ['a banished card', { play: [card(1)] }, { discard: [card(1)] }, ['Card 1: in play → discard']],
  ['a count', { lore: 3 }, { lore: 5 }, ['lore of 1: 3 of 20 → 5 of 20']],
];

for (const [name, before, after, words] of CHANGES)
  test(`change in words: ${name}`, () => {
    expect(changeLines(board(before), board(after))).toEqual(words);
  });

test('a board has one line for each seat', () => {
  expect(boardLines(board({ play: [fighter(1, ['exerted'])], hand: [card(2)], lore: 4 }))).toEqual([
    '1: lore 4 of 20; in play: Card 1 (2, 1 damage, exerted); hand: Card 2; deck 10; discard 0',
    '2: ',
  ]);
});

test('unknown cards are only counted', () => {
  const lines = boardLines(seenBy(board({ hand: [card(1), card(2, { knownTo: [0, 1] })] }), 1));
  expect(lines[0]).toContain('hand: Card 2, 1 unknown');
});
