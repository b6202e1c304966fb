// The turn actions that are legal in the Main Phase of a game with card texts (4.1.3).
import type { ActionList } from '../../../core/actions.js';
import type { Seat } from '../../../core/game.js';
import { Payment, Use } from '../code.js';
import { Kind, pack } from '../decision.js';
import { Keyword } from '../keyword-bits.js';
import {
  cardIn,
  Entry,
  refOf,
  seatScalar,
  SeatScalar,
  zone,
  Zone,
  type CardEntry,
  type CardId,
  type State,
} from '../state.js';
import { Fact, InHand, InPlay, TypeBit } from '../table.js';
import { locationOf } from './board.js';
import { mayChallenge, mustChallenge, Targets, type Able } from './challenge.js';
import { holds } from './conditions.js';
import { speaking } from './context.js';
import { costsToUse, moveCost } from './cost.js';
import { distinctList, distinctOf, hasTwinInHand, scratch } from './distinct.js';
import { canPayExert, canPayFor } from './feasible.js';
import { hasBoosted, isSpent } from './limits.js';
import {
  Can,
  Cant,
  hasLostAbility,
  hasPlayerRule,
  hasPlayerRules,
  inPlayFacts,
  modifiersOf,
  permissionsOf,
  playerRules,
  restrictionsOf,
  type Granted,
} from './modifiers.js';
import { addModes, playModes } from './play-modes.js';
import { eachMatch, matches } from './reading.js';
import { boostOf, hasKeyword } from './values.js';

const hand = scratch();
const own = scratch();
const places = scratch();
const targets = new Targets();

export function turnActions(s: State, seat: Seat, out: ActionList): void {
  const mine = distinctOf(s, zone(s, seat, Zone.PLAY), own);
  if (hasPlayerRules(s)) {
    const cards = distinctOf(s, zone(s, seat, Zone.HAND), hand);
    inkActions(s, seat, cards, out);
    for (let i = 0; i < cards; i++) addModes(s, seat, hand[i]!, own, mine, out);
    playFromElsewhere(s, seat, out);
  } else handActions(s, seat, seatScalar(s, seat, SeatScalar.INKED) === 0 ? 1 : 0, own, mine, out);
  cardActions(s, seat, mine, out);
  if (mayEndTurn(s, seat)) out.add(pack(Kind.END_TURN));
}

/**
 * While no rule speaks of players: cards with the inkwell symbol, if `mayInk` is 1 and not 0 (4.2.3), then what can be paid for. Nearly all
 * cards cost so much ink and can be paid for or not; only the others are looked at twice. `own`: one of each group of like cards in play.
 */
export function handActions(
  s: State,
  seat: Seat,
  mayInk: number,
  own: readonly CardEntry[],
  mine: number,
  out: ActionList,
): void {
  const { inHand, options } = s.table;
  const cards = zone(s, seat, Zone.HAND);
  const ready = seatScalar(s, seat, SeatScalar.READY_INK);
  const merging = options.mergeCopies ? -1 : 0;
  out.reserve(2 * cards.length + 1);
  let { items } = out;
  let n = out.count;
  let left = 0;
  let met = 0;
  for (let i = 0; i < cards.length; i++) {
    const entry = cards[i]!;
    const card = cardIn(entry);
    const facts = inHand[card]!;
    const kind = (1 << (facts >> InHand.KIND_SHIFT)) & merging;
    if ((met & kind) !== 0 && hasTwinInHand(s, entry, cards, i)) continue;
    met |= kind;
    items[n] = pack(Kind.INK, card);
    n += (facts >> InHand.INKABLE_SHIFT) & mayInk;
    hand[left] = entry;
    // 1 if the cost is at most the ink or there are other ways to pay, else 0.
    const other = (facts >> InHand.PAYMENT_SHIFT) & InHand.PAYMENT_MASK;
    left += (((facts & InHand.COST_MASK) - ready - 1) >>> 31) | (other === Payment.INK ? 0 : 1);
  }
  for (let i = 0; i < left; i++) {
    const card = cardIn(hand[i]!);
    if (((inHand[card]! >> InHand.PAYMENT_SHIFT) & InHand.PAYMENT_MASK) === Payment.INK) {
      items[n++] = pack(Kind.PLAY, card);
      continue;
    }
    out.count = n;
    addModes(s, seat, hand[i]!, own, mine, out);
    // Room for the cards to come, of which some may be paid for in many ways.
    out.reserve(left - i);
    ({ items, count: n } = out);
  }
  out.count = n;
}

