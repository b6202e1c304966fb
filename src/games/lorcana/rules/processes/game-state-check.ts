// Game state checks (1.8): wins, losses and lethal damage.
import { type State, Row, moveCard, Zone, zone, editZone } from '../../state/state.js';
import { type CardRef, NO_CARD, type CardEntry, cardIn, damageOn, Entry, refOf } from '../../state/entry.js';
import { KeywordAbility } from '../../link/keyword-abilities.js';
import { scalar, Scalar, End, seatScalar, SeatScalar, setSeatScalar } from '../../state/scalars.js';
import { pushFrame, makeFrame } from '../../state/frames.js';
import { Dirty, markDirty } from '../../state/dirty.js';
import type { LabelBinding, Frame } from '../../state/records.js';
import { NO_RECORDS, NONE, sharedIfEmpty } from '../../state/empty.js';
import { type Seat, OVER } from '../../../../core/game.js';
import { hasPlayerRules, playerRules } from '../../state/modifiers.js';
import { Fact, TypeBit } from '../../state/table.js';
import { refresh } from '../in-force/refresh.js';
import { replaceBanishing, pushReplacements, optionalStepOf } from './replacements.js';
import { leavePlay, takeFrom, placeCard, unlink } from './movement.js';
import { isLethal } from '../read/values.js';
import { inTurnOrder } from '../read/players.js';
import { cardsUnder } from '../../state/stacks.js';

// The frame of a check in which players must choose what happens instead of a banishing (6.5).

/** Labels that no text has: the cards with lethal damage, and the card that banishes each of them. */
const LETHAL = -2;

const BANISHERS = -3;

/** Continues the check in a frame that asks for replacements. Afterwards the check is repeated. */
function askReplacements(s: State, cards: readonly CardRef[], by: (ref: CardRef) => CardRef): void {
  const block = s.table.program.abilityBlock[KeywordAbility.BANISH_LETHAL]!;
  const seat = scalar(s, Scalar.ACTIVE);
  const bound = [labelBinding(LETHAL, cards, seat), labelBinding(BANISHERS, cards.map(by), seat)];
  pushFrame(s, makeFrame(seat, NO_CARD, -1, [block], undefined, bound));
  s.unchecked |= Dirty.DAMAGE;
}

const labelBinding = (label: number, cards: readonly CardRef[], seat: number): LabelBinding => ({
  label,
  cards,
  amount: cards.length,
  done: true,
  seat,
  declined: 0,
  earlier: NO_RECORDS,
});

const cardsBoundTo = ({ bound }: Frame, label: number): readonly CardRef[] =>
  bound.find((each) => each.label === label)?.cards ?? NONE;

export const lethalCardsIn = (frame: Frame): readonly CardRef[] => cardsBoundTo(frame, LETHAL);

export const banisherOf =
  (frame: Frame) =>
  (ref: CardRef): CardRef =>
    cardsBoundTo(frame, BANISHERS)[lethalCardsIn(frame).indexOf(ref)] ?? NO_CARD;

// The check.

export function endGame(s: State, winner: Seat, how: End): void {
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.DECIDES] = OVER;
  scalars[Scalar.WINNER] = winner;
  scalars[Scalar.END] = how;
  s.frames = NO_RECORDS;
  s.bag = NO_RECORDS;
  s.question = undefined;
}

function hasEnoughLore(s: State, seat: Seat): boolean {
  const lore = seatScalar(s, seat, SeatScalar.LORE);
  if (!hasPlayerRules(s)) return lore >= s.table.options.loreToWin;
  // A rule replaces the usual number. With several rules, the highest number counts.
  const needed = playerRules(s, seat, 'loreToWin').map(({ rule }) => (rule.rule === 'loreToWin' ? rule.lore : 0));
  return lore >= (needed.length === 0 ? s.table.options.loreToWin : Math.max(...needed));
}

/** Fast path for games without card texts: damage equal to or above willpower banishes (1.8.1.4). */
export function checkDamage(s: State, seat: Seat, character: CardEntry): void {
  const card = cardIn(character);
  const willpower = (s.table.facts[card]! >> Fact.WILLPOWER_SHIFT) & Fact.MASK;
  if (damageOn(character) >= willpower) moveCard(s, card, seat, Zone.PLAY, Zone.DISCARD, Entry.KNOWN_TO_ALL);
}

