// The fast path of a challenge (4.6): declaration, damage and banishing at once, if nothing can come between.
import { maskOf, isUnobserved, Dirty, hasNoOwnTrigger, markDirty } from '../../state/dirty.js';
import { EventKind } from '../../state/events.js';
import { type State, editZone, Zone, zone, Row } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import {
  type CardId,
  findIndexIn,
  Entry,
  refOf,
  NO_CARD,
  cardIn,
  type CardEntry,
  damageOn,
  removeCard,
  refAfterMove,
} from '../../state/entry.js';
import { modifiersOf, conditionalOf, restrictionsOf } from '../../state/modifiers.js';
import { Scalar, Step } from '../../state/scalars.js';
import { refresh } from '../in-force/refresh.js';
import { beginChallenge, challengeDamage } from '../processes/challenge.js';
import { settleFromStep, settle } from '../turn/settle.js';
import { isLethal, resistOf } from '../read/values.js';
import { type PendingDamage, Until } from '../../state/records.js';
import { RestrictionKind } from '../../state/restrictions.js';
import { underCount } from '../../state/stacks.js';
import { forgetCard } from '../in-force/lasting.js';

const CHALLENGE_EVENTS = maskOf(
  EventKind.EXERTED,
  EventKind.CHALLENGE,
  EventKind.CHALLENGED,
  EventKind.DAMAGED,
  EventKind.DEALS_DAMAGE,
  EventKind.DEALT_DAMAGE,
  EventKind.CHALLENGE_END,
);

const BANISH_EVENTS = maskOf(EventKind.BANISHED, EventKind.BANISHES, EventKind.LEAVES_PLAY, EventKind.PUT_INTO_DISCARD);

/**
 * A challenge that no ability observes and no replacement can change. Returns false, with nothing changed, if the slow
 * path is needed. If only a later part needs it, this function continues there and returns true.
 */
export function fastChallenge(s: State, seat: Seat, card: CardId, target: CardId): boolean {
  if (s.table.program.hasReplacements || hasChallengeEffects(s)) return false;
  if (!isUnobserved(s, CHALLENGE_EVENTS, Dirty.CHALLENGE | Dirty.DAMAGE)) return false;
  if (!hasNoOwnTrigger(s, card, CHALLENGE_EVENTS) || !hasNoOwnTrigger(s, target, CHALLENGE_EVENTS)) return false;
  const mods = modifiersOf(s, card);
  if (mods !== undefined && mods.challengeInk > 0) return false;
  if (
    s.modifiers?.hasConditional === true &&
    (hasConditionalProtection(s, card) || hasConditionalProtection(s, target))
  )
    return false;
  const other = s.table.owner[target]!;
  const own = editZone(s, seat, Zone.PLAY);
  const index = findIndexIn(own, card);
  const otherIndex = findIndexIn(zone(s, other, Zone.PLAY), target);
  own[index]! |= Entry.EXERTED;
  s.editRow(Row.SCALARS)[Scalar.BAG_SEAT] = seat;
  if ((s.dependsOn & Dirty.EXERTED) !== 0) {
    markDirty(s, Dirty.EXERTED);
    refresh(s);
  }
  if (s.unchecked === 0) dealBothDamage(s, seat, index, other, otherIndex);
  else {
    beginChallenge(s, seat, refOf(own[index]!), refOf(zone(s, other, Zone.PLAY)[otherIndex]!));
    settleFromStep(s, Step.DECLARED);
  }
  return true;
}

/** "Can't be dealt damage by …" depends on the card that deals it. */
const hasConditionalProtection = (s: State, card: CardId): boolean =>
  conditionalOf(s, card).some(({ what }) => what === 'beDealtDamage' || what === 'takeDamage');

