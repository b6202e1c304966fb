// Invented texts in the templating of printed cards: what a designer could write. None of them is printed.
import type { CardType } from '../../../../src/games/lorcana/ir/vocabulary.js';
import { ACTIONS_CHOICES } from './new-texts/actions-choices.js';
import { ACTIONS_IN_PLAY } from './new-texts/actions-in-play.js';
import { ACTIONS_ZONES } from './new-texts/actions-zones.js';
import { ACTIVATED } from './new-texts/activated.js';
import { LOCATIONS } from './new-texts/locations.js';
import { REPLACEMENTS } from './new-texts/replacements.js';
import { SONGS } from './new-texts/songs.js';
import { STATIC_CARDS } from './new-texts/static-cards.js';
import { STATIC_PLAYERS } from './new-texts/static-players.js';
import { TRIGGERED_CARDS } from './new-texts/triggered-cards.js';
import { TRIGGERED_ENTERING } from './new-texts/triggered-entering.js';
import { TRIGGERED_PLAYERS } from './new-texts/triggered-players.js';
import { TRIGGERED_TURNS } from './new-texts/triggered-turns.js';

const FAMILIES: Readonly<Record<string, Readonly<Partial<Record<CardType, readonly string[]>>>>> = {
  'triggered when the card is played': TRIGGERED_ENTERING,
  'triggered by cards': TRIGGERED_CARDS,
  'triggered by players': TRIGGERED_PLAYERS,
  'triggered at a point of the turn': TRIGGERED_TURNS,
  activated: ACTIVATED,
  'static, about cards': STATIC_CARDS,
  'static, about players': STATIC_PLAYERS,
  replacements: REPLACEMENTS,
  'on cards in play': ACTIONS_IN_PLAY,
  'on other zones': ACTIONS_ZONES,
  'with a choice, condition or cost': ACTIONS_CHOICES,
  'by their effects': SONGS,
  'all kinds of abilities': LOCATIONS,
};

export const NEW_TEXTS: readonly (readonly [CardType, string, readonly string[]])[] = Object.entries(FAMILIES).flatMap(
  ([family, byType]) => Object.entries(byType).map(([type, texts]) => [type as CardType, family, texts] as const),
);
