// What a card has to do with winning, copy by copy as 17Lands counts. Known bias, to be said wherever these are shown: denominators are
// copies, not games, so that long games weigh more: late cards and slow decks look better than they are, and in fast decks every
// drawn card looks bad. For what a card causes, compare two runs with and without it (`compare.ts`).
import { type Estimate, wilson, difference } from './interval.js';
import { normalCdf } from './distributions.js';

/** Copies in one case (in the opening hand, drawn, …), over all games. Whole numbers, mergeable in any order. */
export interface CopyCounts {
  copies: number;
  /** Copies in games that were won. */
  won: number;
  /** Σ over games of copies². */
  squares: number;
}

export const emptyCopies = (): CopyCounts => ({ copies: 0, won: 0, squares: 0 });

/** One game with so many copies in this case. */
export function addCopies(tally: CopyCounts, copies: number, isWon: boolean): void {
  tally.copies += copies;
  if (isWon) tally.won += copies;
  tally.squares += copies * copies;
}

export function mergeCopies(into: CopyCounts, from: Readonly<CopyCounts>): void {
  into.copies += from.copies;
  into.won += from.won;
  into.squares += from.squares;
}

/** Copies of a game share its result: as many independent ones know as much (Kish), (Σ copies)² / Σ copies². */
export const effectiveCopies = ({ copies, squares }: Readonly<CopyCounts>): number =>
  squares === 0 ? 0 : (copies * copies) / squares;

/** Won copies ÷ copies, with Wilson's interval for the effective number of copies. */
export function copyRate(tally: Readonly<CopyCounts>): Estimate {
  const value = copyShare(tally.won, tally.copies);
  const n = effectiveCopies(tally);
  return { value, ...wilson(n * (value ?? 0), n) };
}

/** Copies that stayed in the deck: never in the opening hand, drawn, or fetched. */
export const undrawnCopies = (inDeck: number, seen: { opening: number; drawn: number; fetched: number }): number =>
  Math.max(0, inDeck - seen.opening - seen.drawn - seen.fetched);

/** One card of one entrant. In hand is opening or drawn. */
export type CardCases = Readonly<Record<CardCase, Readonly<CopyCounts>>>;

export type CardCase = 'inDeck' | 'opening' | 'drawn' | 'inHand' | 'unseen';

export interface CardRates extends Readonly<Record<CardCase, Estimate>> {
  /** Win rate in hand − not seen (IWD), with Newcombe's interval. */
  readonly impact: Estimate;
  /** Two-sided, of "in hand and not seen it wins alike". */
  readonly p: number | undefined;
}

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

/** 2Φ(−|z|) with z = (p₁ − p₂) / √(p̄(1 − p̄)(1/n₁ + 1/n₂)) for effective copies; `undefined` if one of them has none. */
export function equalRatesP(one: Readonly<CopyCounts>, other: Readonly<CopyCounts>): number | undefined {
  const [n1, n2] = [effectiveCopies(one), effectiveCopies(other)];
  if (n1 === 0 || n2 === 0) return undefined;
  const [p1, p2] = [one.won / one.copies, other.won / other.copies];
  const pooled = (n1 * p1 + n2 * p2) / (n1 + n2);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / n1 + 1 / n2));
  return p1 === p2 ? 1 : 2 * normalCdf(-Math.abs(p1 - p2) / error);
}

export interface RateDifference {
  /** Rate − mean, and that in standard errors: / √(mean(1−mean)/n). */
  readonly over: number;
  readonly z: number;
}

/** How far a case is from the win rate of its deck; `undefined` where there is nothing to compare. */
export function rateDifference(tally: Readonly<CopyCounts>, mean: number): RateDifference | undefined {
  const n = effectiveCopies(tally);
  if (n === 0) return undefined;
  const over = tally.won / tally.copies - mean;
  return { over, z: over === 0 ? 0 : over / Math.sqrt((mean * (1 - mean)) / n) };
}

/** Played, put to resource, sung, shifted, kept, lost: share of the copies that could have been. */
export const copyShare = (copies: number, of: number): number | undefined => (of === 0 ? undefined : copies / of);
