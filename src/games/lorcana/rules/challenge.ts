// The challenge (4.6): who may challenge whom, declaration, damage, end.
import { On } from '../happenings.js';
import type { Seat } from '../../../core/game.js';
import { NormalEvent } from '../normal-event.js';
import { During } from '../records.js';
import {
  cardIn,
  Change,
  changed,
  Entry,
  NOBODY,
  refOf,
  Row,
  scalar,
  Scalar,
  seatScalar,
  SeatScalar,
  zone,
  Zone,
  type CardEntry,
  type CardId,
  type CardRef,
  type State,
} from '../state.js';
import { KeywordAbility } from '../keyword-abilities.js';
import { Keyword } from '../keyword-bits.js';
import { InPlay, TypeBit } from '../table.js';
import { speaking } from './context.js';
import { WAITING } from './ask.js';
import { dealDamage } from './damage.js';
import { distinct, scratch } from './distinct.js';
import { emit } from './events.js';
import { makeFrame, pushFrame } from './frames.js';
import { exertCard } from './exert.js';
import { payInk } from './ink.js';
import { endChallengeEffects } from './lasting.js';
import {
  againstOf,
  Can,
  Cant,
  hasPlayerRule,
  inPlayFacts,
  modifiersOf,
  permissionsOf,
  restrictionsOf,
  type Against,
} from './modifiers.js';
import { countHappenings, matches } from './reading.js';
import { inPlay } from './references.js';
import type { PickReplacement } from './replacements.js';
import { hasKeyword, strengthOf, willpowerOf } from './values.js';

/** Whether a character could challenge anything at all. */
export function mayChallenge(s: State, entry: CardEntry): boolean {
  const card = cardIn(entry);
  if ((entry & Entry.EXERTED) !== 0 || (s.table.types[card]! & TypeBit.CHARACTER) === 0) return false;
  if ((entry & Entry.DRYING) !== 0 && !hasKeyword(s, card, Keyword.RUSH)) return false;
  const mods = modifiersOf(s, card);
  if (mods !== undefined && (mods.cant & Cant.CHALLENGE) !== 0) return false;
  const seat = s.table.owner[card]!;
  if (mods !== undefined && mods.challengeInk > seatScalar(s, seat, SeatScalar.READY_INK)) return false;
  return !anotherChallenged(s, seat, entry);
}

/** "Only one character may challenge each turn": another has. */
function anotherChallenged(s: State, seat: Seat, entry: CardEntry): boolean {
  if (!hasPlayerRule(s, seat, 'oneChallenger')) return false;
  const context = speaking(seat, refOf(entry));
  return countHappenings(s, context, CHALLENGED_BY_YOU) > countHappenings(s, context, CHALLENGED_BY_YOU, refOf(entry));
}

const CHALLENGED_BY_YOU = new NormalEvent({ on: 'challenge', by: 'you' });

/** The cards that a challenger may challenge: the first `count` of `entries`. */
export interface Able {
  readonly entries: CardEntry[];
  count: number;
}

const nobodyYet = (): Able => ({ entries: scratch(), count: -1 });

/**
 * Whom characters may challenge in one position (16.7 of the digest). For challengers on which no rule of their own bears, the answer
 * hangs on whether they reach Evasive characters, so it is found at most twice.
 */
export class Targets {
  private readonly ordinary = nobodyYet();
  private readonly reaching = nobodyYet();
  private readonly special = nobodyYet();

  /** The position has changed. */
  forget(): void {
    this.ordinary.count = -1;
    this.reaching.count = -1;
  }

  of(s: State, seat: Seat, challenger: CardEntry): Able {
    const reaches = reachesEvasive(s, challenger);
    if (s.modifiers === undefined || !hasRulesOfItsOwn(s, challenger)) return this.usual(s, seat, challenger, reaches);
    find(s, seat, challenger, reaches, true, this.special);
    return this.special;
  }

  /** For a challenger on which no rule of its own bears. */
  usual(s: State, seat: Seat, challenger: CardEntry, reaches: boolean): Able {
    const able = reaches ? this.reaching : this.ordinary;
    if (able.count < 0) find(s, seat, challenger, reaches, false, able);
    return able;
  }
}

