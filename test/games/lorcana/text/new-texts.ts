// Invented texts in the templating of printed cards, as a designer could write them. None of them is printed.
import type { CardType } from '../../../../src/games/lorcana/ir/vocabulary.js';
import { ACTIONS_CHOICES } from './new-texts/actions-choices.js';
import { ACTIONS_IN_PLAY } from './new-texts/actions-in-play.js';
import { ACTIONS_LASTING } from './new-texts/actions-lasting.js';
import { ACTIONS_ZONES } from './new-texts/actions-zones.js';
import { ACTIVATED } from './new-texts/activated.js';
import { LOCATIONS } from './new-texts/locations.js';
import { REPLACEMENTS } from './new-texts/replacements.js';
import { SONGS } from './new-texts/songs.js';
import { STATIC_KEYWORDS } from './new-texts/static-keywords.js';
import { STATIC_PLAYERS } from './new-texts/static-players.js';
import { STATIC_RESTRICTIONS } from './new-texts/static-restrictions.js';
import { STATIC_VALUES } from './new-texts/static-values.js';
import { TRIGGERED_BANISH } from './new-texts/triggered-banish.js';
import { TRIGGERED_CHALLENGE } from './new-texts/triggered-challenge.js';
import { TRIGGERED_ENTERING_CHOICES } from './new-texts/triggered-entering-choices.js';
import { TRIGGERED_ENTERING_IN_PLAY } from './new-texts/triggered-entering-in-play.js';
import { TRIGGERED_ENTERING_ZONES } from './new-texts/triggered-entering-zones.js';
import { TRIGGERED_EXERT_MOVE } from './new-texts/triggered-exert-move.js';
import { TRIGGERED_PLAYERS } from './new-texts/triggered-players.js';
import { TRIGGERED_QUEST } from './new-texts/triggered-quest.js';
import { TRIGGERED_TURNS } from './new-texts/triggered-turns.js';

const FAMILIES: Readonly<Record<string, Readonly<Partial<Record<CardType, readonly string[]>>>>> = {
  'triggered when the card is played, on cards in play': TRIGGERED_ENTERING_IN_PLAY,
  'triggered when the card is played, on other zones': TRIGGERED_ENTERING_ZONES,
  'triggered when the card is played, with a choice, condition or cost': TRIGGERED_ENTERING_CHOICES,
  'triggered by quests': TRIGGERED_QUEST,
  'triggered by challenges and damage': TRIGGERED_CHALLENGE,
  'triggered by cards that are banished or leave play': TRIGGERED_BANISH,
  'triggered by cards that sing, exert, ready or move': TRIGGERED_EXERT_MOVE,
  'triggered by players': TRIGGERED_PLAYERS,
  'triggered at a point of the turn': TRIGGERED_TURNS,
  activated: ACTIVATED,
  'static, about values of cards': STATIC_VALUES,
  'static, about keywords and abilities': STATIC_KEYWORDS,
  'static, about restrictions and permissions of cards': STATIC_RESTRICTIONS,
  'static, about players': STATIC_PLAYERS,
  replacements: REPLACEMENTS,
  'on cards in play': ACTIONS_IN_PLAY,
  'with a duration': ACTIONS_LASTING,
  'on other zones': ACTIONS_ZONES,
  'with a choice, condition or cost': ACTIONS_CHOICES,
  'with all kinds of effects': SONGS,
  'with all kinds of abilities': LOCATIONS,
};

export const NEW_TEXTS: readonly (readonly [CardType, string, readonly string[]])[] = Object.entries(FAMILIES).flatMap(
  ([family, byType]) => Object.entries(byType).map(([type, texts]) => [type as CardType, family, texts] as const),
);
