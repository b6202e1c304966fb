// The challenge (4.6): who may challenge whom, declaration, damage, end.
import { On } from '../happenings.js';
import type { Seat } from '../../../core/game.js';
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
  type CardRef,
  type State,
} from '../state.js';
import { TypeBit } from '../table.js';
import { speaking } from './context.js';
import { dealDamage } from './damage.js';
import { emit } from './events.js';
import { exertCards } from './exert.js';
import { payInk } from './ink.js';
import { endChallengeEffects } from './lasting.js';
import { Can, hasPlayerRule, modifiersOf, restrictionBit, type Against } from './modifiers.js';
import { countHappenings, matches } from './reading.js';
import { inPlay } from './references.js';
import { hasKeyword, strengthOf, willpowerOf } from './values.js';

const RUSH = 'rush';

/** Whether a character could challenge anything at all. */
export function mayChallenge(s: State, entry: CardEntry): boolean {
  const card = cardIn(entry);
  if ((entry & Entry.EXERTED) !== 0 || (s.table.types[card]! & TypeBit.CHARACTER) === 0) return false;
  if ((entry & Entry.DRYING) !== 0 && !hasKeyword(s, card, RUSH)) return false;
  const mods = modifiersOf(s, card);
  if (((mods?.cant ?? 0) & restrictionBit('challenge')) !== 0) return false;
  const seat = s.table.owner[card]!;
  return (mods?.challengeInk ?? 0) <= seatScalar(s, seat, SeatScalar.READY_INK) && !anotherChallenged(s, seat, entry);
}

/** "Only one character may challenge each turn": another has. */
function anotherChallenged(s: State, seat: Seat, entry: CardEntry): boolean {
  if (!hasPlayerRule(s, seat, 'oneChallenger')) return false;
  const all = countHappenings(s, speaking(seat, refOf(entry)), { on: 'challenge', by: 'you' });
  return all > countHappenings(s, speaking(seat, refOf(entry)), { on: 'challenge', by: 'you' }, refOf(entry));
}

/** All that `seat` may challenge with this character (16.7 of the digest). */
export function challengeTargets(s: State, seat: Seat, challenger: CardEntry): CardEntry[] {
  const found: CardEntry[] = [];
  for (let other = 0; other < s.table.seats; other++) {
    if (other === seat) continue;
    const able = zone(s, other, Zone.PLAY).filter((target) => mayBeChallenged(s, challenger, seat, target, other));
    // Bodyguards of the same player come first, if they can be challenged (8.3.3); locations are no characters.
    const guarded = able.some((target) => isCharacter(s, target) && hasKeyword(s, cardIn(target), 'bodyguard'));
    found.push(
      ...able.filter((target) => !guarded || !isCharacter(s, target) || hasKeyword(s, cardIn(target), 'bodyguard')),
    );
  }
  return found;
}

const isCharacter = (s: State, entry: CardEntry): boolean => (s.table.types[cardIn(entry)]! & TypeBit.CHARACTER) !== 0;

function mayBeChallenged(s: State, challenger: CardEntry, seat: Seat, target: CardEntry, other: Seat): boolean {
  const types = s.table.types[cardIn(target)]!;
  if ((types & (TypeBit.CHARACTER | TypeBit.LOCATION)) === 0) return false;
  const mods = modifiersOf(s, cardIn(target));
  const own = modifiersOf(s, cardIn(challenger));
  if ((types & TypeBit.CHARACTER) !== 0 && (target & Entry.EXERTED) === 0 && !mayChallengeReady(s, own, target, other))
    return false;
  if (((mods?.cant ?? 0) & restrictionBit('beChallenged')) !== 0) return false;
  if (mods?.against.some((each) => each.what === 'beChallenged' && speaksOf(s, each, challenger, seat))) return false;
  if (own?.against.some((each) => each.what === 'challenge' && speaksOf(s, each, target, other))) return false;
  return (
    !hasKeyword(s, cardIn(target), 'evasive') ||
    hasKeyword(s, cardIn(challenger), 'evasive') ||
    hasKeyword(s, cardIn(challenger), 'alert')
  );
}

function mayChallengeReady(s: State, own: ReturnType<typeof modifiersOf>, target: CardEntry, other: Seat): boolean {
  if (own === undefined) return false;
  if ((own.can & Can.CHALLENGE_READY) !== 0) return true;
  return own.against.some((each) => each.what === 'challengeReady' && speaksOf(s, each, target, other));
}

const speaksOf = (s: State, against: Against, entry: CardEntry, seat: Seat): boolean =>
  matches(s, against.context, against.only, entry, seat);

/** Declares a challenge (4.6.4): exert, then "while challenging" begins, then what triggers enters the bag. */
export function declareChallenge(s: State, seat: Seat, challenger: CardRef, challenged: CardRef): void {
  payInk(s, seat, modifiersOf(s, cardIn(challenger))?.challengeInk ?? 0);
  exertCards(s, [challenger], seat);
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.CHALLENGER] = challenger;
  scalars[Scalar.CHALLENGED] = challenged;
  changed(s, Change.CHALLENGE);
  const owner = s.table.owner[cardIn(challenged)]!;
  emit(s, On.CHALLENGE, {
    by: seat,
    subject: challenger,
    object: challenged,
    during: During.CHALLENGE | During.AS_CHALLENGER,
  });
  emit(s, On.CHALLENGED, {
    by: owner,
    subject: challenged,
    object: challenger,
    during: During.CHALLENGE | During.AS_CHALLENGED,
  });
}

/** Both deal damage at once, unless one has left (4.6.6, 4.6.9). */
export function dealChallengeDamage(s: State): void {
  const challenger = scalar(s, Scalar.CHALLENGER);
  const challenged = scalar(s, Scalar.CHALLENGED);
  if (inPlay(s, challenger) < 0 || inPlay(s, challenged) < 0) return;
  dealDamage(
    s,
    [
      { to: challenged, amount: challengeDamage(s, challenger), by: challenger },
      { to: challenger, amount: challengeDamage(s, challenged), by: challenged },
    ],
    During.CHALLENGE,
  );
}

function challengeDamage(s: State, ref: CardRef): number {
  const card = cardIn(ref);
  // A location has no strength and deals no damage (4.6.8.3).
  if ((s.table.types[card]! & TypeBit.CHARACTER) === 0) return 0;
  const usesWillpower = ((modifiersOf(s, card)?.can ?? 0) & Can.WILLPOWER_AS_DAMAGE) !== 0;
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
  emit(s, On.CHALLENGE_END, { by: scalars[Scalar.ACTIVE]!, subject: challenger, object: challenged });
}

/** A Reckless character that is ready and can challenge keeps its player from ending the turn (8.7.3). */
export const mustChallenge = (s: State, seat: Seat): boolean =>
  zone(s, seat, Zone.PLAY).some(
    (entry) =>
      hasKeyword(s, cardIn(entry), 'reckless') &&
      // A challenge that needs a payment is not forced (choice 22).
      (modifiersOf(s, cardIn(entry))?.challengeInk ?? 0) === 0 &&
      mayChallenge(s, entry) &&
      challengeTargets(s, seat, entry).length > 0,
  );
