// Fast path for decks without card text: legal actions and taking an action. Nothing triggers, so nothing has to be settled.
import { scratch, mergeCopies } from '../rules/choose/copies.js';
import { type State, Row, zone, Zone } from '../state/state.js';
import { type Seat, type ActionList, OVER } from '../../../core/game.js';
import {
  turnOffset,
  Turn,
  Mark,
  parametersOf,
  bagRow,
  BagExit,
  packOwn,
  OwnKind,
  useActivity,
  setTurnNumber,
  turnNumber,
} from './state.js';
import { addVanillaHandActions } from '../rules/legal/legal.js';
import { addBagMoves, moveToBag, moveFromBag } from './bag.js';
import { pack, Kind, cardOf, kindOf, targetOf } from '../state/packed-action.js';
import { Entry, type CardEntry, cardIn } from '../state/entry.js';
import { seatAt, SeatScalar, scalar, Scalar, End } from '../state/scalars.js';
import { defend, challenge } from './challenge.js';
import { ink, playVanilla } from '../rules/turn/take-action.js';
import { quest, endMission } from './quest.js';
import { advance as advanceLorcana } from '../rules/advance.js';
import { endGame } from '../rules/processes/game-state-check.js';
import { finishTurn } from '../rules/turn/turn.js';

const hands = scratch();

const characters = scratch();

/** As in `rules/legal/legal.ts`, the loops write straight into the list. */
export function addPlainActions(s: State, seat: Seat, out: ActionList): void {
  const scalars = s.row(Row.SCALARS);
  const turn = turnOffset(s);
  if (scalars[turn + Turn.ACTIVITY]! > 0) {
    const hand = zone(s, seat, Zone.HAND);
    const play = zone(s, seat, Zone.PLAY);
    const mayInk = 1 - scalars[turn + Turn.INK_PLAYED]!;
    const mayMove = scalars[turn + Turn.MOVED] === 0;
    if (s.table.options.mergeCopies) {
      addVanillaHandActions(s, seat, hands, mergeCopies(s, hand, hands), mayInk, out);
      addCharacterActions(s, seat, characters, mergeCopies(s, play, characters), out);
      if (mayMove) addBagMoves(s, seat, out);
    } else {
      addVanillaHandActions(s, seat, hand, hand.length, mayInk, out);
      addCharacterActions(s, seat, play, play.length, out);
      if (mayMove) addPlainBagMoves(s, seat, out);
    }
  }
  out.reserve(1);
  out.items[out.count++] = pack(Kind.END_TURN);
}

/** Scratch buffer: actions of a character, without its card. */
const cardlessActions: number[] = [];

/** No action exerts a character without text, but a prepared position may contain an exerted one. */
const CANNOT_ACT = Entry.DRYING | Entry.EXERTED;

/** Adds quests for each number of points on offer, and challenges to each opponent. */
function addCharacterActions(
  s: State,
  seat: Seat,
  entries: readonly CardEntry[],
  count: number,
  out: ActionList,
): void {
  const scalars = s.row(Row.SCALARS);
  const turn = turnOffset(s);
  let quests = 0;
  const points = scalars[turn + Turn.QUESTED] === 0 ? scalars[turn + Turn.OFFERED + seat]! : 0;
  for (let left = points; left !== 0; left &= left - 1)
    cardlessActions[quests++] = pack(Kind.QUEST, 0, 31 - Math.clz32(left & -left));
  let all = quests;
  if (scalars[turn + Turn.CHALLENGED] === 0)
    for (let other = 0; other < s.table.seats; other++)
      if (other !== seat && scalars[seatAt(other) + SeatScalar.LEFT] === 0)
        cardlessActions[all++] = pack(Kind.CHALLENGE, 0, other);
  out.reserve(all * count);
  const items = out.items;
  let n = out.count;
  for (let i = 0; i < count; i++) {
    const entry = entries[i]!;
    if ((entry & CANNOT_ACT) !== 0) continue;
    const first = (entry & Mark.ASSIGNED) === 0 ? 0 : quests;
    const last = (entry & Mark.VIGILANCE) === 0 ? all : quests;
    for (let k = first; k < last; k++) items[n++] = cardlessActions[k]! | cardIn(entry);
  }
  out.count = n;
}

/** All cards in the inkwell are characters that their player knows. */
function addPlainBagMoves(s: State, seat: Seat, out: ActionList): void {
  const well = zone(s, seat, Zone.INKWELL);
  const play = parametersOf(s).moveFrom === 'inkwell' ? NOTHING : zone(s, seat, Zone.PLAY);
  const bag = s.row(bagRow(s.table.seats));
  out.reserve(well.length + play.length + BagExit.PLAY_EXERTED * bag.length);
  const items = out.items;
  let n = out.count;
  for (let i = 0; i < well.length; i++) items[n++] = packOwn(OwnKind.TO_BAG, cardIn(well[i]!));
  for (let i = 0; i < play.length; i++) items[n++] = packOwn(OwnKind.TO_BAG, cardIn(play[i]!));
  for (let i = 0; i < bag.length; i++) {
    const card = cardIn(bag[i]!);
    if (s.table.owner[card] !== seat) continue;
    for (let exit = 0; exit < BagExit.PLAY_EXERTED; exit++) items[n++] = packOwn(OwnKind.FROM_BAG, card, exit);
  }
  out.count = n;
}

const NOTHING: readonly CardEntry[] = [];

export function advancePlain(s: State, action: number): void {
  const card = cardOf(action);
  if (s.question !== undefined) {
    defend(s, card);
    return;
  }
  const seat = scalar(s, Scalar.DECIDES);
  switch (kindOf(action) as Kind | OwnKind) {
    case Kind.END_TURN:
      endTurn(s, seat);
      break;
    case Kind.INK:
      useActivity(s);
      setTurnNumber(s, Turn.INK_PLAYED, 1);
      ink(s, seat, card);
      break;
    case Kind.PLAY:
      useActivity(s);
      playVanilla(s, seat, card);
      break;
    case Kind.QUEST:
      quest(s, seat, card, targetOf(action));
      break;
    case Kind.CHALLENGE:
      challenge(s, seat, card, targetOf(action));
      break;
    case OwnKind.TO_BAG:
      moveToBag(s, seat, card);
      break;
    case OwnKind.FROM_BAG:
      moveFromBag(s, seat, card, targetOf(action));
      break;
    default:
      advanceLorcana(s, action);
  }
}

function endTurn(s: State, seat: Seat): void {
  const points = turnNumber(s, Turn.MISSION);
  if (points > 0) {
    const lore = (s.editRow(Row.SCALARS)[seatAt(seat) + SeatScalar.LORE]! += points);
    endMission(s, seat);
    if (lore >= s.table.options.loreToWin) endGame(s, seat, End.LORE);
  }
  if (scalar(s, Scalar.DECIDES) !== OVER) finishTurn(s, seat);
}
