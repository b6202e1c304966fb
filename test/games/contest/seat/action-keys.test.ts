// Action keys: equal for actions that mean the same to an observer.
import { contest } from '../../../../src/games/contest/index.js';
import { pack, Kind } from '../../../../src/games/contest/state/packed-action.js';
import type { State } from '../../../../src/games/contest/state/state.js';
import { apply, ActionList } from '../../../../src/core/game.js';
import { position, sheetNamed } from '../../../support/contest.js';
import { test, expect } from 'vitest';
import { actionKey } from '../../../../src/games/contest/seat/actions.js';
import { wordsOf, Rng } from '../../../../src/core/rng.js';

const GAME = contest();

const CHALLENGE = pack(Kind.CHALLENGE, 1, 0);

const PLAY_FIRST = pack(Kind.PLAY, 0b001, 0);

const PLAY_SECOND = pack(Kind.PLAY, 0b010, 0);

/** Seat 0 has challenged seat 1 and chooses its cards. */
const attacking = (...hand: readonly unknown[]): State =>
  apply(
    GAME,
    position({
      players: [
        { hand, action: 7 },
        { hand: [2, 4], action: 2 },
      ],
    }),
    CHALLENGE,
  );

test('the key for the acting seat depends on the value of a card, not on its place or rank', () => {
  expect(actionKey(attacking(3, 8), PLAY_FIRST, 0)).toBe(actionKey(attacking(8, 3), PLAY_SECOND, 0));
  expect(actionKey(attacking('A', 8), PLAY_FIRST, 0)).toBe(actionKey(attacking(8, 'J'), PLAY_SECOND, 0));
  expect(actionKey(attacking(3, 8), PLAY_FIRST, 0)).not.toBe(actionKey(attacking(8, 3), PLAY_FIRST, 0));
});

test('the key of an attack for others depends on the numbers of cards and boosts only', () => {
  const boosted = pack(Kind.PLAY, 0b001, 0b010);
  expect(actionKey(attacking(3, 8), PLAY_FIRST, 1)).toBe(actionKey(attacking(9, 8), PLAY_FIRST, 1));
  expect(actionKey(attacking(3, 8), boosted, 1)).toBe(actionKey(attacking(9, 2), boosted, 1));
  const meanings = [PLAY_FIRST, boosted, pack(Kind.PLAY, 0b011, 0)].map((play) => actionKey(attacking(3, 8), play, 1));
  expect(new Set(meanings).size).toBe(3);
});

test('a defence is face up: its key is the same for all', () => {
  const defending = apply(GAME, attacking(3, 8), PLAY_FIRST);
  expect(actionKey(defending, PLAY_FIRST, 0)).toBe(actionKey(defending, PLAY_FIRST, 1));
  expect(actionKey(defending, PLAY_FIRST, 0)).not.toBe(actionKey(defending, PLAY_SECOND, 0));
});

test('in whole contests, the options of a decision have different keys for the acting seat', () => {
  const table = GAME.table(['boxer', 'fencer'].map((name) => sheetNamed(name)));
  const list = new ActionList();
  for (let seed = 1; seed <= 20; seed++) {
    const s = GAME.setup(table, { decks: [wordsOf(seed), wordsOf(seed + 50)], chance: wordsOf(seed + 100) });
    const rng = new Rng(wordsOf(seed));
    for (let seat = GAME.toMove(s); seat >= 0; seat = GAME.toMove(s)) {
      GAME.legal(s, list);
      const options = Array.from(list.items.subarray(0, list.count));
      expect(new Set(options.map((option) => actionKey(s, option, seat))).size).toBe(options.length);
      GAME.advance(s, options[rng.int(options.length)]!);
    }
  }
});
