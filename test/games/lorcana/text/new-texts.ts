// Whole texts in the game's templating, in words of our own: what a designer could write tomorrow. None is printed.
import type { CardType } from '../../../../src/games/lorcana/ir/vocabulary.js';
import { ACTIONS } from './new-texts/actions.js';
import { SONGS } from './new-texts/songs.js';
import { SUNG } from './new-texts/songs-sung.js';
import { SKIPPED_ONCE, SKIPPED_ALWAYS } from './new-texts/skipped-steps.js';
import { DUTIES, DUTIES_FOR_A_TIME } from './new-texts/duties.js';
import { ARRIVALS } from './new-texts/arrivals.js';
import { DEEDS } from './new-texts/deeds.js';
import { WATCHES } from './new-texts/watches.js';
import { RULES } from './new-texts/rules.js';
import { USES } from './new-texts/uses.js';
import { ITEMS } from './new-texts/items.js';
import { LOCATIONS } from './new-texts/locations.js';
import { MORE_CHARACTERS } from './new-texts/more-characters.js';
import { MORE_TIMES } from './new-texts/more-times.js';
import { MORE_ACTIONS } from './new-texts/more-actions.js';
import { MORE_SONGS } from './new-texts/more-songs.js';
import { MORE_ITEMS } from './new-texts/more-items.js';
import { MORE_LOCATIONS } from './new-texts/more-locations.js';
import { NEXT_CHARACTERS } from './new-texts/next-characters.js';
import { NEXT_ACTIONS } from './new-texts/next-actions.js';
import { NEXT_SONGS } from './new-texts/next-songs.js';
import { NEXT_ITEMS } from './new-texts/next-items.js';
import { NEXT_LOCATIONS } from './new-texts/next-locations.js';
import { SHARES, LIMITS, SANG } from './new-texts/shares.js';
import { FURTHER_CHARACTERS } from './new-texts/further-characters.js';
import { FURTHER_RULES } from './new-texts/further-rules.js';
import { FURTHER_ACTIONS } from './new-texts/further-actions.js';
import { FURTHER_SONGS, FURTHER_ITEMS, FURTHER_LOCATIONS } from './new-texts/further-things.js';
import { COMING_CHARACTERS, COMING_ACTIONS, COMING_SONGS, COMING_ITEMS, COMING_LOCATIONS } from './new-texts/coming.js';
import { LATER_CHARACTERS, LATER_ACTIONS, LATER_ITEMS, LATER_LOCATIONS } from './new-texts/later-texts.js';
import { MEANT_CHARACTERS, MEANT_ACTIONS, MEANT_LOCATIONS } from './new-texts/meant.js';
import { STANDING_CHARACTERS, STANDING_ACTIONS, STANDING_ITEMS, STANDING_LOCATIONS } from './new-texts/standing.js';
import { LATEST_CHARACTERS } from './new-texts/latest-characters.js';
import { LATEST_ACTIONS } from './new-texts/latest-actions.js';
import { LATEST_SONGS } from './new-texts/latest-songs.js';
import { LATEST_ITEMS, LATEST_LOCATIONS } from './new-texts/latest-things.js';
import { STATICS, STATICS_OF_LOCATIONS } from './new-texts/statics-to-come.js';
import { OFFERED_CHARACTERS, OFFERED_ACTIONS } from './new-texts/offers-and-origins.js';
import { PAIRED_CHARACTERS, PAIRED_ACTIONS } from './new-texts/one-and-the-other.js';
import { BOOSTED_CHARACTERS, BOOSTED_ACTIONS, BOOSTED_ITEMS, BOOSTED_LOCATIONS } from './new-texts/boosted-twice.js';
import { ASKED_CHARACTERS, ASKED_ACTIONS, ASKED_ITEMS } from './new-texts/asked-of-that-one.js';

