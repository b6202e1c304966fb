// Empty draw and discard piles: every card is in a hand or in play (C-23).
import { expect, test } from 'vitest';
import { apply } from '../../../../src/core/game.js';
import { optionsOf } from '../../../../src/core/invariants.js';
import { Kind, kindOf, pack } from '../../../../src/games/contest/state/packed-action.js';
import { contest } from '../../../../src/games/contest/index.js';
import { discardRow, pileRow, scalar, Scalar, type State } from '../../../../src/games/contest/state/state.js';
import { position } from '../../../support/contest.js';

const GAME = contest();

const DEFENCE = 4;

/** Two contestants; the draw pile and the discard pile are empty. */
function empty(hand: readonly number[] = [4]): State {
  const s = position({
    players: [
      { hand: [3, 2], action: 7 },
      { defence: DEFENCE, hand, action: 2 },
    ],
  });
  for (const row of [pileRow(0), discardRow(0)]) s.editRow(row).length = 0;
  return s;
}

const kindsIn = (s: State): Set<Kind> => new Set(optionsOf(GAME, s).map(kindOf));

test('drawing is not offered (C-23)', () => {
  expect(kindsIn(empty()).has(Kind.REPLENISH)).toBe(false);
  const challenged = apply(GAME, empty(), pack(Kind.CHALLENGE, 1, 0));
  expect([...kindsIn(challenged)]).toEqual([Kind.PLAY]);
});

test('a forced draw counts 0 (C-23)', () => {
  const s = empty([]);
  GAME.advance(s, pack(Kind.CHALLENGE, 1, 0));
  GAME.advance(s, pack(Kind.PLAY, 0b01, 0));
  expect(scalar(s, Scalar.LAST_DEFENCE)).toBe(DEFENCE);
});
