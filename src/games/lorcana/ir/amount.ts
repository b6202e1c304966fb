import type { Worded } from './vocabulary.js';
import type { Filter } from './filter.js';
import type { RefWord, Target, PlayerRef } from './reference.js';
import type { EventPattern } from './event.js';

export type Stat = 'strength' | 'willpower' | 'lore' | 'cost' | 'damage' | 'under';

/** A number that a text computes. Counted once on resolution, or continuously in a static ability (6.1.8). */
export type Amount = number | Worded<Computed>;

export type Computed =
  /** How many cards there are; `each`: counted for each of their players, and the highest or lowest taken. */
  | { readonly count: Filter; readonly each?: 'most' | 'least' }
  /** A value of the cards of a reference, added up; last known where they have left play (6.7.7). */
  | { readonly stat: Stat; readonly of: RefWord }
  /** The same of the location that the card of a reference is at; 0 where it is at none. */
  | { readonly stat: Stat; readonly locationOf: RefWord }
  /** The same of cards chosen on resolution, before the step that uses the amount. */
  | { readonly stat: Stat; readonly chosen: Target<Filter> }
  /** The same over all cards that match: the sum, the highest or the lowest (0 where there are none). */
  | { readonly stat: Stat; readonly over: Filter; readonly take?: 'sum' | 'most' | 'least' }
  /** Of a player; with several players the sum, the highest or the lowest. */
  | { readonly player: 'lore' | 'hand' | 'inkwell'; readonly of: PlayerRef; readonly take?: 'sum' | 'most' | 'least' }
  /** How much or how many the step with this label did ("this way", "that many"); `matching`: only cards of the step that match. */
  | { readonly done: string; readonly matching?: Filter }
  /** How many players could have done the step with this label and did not ("for each opponent who doesn't"). */
  | { readonly declined: string }
  /** A number of the event that triggered the ability: damage dealt, cards discarded … */
  | { readonly eventAmount: true }
  | { readonly times: number; readonly amount: Amount }
  /** How many times this number is in the amount in full ("for every 2 …"). */
  | { readonly every: number; readonly amount: Amount }
  | { readonly plus: readonly Amount[] }
  | { readonly atMost: number; readonly amount: Amount }
  /** How often it happened this turn. */
  | { readonly happened: EventPattern }
  /** Different ink types among the cards of a reference. */
  | { readonly inkTypesOf: RefWord }
  /** How many different inks, classifications, names or costs there are among cards. */
  | { readonly distinct: 'ink' | 'class' | 'name' | 'cost'; readonly over: Filter }
  /** How many players. */
  | { readonly players: PlayerRef }
  /** Characters that sang the song that is resolving. */
  | { readonly singers: true };
