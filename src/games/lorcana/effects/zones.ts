// Cards between zones: moved, looked at, searched for, revealed.
import { On } from '../happenings.js';
import type { Seat } from '../../../core/game.js';
import { cardOf, Kind, kindOf, pack } from '../decision.js';
import type { Destination, EffectOf, Pick, Target } from '../ir/effect.js';
import type { Frame } from '../records.js';
import { cardIn, Entry, findCard, knownTo, movedOn, refOf, removeAt, type CardEntry, type CardRef } from '../entry.js';
import { editZone, zone, Zone, type State } from '../state.js';
import { NONE } from '../empty-lists.js';
import { answered, ask, WAITING, YES_OR_NO } from '../rules/ask.js';
import { emit } from '../rules/events.js';
import { forgetCard } from '../rules/lasting.js';
import { leavePlay, moveFromAnywhere, takeFrom, unlink, type Put } from '../rules/movement.js';
import { isForbidden } from '../rules/play-modes.js';
import { evaluate, matches } from '../rules/reading.js';
import { followed, inPlay, placeOfRef, type Place } from '../rules/references.js';
import { shuffleDeck } from '../rules/shuffle.js';
import { cardsUnder, putUnder, restack } from '../rules/stacks.js';
import { bind } from '../rules/bound.js';
import { choose, optionsOf } from '../rules/choose-cards.js';
import { seatsOf } from '../rules/choose-players.js';
import { atRandom, cardsOf } from '../rules/targets.js';
import type { Fields } from '../shapes.js';
import { startPlaying } from './enter.js';
import { Result, type Handler } from './handler.js';

export const move: Handler<'move'> = (s, frame, effect) => {
  const named = cardsOf(s, frame, effect.what);
  if (named === WAITING) return Result.WAIT;
  const cards = named.map((ref) => (isOtherOne(frame, effect.what) ? ref : followed(s, ref)));
  if (cards.length === 0) {
    if (effect.as !== undefined) bind(s, frame, effect.as, NONE, 0, false);
    return Result.DONE;
  }
  const place = whereTo(s, frame, effect.put);
  if (place === WAITING) return Result.WAIT;
  const stacks = effect.order === 'any' && isDeck(place) ? cards.flatMap((ref) => [ref, ...beneath(s, ref)]) : cards;
  const order = effect.order === 'any' ? askOrder(s, frame, frame.seat, stacks) : cards;
  if (order === WAITING) return Result.WAIT;
  const there = order.filter((ref) => cards.includes(ref) && placeOfRef(s, ref) !== undefined);
  const wereOutside = there.every((ref) => inPlay(s, ref) < 0);
  putCards(s, frame, there, place);
  if (stacks.length > cards.length) rearrange(s, order);
  // "Return a character card to your hand. If that character …": the text means it where it has put it. Of a card that was in play, it
  // means what that was last.
  const { as: label } = effect.what as Fields<Target>;
  if (label !== undefined && wereOutside) bind(s, frame, label, there.map(movedOn), there.length, there.length > 0);
  if (effect.as !== undefined)
    bind(s, frame, effect.as, there.map(movedOn), there.length, there.length === cards.length && there.length > 0);
  return Result.DONE;
};

/** "When this character is challenged and banished, return the challenging character": a character in play, not one that fell with it. */
const isOtherOne = (frame: Frame, what: Target): boolean =>
  frame.event.on === On.BANISHED && (what as Fields<Target>).ref === 'object';

/** A destination with its choices made. */
type Fixed =
  { readonly put: Put } | { readonly shuffled: true } | { readonly under: CardRef; readonly faceup: boolean };

function whereTo(s: State, frame: Frame, put: Destination): Fixed | undefined {
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
      return answer === WAITING ? WAITING : whereTo(s, frame, { to: put.places[cardOf(answer)]! });
    }
    case 'under': {
      const tops = cardsOf(s, frame, put.card);
      return tops === WAITING ? WAITING : { under: tops[0] ?? -1, faceup: put.faceup === true };
    }
  }
}

const isDeck = (place: Fixed): boolean => 'put' in place && place.put.zone === Zone.DECK;

