// Summarises all games of a run, over all entrants: length, and win rate of the player who went first.
import { type Rate, rateOf } from '../../stats/interval.js';
import { emptyTally, addTo, meanOf, deviationOf } from '../../stats/counts.js';
import type { MatchResult } from '../match/built-in-match.js';
import { endingOf } from './results.js';

export interface GameSummary {
  /** Over the games with a winner. */
  readonly wonByFirst: Rate;
  /** Over the games that ended by the rules. */
  readonly turnsMean: number | undefined;
  readonly turnsDeviation: number | undefined;
}

export class GameSummaryCounter {
  #decided = 0;
  #wonByFirst = 0;
  readonly #turns = emptyTally();

  add(result: MatchResult): void {
    if (endingOf(result) === 'rules') addTo(this.#turns, result.turns);
    if (result.winner === undefined) return;
    this.#decided++;
    if (result.winner === 0) this.#wonByFirst++;
  }

  summary(): GameSummary {
    return {
      wonByFirst: rateOf(this.#wonByFirst, this.#decided),
      turnsMean: meanOf(this.#turns),
      turnsDeviation: deviationOf(this.#turns),
    };
  }
}
