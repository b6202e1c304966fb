// Win rates of cards, counted by copy as on 17Lands. Every page that shows them must state the known bias: the denominators are copies,
// not games, so long games weigh more. Late cards and slow decks look better than they are; in fast decks every drawn card looks bad.
// To measure the effect of a card, compare two runs with and without it (`compare.ts`).
import { type Estimate, wilson, difference } from './interval.js';
import { normalCdf } from './distributions.js';
import { ratio } from './counts.js';

/** Copies in one case (in the opening hand, drawn, …), summed over all games. Whole numbers, so that parts can be merged in any order. */
export interface CopyCounts {
  copies: number;
  /** Copies in games that the player won. */
  won: number;
  /** The sum of copies² over the games. */
  squares: number;
}

/** Counts without games. */
export const emptyCopies = (): CopyCounts => ({ copies: 0, won: 0, squares: 0 });

/** Adds one game with `copies` copies in this case. */
export function addCopies(tally: CopyCounts, copies: number, isWon: boolean): void {
  tally.copies += copies;
  if (isWon) tally.won += copies;
  tally.squares += copies * copies;
}

/** Adds the sums of `from` to `into`. */
export function mergeCopies(into: CopyCounts, from: Readonly<CopyCounts>): void {
  into.copies += from.copies;
  into.won += from.won;
  into.squares += from.squares;
}

/**
 * The effective number of copies (Kish): (Σ copies)² / Σ copies². All copies in one game share its result, so they are worth fewer
 * independent copies.
 *
 * @example
 * effectiveCopies({ copies: 10, won: 6, squares: 20 }); // 5: five games with 2 copies each
 */
export const effectiveCopies = ({ copies, squares }: Readonly<CopyCounts>): number =>
  squares === 0 ? 0 : (copies * copies) / squares;

/**
 * The win rate of a case: won copies ÷ copies, with Wilson's interval for the effective number of copies.
 *
 * @example
 * copyRate({ copies: 10, won: 6, squares: 20 }); // { value: 0.6, low: 0.231, high: 0.882 }
 */
export function copyRate(tally: Readonly<CopyCounts>): Estimate {
  const value = ratio(tally.won, tally.copies);
  const n = effectiveCopies(tally);
  return { value, ...wilson(n * (value ?? 0), n) };
}

/** Copies that never left the deck: not in the opening hand, not drawn, not taken out by an effect. */
export const undrawnCopies = (inDeck: number, seen: { opening: number; drawn: number; fetched: number }): number =>
  Math.max(0, inDeck - seen.opening - seen.drawn - seen.fetched);

/** The counts of one card of one entrant. */
export type CardCases = Readonly<Record<CardCase, Readonly<CopyCounts>>>;

/** `inHand` is `opening` plus `drawn`. `unseen` copies never left the deck. */
type CardCase = 'inDeck' | 'opening' | 'drawn' | 'inHand' | 'unseen';

/** The win rates of one card. */
export interface CardRates extends Readonly<Record<CardCase, Estimate>> {
  /** The win rate in hand minus the win rate unseen (on 17Lands: improvement when drawn, IWD), with Newcombe's interval. */
  readonly impact: Estimate;
  /** The two-sided p-value of "the win rates in hand and unseen are equal". */
  readonly p: number | undefined;
}

/** The win rates of a card in all cases, and their difference between in hand and unseen. */
export function cardRates(cases: CardCases): CardRates {
  const inHand = copyRate(cases.inHand);
  const unseen = copyRate(cases.unseen);
  return {
    inDeck: copyRate(cases.inDeck),
    opening: copyRate(cases.opening),
    drawn: copyRate(cases.drawn),
    inHand,
    unseen,
    impact: difference(inHand, unseen),
    p: equalRatesP(cases.inHand, cases.unseen),
  };
}

/**
 * The two-sided p-value of "both cases have the same win rate": 2Φ(−|z|) with z = (p₁ − p₂) / √(p̄(1 − p̄)(1/n₁ + 1/n₂)), where n are
 * effective copies and p̄ is the pooled rate. `undefined` if one of the cases has no copies.
 *
 * @example
 * equalRatesP({ copies: 100, won: 60, squares: 100 }, { copies: 100, won: 50, squares: 100 }); // 0.155
 */
export function equalRatesP(one: Readonly<CopyCounts>, other: Readonly<CopyCounts>): number | undefined {
  const [n1, n2] = [effectiveCopies(one), effectiveCopies(other)];
  if (n1 === 0 || n2 === 0) return undefined;
  const [p1, p2] = [one.won / one.copies, other.won / other.copies];
  const pooled = (n1 * p1 + n2 * p2) / (n1 + n2);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / n1 + 1 / n2));
  return p1 === p2 ? 1 : 2 * normalCdf(-Math.abs(p1 - p2) / error);
}

/** The distance of a case from the win rate of its deck. */
export interface RateDifference {
  /** Rate − mean. */
  readonly over: number;
  /** `over` in standard errors √(mean(1−mean)/n), where n are effective copies. */
  readonly z: number;
}

/**
 * The distance of a case from the win rate `mean` of its deck; `undefined` without copies.
 *
 * @example
 * rateDifference({ copies: 100, won: 60, squares: 100 }, 0.5); // { over: 0.1, z: 2 }
 */
export function rateDifference(tally: Readonly<CopyCounts>, mean: number): RateDifference | undefined {
  const n = effectiveCopies(tally);
  if (n === 0) return undefined;
  const over = tally.won / tally.copies - mean;
  return { over, z: over === 0 ? 0 : over / Math.sqrt((mean * (1 - mean)) / n) };
}