/** The cards under one in play, which go along with it. */
const beneath = (s: State, ref: CardRef): readonly CardRef[] =>
  inPlay(s, ref) < 0 ? NONE : cardsUnder(s, cardIn(ref)).map(refOf).toReversed();

/** "In any order": cards of stacks that have come into a deck together are mixed freely (7.2.3). */
function rearrange(s: State, order: readonly CardRef[]): void {
  for (const seat of new Set(order.map((ref) => s.table.owner[cardIn(ref)]!))) {
    const deck = editZone(s, seat, Zone.DECK);
    const entries = order.map((ref) => deck[findCard(deck, cardIn(ref))]).filter((entry) => entry !== undefined);
    // The first of them lies highest, and so comes last in the deck.
    const slots = entries.map((entry) => deck.indexOf(entry)).sort((a, b) => b - a);
    entries.forEach((entry, i) => (deck[slots[i]!] = entry));
  }
}

/** Asks one card after the other; the last needs no question. */
function askOrder(s: State, frame: Frame, by: Seat, cards: readonly CardRef[]): readonly CardRef[] | undefined {
  const left = [...cards];
  const order: CardRef[] = [];
  while (left.length > 1) {
    const answer = answered(frame) ?? ask(s, frame, by, 'order', optionsOf(left, false));
    if (answer === WAITING) return WAITING;
    order.push(taken(left, answer));
  }
  return [...order, ...left];
}

/** As many as the player likes, in the order named. */
function askSome(s: State, frame: Frame, by: Seat, cards: readonly CardRef[]): readonly CardRef[] | undefined {
  const left = [...cards];
  const order: CardRef[] = [];
  while (left.length > 0) {
    const answer = answered(frame) ?? ask(s, frame, by, 'card', optionsOf(left, true));
    if (answer === WAITING) return WAITING;
    if (kindOf(answer) === Kind.DONE) break;
    order.push(taken(left, answer));
  }
  return order;
}

const taken = (left: CardRef[], answer: number): CardRef => removeAt(left, findCard(left, cardOf(answer)));

/** `deck`: whose deck they lie in, where that is known. */
function putCards(s: State, frame: Frame, cards: readonly CardRef[], place: Fixed, deck?: Seat): void {
  if (cards.length === 0) return;
  if ('under' in place) {
    for (const ref of cards) putCardUnder(s, frame, ref, place);
    return;
  }
  const put: Put = 'shuffled' in place ? { zone: Zone.DECK, at: 'top' } : place.put;
  // A list of cards is a deck's, top first; what lies on top is put there last.
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

/** Where a card of this deck is: there, as a rule. */
function placeInDeck(s: State, seat: Seat, ref: CardRef): Place | undefined {
  const deck = zone(s, seat, Zone.DECK);
  const at = findCard(deck, cardIn(ref));
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
    // What was under it goes along (5.1.1.7); where it was and what applied to it are no more.
    restack(s, cardIn(ref), cardIn(under));
    unlink(s, cardIn(ref));
    forgetCard(s, ref);
  }
  putUnder(s, entry, cardIn(under), faceup);
  emit(s, On.PUT_UNDER, frame.seat, under);
}

/** Look at or reveal the top cards, take some, put the rest away. */
export const look: Handler<'look'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.of);
  if (seats === WAITING) return Result.WAIT;
  const deck = seats[0]!;
  const known = effect.reveal === true ? Entry.KNOWN_TO_ALL : knownTo(frame.seat);
  const seen = seeTop(s, deck, depthOf(s, frame, deck, effect), known);
  const taken: { pick: Pick; cards: readonly CardRef[] }[] = [];
  let left: readonly CardEntry[] = seen;
  for (const pick of effect.picks) {
    const chosen = pickSome(s, frame, deck, left, pick);
    if (chosen === WAITING) return Result.WAIT;
    const how = howTaken(s, frame, pick, chosen);
    if (how === WAITING) return Result.WAIT;
    taken.push({ pick: how, cards: chosen });
    if (chosen.length > 0) left = left.filter((entry) => !chosen.includes(refOf(entry)));
  }
  const places = placesOf(s, frame, taken, left.map(refOf), effect);
  if (places === WAITING) return Result.WAIT;
  for (const { pick, cards: some, place } of places.taken) {
    if (pick.reveal === true) learn(s, deck, some, Entry.KNOWN_TO_ALL);
    if (place !== undefined) putCards(s, frame, some, place, deck);
    else for (const ref of some) startPlaying(s, frame, ref, pick.put.to === 'play' && pick.put.exerted === true);
    if (pick.as !== undefined) bind(s, frame, pick.as, some.map(movedOn), some.length, some.length > 0);
  }
  putCards(s, frame, places.rest, places.restPlace, deck);
  if (effect.as !== undefined) bind(s, frame, effect.as, seen.map(refOf), seen.length, true);
  return Result.DONE;
};