export const NEW_TEXTS: readonly (readonly [CardType, string, readonly string[]])[] = [
  ['action', 'actions', ACTIONS],
  ['song', 'songs', SONGS],
  ['song', 'songs that ask whether they were sung', SUNG],
  ['action', 'steps skipped once', SKIPPED_ONCE],
  ['character', 'duties', DUTIES],
  ['action', 'duties for a time', DUTIES_FOR_A_TIME],
  ['character', 'steps skipped', SKIPPED_ALWAYS],
  ['character', 'arrivals', ARRIVALS],
  ['character', 'deeds', DEEDS],
  ['character', 'watches', WATCHES],
  ['character', 'rules', RULES],
  ['character', 'uses', USES],
  ['item', 'items', ITEMS],
  ['location', 'locations', LOCATIONS],
  ['character', 'more characters', MORE_CHARACTERS],
  ['character', 'more times', MORE_TIMES],
  ['action', 'more actions', MORE_ACTIONS],
  ['song', 'more songs', MORE_SONGS],
  ['item', 'more items', MORE_ITEMS],
  ['location', 'more locations', MORE_LOCATIONS],
  ['character', 'characters of a set to come', NEXT_CHARACTERS],
  ['action', 'actions of a set to come', NEXT_ACTIONS],
  ['song', 'songs of a set to come', NEXT_SONGS],
  ['item', 'items of a set to come', NEXT_ITEMS],
  ['location', 'locations of a set to come', NEXT_LOCATIONS],
  ['action', 'shares', SHARES],
  ['character', 'limits', LIMITS],
  ['song', 'songs about who sang', SANG],
  ['character', 'further characters', FURTHER_CHARACTERS],
  ['character', 'further rules', FURTHER_RULES],
  ['action', 'further actions', FURTHER_ACTIONS],
  ['song', 'further songs', FURTHER_SONGS],
  ['item', 'further items', FURTHER_ITEMS],
  ['location', 'further locations', FURTHER_LOCATIONS],
  ['character', 'coming characters', COMING_CHARACTERS],
  ['action', 'coming actions', COMING_ACTIONS],
  ['song', 'coming songs', COMING_SONGS],
  ['item', 'coming items', COMING_ITEMS],
  ['location', 'coming locations', COMING_LOCATIONS],
  ['character', 'characters of a later set', LATER_CHARACTERS],
  ['action', 'actions of a later set', LATER_ACTIONS],
  ['item', 'items of a later set', LATER_ITEMS],
  ['location', 'locations of a later set', LATER_LOCATIONS],
  ['character', 'what is meant', MEANT_CHARACTERS],
  ['action', 'what is meant', MEANT_ACTIONS],
  ['location', 'what is meant', MEANT_LOCATIONS],
  ['character', 'characters that stand', STANDING_CHARACTERS],
  ['action', 'actions for what is to come', STANDING_ACTIONS],
  ['item', 'items that stand', STANDING_ITEMS],
  ['location', 'locations that stand', STANDING_LOCATIONS],
  ['character', 'latest characters', LATEST_CHARACTERS],
  ['action', 'latest actions', LATEST_ACTIONS],
  ['song', 'latest songs', LATEST_SONGS],
  ['item', 'latest items', LATEST_ITEMS],
  ['location', 'latest locations', LATEST_LOCATIONS],
  ['character', 'statics to come', STATICS],
  ['location', 'statics of locations to come', STATICS_OF_LOCATIONS],
  ['character', 'offers and origins', OFFERED_CHARACTERS],
  ['action', 'offers and origins', OFFERED_ACTIONS],
  ['character', 'one and the other', PAIRED_CHARACTERS],
  ['action', 'one and the other', PAIRED_ACTIONS],
  ['character', 'boosted twice', BOOSTED_CHARACTERS],
  ['action', 'boosted twice', BOOSTED_ACTIONS],
  ['item', 'boosted twice', BOOSTED_ITEMS],
  ['location', 'boosted twice', BOOSTED_LOCATIONS],
  ['character', 'asked of that one', ASKED_CHARACTERS],
  ['action', 'asked of that one', ASKED_ACTIONS],
  ['item', 'asked of that one', ASKED_ITEMS],
];
