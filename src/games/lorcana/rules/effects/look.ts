// Handlers of effects that reveal cards, search a deck, or look at its top cards.
import { type State, zone, Zone, editZone } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import {
  type CardEntry,
  type CardRef,
  findIndexIn,
  cardIn,
  knownTo,
  Entry,
  refOf,
  refAfterMove,
} from '../../state/entry.js';
import { type Handler, Result } from '../../state/program.js';
import { cardsOf, atRandom } from '../choose/targets.js';
import { WAITING, ask, YES_OR_NO } from '../choose/ask.js';
import { placeOfRef } from '../read/references.js';
import { bindLabel } from '../../state/frames.js';
import type { Pick, EffectOf } from '../../ir/effect.js';
import type { Frame } from '../../state/records.js';
import { matchesFilter, amountOf } from '../read/evaluate.js';
import { isForbidden } from '../legal/play-modes.js';
import { choose, askOrder, askSome } from '../choose/cards.js';
import { startPlaying } from './enter.js';
import { shuffleDeck } from '../processes/shuffle.js';
import { destinationOf, putCards, type FixedDestination } from './destination.js';
import { seatsOf } from '../choose/players.js';
import { kindOf, Kind } from '../../state/packed-action.js';

/** The top cards of a deck. Marks them as `known`; a repeated call, after an answer, changes nothing. */
function lookAtTop(s: State, seat: Seat, n: number, known: number): CardEntry[] {
  const seen: CardEntry[] = [];
  const size = zone(s, seat, Zone.DECK).length;
  for (let i = size - 1; i >= Math.max(0, size - n); i--) {
    let entry = zone(s, seat, Zone.DECK)[i]!;
    if ((entry & known) !== known) entry = editZone(s, seat, Zone.DECK)[i]! |= known;
    seen.push(entry);
  }
  return seen;
}

/** Marks cards of a deck as `known`: bits of the players who know them. */
function addKnowledge(s: State, seat: Seat, cards: readonly CardRef[], known: number): void {
  const deck = zone(s, seat, Zone.DECK);
  for (const ref of cards) {
    const at = findIndexIn(deck, cardIn(ref));
    if (at >= 0 && (deck[at]! & known) !== known) editZone(s, seat, Zone.DECK)[at]! |= known;
  }
}

/** Reveals cards to all players, or only to you. */
export const reveal: Handler<'reveal'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.what);
  if (cards === WAITING) return Result.WAIT;
  for (const ref of cards) {
    const place = placeOfRef(s, ref);
    const known = effect.to === 'you' ? knownTo(frame.seat) : Entry.KNOWN_TO_ALL;
    if (place === undefined || typeof place.zone === 'string' || (place.entry & known) === known) continue;
    const entries = editZone(s, place.seat, place.zone);
    entries[findIndexIn(entries, cardIn(ref))]! |= known;
  }
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, cards, cards.length, cards.length > 0);
  return Result.DONE;
};

// Searching a deck.

/** The cards that a text takes out of a deck, and where it puts them. */
type CardPick = Omit<Pick, 'count'>;

/** Whether the text can take this card out of the deck. A card to be played must not be forbidden (1.2.2). */
const isTakeable = (s: State, frame: Frame, deck: Seat, entry: CardEntry, { filter, put }: CardPick): boolean =>
  (filter === undefined || matchesFilter(s, frame, filter, entry, deck)) &&
  (put.to !== 'play' || !isForbidden(s, frame.seat, entry));

/** Searches your deck. You may find nothing, as the zone is private (7.1.4). You know all cards of the deck until the shuffle. */
export const search: Handler<'search'> = (s, frame, effect) => {
  addKnowledge(s, frame.seat, zone(s, frame.seat, Zone.DECK).map(refOf), knownTo(frame.seat));
  const deck = zone(s, frame.seat, Zone.DECK);
  const fitting = deck.filter((entry) => isTakeable(s, frame, frame.seat, entry, effect));
  const chosen = choose(s, frame, frame.seat, fitting, { n: effect.count?.n ?? 1, upTo: true });
  if (chosen === WAITING) return Result.WAIT;
  if (effect.as !== undefined)
    bindLabel(s, frame, effect.as, chosen.map(refAfterMove), chosen.length, chosen.length > 0);
  if (effect.put.to === 'play') {
    for (const ref of chosen) startPlaying(s, frame, ref, effect.put.exerted === true);
    shuffleDeck(s, frame.seat);
    return Result.DONE;
  }
  const place = destinationOf(s, frame, effect.put);
  if (place === WAITING) return Result.WAIT;
  if (effect.reveal === true) addKnowledge(s, frame.seat, chosen, Entry.KNOWN_TO_ALL);
  // A card that goes on the deck is put there after the shuffle.
  const isFirst = 'put' in place && place.put.zone === Zone.DECK;
  if (isFirst) {
    shuffleDeck(s, frame.seat);
    if (effect.reveal === true) addKnowledge(s, frame.seat, chosen, Entry.KNOWN_TO_ALL);
    else addKnowledge(s, frame.seat, chosen, knownTo(frame.seat));
  }
  putCards(s, frame, chosen, place);
  if (!isFirst) shuffleDeck(s, frame.seat);
  return Result.DONE;
};

// Looking at the top cards of a deck.

