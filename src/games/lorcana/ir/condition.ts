// Conditions that a text tests.
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
  /** At least one card matches. */
  | { readonly is: 'exists'; readonly filter: Filter }
  /** All cards of a reference match; false if the reference has no cards. */
  | { readonly is: 'matches'; readonly ref: RefWord; readonly filter: Filter }
  /** At least one card of a reference matches. */
  | { readonly is: 'includes'; readonly ref: RefWord; readonly filter: Filter }
  /** At least `atLeast` matching events (default 1) this turn. `total`: their amounts (of lore) add up to at least that. */
  | { readonly is: 'happened'; readonly event: EventPattern; readonly atLeast?: number; readonly total?: number }
  /** The step with this label was done in full ("if you do"). */
  | { readonly is: 'done'; readonly step: string }
  /** At least one card of a reference was played with Shift. */
  | { readonly is: 'shifted'; readonly ref: RefWord }
  /** It is a turn of these players. `them`: of the player of the event that triggered the ability. */
  | { readonly is: 'turnOf'; readonly whose: 'you' | 'opponents' | 'them' }
  /** It is your first turn, and you are not the starting player. */
  | { readonly is: 'firstTurnAsSecond' }
  /** A character was used to sing the song that is resolving. */
  | { readonly is: 'sung' }
  | { readonly is: 'not'; readonly condition: Condition }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] };