/** How many cards are looked at: a number, or as many as it takes to come to one that is looked for. */
function depthOf(s: State, frame: Frame, seat: Seat, { n, until }: EffectOf<'look'>): number {
  if (until === undefined) return evaluate(s, frame, n ?? 0);
  const deck = zone(s, seat, Zone.DECK);
  const at = deck.findLastIndex((entry) => matches(s, frame, until, entry, seat));
  return deck.length - Math.max(at, 0);
}

/** The top cards of a deck, which somebody now knows. Seeing them again while answers come in changes nothing more. */
function seeTop(s: State, seat: Seat, n: number, known: number): CardEntry[] {
  const seen: CardEntry[] = [];
  const size = zone(s, seat, Zone.DECK).length;
  for (let i = size - 1; i >= Math.max(0, size - n); i--) {
    let entry = zone(s, seat, Zone.DECK)[i]!;
    if ((entry & known) !== known) entry = editZone(s, seat, Zone.DECK)[i]! |= known;
    seen.push(entry);
  }
  return seen;
}

/** Cards that a text takes out of a deck, and where it puts them. */
type Taking = Omit<Pick, 'count'>;

/** Whether a card in a deck is one that the text takes; one that is played must be one that may be played (1.2.2). */
const mayTake = (s: State, frame: Frame, deck: Seat, entry: CardEntry, { filter, put }: Taking): boolean =>
  (filter === undefined || matches(s, frame, filter, entry, deck)) &&
  (put.to !== 'play' || !isForbidden(s, frame.seat, entry));

function pickSome(
  s: State,
  frame: Frame,
  deck: Seat,
  from: readonly CardEntry[],
  pick: Pick,
): readonly CardRef[] | undefined {
  const isOpen = pick.filter === undefined && pick.put.to !== 'play';
  const fitting = isOpen ? from : from.filter((entry) => mayTake(s, frame, deck, entry, pick));
  return choose(s, frame, frame.seat, fitting, pick.count);
}

/** What is taken may be a card that can be played for free instead of going where the text puts it. */
function howTaken(s: State, frame: Frame, pick: Pick, [card]: readonly CardRef[]): Pick | undefined {
  const place = pick.orPlay === undefined || card === undefined ? undefined : placeOfRef(s, card);
  if (pick.orPlay === undefined || place === undefined) return pick;
  const { entry, seat } = place;
  if (!matches(s, frame, pick.orPlay.filter, entry, seat) || isForbidden(s, frame.seat, entry)) return pick;
  const answer = ask(s, frame, frame.seat, 'may', YES_OR_NO);
  if (answer === WAITING) return WAITING;
  if (kindOf(answer) === Kind.NO) return pick;
  return { ...pick, put: { to: 'play', exerted: pick.orPlay.exerted === true } };
}

interface Places {
  readonly taken: readonly {
    readonly pick: Pick;
    readonly cards: readonly CardRef[];
    readonly place: Fixed | undefined;
  }[];
  readonly rest: readonly CardRef[];
  readonly restPlace: Fixed;
}

function placesOf(
  s: State,
  frame: Frame,
  taken: readonly { pick: Pick; cards: readonly CardRef[] }[],
  left: readonly CardRef[],
  effect: EffectOf<'look'>,
): Places | undefined {
  const settled: { pick: Pick; cards: readonly CardRef[]; place: Fixed | undefined }[] = [];
  for (const { pick, cards } of taken) {
    const place = pick.put.to === 'play' || cards.length === 0 ? undefined : whereTo(s, frame, pick.put);
    if (pick.put.to !== 'play' && cards.length > 0 && place === WAITING) return WAITING;
    settled.push({ pick, cards, place });
  }
  if (effect.rest.to === 'either' && effect.order === 'any')
    return partedPlaces(s, frame, settled, left, effect.rest.places);
  const restPlace =
    left.length === 0 ? { put: { zone: Zone.DECK, at: 'bottom' } as const } : whereTo(s, frame, effect.rest);
  if (restPlace === WAITING) return WAITING;
  const rest =
    effect.order === 'any'
      ? askOrder(s, frame, frame.seat, left)
      : effect.order === 'random'
        ? atRandom(s, left, left.length)
        : left;
  return rest === WAITING ? WAITING : { taken: settled, rest, restPlace };
}