/** Looks at or reveals the top cards, takes some, and puts the rest away. */
export const look: Handler<'look'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.of);
  if (seats === WAITING) return Result.WAIT;
  const deck = seats[0]!;
  const known = effect.reveal === true ? Entry.KNOWN_TO_ALL : knownTo(frame.seat);
  const seen = lookAtTop(s, deck, depthOf(s, frame, deck, effect), known);
  const taken: { pick: Pick; cards: readonly CardRef[] }[] = [];
  let left: readonly CardEntry[] = seen;
  for (const pick of effect.picks) {
    const chosen = pickSome(s, frame, deck, left, pick);
    if (chosen === WAITING) return Result.WAIT;
    const resolvedPick = askToPlay(s, frame, pick, chosen);
    if (resolvedPick === WAITING) return Result.WAIT;
    taken.push({ pick: resolvedPick, cards: chosen });
    if (chosen.length > 0) left = left.filter((entry) => !chosen.includes(refOf(entry)));
  }
  const places = placesOf(s, frame, taken, left.map(refOf), effect);
  if (places === WAITING) return Result.WAIT;
  for (const { pick, cards: some, place } of places.taken) {
    if (pick.reveal === true) addKnowledge(s, deck, some, Entry.KNOWN_TO_ALL);
    if (place !== undefined) putCards(s, frame, some, place, deck);
    else for (const ref of some) startPlaying(s, frame, ref, pick.put.to === 'play' && pick.put.exerted === true);
    if (pick.as !== undefined) bindLabel(s, frame, pick.as, some.map(refAfterMove), some.length, some.length > 0);
  }
  putCards(s, frame, places.rest, places.restPlace, deck);
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, seen.map(refOf), seen.length, true);
  return Result.DONE;
};

/** How many cards are looked at: a number, or as many as are needed to reach a matching card (all, if there is none). */
function depthOf(s: State, frame: Frame, seat: Seat, { n, until }: EffectOf<'look'>): number {
  if (until === undefined) return amountOf(s, frame, n ?? 0);
  const deck = zone(s, seat, Zone.DECK);
  const at = deck.findLastIndex((entry) => matchesFilter(s, frame, until, entry, seat));
  return deck.length - Math.max(at, 0);
}

function pickSome(
  s: State,
  frame: Frame,
  deck: Seat,
  from: readonly CardEntry[],
  pick: Pick,
): readonly CardRef[] | undefined {
  const isOpen = pick.filter === undefined && pick.put.to !== 'play';
  const fitting = isOpen ? from : from.filter((entry) => isTakeable(s, frame, deck, entry, pick));
  return choose(s, frame, frame.seat, fitting, pick.count);
}

/** Asks whether a card that was taken is played for free instead, if the text offers that. */
function askToPlay(s: State, frame: Frame, pick: Pick, [card]: readonly CardRef[]): Pick | undefined {
  const place = pick.orPlay === undefined || card === undefined ? undefined : placeOfRef(s, card);
  if (pick.orPlay === undefined || place === undefined) return pick;
  const { entry, seat } = place;
  if (!matchesFilter(s, frame, pick.orPlay.filter, entry, seat) || isForbidden(s, frame.seat, entry)) return pick;
  const answer = ask(s, frame, frame.seat, 'may', YES_OR_NO);
  if (answer === WAITING) return WAITING;
  if (kindOf(answer) === Kind.NO) return pick;
  return { ...pick, put: { to: 'play', exerted: pick.orPlay.exerted === true } };
}

interface Places {
  readonly taken: readonly {
    readonly pick: Pick;
    readonly cards: readonly CardRef[];
    readonly place: FixedDestination | undefined;
  }[];
  readonly rest: readonly CardRef[];
  readonly restPlace: FixedDestination;
}

function placesOf(
  s: State,
  frame: Frame,
  taken: readonly { pick: Pick; cards: readonly CardRef[] }[],
  left: readonly CardRef[],
  effect: EffectOf<'look'>,
): Places | undefined {
  const settled: { pick: Pick; cards: readonly CardRef[]; place: FixedDestination | undefined }[] = [];
  for (const { pick, cards } of taken) {
    const place = pick.put.to === 'play' || cards.length === 0 ? undefined : destinationOf(s, frame, pick.put);
    if (pick.put.to !== 'play' && cards.length > 0 && place === WAITING) return WAITING;
    settled.push({ pick, cards, place });
  }
  if (effect.rest.to === 'either' && effect.order === 'any')
    return splitPlaces(s, frame, settled, left, effect.rest.places);
  const restPlace =
    left.length === 0 ? { put: { zone: Zone.DECK, at: 'bottom' } as const } : destinationOf(s, frame, effect.rest);
  if (restPlace === WAITING) return WAITING;
  const rest =
    effect.order === 'any'
      ? askOrder(s, frame, frame.seat, left)
      : effect.order === 'random'
        ? atRandom(s, left, left.length)
        : left;
  return rest === WAITING ? WAITING : { taken: settled, rest, restPlace };
}

/** "Any number of them on the top or the bottom": the chosen cards go to the first place, the rest to the second. */
function splitPlaces(
  s: State,
  frame: Frame,
  settled: Places['taken'],
  left: readonly CardRef[],
  [firstPlace, secondPlace]: readonly ('deckTop' | 'deckBottom' | 'discard')[],
): Places | undefined {
  const cards = askSome(s, frame, frame.seat, left);
  if (cards === WAITING) return WAITING;
  const others = left.filter((ref) => !cards.includes(ref));
  const rest = askOrder(s, frame, frame.seat, others);
  if (rest === WAITING) return WAITING;
  const pick: Pick = { count: { n: cards.length }, put: { to: firstPlace! } };
  const first = { pick, cards, place: destinationOf(s, frame, { to: firstPlace! }) };
  return { taken: [...settled, first], rest, restPlace: destinationOf(s, frame, { to: secondPlace! })! };
}
