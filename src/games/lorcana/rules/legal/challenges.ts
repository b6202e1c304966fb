// Which cards a character may challenge (4.6.4.2, 4.6.4.3, 4.6.8.1), and which characters may or must challenge (4.6.4.1,
// 8.7.3).
import { type CardEntry, cardIn, Entry, refOf, type CardId } from '../../state/entry.js';
import { scratch, mergeCopies } from '../choose/copies.js';
import { type State, zone, Zone } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import {
  permissionsOf,
  inPlayFacts,
  restrictionsOf,
  type ConditionalRestriction,
  conditionalOf,
  modifiersOf,
  hasPlayerRule,
} from '../../state/modifiers.js';
import { PermissionKind, RestrictionKind } from '../../state/restrictions.js';
import { hasKeyword } from '../read/values.js';
import { Keyword } from '../../state/keywords.js';
import { TypeBit, InPlay } from '../../state/table.js';
import { matchesFilter, countEvents } from '../read/evaluate.js';
import { seatScalar, SeatScalar } from '../../state/scalars.js';
import { contextOf } from '../../state/context.js';
import { LinkedEvent } from '../../link/linked-event.js';

/** The cards that a challenger may challenge: the first `count` of `entries`. */
export interface TargetList {
  readonly entries: CardEntry[];
  count: number;
}

const emptyList = (): TargetList => ({ entries: scratch(), count: -1 });

/**
 * A cache of the cards that characters may challenge in one position. Challengers without rules of their own differ only
 * in whether they may challenge Evasive characters, so two lists are enough for them.
 */
export class ChallengeTargets {
  private readonly standard = emptyList();
  private readonly reachingEvasive = emptyList();
  private readonly individual = emptyList();

  /** Call after the position has changed. */
  invalidate(): void {
    this.standard.count = -1;
    this.reachingEvasive.count = -1;
  }

  of(s: State, seat: Seat, challenger: CardEntry): TargetList {
    const reaches = reachesEvasive(s, challenger);
    if (s.modifiers === undefined || !hasOwnRules(s, challenger))
      return this.withoutOwnRules(s, seat, challenger, reaches);
    findTargets(s, seat, challenger, reaches, true, this.individual);
    return this.individual;
  }

  /** The list for a challenger without rules of its own. */
  withoutOwnRules(s: State, seat: Seat, challenger: CardEntry, reaches: boolean): TargetList {
    const list = reaches ? this.reachingEvasive : this.standard;
    if (list.count < 0) findTargets(s, seat, challenger, reaches, false, list);
    return list;
  }
}

/** Whether rules depend on this challenger: "can't be challenged by …", or it may challenge ready characters. */
const hasOwnRules = (s: State, challenger: CardEntry): boolean =>
  s.modifiers?.hasConditional === true || (permissionsOf(s, cardIn(challenger)) & PermissionKind.CHALLENGE_READY) !== 0;

const reachesEvasive = (s: State, challenger: CardEntry): boolean =>
  hasKeyword(s, cardIn(challenger), Keyword.EVASIVE | Keyword.ALERT);

const GUARD = TypeBit.CHARACTER | InPlay.BODYGUARD;

/**
 * Lists the cards that `seat` may challenge with this character, one of each group of equal copies if the match merges
 * copies. `isIndividual`: the challenger has rules of its own, so every target is tested against all rules.
 */
function findTargets(
  s: State,
  seat: Seat,
  challenger: CardEntry,
  reaches: boolean,
  isIndividual: boolean,
  list: TargetList,
): void {
  const { keepCopies } = s.table;
  const { entries } = list;
  const facts = inPlayFacts(s);
  let count = 0;
  let seenKinds = 0;
  let repeatedKinds = 0;
  for (let other = 0; other < s.table.seats; other++) {
    if (other === seat) continue;
    const first = count;
    let isGuarded = false;
    const play = zone(s, other, Zone.PLAY);
    for (let i = 0; i < play.length; i++) {
      const entry = play[i]!;
      const cardFacts = facts[cardIn(entry)]!;
      if (!isIndividual && (cardFacts & InPlay.RULED) === 0) {
        // Without rules: exerted characters (4.6.4.2) and locations (4.6.8.1). Evasive ones must be in reach (8.6).
        if (
          (cardFacts & TypeBit.LOCATION) === 0 &&
          ((cardFacts & TypeBit.CHARACTER) === 0 || (entry & Entry.EXERTED) === 0)
        )
          continue;
        if (!reaches && (cardFacts & InPlay.EVASIVE) !== 0) continue;
      } else if (!mayBeChallenged(s, challenger, seat, entry, other)) continue;
      const kind = (1 << (cardFacts >> InPlay.KIND_SHIFT)) & ~keepCopies;
      repeatedKinds |= seenKinds & kind;
      seenKinds |= kind;
      entries[count++] = entry;
      isGuarded ||= (cardFacts & GUARD) === GUARD;
    }
    if (isGuarded) count = keepGuards(s, entries, first, count);
  }
  list.count = repeatedKinds === 0 ? count : mergeCopies(s, entries, entries, count);
}