/** "Any number of them on the top or the bottom": some go to the first place, what is left to the second. */
function partedPlaces(
  s: State,
  frame: Frame,
  settled: Places['taken'],
  left: readonly CardRef[],
  [here, there]: readonly ('deckTop' | 'deckBottom' | 'discard')[],
): Places | undefined {
  const cards = askSome(s, frame, frame.seat, left);
  if (cards === WAITING) return WAITING;
  const others = left.filter((ref) => !cards.includes(ref));
  const rest = askOrder(s, frame, frame.seat, others);
  if (rest === WAITING) return WAITING;
  const pick: Pick = { count: { n: cards.length }, put: { to: here! } };
  const first = { pick, cards, place: whereTo(s, frame, { to: here! }) };
  return { taken: [...settled, first], rest, restPlace: whereTo(s, frame, { to: there! })! };
}

/** Cards of a deck that somebody now knows. */
function learn(s: State, seat: Seat, cards: readonly CardRef[], known: number): void {
  const deck = zone(s, seat, Zone.DECK);
  for (const ref of cards) {
    const at = findCard(deck, cardIn(ref));
    if (at >= 0 && (deck[at]! & known) !== known) editZone(s, seat, Zone.DECK)[at]! |= known;
  }
}

/** Finding nothing is allowed in a private zone (7.1.4). The whole deck is seen, so its cards are known until the shuffle. */
export const search: Handler<'search'> = (s, frame, effect) => {
  learn(s, frame.seat, zone(s, frame.seat, Zone.DECK).map(refOf), knownTo(frame.seat));
  const deck = zone(s, frame.seat, Zone.DECK);
  const fitting = deck.filter((entry) => mayTake(s, frame, frame.seat, entry, effect));
  const chosen = choose(s, frame, frame.seat, fitting, { n: effect.count?.n ?? 1, upTo: true });
  if (chosen === WAITING) return Result.WAIT;
  if (effect.as !== undefined) bind(s, frame, effect.as, chosen.map(movedOn), chosen.length, chosen.length > 0);
  if (effect.put.to === 'play') {
    for (const ref of chosen) startPlaying(s, frame, ref, effect.put.exerted === true);
    shuffleDeck(s, frame.seat);
    return Result.DONE;
  }
  const place = whereTo(s, frame, effect.put);
  if (place === WAITING) return Result.WAIT;
  if (effect.reveal === true) learn(s, frame.seat, chosen, Entry.KNOWN_TO_ALL);
  // On top of the deck after shuffling: the card is set aside first.
  const isFirst = 'put' in place && place.put.zone === Zone.DECK;
  if (isFirst) {
    shuffleDeck(s, frame.seat);
    if (effect.reveal === true) learn(s, frame.seat, chosen, Entry.KNOWN_TO_ALL);
    else learn(s, frame.seat, chosen, knownTo(frame.seat));
  }
  putCards(s, frame, chosen, place);
  if (!isFirst) shuffleDeck(s, frame.seat);
  return Result.DONE;
};

/** Shown to all players. */
export const reveal: Handler<'reveal'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.what);
  if (cards === WAITING) return Result.WAIT;
  for (const ref of cards) {
    const place = placeOfRef(s, ref);
    const known = effect.to === 'you' ? knownTo(frame.seat) : Entry.KNOWN_TO_ALL;
    if (place === undefined || typeof place.zone === 'string' || (place.entry & known) === known) continue;
    const entries = editZone(s, place.seat, place.zone);
    entries[findCard(entries, cardIn(ref))]! |= known;
  }
  if (effect.as !== undefined) bind(s, frame, effect.as, cards, cards.length, cards.length > 0);
  return Result.DONE;
};
