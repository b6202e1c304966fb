import type { Board } from '../../src/core/board.js';
import { test, expect } from 'vitest';
import { visibleChanges } from '../../src/core/board-text.js';

const face = (name: string) => ({ name, subtitle: '', kind: '', colours: [], numbers: [] });

const PLAYERS = ['1 a', '2 b'];

const ANNA = { id: 1, face: face('Anna'), knownTo: [0, 1], marks: [], isTurned: false };

const board = (hand: readonly object[], play: readonly object[], lore = 0): Board => ({
  active: 0,
  phase: '',
  seats: [
    {
      counts: [{ name: 'lore', value: lore }],
      zones: [
        { name: 'hand', layout: 'hand', count: hand.length, cards: hand as never },
        { name: 'in play', layout: 'table', count: play.length, cards: play as never },
      ],
    },
  ],
  shared: [],
});

const CASES: readonly [name: string, before: Board, after: Board, words: string[], touched: number[]][] = [
  ['nothing', board([ANNA], []), board([ANNA], []), [], []],
  ['a card that moves', board([ANNA], []), board([], [ANNA]), ['Anna: hand → in play (1 a)'], [1]],
  ['damage', board([], [ANNA]), board([], [{ ...ANNA, damage: 2 }]), ['Anna: damage 0 → 2'], [1]],
  ['a state', board([], [ANNA]), board([], [{ ...ANNA, isTurned: true }]), [], [1]],
  ['a card that disappears', board([ANNA], []), board([], []), ['Anna leaves 1 a hand'], []],
  ['a card that appears', board([], []), board([ANNA], []), [], [1]],
  ['a count', board([], [], 3), board([], [], 5), ['1 a lore 3 → 5'], []],
];

test.each(CASES)('visible change: %s', (_, before, after, words, touched) => {
  const found = visibleChanges(before, after, PLAYERS);
  expect(found.words).toEqual(words);
  expect([...found.touched]).toEqual(touched);
});
