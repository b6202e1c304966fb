// The challenge (S25–S32): the challenged player chooses the defender, and the challenge exerts no character.
import { type State, editZone, Zone, zone } from '../state/state.js';
import {
  type CardRef,
  cardIn,
  indexIn,
  type CardEntry,
  type CardId,
  findIndexIn,
  refOf,
  NO_CARD,
} from '../state/entry.js';
import { strengthAsDamage } from '../rules/turn/take-action.js';
import { checkDamage } from '../rules/processes/game-state-check.js';
import { turnNumber, Turn, Mark, setTurnNumber, useActivity, mark, parametersOf, OwnStep } from './state.js';
import { mayChallenge, isPrevented, hasToChallenge } from '../rules/legal/challenges.js';
import type { Seat, ActionList } from '../../../core/game.js';
import { seatScalar, SeatScalar, setScalar, Scalar, scalar, Step } from '../state/scalars.js';
import { pack, Kind } from '../state/packed-action.js';
import { distinctList } from '../rules/choose/copies.js';
import { TypeBit } from '../state/table.js';
import { hasKeyword, strengthOf } from '../rules/read/values.js';
import { Keyword } from '../state/keywords.js';
import { restrictionsOf, modifiersOf } from '../state/modifiers.js';
import { RestrictionKind } from '../state/restrictions.js';
import { payInk } from '../state/ink.js';
import { beginChallenge } from '../rules/processes/challenge.js';
import { settleFromStep } from '../rules/turn/settle.js';
import { inPlay } from '../rules/read/references.js';
import { dealDamage } from '../rules/processes/damage.js';
import { EventContext } from '../state/records.js';

// Damage between characters without text, with nothing that could trigger.

/** Both characters deal damage equal to their strength. */
function exchangeDamage(s: State, attacker: CardRef, defender: CardRef): void {
  // Both use their printed strength, so the order does not matter.
  damageCharacter(s, attacker, strengthAsDamage(s, cardIn(defender)));
  damageCharacter(s, defender, strengthAsDamage(s, cardIn(attacker)));
}

/** Damages a challenger without a defender (T-12). Without text no character is Evasive, so only its own strength can damage it. */
function damageWithoutDefender(s: State, attacker: CardRef, isOwn: boolean): void {
  if (isOwn) damageCharacter(s, attacker, strengthAsDamage(s, cardIn(attacker)));
}

function damageCharacter(s: State, ref: CardRef, damage: number): void {
  const card = cardIn(ref);
  const seat = s.table.owner[card]!;
  const play = editZone(s, seat, Zone.PLAY);
  const at = indexIn(play, card);
  play[at]! += damage;
  checkDamage(s, seat, play[at]!);
}

// All challenges.

/** True while activity and the challenge of this turn are left. */
export const isChallengeOpen = (s: State): boolean =>
  turnNumber(s, Turn.ACTIVITY) > 0 && turnNumber(s, Turn.CHALLENGED) === 0;

/** True for a character without vigilance that `lorcana` lets challenge (S27). */
export const canAttack = (s: State, entry: CardEntry): boolean =>
  (entry & Mark.VIGILANCE) === 0 && mayChallenge(s, entry);

/** Adds a challenge to each opponent, who then chooses the defender. */
export function addChallenges(s: State, seat: Seat, card: CardId, out: ActionList): void {
  out.reserve(s.table.seats);
  for (let other = 0; other < s.table.seats; other++)
    if (other !== seat && seatScalar(s, other, SeatScalar.LEFT) === 0) out.push(pack(Kind.CHALLENGE, card, other));
}

/** Characters without vigilance and without Evasive, ready or exerted (S28, T-11). Equal copies are merged. */
export const defendersAgainst = (s: State, attacker: CardEntry, other: Seat): readonly CardEntry[] =>
  distinctList(
    s,
    zone(s, other, Zone.PLAY).filter((entry) => mayDefend(s, attacker, entry, other)),
  );

function mayDefend(s: State, attacker: CardEntry, entry: CardEntry, other: Seat): boolean {
  const card = cardIn(entry);
  if ((s.table.types[card]! & TypeBit.CHARACTER) === 0 || (entry & Mark.VIGILANCE) !== 0) return false;
  if (hasKeyword(s, card, Keyword.EVASIVE) && !hasKeyword(s, cardIn(attacker), Keyword.ALERT)) return false;
  if (s.modifiers === undefined) return true;
  if ((restrictionsOf(s, card) & RestrictionKind.BE_CHALLENGED) !== 0) return false;
  return !s.modifiers.hasConditional || !isPrevented(s, attacker, s.table.owner[cardIn(attacker)]!, entry, other);
}