/** "Can't be challenged by …" looks at the very challenger. */
const hasRulesOfItsOwn = (s: State, challenger: CardEntry): boolean =>
  s.modifiers?.isAgainst === true || (permissionsOf(s, cardIn(challenger)) & Can.CHALLENGE_READY) !== 0;

const reachesEvasive = (s: State, challenger: CardEntry): boolean =>
  hasKeyword(s, cardIn(challenger), Keyword.EVASIVE | Keyword.ALERT);

const GUARD = TypeBit.CHARACTER | InPlay.BODYGUARD;

/** All that `seat` may challenge with this character, one of each group of like cards where the match merges copies. */
function find(s: State, seat: Seat, challenger: CardEntry, reaches: boolean, isSpecial: boolean, able: Able): void {
  const { apart } = s.table;
  const { entries } = able;
  const facts = inPlayFacts(s);
  let count = 0;
  let met = 0;
  let repeated = 0;
  for (let other = 0; other < s.table.seats; other++) {
    if (other === seat) continue;
    const first = count;
    let isGuarded = false;
    const play = zone(s, other, Zone.PLAY);
    for (let i = 0; i < play.length; i++) {
      const entry = play[i]!;
      const its = facts[cardIn(entry)]!;
      if (!isSpecial && (its & InPlay.RULED) === 0) {
        // If no rule says otherwise: exerted characters and locations, less Evasive ones out of reach.
        if ((its & TypeBit.LOCATION) === 0 && ((its & TypeBit.CHARACTER) === 0 || (entry & Entry.EXERTED) === 0))
          continue;
        if (!reaches && (its & InPlay.EVASIVE) !== 0) continue;
      } else if (!mayBeChallenged(s, challenger, seat, entry, other)) continue;
      const kind = (1 << (its >> InPlay.KIND_SHIFT)) & ~apart;
      repeated |= met & kind;
      met |= kind;
      entries[count++] = entry;
      isGuarded ||= (its & GUARD) === GUARD;
    }
    if (isGuarded) count = keepGuards(s, entries, first, count);
  }
  able.count = repeated === 0 ? count : distinct(s, entries, entries, count);
}

/** Bodyguards of the same player come first, if they can be challenged (8.3.3); locations are no characters. */
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
  if ((restrictionsOf(s, cardIn(target)) & Cant.BE_CHALLENGED) !== 0) return false;
  return !s.modifiers.isAgainst || !isExcepted(s, challenger, seat, target, other);
}

/** "Can't be challenged by …", "can't challenge …". */
export function isExcepted(s: State, challenger: CardEntry, seat: Seat, target: CardEntry, other: Seat): boolean {
  const isSaid = (each: Against, what: Against['what'], entry: CardEntry, owner: Seat) =>
    each.what === what && matches(s, each.context, each.only, entry, owner);
  return (
    againstOf(s, cardIn(target)).some((each) => isSaid(each, 'beChallenged', challenger, seat)) ||
    againstOf(s, cardIn(challenger)).some((each) => isSaid(each, 'challenge', target, other))
  );
}

function mayChallengeReady(s: State, challenger: CardEntry, target: CardEntry, other: Seat): boolean {
  if (s.modifiers === undefined) return false;
  if ((permissionsOf(s, cardIn(challenger)) & Can.CHALLENGE_READY) !== 0) return true;
  if (!s.modifiers.isAgainst) return false;
  return againstOf(s, cardIn(challenger)).some(
    ({ what, context, only }) => what === 'challengeReady' && matches(s, context, only, target, other),
  );
}

/** Declares a challenge (4.6.4). */
export function declareChallenge(s: State, seat: Seat, challenger: CardRef, challenged: CardRef): void {
  payInk(s, seat, modifiersOf(s, cardIn(challenger))?.challengeInk ?? 0);
  exertCard(s, challenger, seat);
  engage(s, seat, challenger, challenged);
}

