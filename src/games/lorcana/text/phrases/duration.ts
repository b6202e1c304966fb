// How long.
import type { Duration } from '../../ir/rule.js';
import { fixed, oneOf, seq, wording, type Part } from '../grammar.js';

export interface Lasting {
  readonly for: Duration;
}

const lasting = (duration: Duration, ...phrases: readonly string[]): Part<Lasting> =>
  seq(fixed({ for: duration }), wording('for', ...phrases));

/** At the end of a clause. */
export const duration: Part<Lasting> = oneOf(
  lasting('thisTurn', 'this turn', 'for the rest of this turn'),
  lasting('untilYourNextTurn', 'until the start of your next turn'),
  lasting('theirNextTurn', 'during their next turn', 'during its next turn'),
  lasting('thisChallenge', 'during that challenge', 'during this challenge'),
  lasting(
    'whileInPlay',
    'while this item is in play',
    'while this location is in play',
    'while this character is in play',
  ),
);

/** In front of a clause. */
export const durationFirst: Part<Lasting> = oneOf(
  lasting('thisTurn', 'this turn', 'for the rest of this turn'),
  lasting('untilYourNextTurn', 'until the start of your next turn'),
  lasting(
    'whileInPlay',
    'while this item is in play',
    'while this location is in play',
    'while this character is in play',
  ),
);