/** Starts a challenge. With several possible defenders, the challenged player chooses first. */
export function challenge(s: State, seat: Seat, card: CardId, other: Seat): void {
  const play = zone(s, seat, Zone.PLAY);
  const attacker = play[findIndexIn(play, card)]!;
  const defenders = defendersAgainst(s, attacker, other);
  setTurnNumber(s, Turn.ATTACKER, refOf(attacker));
  setTurnNumber(s, Turn.ATTACKED, other);
  if (defenders.length < 2) {
    declareChallenge(s, seat, defenders.length === 0 ? NO_CARD : refOf(defenders[0]!));
    return;
  }
  const options = defenders.map((entry) => pack(Kind.CHOOSE_CARD, cardIn(entry)));
  s.question = { seat: other, about: 'defender', options };
  setScalar(s, Scalar.DECIDES, other);
}

/** Continues with the chosen defender. */
export function defend(s: State, card: CardId): void {
  const play = zone(s, turnNumber(s, Turn.ATTACKED), Zone.PLAY);
  s.question = undefined;
  declareChallenge(s, scalar(s, Scalar.ACTIVE), refOf(play[findIndexIn(play, card)]!));
}

/** Begins the challenge between two characters, or of the challenger alone (S32). */
function declareChallenge(s: State, seat: Seat, defender: CardRef): void {
  const attacker = turnNumber(s, Turn.ATTACKER);
  useActivity(s);
  setTurnNumber(s, Turn.ATTACKER, NO_CARD);
  setTurnNumber(s, Turn.CHALLENGED, 1);
  mark(s, attacker, Mark.IN_CHALLENGE);
  if (defender !== NO_CARD) mark(s, defender, Mark.IN_CHALLENGE);
  if (s.table.plain) {
    setScalar(s, Scalar.DECIDES, seat);
    if (defender === NO_CARD) damageWithoutDefender(s, attacker, parametersOf(s).noDefenderDamage === 'own');
    else exchangeDamage(s, attacker, defender);
    return;
  }
  payInk(s, seat, modifiersOf(s, cardIn(attacker))?.challengeInk ?? 0);
  beginChallenge(s, seat, attacker, defender);
  settleFromStep(s, defender === NO_CARD ? (OwnStep.UNDEFENDED as number) : Step.DECLARED);
}

/** Deals damage to a challenger without a defender. No character deals this damage (T-12). */
export function attackNobody(s: State): void {
  const to = scalar(s, Scalar.CHALLENGER);
  if (inPlay(s, to) < 0) return;
  dealDamage(s, [{ to, amount: undefendedDamage(s, to), by: NO_CARD }], EventContext.CHALLENGE);
}

function undefendedDamage(s: State, challenger: CardRef): number {
  if (parametersOf(s).noDefenderDamage === 'own') return strengthOf(s, cardIn(challenger));
  const evasive = zone(s, turnNumber(s, Turn.ATTACKED), Zone.PLAY)
    .map(cardIn)
    .filter((card) => (s.table.types[card]! & TypeBit.CHARACTER) !== 0 && hasKeyword(s, card, Keyword.EVASIVE));
  return Math.max(0, ...evasive.map((card) => strengthOf(s, card)));
}

/** A character that must challenge and can challenge keeps its player from ending the turn (T-13). */
export const mustChallenge = (s: State, seat: Seat): boolean =>
  ((s.table.program.keywords & Keyword.RECKLESS) !== 0 || s.modifiers?.hasDuties === true) &&
  isChallengeOpen(s) &&
  zone(s, seat, Zone.PLAY).some(
    (entry) =>
      hasToChallenge(s, cardIn(entry)) &&
      // As in `lorcana`, a challenge that costs ink is not forced (L-22).
      (modifiersOf(s, cardIn(entry))?.challengeInk ?? 0) === 0 &&
      canAttack(s, entry) &&
      hasDefender(s, seat, entry),
  );

function hasDefender(s: State, seat: Seat, entry: CardEntry): boolean {
  for (let other = 0; other < s.table.seats; other++)
    if (other !== seat && zone(s, other, Zone.PLAY).some((each) => mayDefend(s, entry, each, other))) return true;
  return false;
}
