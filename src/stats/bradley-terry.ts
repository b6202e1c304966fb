// The Bradley–Terry model: one rating for each entrant, fitted to a matrix of matchups, with the advantage of going first.
//
// logit P(A wins) = θ(A) − θ(B) ± h, + if A goes first. Fitted by Hunter's MM algorithm (Annals of Statistics 2004) with γ = eᶿ and
// α = eʰ: γᵢ ← wins of i / Σ over the games of i of ∂ ln(α·γ(first) + γ(second)) / ∂γᵢ, and likewise for α. A draw is half a win.
import { type PairTable, pentanomial, scoreMoments, withFairPair, gamesWon } from './deal-pairs.js';
import { expectedScore } from './elo.js';
import { zeros } from './counts.js';
import { componentNumbers } from './components.js';

/** The deal pairs of two entrants. */
export interface RatedMatchup {
  /** Indices of the entrants. A mirror match (a = b) affects only the advantage of going first. */
  readonly a: number;
  readonly b: number;
  readonly pairs: Readonly<PairTable>;
}

/** The fitted model. */
export interface RatingFit {
  /** By entrant: the rating in Elo. The mean of each group is 0. */
  readonly ratings: readonly number[];
  /** By entrant: the number of its group. Games link all entrants of a group; ratings of different groups cannot be compared. */
  readonly groups: readonly number[];
  /** The advantage of going first, h, in Elo. */
  readonly firstPlayer: number;
}

/** The number of drawn pairs added to each matchup, so that the rating of an unbeaten entrant is finite. */
export const SMOOTHING = 0.1;

const MOST_ROUNDS = 20_000;

const ELO_PER_LOG = 400 / Math.LN10;

/**
 * Fits the model to the pairs of all matchups.
 *
 * @example
 * // One matchup: 20 pairs lost, 50 split (A won going first), 30 won.
 * fitRatings(2, [{ a: 0, b: 1, pairs: [20, 0, 0, 0, 0, 0, 50, 0, 30] }]);
 * // { ratings: [23.4, −23.4], groups: [0, 0], firstPlayer: 193.8 }
 */
export const fitRatings = (entrants: number, pairings: readonly RatedMatchup[], smoothing = SMOOTHING): RatingFit =>
  new BradleyTerry(entrants, pairings, smoothing).fit(pairings, 1e-10);

/** A's expected score against B, the mean over both seats. In the example of `fitRatings`: 0.55. */
export function fittedScore({ ratings, firstPlayer }: RatingFit, a: number, b: number): number {
  const lead = ratings[a]! - ratings[b]!;
  return (expectedScore(lead + firstPlayer) + expectedScore(lead - firstPlayer)) / 2;
}

/** The distance of a matchup from the model. It is large for results that ratings cannot describe, such as cycles of entrants. */
export interface Residual {
  /** Observed score − expected score. */
  readonly value: number;
  /** `value` in standard errors √(v/n), with one fair pair added so that v is not 0. */
  readonly z: number;
}

/** The residual of a matchup; `undefined` without pairs. */
export function residual(fit: RatingFit, { a, b, pairs }: RatedMatchup): Residual | undefined {
  const counts = pentanomial(pairs);
  const { pairs: n, mean } = scoreMoments(counts);
  if (n === 0) return undefined;
  const value = mean - fittedScore(fit, a, b);
  return { value, z: value / Math.sqrt(scoreMoments(withFairPair(counts)).variance / n) };
}

/** Fits the same matchups repeatedly, for the bootstrap. Each fit starts from the result of the fit before, which saves rounds. */
export class BradleyTerry {
  readonly #groups: readonly number[];
  readonly #groupSizes: number[];
  #logGamma: number[];
  readonly #gamma: number[];
  #alpha = 1;
  readonly #weights: number[];

  constructor(
    entrants: number,
    pairings: readonly RatedMatchup[],
    private readonly smoothing: number,
  ) {
    this.#groups = componentNumbers(
      entrants,
      pairings.filter(({ pairs }) => pairs.some((count) => count > 0)),
    );
    this.#groupSizes = zeros(entrants);
    for (const group of this.#groups) this.#groupSizes[group]!++;
    this.#logGamma = zeros(entrants);
    this.#gamma = this.#logGamma.map(Math.exp);
    this.#weights = zeros(entrants);
  }

  /** Stops when no ln γ and not ln α changes by more than `tolerance` in a round. */
  fit(pairings: readonly RatedMatchup[], tolerance: number): RatingFit {
    const cells = pairings.flatMap((pairing) => this.#cellOf(pairing));
    const wins = this.#gamma.map(() => 0);
    let firstWins = 0;
    for (const { a, b, games, first, second } of cells) {
      wins[a]! += first + second;
      wins[b]! += 2 * games - first - second;
      firstWins += first + games - second;
    }
    for (let round = 0; round < MOST_ROUNDS && this.#improve(cells, wins, firstWins) > tolerance; round++);
    return {
      ratings: this.#logGamma.map((value) => ELO_PER_LOG * value),
      groups: this.#groups,
      firstPlayer: ELO_PER_LOG * Math.log(this.#alpha),
    };
  }

  #cellOf({ a, b, pairs }: RatedMatchup): Cell[] {
    const { games, first, second } = gamesWon(pairs);
    const half = this.smoothing / 2;
    return games === 0 ? [] : [{ a, b, games: games + 2 * half, first: first + half, second: second + half }];
  }

  /** One round of MM. Returns the largest change of ln α or any ln γ. */
  #improve(cells: readonly Cell[], wins: readonly number[], firstWins: number): number {
    const firstWeight = this.#weigh(cells);
    const alpha = firstWeight > 0 ? firstWins / firstWeight : 1;
    const next = this.#logGamma.map((old, i) => (this.#weights[i]! > 0 ? Math.log(wins[i]! / this.#weights[i]!) : old));
    this.#centre(next);
    let moved = Math.abs(Math.log(alpha / this.#alpha));
    for (let i = 0; i < next.length; i++) {
      moved = Math.max(moved, Math.abs(next[i]! - this.#logGamma[i]!));
      this.#gamma[i] = Math.exp(next[i]!);
    }
    this.#logGamma = next;
    this.#alpha = alpha;
    return moved;
  }

  /** Computes the denominators of the update: fills `#weights` for γ, and returns the denominator for α. */
  #weigh(cells: readonly Cell[]): number {
    const gamma = this.#gamma;
    const alpha = this.#alpha;
    const weights = this.#weights.fill(0);
    let firstWeight = 0;
    for (let i = 0; i < cells.length; i++) {
      const { a, b, games } = cells[i]!;
      const aFirst = games / (alpha * gamma[a]! + gamma[b]!);
      const bFirst = games / (gamma[a]! + alpha * gamma[b]!);
      weights[a]! += alpha * aFirst + bFirst;
      weights[b]! += aFirst + alpha * bFirst;
      firstWeight += gamma[a]! * aFirst + gamma[b]! * bFirst;
    }
    return firstWeight;
  }

  /** Shifts each group to mean 0: the model determines only differences. */
  #centre(values: number[]): void {
    const sums = zeros(values.length);
    values.forEach((value, i) => (sums[this.#groups[i]!]! += value));
    values.forEach((_, i) => (values[i]! -= sums[this.#groups[i]!]! / this.#groupSizes[this.#groups[i]!]!));
  }
}

/** The result of one matchup: A's wins going first and going second, out of `games` each. */
interface Cell {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly first: number;
  readonly second: number;
}
