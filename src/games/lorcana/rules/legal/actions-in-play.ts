// Lists the legal turn actions of the Main Phase, in games with card texts (4.1.3).
import { OwnBoard } from './own-board.js';
import { MAX_CARDS, Entry, type CardEntry, cardIn, type CardId, refOf } from '../../state/entry.js';
import { ChallengeTargets, mayChallenge, type TargetList, mustChallenge } from './challenges.js';
import { type State, zone, Zone } from '../../state/state.js';
import type { Seat, ActionList } from '../../../../core/game.js';
import {
  hasPlayerRules,
  playerRules,
  modifiersOf,
  type GrantedAbility,
  hasLostAbility,
  restrictionsOf,
  permissionsOf,
} from '../../state/modifiers.js';
import { addHandActionsByRules, addHandActions } from './actions-from-hand.js';
import { seatScalar, SeatScalar } from '../../state/scalars.js';
import { pack, Kind } from '../../state/packed-action.js';
import { TypeBit, InPlay } from '../../state/table.js';
import { Keyword } from '../../state/keywords.js';
import { PermissionKind, RestrictionKind } from '../../state/restrictions.js';
import { hasKeyword } from '../read/values.js';
import { boostCost, costsToUse, moveCost } from './cost.js';
import { hasBoosted, isUsedUp } from '../../state/ability-uses.js';
import { Use } from '../../state/program.js';
import { canPayExert, canPayFor } from '../choose/can-do.js';
import { holds } from '../read/conditions.js';
import { contextOf } from '../../state/context.js';
import { locationOf } from '../../state/in-play.js';

const board = new OwnBoard();

const locations = new Int32Array(MAX_CARDS);

const targets = new ChallengeTargets();

export function addTurnActions(s: State, seat: Seat, out: ActionList): void {
  board.read(s, seat);
  if (hasPlayerRules(s)) addHandActionsByRules(s, seat, mayInk(s, seat), board, out);
  else addHandActions(s, seat, seatScalar(s, seat, SeatScalar.INKED), board, out);
  addActionsInPlay(s, seat, out);
  if (mayEndTurn(s, seat)) out.add(pack(Kind.END_TURN));
}

/** Once a turn, and once more for each permission now in force (4.2.3.1). */
const mayInk = (s: State, seat: Seat): boolean =>
  seatScalar(s, seat, SeatScalar.INKED) < 1 + playerRules(s, seat, 'extraInk').length;

/** Adds the actions of cards in play: quest, challenge, use an ability, move. */
function addActionsInPlay(s: State, seat: Seat, out: ActionList): void {
  const { entries, facts, count } = board;
  const index = s.modifiers;
  // Without rules on players and without conditional restrictions, the packed facts of a card decide.
  const isRuled = index !== undefined && (index.players.length > 0 || index.hasConditional);
  targets.invalidate();
  for (let i = 0; i < count; i++) {
    const entry = entries[i]!;
    const cardFacts = facts[i]!;
    if ((cardFacts & TypeBit.CHARACTER) !== 0 && (entry & Entry.EXERTED) === 0) {
      if (isRuled || (cardFacts & InPlay.RULED) !== 0) addCharacterActions(s, seat, entry, out);
      else if ((entry & Entry.DRYING) === 0 || (cardFacts & InPlay.RUSH) !== 0)
        addStandardCharacterActions(s, seat, entry, cardFacts, out);
    }
    if ((cardFacts & InPlay.USABLE) !== 0) addAbilityActions(s, seat, entry, out);
  }
  if ((board.anyFacts & TypeBit.LOCATION) !== 0) addMoves(s, seat, board, out);
}

/** Fast path: the actions of a ready character, dry or with Rush, if no rule in force affects them. */
function addStandardCharacterActions(s: State, seat: Seat, entry: CardEntry, facts: number, out: ActionList): void {
  const card = cardIn(entry);
  const mayQuest = (entry & Entry.DRYING) === 0 && (facts & InPlay.RECKLESS) === 0;
  const list = targets.withoutOwnRules(s, seat, entry, (facts & InPlay.CAN_CHALLENGE_EVASIVE) !== 0);
  out.reserve(1 + list.count);
  if (mayQuest) out.push(pack(Kind.QUEST, card));
  if (list.count > 0) addChallengeEach(list, card, out);
}

/** The actions of a ready character under all rules in force. */
function addCharacterActions(s: State, seat: Seat, entry: CardEntry, out: ActionList): void {
  if (mayQuest(s, entry)) out.add(pack(Kind.QUEST, cardIn(entry)));
  if (mayChallenge(s, entry)) addChallenges(s, seat, entry, out);
}

function addChallenges(s: State, seat: Seat, entry: CardEntry, out: ActionList): void {
  const list = targets.of(s, seat, entry);
  out.reserve(list.count);
  addChallengeEach(list, cardIn(entry), out);
}

/** Adds a challenge of each target. The caller has reserved room. */
function addChallengeEach({ entries, count }: TargetList, challenger: CardId, out: ActionList): void {
  const { items } = out;
  let n = out.count;
  for (let i = 0; i < count; i++) items[n++] = pack(Kind.CHALLENGE, challenger, cardIn(entries[i]!));
  out.count = n;
}

