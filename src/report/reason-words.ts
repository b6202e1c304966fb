import type { Reason } from './picks.js';

/** What a replay was chosen for. */
export const REASON_WORDS: Readonly<Record<Reason | '', string>> = {
  shortest: 'the shortest game',
  median: 'a game of median length',
  longest: 'the longest game',
  upset: 'an upset: the underdog wins',
  '': 'the game asked for',
};