/** Both deal damage. If the banishing is observed, the settle loop continues after the damage. */
function dealBothDamage(s: State, seat: Seat, index: number, other: Seat, otherIndex: number): void {
  const challenger = zone(s, seat, Zone.PLAY)[index]!;
  const challenged = zone(s, other, Zone.PLAY)[otherIndex]!;
  // Challenger +N counts for the challenger (8.5).
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.CHALLENGER] = refOf(challenger);
  const challengedAfter = withDamage(s, challenged, challengeDamage(s, refOf(challenger)));
  const challengerAfter = withDamage(s, challenger, challengeDamage(s, refOf(challenged)));
  const banishesChallenger = isLethal(s, challengerAfter);
  const banishesChallenged = isLethal(s, challengedAfter);
  editZone(s, seat, Zone.PLAY)[index] = challengerAfter;
  editZone(s, other, Zone.PLAY)[otherIndex] = challengedAfter;
  if (
    (banishesChallenger || banishesChallenged) &&
    !isBanishUnobserved(s, challenger, banishesChallenger, challenged, banishesChallenged)
  ) {
    scalars[Scalar.CHALLENGED] = refOf(challenged);
    s.damaged = pendingDamageOf(challenger, challengerAfter, challenged, challengedAfter);
    markDirty(s, Dirty.DAMAGE | Dirty.CHALLENGE);
    settleFromStep(s, Step.DAMAGED);
    return;
  }
  scalars[Scalar.CHALLENGER] = NO_CARD;
  // Cards leave play in the order of seats, as on the slow path.
  if (banishesChallenged && other < seat) banish(s, other, cardIn(challenged));
  if (banishesChallenger) banish(s, seat, cardIn(challenger));
  if (banishesChallenged && other > seat) banish(s, other, cardIn(challenged));
  refresh(s);
  // The modifiers of a banished card are gone, which may require a check.
  if (s.unchecked !== 0) settle(s);
}

/** Guard: true if no ability observes the banishing, and no other card is attached to the banished ones. */
function isBanishUnobserved(
  s: State,
  challenger: CardEntry,
  banishesChallenger: boolean,
  challenged: CardEntry,
  banishesChallenged: boolean,
): boolean {
  if (((s.listens | s.table.program.historyEvents) & BANISH_EVENTS) !== 0 || s.table.program.remembersValues)
    return false;
  if (!hasNoOwnTrigger(s, cardIn(challenger), BANISH_EVENTS) || !hasNoOwnTrigger(s, cardIn(challenged), BANISH_EVENTS))
    return false;
  return (!banishesChallenger || isUnattached(s, challenger)) && (!banishesChallenged || isUnattached(s, challenged));
}

/** The damage for attribution (1.8.1.4), in the order of the slow path: the challenged card first. */
function pendingDamageOf(
  challenger: CardEntry,
  challengerAfter: CardEntry,
  challenged: CardEntry,
  challengedAfter: CardEntry,
): readonly PendingDamage[] {
  const pending: PendingDamage[] = [];
  if (challengedAfter !== challenged)
    pending.push({ card: refOf(challenged), by: refOf(challenger), inChallenge: true });
  if (challengerAfter !== challenger)
    pending.push({ card: refOf(challenger), by: refOf(challenged), inChallenge: true });
  return pending;
}

/** "For this challenge": whether a lasting effect ends with the challenge. */
function hasChallengeEffects({ lasting }: State): boolean {
  for (let i = 0; i < lasting.length; i++) if (lasting[i]!.until === Until.CHALLENGE) return true;
  return false;
}

const TAKES_NO_DAMAGE =
  RestrictionKind.BE_DEALT_DAMAGE | RestrictionKind.TAKE_DAMAGE | RestrictionKind.TAKE_CHALLENGE_DAMAGE;

function withDamage(s: State, entry: CardEntry, amount: number): CardEntry {
  const card = cardIn(entry);
  if (amount <= 0 || (restrictionsOf(s, card) & TAKES_NO_DAMAGE) !== 0) return entry;
  const total = Math.min(Entry.DAMAGE_MASK, damageOn(entry) + Math.max(0, amount - resistOf(s, card)));
  return (entry & ~(Entry.DAMAGE_MASK << Entry.DAMAGE_SHIFT)) | (total << Entry.DAMAGE_SHIFT);
}

/** Whether no card lies under it, it is at no location, no character is at it, and it has no marks of a variant. */
function isUnattached(s: State, entry: CardEntry): boolean {
  const card = cardIn(entry);
  if ((entry & Entry.MARKS) !== 0 || (s.row(Row.UNDER).length > 0 && underCount(s, card) > 0)) return false;
  const links = s.row(Row.LINKS);
  for (let i = 0; i < links.length; i++) if (links[i] === card) return false;
  return true;
}

function banish(s: State, seat: Seat, card: CardId): void {
  const entry = removeCard(editZone(s, seat, Zone.PLAY), card);
  editZone(s, seat, Zone.DISCARD).push(refAfterMove(refOf(entry)) | Entry.KNOWN_TO_ALL);
  forgetCard(s, refOf(entry));
  markDirty(s, Dirty.PLAY | Dirty.DISCARD);
}
