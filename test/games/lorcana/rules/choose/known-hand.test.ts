// Knowledge of a hand after a choice from it.
import { expect, test } from 'vitest';
import { optionsOf } from '../../../../../src/core/invariants.js';
import { lorcana } from '../../../../../src/games/lorcana/index.js';
import { card, onPlay } from '../../../../support/ir-cards.js';
import { position } from '../../../../support/position.js';

const game = lorcana();
const named = (name: string) => card('character', [], { name, cost: 1 });

test("a player who chooses a card from another player's hand sees that hand (L-35)", () => {
  const thief = card('character', [onPlay({ kind: 'discard', who: 'opponents', n: 1, by: 'you' })], {
    name: 'Thief',
    cost: 1,
  });
  const s = position([{ ink: 1, hand: [thief] }, { hand: [named('Left'), named('Right')] }]);
  const knownTo = (seat: number) =>
    (game.view(s, seat).toJSON() as { seats: { hand: { known: string[] } }[] }).seats[1]!.hand.known.length;
  expect(knownTo(0)).toBe(0);
  game.advance(
    s,
    optionsOf(game, s).find((option) => game.describe(s, option).startsWith('play Thief'))!,
  );
  expect(knownTo(0)).toBe(2);
});