/** What cards in play may do: quest, challenge, use abilities, move. */
function cardActions(s: State, seat: Seat, mine: number, out: ActionList): void {
  const { inPlay } = s.table;
  const index = s.modifiers;
  // Unless a rule speaks of a player or of certain cards only, what a card amounts to decides.
  const isRuled = index !== undefined && (index.players.length > 0 || index.isAgainst);
  targets.forget();
  let seen = 0;
  for (let i = 0; i < mine; i++) {
    const entry = own[i]!;
    const card = cardIn(entry);
    const facts = inPlayFacts(inPlay, index, card);
    seen |= facts;
    if ((facts & TypeBit.CHARACTER) !== 0 && (entry & Entry.EXERTED) === 0) {
      if (isRuled || (facts & InPlay.RULED) !== 0) characterActions(s, seat, entry, out);
      else if ((entry & Entry.DRYING) === 0 || (facts & InPlay.RUSH) !== 0) plainActions(s, seat, entry, facts, out);
    }
    if ((facts & InPlay.USABLE) !== 0) abilityActions(s, seat, entry, out);
  }
  if ((seen & TypeBit.LOCATION) !== 0) moveActions(s, seat, own, mine, out);
}

/** What a ready character, dry or with Rush, may do while no rule in force speaks of that or of its player. */
function plainActions(s: State, seat: Seat, entry: CardEntry, facts: number, out: ActionList): void {
  const card = cardIn(entry);
  if ((entry & Entry.DRYING) === 0 && (facts & InPlay.RECKLESS) === 0) out.add(pack(Kind.QUEST, card));
  challengeEach(targets.usual(s, seat, entry, (facts & InPlay.REACHING) !== 0), card, out);
}

/** What a ready character may do. */
function characterActions(s: State, seat: Seat, entry: CardEntry, out: ActionList): void {
  if (mayQuest(s, entry)) out.add(pack(Kind.QUEST, cardIn(entry)));
  if (mayChallenge(s, entry)) challengeActions(s, seat, entry, out);
}

function challengeActions(s: State, seat: Seat, entry: CardEntry, out: ActionList): void {
  challengeEach(targets.of(s, seat, entry), cardIn(entry), out);
}

function challengeEach({ entries, count }: Able, challenger: CardId, out: ActionList): void {
  if (count === 0) return;
  out.reserve(count);
  const { items } = out;
  let n = out.count;
  for (let i = 0; i < count; i++) items[n++] = pack(Kind.CHALLENGE, challenger, cardIn(entries[i]!));
  out.count = n;
}

/** Once a turn, and once more for each permission now in force (4.2.3.1). */
function inkActions(s: State, seat: Seat, cards: number, out: ActionList): void {
  if (seatScalar(s, seat, SeatScalar.INKED) < 1 + playerRules(s, seat, 'extraInk').length)
    inkOptions(s, seat, hand, cards, out);
}

/** The cards that may be inked: of the hand, given one of each group of like cards, and of where a rule says so. */
export function inkOptions(s: State, seat: Seat, cards: readonly CardEntry[], count: number, out: ActionList): void {
  if (hasPlayerRule(s, seat, 'cantInk')) return;
  for (let i = 0; i < count; i++) if (isInkable(s, seat, cards[i]!)) out.add(pack(Kind.INK, cardIn(cards[i]!)));
  if (!hasPlayerRule(s, seat, 'inkFrom')) return;
  for (const entry of distinctList(s, zone(s, seat, Zone.DISCARD)))
    if (isInkable(s, seat, entry)) out.add(pack(Kind.INK, cardIn(entry)));
}

const isInkable = (s: State, seat: Seat, entry: CardEntry): boolean =>
  ((s.table.facts[cardIn(entry)]! >> Fact.INKABLE_SHIFT) & 1) === 1 ||
  playerRules(s, seat, 'inkable').some(
    ({ rule, context }) => rule.rule === 'inkable' && matches(s, context, rule.cards, entry, seat),
  );

/** Cards that a rule lets a player play as if they were in hand. */
export function playFromElsewhere(s: State, seat: Seat, out: ActionList): void {
  for (const { rule, context } of playerRules(s, seat, 'playFrom')) {
    if (rule.rule === 'playFrom' && rule.cards.zone === 'under')
      eachMatch(s, context, rule.cards, (entry) => {
        playModes(s, seat, entry, out);
      });
    for (const z of [Zone.DISCARD, Zone.DECK])
      for (const entry of z === Zone.DECK ? zone(s, seat, z).slice(-1) : zone(s, seat, z))
        if (rule.rule === 'playFrom' && zoneFits(rule.cards.zone, z) && matches(s, context, rule.cards, entry, seat))
          playModes(s, seat, entry, out);
  }
}

const zoneFits = (name: string | undefined, z: Zone): boolean =>
  z === Zone.DISCARD ? name === 'discard' : name === 'deck';

