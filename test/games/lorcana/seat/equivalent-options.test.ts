// Decisions in which all options are equivalent.
import { type Game, ActionList } from '../../../../src/core/game.js';
import type { State } from '../../../../src/games/lorcana/state/state.js';
import { lorcana } from '../../../../src/games/lorcana/index.js';
import type { Effect, Pick } from '../../../../src/games/lorcana/ir/effect.js';
import { character } from '../../../support/lorcana.js';
import { position } from '../../../support/position.js';
import { card, action } from '../../../support/ir-cards.js';
import { kindOf, Kind } from '../../../../src/games/lorcana/state/packed-action.js';
import { test, expect } from 'vitest';
import { hasEquivalentOptions } from '../../../../src/games/lorcana/seat/search-hints.js';

const game: Game<State> = lorcana();

/** A position with the first question of an action that has this effect. The decks have `size` different cards. */
function askedBy(effect: Effect, size: number): State {
  const deck = Array.from({ length: size }, (_, i) => character(1, 1, { name: `Card ${i}` }));
  const s = position([{ ink: 3, hand: [card('action', [action(effect)], { cost: 1 })], deck }, { deck }]);
  const list = new ActionList();
  game.legal(s, list);
  game.advance(
    s,
    list.items.find((each) => kindOf(each) === Kind.PLAY)!,
  );
  return s;
}

const looking = (to: 'deckBottom' | 'deckTop', picks: readonly Pick[] = []): Effect => ({
  kind: 'look',
  n: 3,
  picks,
  rest: { to },
  order: 'any',
});

for (const [what, effect, size, expected] of [
  ['three cards on the bottom of a deck in any order', looking('deckBottom'), 30, true],
  ['three cards on the top', looking('deckTop'), 30, false],
  ['three cards on the bottom of a deck that will soon be drawn', looking('deckBottom'), 14, false],
  [
    'which card goes to the hand before the others go to the bottom',
    looking('deckBottom', [{ count: { n: 1 }, put: { to: 'hand' } }]),
    30,
    false,
  ],
] as const)
  test(`${expected ? 'makes no difference' : 'matters'}: ${what}`, () => {
    const s = askedBy(effect, size);
    expect(s.question?.options).toHaveLength(3);
    expect(hasEquivalentOptions(s)).toBe(expected);
  });

test('a decision outside a question always matters', () => {
  expect(hasEquivalentOptions(position([{}, {}]))).toBe(false);
});