/** Whether a ready character may quest (4.5.1). */
export function mayQuest(s: State, entry: CardEntry): boolean {
  const card = cardIn(entry);
  const mods = modifiersOf(s, card);
  if (mods === undefined) return (entry & Entry.DRYING) === 0 && (s.table.keywords[card]! & Keyword.RECKLESS) === 0;
  if ((entry & Entry.DRYING) !== 0 && (mods.can & PermissionKind.QUEST_DRYING) === 0) return false;
  if ((mods.cant & RestrictionKind.QUEST) !== 0 || hasKeyword(s, card, Keyword.RECKLESS)) return false;
  return mods.questInk <= seatScalar(s, s.table.owner[card]!, SeatScalar.READY_INK);
}

/** Adds the abilities of a card with `InPlay.USABLE`: printed or granted activated abilities, and Boost. */
export function addAbilityActions(s: State, seat: Seat, entry: CardEntry, out: ActionList): void {
  const card = cardIn(entry);
  const { activated } = s.table.cardPrograms[card]!;
  for (let i = 0; i < activated.length; i++)
    if (mayUse(s, seat, entry, activated[i]!)) out.add(pack(Kind.USE, card, i));
  const mods = modifiersOf(s, card);
  if (mods === undefined && (s.table.keywords[card]! & Keyword.BOOST) === 0) return;
  if (mods !== undefined && mods.granted.length > 0)
    addGrantedActions(s, seat, entry, mods.granted, activated.length, out);
  const boost = boostCost(s, card);
  if (boost === undefined) return;
  if (boost <= seatScalar(s, seat, SeatScalar.READY_INK) && !hasBoosted(s, refOf(entry), 1 + (mods?.moreBoosts ?? 0)))
    out.add(pack(Kind.BOOST, card));
}

/** Granted abilities are numbered after the printed ones. */
function addGrantedActions(
  s: State,
  seat: Seat,
  entry: CardEntry,
  granted: readonly GrantedAbility[],
  first: number,
  out: ActionList,
): void {
  granted
    .filter(({ ability }) => s.table.program.abilities[ability]!.kind === 'activated')
    .forEach(({ ability }, i) => {
      if (mayUse(s, seat, entry, ability)) out.add(pack(Kind.USE, cardIn(entry), first + i));
    });
}

/** Whether an activated ability can be used now (4.4). */
function mayUse(s: State, seat: Seat, entry: CardEntry, n: number): boolean {
  const use = s.table.program.uses[n]!;
  if ((use & Use.HAS_MORE) === 0 && modifiersOf(s, cardIn(entry)) === undefined && !hasPlayerRules(s)) {
    if ((use & Use.EXERTS) !== 0 && !canPayExert(s, entry)) return false;
    return (use & Use.INK_MASK) <= seatScalar(s, seat, SeatScalar.READY_INK);
  }
  const ability = s.table.program.abilities[n]!;
  if (ability.kind !== 'activated' || isUsedUp(s, refOf(entry), n)) return false;
  if (hasLostAbility(s, refOf(entry), ability.name)) return false;
  if (!canPayFor(s, seat, refOf(entry), n, costsToUse(s, cardIn(entry), ability), 0, entry)) return false;
  return ability.if === undefined || holds(s, contextOf(seat, refOf(entry)), ability.if);
}

/** Own characters may move to own locations (4.7.1), but not to the location where they already are (L-15). */
export function addMoves(s: State, seat: Seat, { entries, facts, count, anyFacts }: OwnBoard, out: ActionList): void {
  const { moveCost: costs } = s.table;
  const ink = seatScalar(s, seat, SeatScalar.READY_INK);
  const isRuled = hasPlayerRules(s);
  let isPayable = isRuled || (anyFacts & InPlay.MOVES_BY_RULE) !== 0;
  let locationCount = 0;
  for (let i = 0; i < count; i++) {
    if ((facts[i]! & TypeBit.LOCATION) === 0) continue;
    locations[locationCount++] = entries[i]!;
    if (costs[cardIn(entries[i]!)]! <= ink) isPayable = true;
  }
  if (!isPayable) return;
  for (let i = 0; i < count; i++) {
    const cardFacts = facts[i]!;
    if ((cardFacts & TypeBit.CHARACTER) === 0) continue;
    const card = cardIn(entries[i]!);
    const hasRules = isRuled || (cardFacts & InPlay.MOVES_BY_RULE) !== 0;
    if (hasRules && (restrictionsOf(s, card) & RestrictionKind.MOVE) !== 0) continue;
    const at = locationOf(s, card);
    for (let p = 0; p < locationCount; p++) {
      const location = cardIn(locations[p]!);
      if (location === at) continue;
      const cost = hasRules ? moveCost(s, seat, entries[i]!, locations[p]!) : costs[location]!;
      if (cost <= ink) out.add(pack(Kind.MOVE, card, location));
    }
  }
}

/** The turn may not end while a character that must challenge or must quest can do so (8.7.3, L-40). */
function mayEndTurn(s: State, seat: Seat): boolean {
  const isDemanding = s.modifiers?.hasDuties === true;
  if ((isDemanding || (board.anyFacts & InPlay.RECKLESS) !== 0) && mustChallenge(s, seat)) return false;
  return !isDemanding || !mustQuest(s, seat);
}

const mustQuest = (s: State, seat: Seat): boolean =>
  zone(s, seat, Zone.PLAY).some(
    (entry) =>
      (permissionsOf(s, cardIn(entry)) & PermissionKind.MUST_QUEST) !== 0 &&
      (entry & Entry.EXERTED) === 0 &&
      (s.table.types[cardIn(entry)]! & TypeBit.CHARACTER) !== 0 &&
      mayQuest(s, entry),
  );
