// The challenge (4.6): declaration, damage step, end.
import { type State, Row } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import { type CardRef, cardIn, NO_CARD } from '../../state/entry.js';
import { payInk } from '../../state/ink.js';
import { modifiersOf, permissionsOf } from '../../state/modifiers.js';
import { exertCard } from './exert.js';
import { Scalar, scalar } from '../../state/scalars.js';
import { markDirty, Dirty } from '../../state/dirty.js';
import { emit } from './emit.js';
import { EventKind } from '../../state/events.js';
import { EventContext } from '../../state/records.js';
import type { PickReplacement } from './replacements.js';
import { inPlay } from '../read/references.js';
import { dealDamage } from './damage.js';
import { WAITING } from '../choose/ask.js';
import { KeywordAbility } from '../../link/keyword-abilities.js';
import { pushFrame, makeFrame } from '../../state/frames.js';
import { TypeBit } from '../../state/table.js';
import { PermissionKind } from '../../state/restrictions.js';
import { willpowerOf, strengthOf } from '../read/values.js';
import { endChallengeEffects } from '../in-force/lasting.js';

/** Declares a challenge (4.6.4). */
export function declareChallenge(s: State, seat: Seat, challenger: CardRef, challenged: CardRef): void {
  payInk(s, seat, modifiersOf(s, cardIn(challenger))?.challengeInk ?? 0);
  exertCard(s, challenger, seat);
  beginChallenge(s, seat, challenger, challenged);
}

/**
 * Begins the challenge: "while challenging" effects start and triggered abilities enter the bag (4.6.4.5). In the variant
 * `lorcana/turn-actions`, `challenged` may be NO_CARD.
 */
export function beginChallenge(s: State, seat: Seat, challenger: CardRef, challenged: CardRef): void {
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.CHALLENGER] = challenger;
  scalars[Scalar.CHALLENGED] = challenged;
  markDirty(s, Dirty.CHALLENGE);
  emit(s, EventKind.CHALLENGE, seat, challenger, challenged, 0, EventContext.CHALLENGE | EventContext.AS_CHALLENGER);
  if (challenged === NO_CARD) return;
  const owner = s.table.owner[cardIn(challenged)]!;
  emit(s, EventKind.CHALLENGED, owner, challenged, challenger, 0, EventContext.CHALLENGE | EventContext.AS_CHALLENGED);
}

/**
 * Both participants deal damage at once (4.6.6.2), unless one has left (4.6.9). Returns false while a player must choose a
 * replacement.
 */
export function dealChallengeDamage(s: State, pick: PickReplacement): boolean {
  const challenger = scalar(s, Scalar.CHALLENGER);
  const challenged = scalar(s, Scalar.CHALLENGED);
  if (inPlay(s, challenger) < 0 || inPlay(s, challenged) < 0) return true;
  const blows = [
    { to: challenged, amount: challengeDamage(s, challenger), by: challenger },
    { to: challenger, amount: challengeDamage(s, challenged), by: challenged },
  ];
  return dealDamage(s, blows, EventContext.CHALLENGE, pick) !== WAITING;
}

/** The damage step. It needs a frame only if a player must choose a replacement. */
export function damageStep(s: State): void {
  if (dealChallengeDamage(s, () => WAITING)) return;
  const block = s.table.program.abilityBlock[KeywordAbility.CHALLENGE_DAMAGE]!;
  pushFrame(s, makeFrame(scalar(s, Scalar.ACTIVE), scalar(s, Scalar.CHALLENGER), -1, [block]));
}

/** The damage that a participant of the challenge deals. */
export function challengeDamage(s: State, ref: CardRef): number {
  const card = cardIn(ref);
  // A location has no strength and deals no damage (4.6.8.3).
  if ((s.table.types[card]! & TypeBit.CHARACTER) === 0) return 0;
  const usesWillpower = (permissionsOf(s, card) & PermissionKind.WILLPOWER_AS_DAMAGE) !== 0;
  return Math.max(0, usesWillpower ? willpowerOf(s, card) : strengthOf(s, card));
}

/** "While challenging" ends, and the challenge is over (4.6.7). */
export function endChallenge(s: State): void {
  const scalars = s.editRow(Row.SCALARS);
  const [challenger, challenged] = [scalars[Scalar.CHALLENGER]!, scalars[Scalar.CHALLENGED]!];
  scalars[Scalar.CHALLENGER] = NO_CARD;
  scalars[Scalar.CHALLENGED] = NO_CARD;
  endChallengeEffects(s);
  markDirty(s, Dirty.CHALLENGE);
  emit(s, EventKind.CHALLENGE_END, scalars[Scalar.ACTIVE]!, challenger, challenged);
}
