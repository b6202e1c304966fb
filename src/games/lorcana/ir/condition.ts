import type { Worded } from './vocabulary.js';
import type { Amount } from './amount.js';
import type { Filter } from './filter.js';
import type { RefWord } from './reference.js';
import type { EventPattern } from './event.js';

export type Condition = Worded<Test>;

export type Test =
  | {
      readonly is: 'compare';
      readonly left: Amount;
      readonly op: '<' | '<=' | '=' | '>=' | '>';
      readonly right: Amount;
    }
  /** There is at least one such card. */
  | { readonly is: 'exists'; readonly filter: Filter }
  /** All cards of a reference match; false where it names none. */
  | { readonly is: 'matches'; readonly ref: RefWord; readonly filter: Filter }
  /** At least one card of a reference matches. */
  | { readonly is: 'includes'; readonly ref: RefWord; readonly filter: Filter }
  /** As often as that; `total`: its amounts (of lore) add up to that. */
  | { readonly is: 'happened'; readonly event: EventPattern; readonly atLeast?: number; readonly total?: number }
  /** The step with this label was done in full ("if you do"). */
  | { readonly is: 'done'; readonly step: string }
  /** Used Shift to play the cards of a reference. */
  | { readonly is: 'shifted'; readonly ref: RefWord }
  /** `them`: of the player of the event that triggered the ability. */
  | { readonly is: 'turnOf'; readonly whose: 'you' | 'opponents' | 'them' }
  /** Your first turn, and you are not the starting player. */
  | { readonly is: 'firstTurnAsSecond' }
  /** A character was used to sing the song that is resolving. */
  | { readonly is: 'sung' }
  | { readonly is: 'not'; readonly condition: Condition }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] };
