// Handlers of effects that move cards to another zone, or characters to a location.
import { type Handler, Result, doneIf } from '../../state/program.js';
import { cardsOf } from '../choose/targets.js';
import { WAITING } from '../choose/ask.js';
import { followMove, placeOfRef, inPlay } from '../read/references.js';
import { bindLabel } from '../../state/frames.js';
import { NONE } from '../../state/empty.js';
import { destinationOf, putCards, type FixedDestination } from './destination.js';
import { askOrder } from '../choose/cards.js';
import type { Fields } from '../../link/shapes.js';
import type { Target } from '../../ir/effect.js';
import { refAfterMove, type CardRef, cardIn, refOf, findIndexIn } from '../../state/entry.js';
import { type Frame, EventContext } from '../../state/records.js';
import { EventKind } from '../../state/events.js';
import { Zone, type State, editZone } from '../../state/state.js';
import { cardsUnder } from '../../state/stacks.js';
import { locationOf } from '../../state/in-play.js';
import { restrictionsOf } from '../../state/modifiers.js';
import { RestrictionKind } from '../../state/restrictions.js';
import { linkTo } from '../processes/movement.js';
import { emit } from '../processes/emit.js';

export const move: Handler<'move'> = (s, frame, effect) => {
  const named = cardsOf(s, frame, effect.what);
  if (named === WAITING) return Result.WAIT;
  const cards = named.map((ref) => (isOtherInChallenge(frame, effect.what) ? ref : followMove(s, ref)));
  if (cards.length === 0) {
    if (effect.as !== undefined) bindLabel(s, frame, effect.as, NONE, 0, false);
    return Result.DONE;
  }
  const place = destinationOf(s, frame, effect.put);
  if (place === WAITING) return Result.WAIT;
  const stacks =
    effect.order === 'any' && isDeck(place) ? cards.flatMap((ref) => [ref, ...cardsBeneath(s, ref)]) : cards;
  const order = effect.order === 'any' ? askOrder(s, frame, frame.seat, stacks) : cards;
  if (order === WAITING) return Result.WAIT;
  const present = order.filter((ref) => cards.includes(ref) && placeOfRef(s, ref) !== undefined);
  const noneInPlay = present.every((ref) => inPlay(s, ref) < 0);
  putCards(s, frame, present, place);
  if (stacks.length > cards.length) reorderInDeck(s, order);
  // In "return a character card to your hand. If that character …" the label means the card in its new zone. A card that
  // was in play keeps its reference, for its last known values (6.7.7).
  const { as: label } = effect.what as Fields<Target>;
  if (label !== undefined && noneInPlay)
    bindLabel(s, frame, label, present.map(refAfterMove), present.length, present.length > 0);
  if (effect.as !== undefined)
    bindLabel(
      s,
      frame,
      effect.as,
      present.map(refAfterMove),
      present.length,
      present.length === cards.length && present.length > 0,
    );
  return Result.DONE;
};

/**
 * "When this character is challenged and banished, return the challenging character": a character that is still in play,
 * and not a card that was banished at the same time.
 */
const isOtherInChallenge = (frame: Frame, what: Target): boolean =>
  frame.event.on === EventKind.BANISHED && (what as Fields<Target>).ref === 'object';

const isDeck = (place: FixedDestination): boolean => 'put' in place && place.put.zone === Zone.DECK;

/** The cards under a card in play, which move with it. */
const cardsBeneath = (s: State, ref: CardRef): readonly CardRef[] =>
  inPlay(s, ref) < 0 ? NONE : cardsUnder(s, cardIn(ref)).map(refOf).toReversed();

/** "In any order": the cards of all stacks that were put into a deck together may be mixed freely (7.2.3). */
function reorderInDeck(s: State, order: readonly CardRef[]): void {
  for (const seat of new Set(order.map((ref) => s.table.owner[cardIn(ref)]!))) {
    const deck = editZone(s, seat, Zone.DECK);
    const entries = order.map((ref) => deck[findIndexIn(deck, cardIn(ref))]).filter((entry) => entry !== undefined);
    // The first card lies highest, which is last in the list.
    const slots = entries.map((entry) => deck.indexOf(entry)).sort((a, b) => b - a);
    entries.forEach((entry, i) => (deck[slots[i]!] = entry));
  }
}

// Moves to a location (4.7).

export const toLocation: Handler<'toLocation'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.what);
  if (cards === WAITING) return Result.WAIT;
  const places = cardsOf(s, frame, effect.location);
  if (places === WAITING) return Result.WAIT;
  const [location] = places;
  const moved = location === undefined ? [] : cards.filter((ref) => moveTo(s, ref, location));
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, moved, moved.length, moved.length > 0);
  return doneIf(moved.length === cards.length && moved.length > 0);
};

/** Moves a character to a location. Returns false if it can't move or is already there (L-15). */
export function moveTo(s: State, character: CardRef, location: CardRef): boolean {
  const from = locationOf(s, cardIn(character));
  if (inPlay(s, character) < 0 || inPlay(s, location) < 0 || from === cardIn(location)) return false;
  if ((restrictionsOf(s, cardIn(character)) & RestrictionKind.MOVE) !== 0) return false;
  linkTo(s, cardIn(character), cardIn(location));
  const owner = s.table.owner[cardIn(character)]!;
  emit(s, EventKind.MOVES, owner, character, location, 0, from >= 0 ? EventContext.FROM_LOCATION : 0);
  return true;
}
