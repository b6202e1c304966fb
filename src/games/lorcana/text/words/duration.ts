// Durations: "this turn", "until the start of your next turn", "while this item is in play".
import type { Duration } from '../../ir/rule.js';
import { type Part, seq, fixed, variant, oneOf } from '../grammar/index.js';

export interface WithDuration {
  readonly for: Duration;
}

const lastingFor = (duration: Duration, ...phrases: readonly string[]): Part<WithDuration> =>
  seq(fixed({ for: duration }), variant('for', ...phrases));

const THIS = ['item', 'location', 'character'];

const whileInPlay = lastingFor(
  'whileInPlay',
  ...['while', 'for as long as'].flatMap((lead) => THIS.map((noun) => `${lead} this ${noun} is in play`)),
  ...THIS.map((noun) => `until this ${noun} leaves play`),
);

/** Durations at the end of a clause. */
export const duration: Part<WithDuration> = oneOf(
  lastingFor(
    'thisTurn',
    'this turn',
    'for the rest of this turn',
    'for the rest of the turn',
    'until the end of this turn',
    'until the end of the turn',
    'until end of turn',
  ),
  lastingFor('untilYourNextTurn', 'until the start of your next turn', 'until your next turn'),
  lastingFor('theirNextTurn', 'during their next turn', 'during its next turn'),
  lastingFor('thisChallenge', 'during that challenge', 'during this challenge'),
  whileInPlay,
);

/** Durations at the start of a clause. */
export const durationFirst: Part<WithDuration> = oneOf(
  lastingFor('thisTurn', 'this turn', 'for the rest of this turn'),
  lastingFor('untilYourNextTurn', 'until the start of your next turn'),
  whileInPlay,
);
