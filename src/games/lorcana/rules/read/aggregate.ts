// Aggregates for amounts: sum, highest, lowest, number of different values.
import { type State, zone, Zone } from '../../state/state.js';
import { type CardRef, cardIn, type CardId } from '../../state/entry.js';
import type { Computed, Amount } from '../../ir/amount.js';
import { modifiersOf } from '../../state/modifiers.js';
import { NO_RECORDS } from '../../state/empty.js';
import { printedCost } from './values.js';
import type { Context } from '../../state/context.js';
import { playersOf } from './players.js';
import { seatScalar, SeatScalar } from '../../state/scalars.js';
import { inkOf } from '../../state/ink.js';

/**
 * A loop with `| 0`: V8 may keep the result of `reduce` as a double, and one double in the index of modifiers
 * deoptimises all code that reads it.
 */
export function sum(values: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total = (total + values[i]!) | 0;
  return total;
}

/** Returns 0 for no values. */
export function extremeOf(values: readonly number[], take: 'sum' | 'most' | 'least'): number {
  if (values.length === 0) return 0;
  if (take === 'sum') return sum(values);
  return take === 'most' ? Math.max(...values) : Math.min(...values);
}

/** Counts the different ink types, classifications, names or costs among cards. */
export function countDistinct(s: State, what: Distinct, cards: readonly CardRef[]): number {
  const found = new Set<unknown>();
  for (const ref of cards) for (const each of DISTINCT[what](s, cardIn(ref))) found.add(each);
  return found.size;
}

type Distinct = Extract<Computed, { readonly distinct: unknown }>['distinct'];

/** The values of one card. Gained classifications count. */
const DISTINCT: Readonly<Record<Distinct, (s: State, card: CardId) => readonly unknown[]>> = {
  ink: (s, card) => s.table.cards[card]!.inks,
  class: (s, card) => [...s.table.cards[card]!.classifications, ...(modifiersOf(s, card)?.classes ?? NO_RECORDS)],
  name: (s, card) => [s.table.cards[card]!.name],
  cost: (s, card) => [printedCost(s, card)],
};

export type OfPlayers = Extract<Exclude<Amount, number>, { readonly player: string }>;

/** The lore, hand size or ink of players, combined into one number. */
export function amountOfPlayers(s: State, context: Context, { player: what, of, take = 'sum' }: OfPlayers): number {
  const seats = playersOf(s, context, of);
  const values = seats.map((seat) => {
    if (what === 'lore') return seatScalar(s, seat, SeatScalar.LORE);
    return what === 'hand' ? zone(s, seat, Zone.HAND).length : inkOf(s, seat);
  });
  return extremeOf(values, take);
}
