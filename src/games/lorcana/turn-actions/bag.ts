// Moves to and from Bag (S33–S36): from the inkwell to Bag, and from Bag to a zone that the player names.
import { scratch, distinctOf } from '../rules/choose/copies.js';
import { type State, zone, Zone } from '../state/state.js';
import type { Seat, ActionList } from '../../../core/game.js';
import {
  knownTo,
  Entry,
  type CardEntry,
  cardIn,
  type CardId,
  findIndexIn,
  refOf,
  removeCard,
  type CardRef,
} from '../state/entry.js';
import { parametersOf, bagRow, packOwn, OwnKind, BagExit, useActivity, setTurnNumber, Turn } from './state.js';
import { TypeBit } from '../state/table.js';
import { Pack } from '../state/packed-action.js';
import { hasKeyword } from '../rules/read/values.js';
import { Keyword } from '../state/keywords.js';
import type { Effect } from '../ir/effect.js';
import { type Placement, placeCard, moveFromAnywhere } from '../rules/processes/movement.js';
import { placeOfCard } from '../rules/read/references.js';
import { settleFromStep } from '../rules/turn/settle.js';
import { Step } from '../state/scalars.js';
import { addToPlay } from '../rules/processes/enter-play.js';
import { makePlaying } from '../rules/effects/enter.js';
import { pushFrame, makeFrame } from '../state/frames.js';

const found = scratch();

const distinct = scratch();

/** Adds the legal moves to and from Bag. Moves to locations are those of `lorcana`. */
export function addBagMoves(s: State, seat: Seat, out: ActionList): void {
  // Players can move the ink cards that they know (T-17).
  addToBag(s, zone(s, seat, Zone.INKWELL), knownTo(seat), out);
  if (parametersOf(s).moveFrom === 'inkwell+play') addToBag(s, zone(s, seat, Zone.PLAY), Entry.KNOWN_TO_ALL, out);
  const bag = s.row(bagRow(s.table.seats));
  if (bag.length > 0) addFromBag(s, seat, bag, out);
}

function addToBag(s: State, entries: readonly CardEntry[], known: number, out: ActionList): void {
  let count = 0;
  for (let i = 0; i < entries.length; i++)
    if ((entries[i]! & known) !== 0 && isCharacter(s, cardIn(entries[i]!))) found[count++] = entries[i]!;
  count = distinctOf(s, found, distinct, count);
  out.reserve(count);
  for (let i = 0; i < count; i++) out.push(packOwn(OwnKind.TO_BAG, cardIn(distinct[i]!)));
}

const isCharacter = (s: State, card: CardId): boolean => (s.table.types[card]! & TypeBit.CHARACTER) !== 0;

function addFromBag(s: State, seat: Seat, bag: readonly CardEntry[], out: ActionList): void {
  let count = 0;
  for (let i = 0; i < bag.length; i++) if (s.table.owner[cardIn(bag[i]!)] === seat) found[count++] = bag[i]!;
  count = distinctOf(s, found, distinct, count);
  out.reserve(count * BagExit.COUNT);
  for (let i = 0; i < count; i++) {
    const move = packOwn(OwnKind.FROM_BAG, cardIn(distinct[i]!));
    for (let exit = 0; exit < BagExit.PLAY_EXERTED; exit++) out.push(move | (exit << Pack.TARGET_SHIFT));
    if (mayEnterExerted(s, cardIn(distinct[i]!))) out.push(move | (BagExit.PLAY_EXERTED << Pack.TARGET_SHIFT));
  }
}

/** Bodyguard, or another choice of how the card enters play. It applies to every way into play (6.7.9). */
const mayEnterExerted = (s: State, card: CardId): boolean =>
  !s.table.plain && (hasKeyword(s, card, Keyword.BODYGUARD) || s.table.cardPrograms[card]!.enterExerted.length > 0);

const effectsOf = (s: State, ability: number): readonly Effect[] =>
  (s.table.program.abilities[ability] as { readonly effects: readonly Effect[] }).effects;

const TO_BAG: Placement = {
  zone: Zone.ELSEWHERE,
  put(s, card, seat) {
    // The cards under a card move with it (5.1.1.7). Bag holds characters only, so other cards are discarded.
    if (isCharacter(s, cardIn(card))) s.editRow(bagRow(s.table.seats)).push(card | Entry.KNOWN_TO_ALL);
    else placeCard(s, card, seat, { zone: Zone.DISCARD }, Entry.KNOWN_TO_ALL);
  },
};

/** A card from the inkwell is revealed. A card from play loses its damage and its mission. */
export function moveToBag(s: State, seat: Seat, card: CardId): void {
  beginMove(s);
  const well = zone(s, seat, Zone.INKWELL);
  const at = findIndexIn(well, card);
  const from = at < 0 ? placeOfCard(s, card)! : { zone: Zone.INKWELL, entry: well[at]!, seat };
  moveFromAnywhere(s, refOf(from.entry), TO_BAG, Entry.KNOWN_TO_ALL, from);
  if (!s.table.plain) settleFromStep(s, Step.MAIN);
}

/** Starts a move of any kind. There is one move in a turn (S34). */
export function beginMove(s: State): void {
  useActivity(s);
  setTurnNumber(s, Turn.MOVED, 1);
}

const PLACES: Readonly<Record<Exclude<BagExit, BagExit.PLAY | BagExit.PLAY_EXERTED | BagExit.COUNT>, Placement>> = {
  [BagExit.HAND]: { zone: Zone.HAND },
  [BagExit.DECK_TOP]: { zone: Zone.DECK, at: 'top' },
  [BagExit.DECK_BOTTOM]: { zone: Zone.DECK, at: 'bottom' },
  [BagExit.INKWELL]: { zone: Zone.INKWELL, exerted: false },
  [BagExit.DISCARD]: { zone: Zone.DISCARD },
};

export function moveFromBag(s: State, seat: Seat, card: CardId, exit: Exclude<BagExit, BagExit.COUNT>): void {
  beginMove(s);
  const ref = refOf(removeCard(s.editRow(bagRow(s.table.seats)), card));
  if (exit === BagExit.PLAY || exit === BagExit.PLAY_EXERTED) putIntoPlay(s, seat, ref, exit === BagExit.PLAY_EXERTED);
  else placeCard(s, ref, seat, PLACES[exit], Entry.KNOWN_TO_ALL);
  if (!s.table.plain) settleFromStep(s, Step.MAIN);
}

/** Puts a card into play, drying. It is not played, so "when you play" does not trigger (T-6). */
function putIntoPlay(s: State, seat: Seat, card: CardRef, exerted: boolean): void {
  const ref = addToPlay(s, makePlaying(card, seat, 0), exerted);
  const [option] = s.table.cardPrograms[cardIn(card)]!.enterExerted;
  if (!exerted || option === undefined || effectsOf(s, option).length === 0) return;
  pushFrame(s, makeFrame(seat, ref, option, [s.table.program.abilityBlock[option]!]));
}