/** Whether a ready character may quest (4.5.1). */
export function mayQuest(s: State, entry: CardEntry): boolean {
  const card = cardIn(entry);
  const mods = modifiersOf(s, card);
  if (mods === undefined) return (entry & Entry.DRYING) === 0 && (s.table.keywords[card]! & Keyword.RECKLESS) === 0;
  if ((entry & Entry.DRYING) !== 0 && (mods.can & Can.QUEST_DRYING) === 0) return false;
  if ((mods.cant & Cant.QUEST) !== 0 || hasKeyword(s, card, Keyword.RECKLESS)) return false;
  return mods.questInk <= seatScalar(s, s.table.owner[card]!, SeatScalar.READY_INK);
}

/** To be asked of cards that can be used (`InPlay.USABLE`), by their print or because a rule says so. */
export function abilityActions(s: State, seat: Seat, entry: CardEntry, out: ActionList): void {
  const card = cardIn(entry);
  const { activated } = s.table.codes[card]!;
  for (let i = 0; i < activated.length; i++)
    if (mayUse(s, seat, entry, activated[i]!)) out.add(pack(Kind.USE, card, i));
  const mods = modifiersOf(s, card);
  if (mods === undefined && (s.table.keywords[card]! & Keyword.BOOST) === 0) return;
  if (mods !== undefined && mods.granted.length > 0)
    grantedActions(s, seat, entry, mods.granted, activated.length, out);
  const boost = boostOf(s, card);
  if (boost === undefined) return;
  if (boost <= seatScalar(s, seat, SeatScalar.READY_INK) && !hasBoosted(s, refOf(entry)))
    out.add(pack(Kind.BOOST, card));
}

/** Abilities that the card was given are numbered after its printed ones. */
function grantedActions(
  s: State,
  seat: Seat,
  entry: CardEntry,
  granted: readonly Granted[],
  first: number,
  out: ActionList,
): void {
  granted
    .filter(({ ability }) => s.table.code.abilities[ability]!.kind === 'activated')
    .forEach(({ ability }, i) => {
      if (mayUse(s, seat, entry, ability)) out.add(pack(Kind.USE, cardIn(entry), first + i));
    });
}

function mayUse(s: State, seat: Seat, entry: CardEntry, n: number): boolean {
  const use = s.table.code.uses[n]!;
  if ((use & Use.HAS_MORE) === 0 && modifiersOf(s, cardIn(entry)) === undefined) {
    if ((use & Use.EXERTS) !== 0 && !canPayExert(s, entry)) return false;
    return (use & Use.INK_MASK) <= seatScalar(s, seat, SeatScalar.READY_INK);
  }
  const ability = s.table.code.abilities[n]!;
  if (ability.kind !== 'activated' || isSpent(s, refOf(entry), n)) return false;
  if (hasLostAbility(s, refOf(entry), ability.name)) return false;
  if (!canPayFor(s, seat, refOf(entry), n, costsToUse(s, cardIn(entry), ability), 0, entry)) return false;
  return ability.if === undefined || holds(s, speaking(seat, refOf(entry)), ability.if);
}

/** Own characters to own locations, not to where they are (choice 15). */
export function moveActions(s: State, seat: Seat, mine: readonly CardEntry[], count: number, out: ActionList): void {
  const ink = seatScalar(s, seat, SeatScalar.READY_INK);
  const { types } = s.table;
  let there = 0;
  for (let i = 0; i < count; i++) if ((types[cardIn(mine[i]!)]! & TypeBit.LOCATION) !== 0) places[there++] = i;
  for (let i = 0; i < count; i++) {
    const card: CardId = cardIn(mine[i]!);
    if ((types[card]! & TypeBit.CHARACTER) === 0 || (restrictionsOf(s, card) & Cant.MOVE) !== 0) continue;
    const at = locationOf(s, card);
    for (let p = 0; p < there; p++) {
      const k = places[p]!;
      const location = cardIn(mine[k]!);
      if (location === at) continue;
      if (moveCost(s, seat, mine[i]!, mine[k]!) <= ink) out.add(pack(Kind.MOVE, card, location));
    }
  }
}

/** Not while a Reckless character could challenge, or one that must quest could (8.7.3). */
function mayEndTurn(s: State, seat: Seat): boolean {
  if ((s.table.code.keywords & Keyword.RECKLESS) !== 0 && mustChallenge(s, seat)) return false;
  return s.modifiers?.isDemanding !== true || !mustQuest(s, seat);
}

const mustQuest = (s: State, seat: Seat): boolean =>
  zone(s, seat, Zone.PLAY).some(
    (entry) =>
      (permissionsOf(s, cardIn(entry)) & Can.MUST_QUEST) !== 0 &&
      (entry & Entry.EXERTED) === 0 &&
      (s.table.types[cardIn(entry)]! & TypeBit.CHARACTER) !== 0 &&
      mayQuest(s, entry),
  );
