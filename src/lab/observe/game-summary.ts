// How the games of a run went, whoever played in them: how long they were, and how often the player who went first won.
import { type Rate, rateOf } from '../../stats/interval.js';
import { emptyTally, tallyUp, meanOf, deviationOf } from '../../stats/counts.js';
import type { MatchResult } from '../match/built-in-match.js';
import { endingOf } from './results.js';

export interface Course {
  /** Of the games that somebody won. */
  readonly wonByFirst: Rate;
  /** Over the games that ended by the rules. */
  readonly turnsMean: number | undefined;
  readonly turnsDeviation: number | undefined;
}

export class CourseTally {
  #decided = 0;
  #wonByFirst = 0;
  readonly #turns = emptyTally();

  add(result: MatchResult): void {
    if (endingOf(result) === 'rules') tallyUp(this.#turns, result.turns);
    if (result.winner === undefined) return;
    this.#decided++;
    if (result.winner === 0) this.#wonByFirst++;
  }

  summary(): Course {
    return {
      wonByFirst: rateOf(this.#wonByFirst, this.#decided),
      turnsMean: meanOf(this.#turns),
      turnsDeviation: deviationOf(this.#turns),
    };
  }
}
