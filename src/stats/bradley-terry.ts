import { type PairTable, pentanomial, scoreMoments, withFairPair, gamesWon } from './deals.js';
import { expectedScore } from './elo.js';
import { zeros } from './counts.js';
/** Numbers the connected parts of a graph, 0, 1, …, in order of their first node: for each node the number of its part. */
export function groupsOf(nodes: number, links: readonly { readonly a: number; readonly b: number }[]): number[] {
  const leader = Array.from({ length: nodes }, (_, i) => i);
  const find = (i: number): number => (leader[i] === i ? i : (leader[i] = find(leader[i]!)));
  for (const { a, b } of links) {
    const [one, other] = [find(a), find(b)];
    leader[Math.max(one, other)] = Math.min(one, other);
  }
  const numbers = new Map<number, number>();
  return leader.map((_, i) => {
    const number = numbers.get(find(i)) ?? numbers.size;
    numbers.set(find(i), number);
    return number;
  });
}
// One number an entrant, from a matrix of pairings: logit P(A wins) = θ(A) − θ(B) ± h, + if A goes first. Fitted by Hunter's MM
// (Annals of Statistics 2004) with γ = eᶿ and α = eʰ: γᵢ ← Wᵢ / Σ over i's games of what they say about γᵢ. A draw is half a win.

export interface RatedMatchup {
  /** Indices of the entrants. A mirror match tells about going first only. */
  readonly a: number;
  readonly b: number;
  readonly pairs: Readonly<PairTable>;
}

export interface RatingFit {
  /** Elo by entrant; the mean of each group is 0. */
  readonly ratings: readonly number[];
  /** Entrants with the same number are linked by games; between groups nothing is known. */
  readonly groups: readonly number[];
  /** h on the Elo scale: going first is worth as much as that many points. */
  readonly firstPlayer: number;
}

/** Drawn pairs added to each pairing that was played: an unbeaten entrant gets a high rating, not an infinite one. */
export const SMOOTHING = 0.1;

const MOST_ROUNDS = 20_000;

const ELO_PER_LOG = 400 / Math.LN10;

export const fitRatings = (entrants: number, pairings: readonly RatedMatchup[], smoothing = SMOOTHING): RatingFit =>
  new BradleyTerry(entrants, pairings, smoothing).fit(pairings, 1e-10);

/** The score that the fit expects of A, over both seats. */
export function fittedScore({ ratings, firstPlayer }: RatingFit, a: number, b: number): number {
  const lead = ratings[a]! - ratings[b]!;
  return (expectedScore(lead + firstPlayer) + expectedScore(lead - firstPlayer)) / 2;
}

export interface Residual {
  /** Score seen − score expected: cyclic decks do not fit one number, and it shows here. */
  readonly value: number;
  /** In standard errors √(v/n), with one fair pair more so that v is not 0. */
  readonly z: number;
}

/** `undefined` if the two have not met. */
export function residual(fit: RatingFit, { a, b, pairs }: RatedMatchup): Residual | undefined {
  const counts = pentanomial(pairs);
  const { pairs: n, mean } = scoreMoments(counts);
  if (n === 0) return undefined;
  const value = mean - fittedScore(fit, a, b);
  return { value, z: value / Math.sqrt(scoreMoments(withFairPair(counts)).variance / n) };
}

/** Fits the same pairings again and again, each time from where the last fit ended: a bootstrap does little else. */
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
    this.#groups = groupsOf(
      entrants,
      pairings.filter(({ pairs }) => pairs.some((count) => count > 0)),
    );
    this.#groupSizes = zeros(entrants);
    for (const group of this.#groups) this.#groupSizes[group]!++;
    this.#logGamma = zeros(entrants);
    this.#gamma = this.#logGamma.map(Math.exp);
    this.#weights = zeros(entrants);
  }

  /** Stops when neither ln α nor any ln γ moves by more than `tolerance`. */
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

  /** One round of MM; how far α or the γ that moved most did, in logarithms. */
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

  /** Fills the weights with each entrant's denominator; returns that of α. */
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

  /** Only differences are known: the mean of each group is put at 0. */
  #centre(values: number[]): void {
    const sums = zeros(values.length);
    values.forEach((value, i) => (sums[this.#groups[i]!]! += value));
    values.forEach((_, i) => (values[i]! -= sums[this.#groups[i]!]! / this.#groupSizes[this.#groups[i]!]!));
  }
}

/** What one pairing's pairs say: A's wins going first and going second, out of `games` each. */
interface Cell {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly first: number;
  readonly second: number;
}
