// Restrictions, permissions and duties of cards as bits.
import type { Restriction } from '../ir/rule.js';

/** Restrictions, one bit each. */
export const enum RestrictionKind {
  QUEST = 1,
  CHALLENGE = 2,
  BE_CHALLENGED = 4,
  READY = 8,
  READY_AT_TURN_START = 16,
  SING = 32,
  BE_DEALT_DAMAGE = 64,
  TAKE_CHALLENGE_DAMAGE = 128,
  BE_CHOSEN = 256,
  MOVE = 512,
  HAVE_DAMAGE_REMOVED = 1024,
  TAKE_DAMAGE = 2048,
  BE_BANISHED = 4096,
}

export const RESTRICTIONS: Readonly<Record<Restriction, RestrictionKind>> = {
  quest: RestrictionKind.QUEST,
  challenge: RestrictionKind.CHALLENGE,
  beChallenged: RestrictionKind.BE_CHALLENGED,
  ready: RestrictionKind.READY,
  readyAtTurnStart: RestrictionKind.READY_AT_TURN_START,
  sing: RestrictionKind.SING,
  beDealtDamage: RestrictionKind.BE_DEALT_DAMAGE,
  takeDamage: RestrictionKind.TAKE_DAMAGE,
  takeChallengeDamage: RestrictionKind.TAKE_CHALLENGE_DAMAGE,
  beChosen: RestrictionKind.BE_CHOSEN,
  move: RestrictionKind.MOVE,
  haveDamageRemoved: RestrictionKind.HAVE_DAMAGE_REMOVED,
  beBanished: RestrictionKind.BE_BANISHED,
};

/** Permissions and duties, one bit each. */
export const enum PermissionKind {
  CHALLENGE_READY = 1,
  QUEST_DRYING = 2,
  ANY_SHIFT = 4,
  MUST_CHALLENGE = 8,
  MUST_QUEST = 16,
  MUST_BE_CHOSEN = 32,
  WILLPOWER_AS_DAMAGE = 64,
  STRENGTH_FLOOR = 128,
}
