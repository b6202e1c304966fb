// Facedown cards under others: no player may look at them, not even the player who chooses among them (7.4.2.1).
import { lorcana } from '../../../../../src/games/lorcana/index.js';
import type { Card } from '../../../../../src/games/lorcana/cards/card.js';
import { card, keyword, onPlay } from '../../../../support/ir-cards.js';
import { type State, zone, Zone, Row } from '../../../../../src/games/lorcana/state/state.js';
import { optionsOf } from '../../../../../src/core/invariants.js';
import { position } from '../../../../support/position.js';
import { describe, test, expect } from 'vitest';
import { cardIn } from '../../../../../src/games/lorcana/state/entry.js';

const game = lorcana();

const named = (name: string, ...abilities: Card['abilities']): Card => card('character', abilities, { name, cost: 1 });

const STORYTELLER = named('Storyteller', keyword('boost', 1));

const GATHERER = named(
  'Gatherer',
  onPlay({
    kind: 'move',
    what: { choose: { zone: 'under', coveredBy: { types: ['character'], of: 'you' } }, count: { n: 'any' } },
    put: { to: 'inkwell', exerted: true },
  }),
);

const optionWith = (s: State, words: string): number =>
  optionsOf(game, s).find((option) => game.describe(s, option).startsWith(words))!;

const take = (s: State, words: string): void => {
  game.advance(s, optionWith(s, words));
};

/** A position in which the player may choose among the top two cards of the deck, which lie under two characters. */
function choosing(top: readonly Card[]): State {
  const play = [{ card: STORYTELLER }, { card: { ...STORYTELLER, version: 'Other' } }];
  const s = position([{ ink: 3, hand: [GATHERER], play, deck: [...top, named('Last')] }, {}]);
  take(s, 'boost Storyteller - Test');
  take(s, 'boost Storyteller - Other');
  take(s, 'play Gatherer');
  return s;
}

const words = (s: State): string[] => optionsOf(game, s).map((option) => game.describe(s, option));

describe('a choice among facedown cards', () => {
  test('names the places of the cards, not the cards', () => {
    const [one, two] = [named('One'), named('Two')];
    expect(words(choosing([one, two]))).toEqual([
      'choose facedown card 1 under Storyteller - Test',
      'choose facedown card 1 under Storyteller - Other',
      'choose no more',
    ]);
    expect(words(choosing([two, one]))).toEqual(words(choosing([one, one])));
  });

  test('takes the card at the chosen place', () => {
    const s = choosing([named('One'), named('Two')]);
    take(s, 'choose facedown card 1 under Storyteller - Other');
    const ink = zone(s, 0, Zone.INKWELL).map((entry) => s.table.cards[cardIn(entry)]!.name);
    expect(ink).toContain('Two');
    expect(ink).not.toContain('One');
    expect(s.row(Row.UNDER).map((entry) => s.table.cards[cardIn(entry)]!.name)).toEqual(['One']);
  });
});