/** If Bodyguards of a player can be challenged, other characters of that player can't (8.3.3). Locations still can. */
function keepGuards(s: State, entries: CardEntry[], first: number, count: number): number {
  let kept = first;
  for (let i = first; i < count; i++)
    if (!isCharacter(s, entries[i]!) || isBodyguard(s, entries[i]!)) entries[kept++] = entries[i]!;
  return kept;
}

const isCharacter = (s: State, entry: CardEntry): boolean => (s.table.types[cardIn(entry)]! & TypeBit.CHARACTER) !== 0;

const isBodyguard = (s: State, entry: CardEntry): boolean =>
  isCharacter(s, entry) && hasKeyword(s, cardIn(entry), Keyword.BODYGUARD);

function mayBeChallenged(s: State, challenger: CardEntry, seat: Seat, target: CardEntry, other: Seat): boolean {
  const types = s.table.types[cardIn(target)]!;
  if ((types & (TypeBit.CHARACTER | TypeBit.LOCATION)) === 0) return false;
  if (
    (types & TypeBit.CHARACTER) !== 0 &&
    (target & Entry.EXERTED) === 0 &&
    !mayChallengeReady(s, challenger, target, other)
  )
    return false;
  if (hasKeyword(s, cardIn(target), Keyword.EVASIVE) && !reachesEvasive(s, challenger)) return false;
  if (s.modifiers === undefined) return true;
  if ((restrictionsOf(s, cardIn(target)) & RestrictionKind.BE_CHALLENGED) !== 0) return false;
  return !s.modifiers.hasConditional || !isPrevented(s, challenger, seat, target, other);
}

/** "Can't be challenged by …", "can't challenge …". */
export function isPrevented(s: State, challenger: CardEntry, seat: Seat, target: CardEntry, other: Seat): boolean {
  const applies = (each: ConditionalRestriction, what: ConditionalRestriction['what'], entry: CardEntry, owner: Seat) =>
    each.what === what && matchesFilter(s, each.context, each.only, entry, owner);
  return (
    conditionalOf(s, cardIn(target)).some((each) => applies(each, 'beChallenged', challenger, seat)) ||
    conditionalOf(s, cardIn(challenger)).some((each) => applies(each, 'challenge', target, other))
  );
}

function mayChallengeReady(s: State, challenger: CardEntry, target: CardEntry, other: Seat): boolean {
  if (s.modifiers === undefined) return false;
  if ((permissionsOf(s, cardIn(challenger)) & PermissionKind.CHALLENGE_READY) !== 0) return true;
  if (!s.modifiers.hasConditional) return false;
  return conditionalOf(s, cardIn(challenger)).some(
    ({ what, context, only }) => what === 'challengeReady' && matchesFilter(s, context, only, target, other),
  );
}

const anyTargets = emptyList();

/** Whether there is a card that this character may challenge. */
function hasTarget(s: State, seat: Seat, challenger: CardEntry): boolean {
  findTargets(s, seat, challenger, reachesEvasive(s, challenger), true, anyTargets);
  return anyTargets.count > 0;
}

// Which characters may challenge, and which must (4.6.4.1, 8.7.3).

/** Whether a card may challenge at all, apart from its targets (4.6.4.1). */
export function mayChallenge(s: State, entry: CardEntry): boolean {
  const card = cardIn(entry);
  if ((entry & Entry.EXERTED) !== 0 || (s.table.types[card]! & TypeBit.CHARACTER) === 0) return false;
  if ((entry & Entry.DRYING) !== 0 && !hasKeyword(s, card, Keyword.RUSH)) return false;
  const mods = modifiersOf(s, card);
  if (mods !== undefined && (mods.cant & RestrictionKind.CHALLENGE) !== 0) return false;
  const seat = s.table.owner[card]!;
  if (mods !== undefined && mods.challengeInk > seatScalar(s, seat, SeatScalar.READY_INK)) return false;
  return !anotherChallenged(s, seat, entry);
}

/** "Only one character may challenge each turn": whether another character has challenged. */
function anotherChallenged(s: State, seat: Seat, entry: CardEntry): boolean {
  if (!hasPlayerRule(s, seat, 'oneChallenger')) return false;
  const context = contextOf(seat, refOf(entry));
  return countEvents(s, context, CHALLENGED_BY_YOU) > countEvents(s, context, CHALLENGED_BY_YOU, refOf(entry));
}

const CHALLENGED_BY_YOU = new LinkedEvent({ on: 'challenge', by: 'you' });

/** Whether a character that must challenge can do so: one with Reckless (8.7.3), or by a rule (L-40). */
export function mustChallenge(s: State, seat: Seat): boolean {
  const play = zone(s, seat, Zone.PLAY);
  for (let i = 0; i < play.length; i++) {
    const entry = play[i]!;
    if (!hasToChallenge(s, cardIn(entry))) continue;
    // A challenge that costs ink is not forced (L-22).
    const isFree = (modifiersOf(s, cardIn(entry))?.challengeInk ?? 0) === 0;
    if (isFree && mayChallenge(s, entry) && hasTarget(s, seat, entry)) return true;
  }
  return false;
}

export const hasToChallenge = (s: State, card: CardId): boolean =>
  hasKeyword(s, card, Keyword.RECKLESS) || (permissionsOf(s, card) & PermissionKind.MUST_CHALLENGE) !== 0;