/** "While challenging" begins, and what triggers enters the bag (4.6.4.5). Where a rule set knows challenges to nobody, nobody is challenged. */
export function engage(s: State, seat: Seat, challenger: CardRef, challenged: CardRef): void {
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.CHALLENGER] = challenger;
  scalars[Scalar.CHALLENGED] = challenged;
  changed(s, Change.CHALLENGE);
  emit(s, On.CHALLENGE, seat, challenger, challenged, 0, During.CHALLENGE | During.AS_CHALLENGER);
  if (challenged === NOBODY) return;
  const owner = s.table.owner[cardIn(challenged)]!;
  emit(s, On.CHALLENGED, owner, challenged, challenger, 0, During.CHALLENGE | During.AS_CHALLENGED);
}

/** Both deal damage at once, unless one has left (4.6.6, 4.6.9); false while a player is asked what replaces it. */
export function dealChallengeDamage(s: State, pick: PickReplacement): boolean {
  const challenger = scalar(s, Scalar.CHALLENGER);
  const challenged = scalar(s, Scalar.CHALLENGED);
  if (inPlay(s, challenger) < 0 || inPlay(s, challenged) < 0) return true;
  const blows = [
    { to: challenged, amount: challengeDamage(s, challenger), by: challenger },
    { to: challenger, amount: challengeDamage(s, challenged), by: challenged },
  ];
  return dealDamage(s, blows, During.CHALLENGE, pick) !== WAITING;
}

/** The damage step. Only where a player has to choose does it take a frame to ask from. */
export function damageStep(s: State): void {
  if (dealChallengeDamage(s, () => WAITING)) return;
  const block = s.table.code.abilityBlock[KeywordAbility.CHALLENGE_DAMAGE]!;
  pushFrame(s, makeFrame(scalar(s, Scalar.ACTIVE), scalar(s, Scalar.CHALLENGER), -1, [block]));
}

/** What one in a challenge deals. */
export function challengeDamage(s: State, ref: CardRef): number {
  const card = cardIn(ref);
  // A location has no strength and deals no damage (4.6.8.3).
  if ((s.table.types[card]! & TypeBit.CHARACTER) === 0) return 0;
  const usesWillpower = (permissionsOf(s, card) & Can.WILLPOWER_AS_DAMAGE) !== 0;
  return Math.max(0, usesWillpower ? willpowerOf(s, card) : strengthOf(s, card));
}

/** "While challenging" ends, and the challenge is over (4.6.7). */
export function endChallenge(s: State): void {
  const scalars = s.editRow(Row.SCALARS);
  const [challenger, challenged] = [scalars[Scalar.CHALLENGER]!, scalars[Scalar.CHALLENGED]!];
  scalars[Scalar.CHALLENGER] = NOBODY;
  scalars[Scalar.CHALLENGED] = NOBODY;
  endChallengeEffects(s);
  changed(s, Change.CHALLENGE);
  emit(s, On.CHALLENGE_END, scalars[Scalar.ACTIVE]!, challenger, challenged);
}

/** A character that has to challenge keeps its player from ending the turn while it can: a Reckless one (8.7.3), or by a rule. */
export function mustChallenge(s: State, seat: Seat): boolean {
  const play = zone(s, seat, Zone.PLAY);
  for (let i = 0; i < play.length; i++) {
    const entry = play[i]!;
    if (!hasToChallenge(s, cardIn(entry))) continue;
    // A challenge that needs a payment is not forced (choice 22).
    const isFree = (modifiersOf(s, cardIn(entry))?.challengeInk ?? 0) === 0;
    if (isFree && mayChallenge(s, entry) && hasTarget(s, seat, entry)) return true;
  }
  return false;
}

export const hasToChallenge = (s: State, card: CardId): boolean =>
  hasKeyword(s, card, Keyword.RECKLESS) || (permissionsOf(s, card) & Can.MUST_CHALLENGE) !== 0;

const forced = nobodyYet();

function hasTarget(s: State, seat: Seat, challenger: CardEntry): boolean {
  find(s, seat, challenger, reachesEvasive(s, challenger), true, forced);
  return forced.count > 0;
}
