// Events as numbers, and as bits in event masks.
import type { EventName } from '../ir/event.js';

/** Numbers of events, in the order of `EVENTS`. */
export const enum EventKind {
  PLAY,
  QUEST,
  CHALLENGE,
  CHALLENGED,
  BANISHED,
  BANISHES,
  LEAVES_PLAY,
  RETURNED_TO_HAND,
  TURN_START,
  TURN_END,
  INKED,
  SINGS,
  SINGERS,
  PUT_UNDER,
  BOOST,
  MOVES,
  DAMAGED,
  DEALT_DAMAGE,
  DEALS_DAMAGE,
  DAMAGE_REMOVED,
  READIED,
  EXERTED,
  DRAW,
  DISCARD,
  LEAVES_DISCARD,
  RETURNED_FROM_DISCARD,
  PUT_INTO_DISCARD,
  CHOSEN,
  CHOSEN_FOR_SUPPORT,
  CHALLENGE_END,
  GAINS_LORE,
  LOSES_LORE,
  /** The 33rd event: shifts count modulo 32, so it shares the bit of PLAY. A mask is only a prefilter; the exact match follows. */
  DAMAGE_MOVED,
}

export const EVENTS: readonly EventName[] = [
  'play',
  'quest',
  'challenge',
  'challenged',
  'banished',
  'banishes',
  'leavesPlay',
  'returnedToHand',
  'turnStart',
  'turnEnd',
  'inked',
  'sings',
  'singers',
  'putUnder',
  'boost',
  'moves',
  'damaged',
  'dealtDamage',
  'dealsDamage',
  'damageRemoved',
  'readied',
  'exerted',
  'draw',
  'discard',
  'leavesDiscard',
  'returnedFromDiscard',
  'putIntoDiscard',
  'chosen',
  'chosenForSupport',
  'challengeEnd',
  'gainsLore',
  'losesLore',
  'damageMoved',
];

const NUMBERS: ReadonlyMap<EventName, EventKind> = new Map(EVENTS.map((name, i) => [name, i]));

export const eventNumber = (name: EventName): EventKind => NUMBERS.get(name)!;

export const eventBit = (name: EventName): number => 1 << eventNumber(name);
