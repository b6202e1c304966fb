// The turn actions that are legal in the Main Phase of a game with card texts (4.1.3).
import type { ActionList } from '../../../core/actions.js';
import type { Seat } from '../../../core/game.js';
import { Kind, pack } from '../decision.js';
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
import { Fact, TypeBit } from '../table.js';
import { locationOf } from './board.js';
import { challengeTargets, mayChallenge, mustChallenge } from './challenge.js';
import { holds } from './conditions.js';
import { speaking } from './context.js';
import { moveCost } from './cost.js';
import { distinct, distinctList, scratch } from './distinct.js';
import { canPay } from './feasible.js';
import { costsToUse } from './cost.js';
import { makeFrame } from './frames.js';
import { hasBoosted, isSpent } from './limits.js';
import { Can, hasPlayerRule, modifiersOf, playerRules, restrictionBit, type Granted } from './modifiers.js';
import { add, playModes } from './play-modes.js';
import { eachMatch, matches } from './reading.js';
import { hasKeyword } from './values.js';

const hand = scratch();
const own = scratch();
const targets = scratch();

export function turnActions(s: State, seat: Seat, out: ActionList): void {
  const cards = distinctOf(s, zone(s, seat, Zone.HAND), hand);
  inkActions(s, seat, cards, out);
  for (let i = 0; i < cards; i++) playModes(s, seat, hand[i]!, out);
  playFromElsewhere(s, seat, out);
  const mine = distinctOf(s, zone(s, seat, Zone.PLAY), own);
  let locations = 0;
  for (let i = 0; i < mine; i++) {
    const entry = own[i]!;
    if ((s.table.types[cardIn(entry)]! & TypeBit.LOCATION) !== 0) locations++;
    if (mayQuest(s, entry)) add(out, pack(Kind.QUEST, cardIn(entry)));
    if (mayChallenge(s, entry)) challengeActions(s, seat, entry, out);
    abilityActions(s, seat, entry, out);
  }
  if (locations > 0) moveActions(s, seat, own.slice(0, mine), out);
  if (mayEndTurn(s, seat)) add(out, pack(Kind.END_TURN));
}

function distinctOf(s: State, entries: readonly CardEntry[], into: CardEntry[]): number {
  if (s.table.options.mergeCopies) return distinct(s, entries, into);
  for (let i = 0; i < entries.length; i++) into[i] = entries[i]!;
  return entries.length;
}

function challengeActions(s: State, seat: Seat, entry: CardEntry, out: ActionList): void {
  const able = challengeTargets(s, seat, entry);
  if (able.length === 0) return;
  const count = distinctOf(s, able, targets);
  for (let i = 0; i < count; i++) add(out, pack(Kind.CHALLENGE, cardIn(entry), cardIn(targets[i]!)));
}

/** Once a turn, and once more for each permission now in force (4.2.3.1). */
function inkActions(s: State, seat: Seat, cards: number, out: ActionList): void {
  if (seatScalar(s, seat, SeatScalar.INKED) >= 1 + playerRules(s, seat, 'extraInk').length) return;
  for (let i = 0; i < cards; i++) if (isInkable(s, seat, hand[i]!)) add(out, pack(Kind.INK, cardIn(hand[i]!)));
  if (!hasPlayerRule(s, seat, 'inkFrom')) return;
  for (const entry of distinctList(s, zone(s, seat, Zone.DISCARD)))
    if (isInkable(s, seat, entry)) add(out, pack(Kind.INK, cardIn(entry)));
}

const isInkable = (s: State, seat: Seat, entry: CardEntry): boolean =>
  ((s.table.facts[cardIn(entry)]! >> Fact.INKABLE_SHIFT) & 1) === 1 ||
  playerRules(s, seat, 'inkable').some(
    ({ rule, context }) => rule.rule === 'inkable' && matches(s, context, rule.cards, entry, seat),
  );

/** Cards that a rule lets a player play as if they were in hand. */
function playFromElsewhere(s: State, seat: Seat, out: ActionList): void {
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

function mayQuest(s: State, entry: CardEntry): boolean {
  const card = cardIn(entry);
  if ((entry & Entry.EXERTED) !== 0 || (s.table.types[card]! & TypeBit.CHARACTER) === 0) return false;
  const mods = modifiersOf(s, card);
  if ((entry & Entry.DRYING) !== 0 && ((mods?.can ?? 0) & Can.QUEST_DRYING) === 0) return false;
  if (((mods?.cant ?? 0) & restrictionBit('quest')) !== 0) return false;
  if ((mods?.questInk ?? 0) > seatScalar(s, s.table.owner[card]!, SeatScalar.READY_INK)) return false;
  return !hasKeyword(s, card, 'reckless');
}

function abilityActions(s: State, seat: Seat, entry: CardEntry, out: ActionList): void {
  const card = cardIn(entry);
  const { activated, keywordNumbers } = s.table.code.kinds[s.table.kind[card]!]!;
  for (let i = 0; i < activated.length; i++)
    if (mayUse(s, seat, entry, activated[i]!)) add(out, pack(Kind.USE, card, i));
  const granted = modifiersOf(s, card)?.granted;
  if (granted !== undefined && granted.length > 0) grantedActions(s, seat, entry, granted, activated.length, out);
  const { boost } = keywordNumbers;
  if (boost !== undefined && boost <= seatScalar(s, seat, SeatScalar.READY_INK) && !hasBoosted(s, refOf(entry)))
    add(out, pack(Kind.BOOST, card));
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
      if (mayUse(s, seat, entry, ability)) add(out, pack(Kind.USE, cardIn(entry), first + i));
    });
}

function mayUse(s: State, seat: Seat, entry: CardEntry, n: number): boolean {
  const ability = s.table.code.abilities[n]!;
  if (ability.kind !== 'activated' || isSpent(s, refOf(entry), n)) return false;
  if (ability.name !== undefined && modifiersOf(s, cardIn(entry))?.lostAbilities.includes(ability.name)) return false;
  if (ability.if !== undefined && !holds(s, speaking(seat, refOf(entry)), ability.if)) return false;
  const frame = makeFrame({ seat, source: refOf(entry), ability: n, blocks: [] });
  return canPay(s, frame, costsToUse(s, cardIn(entry), ability));
}

/** Own characters to own locations, not to where they are (choice 15). */
function moveActions(s: State, seat: Seat, mine: readonly CardEntry[], out: ActionList): void {
  const locations = mine.filter((entry) => (s.table.types[cardIn(entry)]! & TypeBit.LOCATION) !== 0);
  if (locations.length === 0) return;
  const ink = seatScalar(s, seat, SeatScalar.READY_INK);
  for (const entry of mine) {
    const card: CardId = cardIn(entry);
    if ((s.table.types[card]! & TypeBit.CHARACTER) === 0) continue;
    const mods = modifiersOf(s, card);
    if (((mods?.cant ?? 0) & restrictionBit('move')) !== 0) continue;
    for (const location of locations) {
      if (locationOf(s, card) !== cardIn(location) && moveCost(s, seat, entry, location) <= ink)
        add(out, pack(Kind.MOVE, card, cardIn(location)));
    }
  }
}

/** Not while a Reckless character could challenge, or one that must quest could (8.7.3). */
const mayEndTurn = (s: State, seat: Seat): boolean =>
  !mustChallenge(s, seat) &&
  !zone(s, seat, Zone.PLAY).some(
    (entry) => ((modifiersOf(s, cardIn(entry))?.can ?? 0) & Can.MUST_QUEST) !== 0 && mayQuest(s, entry),
  );