/** Checks until a pass finds nothing (1.8.3). */
export function checkGameState(s: State): void {
  // A refresh may change willpower and thereby require a check.
  refresh(s);
  while (s.unchecked !== 0) {
    const what = s.unchecked;
    s.unchecked = 0;
    // Damage alone cannot change who has won: that depends on lore, and on rules about the lore needed.
    if (what !== Dirty.DAMAGE && hasWinner(s)) return;
    if (what === Dirty.LORE) return;
    const lethal = findLethal(s);
    const damaged = s.damaged;
    if (damaged.length > 0) s.damaged = NO_RECORDS;
    if (lethal.length === 0) return;
    // The source of the last damage since the previous check banishes the card (1.8.1.4).
    const by = (ref: CardRef) => damaged.findLast((each) => each.card === ref)?.by ?? NO_CARD;
    const banishing = replaceBanishing(s, lethal, by);
    if (banishing.instead.some((frames) => needsChoice(s, frames))) {
      askReplacements(s, lethal, by);
      return;
    }
    leavePlay(s, banishing.cards, { zone: Zone.DISCARD }, { banished: true, by });
    refresh(s);
    if (banishing.instead.length === 0) continue;
    pushReplacements(s, banishing.instead.flat());
    // The replacements resolve first. Then the check is repeated.
    s.unchecked |= Dirty.DAMAGE;
    return;
  }
}

/** Whether a player must choose what happens instead. */
const needsChoice = (s: State, instead: readonly Frame[]): boolean =>
  instead.length > 1 || optionalStepOf(s, instead[0]!) !== undefined;

/** Results are applied in turn order from the active player (1.8.4, L-4). */
function hasWinner(s: State): boolean {
  for (let i = 0; i < s.table.seats; i++) {
    const seat = (scalar(s, Scalar.ACTIVE) + i) % s.table.seats;
    if (seatScalar(s, seat, SeatScalar.LEFT) !== 0 || !hasEnoughLore(s, seat)) continue;
    endGame(s, seat, End.LORE);
    return true;
  }
  return false;
}

/** Whether a check would banish a card. */
export const hasLethal = (s: State): boolean => findLethal(s).length > 0;

function findLethal(s: State): readonly CardRef[] {
  let lethal: CardRef[] | undefined;
  for (let seat = 0; seat < s.table.seats; seat++) {
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length; i++) {
      const card = cardIn(play[i]!);
      if (!isLethal(s, play[i]!)) continue;
      if ((s.table.types[card]! & (TypeBit.CHARACTER | TypeBit.LOCATION)) !== 0) (lethal ??= []).push(refOf(play[i]!));
    }
  }
  return lethal ?? NONE;
}

/**
 * A player loses. With two players the other one wins. With more, everything of this player leaves the game (9.2.3),
 * without triggers (L-29).
 */
export function lose(s: State, seat: Seat, how: End): void {
  setSeatScalar(s, seat, SeatScalar.LEFT, 1);
  const left = inTurnOrder(s);
  if (left.length === 1) {
    endGame(s, left[0]!, how);
    return;
  }
  for (const entry of zone(s, seat, Zone.PLAY)) {
    for (const under of cardsUnder(s, cardIn(entry))) {
      takeFrom(s, refOf(under));
      const owner = s.table.owner[cardIn(under)]!;
      if (owner !== seat) placeCard(s, refOf(under), owner, { zone: Zone.DISCARD }, Entry.KNOWN_TO_ALL);
    }
    unlink(s, cardIn(entry));
  }
  const isTheirs = (entry: CardEntry): boolean => s.table.owner[cardIn(entry)] === seat;
  for (const row of [Row.UNDER, Row.RESOLVING])
    for (const entry of s.row(row).filter(isTheirs)) takeFrom(s, refOf(entry));
  for (let z = 0; z < Zone.COUNT; z++) if (zone(s, seat, z).length > 0) editZone(s, seat, z).length = 0;
  s.table.hooks.leavesGame(s, seat);
  s.bag = sharedIfEmpty(s.bag.filter((trigger) => trigger.seat !== seat));
  // Waiting abilities leave with the player. Effects with a duration continue (9.2.3).
  s.lasting = sharedIfEmpty(s.lasting.filter((lasting) => lasting.seat !== seat || lasting.ability < 0));
  markDirty(s, Dirty.ALL);
}
