// Amounts: numbers that a text computes.
import type { Worded } from './vocabulary.js';
import type { Filter } from './filter.js';
import type { RefWord, Target, PlayerRef } from './reference.js';
import type { EventPattern } from './event.js';

export type Stat = 'strength' | 'willpower' | 'lore' | 'cost' | 'damage' | 'under';

/** A number. An effect computes it once, on resolution; a static ability computes it continuously (6.1.8). */
export type Amount = number | Worded<Computed>;

export type Computed =
  /** The number of cards that match. `each`: counted for each player; the highest or lowest count is taken. */
  | { readonly count: Filter; readonly each?: 'most' | 'least' }
  /** The sum of a value over the cards of a reference; for cards that left play, the last known value (6.7.7). */
  | { readonly stat: Stat; readonly of: RefWord }
  /** The sum of a value over the locations where the cards of a reference are; 0 if they are at none. */
  | { readonly stat: Stat; readonly locationOf: RefWord }
  /** The sum of a value over cards that are chosen on resolution, before the step that uses the amount. */
  | { readonly stat: Stat; readonly chosen: Target<Filter> }
  /** A value over all cards that match: the sum, the highest or the lowest; 0 without cards. */
  | { readonly stat: Stat; readonly over: Filter; readonly take?: 'sum' | 'most' | 'least' }
  /** A number of a player; for several players the sum, the highest or the lowest. */
  | { readonly player: 'lore' | 'hand' | 'inkwell'; readonly of: PlayerRef; readonly take?: 'sum' | 'most' | 'least' }
  /** The amount that the step with this label did ("this way", "that many"). `matching`: the number of its cards that match. */
  | { readonly done: string; readonly matching?: Filter }
  /** The number of players who could do the step with this label and did not ("for each opponent who doesn't"). */
  | { readonly declined: string }
  /** The amount of the event that triggered the ability: damage dealt, cards discarded … */
  | { readonly eventAmount: true }
  /** The product ("2 lore for each …"). */
  | { readonly times: number; readonly amount: Amount }
  /** The quotient, rounded down ("for every 2 …"). */
  | { readonly every: number; readonly amount: Amount }
  | { readonly plus: readonly Amount[] }
  | { readonly atMost: number; readonly amount: Amount }
  /** The number of matching events of this turn. */
  | { readonly happened: EventPattern }
  /** The number of different ink types among the cards of a reference. */
  | { readonly inkTypesOf: RefWord }
  /** The number of different inks, classifications, names or costs among the cards that match. */
  | { readonly distinct: 'ink' | 'class' | 'name' | 'cost'; readonly over: Filter }
  /** The number of players. */
  | { readonly players: PlayerRef }
  /** The number of characters that sang the song that is resolving. */
  | { readonly singers: true };
