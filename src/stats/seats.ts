// Win rates by seat. A deck that always happens to go first is not a better deck: rates are told per seat and balanced.
import { type Estimate, proportion } from './interval.js';
import { combine, difference } from './combine.js';

/** Games that somebody won: draws, limits and bugs have columns of their own and are nobody's half win. */
export interface Rate extends Estimate {
  readonly wins: number;
  readonly games: number;
}

/** With Wilson's interval. */
export const rateOf = (wins: number, games: number): Rate => ({ wins, games, ...proportion(wins, games) });

export interface SeatRates {
  readonly first: Rate;
  readonly second: Rate;
  /** ½(p₁ + p₂): the rate if both went first equally often. */
  readonly balanced: Estimate;
  /** ¼(p₁(1−p₁)/n₁ + p₂(1−p₂)/n₂), as if all games were independent; `undefined` without games in both seats. */
  readonly balancedVariance: number | undefined;
  /** p₁ − p₂: what going first is worth, in win rate. */
  readonly advantage: Estimate;
}

/** `correlation` is that within deal pairs (`cautiousCorrelation`): it widens the interval of the sum and narrows that of the difference. */
export function seatRates(first: Rate, second: Rate, correlation = 0): SeatRates {
  return {
    first,
    second,
    balanced: combine(
      [
        { weight: 0.5, of: first },
        { weight: 0.5, of: second },
      ],
      correlation,
    ),
    balancedVariance:
      first.games === 0 || second.games === 0 ? undefined : (varianceOf(first) + varianceOf(second)) / 4,
    advantage: difference(first, second, correlation),
  };
}

const varianceOf = ({ wins, games }: Rate): number => ((wins / games) * (1 - wins / games)) / games;
