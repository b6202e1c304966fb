// Makes the choices in the destination of a text, and puts cards there.
import { type Placement, leavePlay, moveFromAnywhere, takeFrom, unlink } from '../processes/movement.js';
import { type CardRef, knownTo, cardIn, findIndexIn, refOf } from '../../state/entry.js';
import { type State, Zone, zone } from '../../state/state.js';
import type { Frame } from '../../state/records.js';
import type { Destination } from '../../ir/effect.js';
import { ask, WAITING } from '../choose/ask.js';
import { pack, Kind, cardOf } from '../../state/packed-action.js';
import { cardsOf } from '../choose/targets.js';
import type { Seat } from '../../../../core/game.js';
import { inPlay, type Place } from '../read/references.js';
import { NONE } from '../../state/empty.js';
import { shuffleDeck } from '../processes/shuffle.js';
import { restack, putUnder } from '../../state/stacks.js';
import { forgetCard } from '../in-force/lasting.js';
import { emit } from '../processes/emit.js';
import { EventKind } from '../../state/events.js';

/** A destination after its choices. */
export type FixedDestination =
  { readonly put: Placement } | { readonly shuffled: true } | { readonly under: CardRef; readonly faceup: boolean };

/** Makes the choices in a destination; WAITING while the player must answer. */
export function destinationOf(s: State, frame: Frame, put: Destination): FixedDestination | undefined {
  switch (put.to) {
    case 'hand':
      return { put: { zone: Zone.HAND } };
    case 'discard':
      return { put: { zone: Zone.DISCARD } };
    case 'deckTop':
      return { put: { zone: Zone.DECK, at: 'top' } };
    case 'deckBottom':
      return { put: { zone: Zone.DECK, at: 'bottom' } };
    case 'deckShuffled':
      return { shuffled: true };
    case 'inkwell':
      return { put: { zone: Zone.INKWELL, exerted: put.exerted === true } };
    case 'either': {
      const answer = ask(
        s,
        frame,
        frame.seat,
        'place',
        put.places.map((_, i) => pack(Kind.CHOOSE_PLACE, i)),
      );
      return answer === WAITING ? WAITING : destinationOf(s, frame, { to: put.places[cardOf(answer)]! });
    }
    case 'under': {
      const tops = cardsOf(s, frame, put.card);
      return tops === WAITING ? WAITING : { under: tops[0] ?? -1, faceup: put.faceup === true };
    }
  }
}

/** Puts cards at a destination. `deck`: the player in whose deck all of them are, if the caller knows it. */
export function putCards(
  s: State,
  frame: Frame,
  cards: readonly CardRef[],
  place: FixedDestination,
  deck?: Seat,
): void {
  if (cards.length === 0) return;
  if ('under' in place) {
    for (const ref of cards) putCardUnder(s, frame, ref, place);
    return;
  }
  const put: Placement = 'shuffled' in place ? { zone: Zone.DECK, at: 'top' } : place.put;
  // Lists of cards have the topmost first. The topmost card is put on the deck last.
  const isOnTop = !('shuffled' in place) && put.zone === Zone.DECK && put.at === 'top';
  const inOrder = isOnTop ? cards.toReversed() : cards;
  const fromPlay: readonly CardRef[] = deck === undefined ? inOrder.filter((ref) => inPlay(s, ref) >= 0) : NONE;
  if (fromPlay.length > 0) leavePlay(s, fromPlay, put);
  for (const ref of inOrder) {
    if (fromPlay.includes(ref)) continue;
    const from = deck === undefined ? undefined : placeInDeck(s, deck, ref);
    moveFromAnywhere(s, ref, put, knownTo(frame.seat), from);
  }
  if ('shuffled' in place)
    for (const seat of new Set(cards.map((ref) => s.table.owner[cardIn(ref)]!))) shuffleDeck(s, seat);
}

/** The place of a card in this deck; undefined if the card has left the deck. */
function placeInDeck(s: State, seat: Seat, ref: CardRef): Place | undefined {
  const deck = zone(s, seat, Zone.DECK);
  const at = findIndexIn(deck, cardIn(ref));
  return at >= 0 && refOf(deck[at]!) === ref ? { zone: Zone.DECK, entry: deck[at]!, seat } : undefined;
}

function putCardUnder(
  s: State,
  frame: Frame,
  ref: CardRef,
  { under, faceup }: { under: CardRef; faceup: boolean },
): void {
  if (inPlay(s, under) < 0 || under === ref) return;
  const wasInPlay = inPlay(s, ref) >= 0;
  const entry = takeFrom(s, ref);
  if (wasInPlay) {
    // Cards under it go along (5.1.1.7). Its location and the effects on it are lost.
    restack(s, cardIn(ref), cardIn(under));
    unlink(s, cardIn(ref));
    forgetCard(s, ref);
  }
  putUnder(s, entry, cardIn(under), faceup);
  emit(s, EventKind.PUT_UNDER, frame.seat, under);
}
