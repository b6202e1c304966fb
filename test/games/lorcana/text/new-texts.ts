// Whole texts in the game's templating, in words of our own: what a designer could write tomorrow. None is printed.
import type { CardType } from '../../../../src/games/lorcana/cards/card.js';
import { ACTIONS } from './new-texts/actions.js';
import { ARRIVALS } from './new-texts/arrivals.js';
import { DEEDS } from './new-texts/deeds.js';
import { ITEMS } from './new-texts/items.js';
import { LOCATIONS } from './new-texts/locations.js';
import { MORE_ACTIONS } from './new-texts/more-actions.js';
import { MORE_CHARACTERS } from './new-texts/more-characters.js';
import { MORE_ITEMS } from './new-texts/more-items.js';
import { MORE_LOCATIONS } from './new-texts/more-locations.js';
import { MORE_SONGS } from './new-texts/more-songs.js';
import { RULES } from './new-texts/rules.js';
import { LIMITS, SANG, SHARES } from './new-texts/shares.js';
import { SONGS } from './new-texts/songs.js';
import { USES } from './new-texts/uses.js';
import { WATCHES } from './new-texts/watches.js';

export const NEW_TEXTS: readonly (readonly [CardType, string, readonly string[]])[] = [
  ['action', 'actions', ACTIONS],
  ['song', 'songs', SONGS],
  ['character', 'arrivals', ARRIVALS],
  ['character', 'deeds', DEEDS],
  ['character', 'watches', WATCHES],
  ['character', 'rules', RULES],
  ['character', 'uses', USES],
  ['item', 'items', ITEMS],
  ['location', 'locations', LOCATIONS],
  ['character', 'more characters', MORE_CHARACTERS],
  ['action', 'more actions', MORE_ACTIONS],
  ['song', 'more songs', MORE_SONGS],
  ['item', 'more items', MORE_ITEMS],
  ['location', 'more locations', MORE_LOCATIONS],
  ['action', 'shares', SHARES],
  ['character', 'limits', LIMITS],
  ['song', 'songs about who sang', SANG],
];
