// The cards and players that an effect acts on: gathered, or chosen by a player one at a time (6.1.3).
import { isAll, isBoth, isChoice, isRandom, isReference, isTop } from '../shapes.js';
import type { Seat } from '../../../core/game.js';
import { kindOf, Kind, pack, cardOf } from '../decision.js';
import type { Target } from '../ir/effect.js';
import type { Filter } from '../ir/filter.js';
import type { Count, PlayerRef } from '../ir/reference.js';
import { Keyword } from '../keyword-bits.js';
import type { Bound, Frame } from '../records.js';
import {
  cardIn,
  chance,
  findCard,
  placeOf,
  refOf,
  zone,
  Zone,
  type CardEntry,
  type CardRef,
  type State,
  NO_RECORDS,
} from '../state.js';
import { answered, ask, isChosenNow, noteChosen, WAITING } from './ask.js';
import { distinctList, distinctOf, scratch } from './distinct.js';
import { asPlayer, isPaying } from './frames.js';
import { Can, Cant, hasPlayerRule, permissionsOf, restrictionsOf } from './modifiers.js';
import { inTurnOrder, playerOf, playersOf } from './players.js';
import { allMatches, eachMatch, evaluate, isInPlayOnly, matches } from './reading.js';
import { boundCards } from './references.js';
import { hasKeyword, statOf } from './values.js';

const ONE: Count = { n: 1 };

/**
 * The cards of a target, or WAITING for a choice among those that are `open` to the effect. Labels are set on the way. `you` is whoever
 * acts, the ability's player by default.
 */
export function cardsOf(
  s: State,
  frame: Frame,
  target: Target,
  you = frame.seat,
  open?: (entry: CardEntry) => boolean,
): readonly CardRef[] | undefined {
  if (isReference(target)) return boundCards(s, frame, target.ref);
  if (isBoth(target)) return together(s, frame, target.both);
  const cards = gather(s, asPlayer(frame, you), target, open);
  if (cards !== WAITING && target.as !== undefined)
    bind(s, frame, target.as, cards, cards.length, cards.length >= leastOf(target));
  return cards;
}

/** How many cards it takes for a choice to be made in full. */
function leastOf(target: Target): number {
  const count = isChoice(target) ? target.count : undefined;
  return count === undefined || count.upTo === true || typeof count.n === 'string' ? 1 : count.n;
}

/** One target after the other; a card that is in several counts once. */
function together(s: State, frame: Frame, targets: readonly Target[]): readonly CardRef[] | undefined {
  const found: CardRef[] = [];
  for (const target of targets) {
    const cards = cardsOf(s, frame, target);
    if (cards === WAITING) return WAITING;
    found.push(...cards.filter((ref) => !found.includes(ref)));
  }
  return found;
}

function gather(
  s: State,
  frame: Frame,
  target: Exclude<Target, { ref: string } | { both: readonly Target[] }>,
  open: ((entry: CardEntry) => boolean) | undefined,
): readonly CardRef[] | undefined {
  if (isAll(target)) {
    const cards = allMatches(s, frame, target.all);
    return target.all.other === true ? cards.filter((ref) => !isPicked(frame, ref)) : cards;
  }
  if (isTop(target)) {
    const seats = seatsOf(s, frame, target.of);
    return seats === WAITING ? WAITING : seats.flatMap((seat) => topCards(s, seat, evaluate(s, frame, target.top)));
  }
  if (isRandom(target)) {
    const cards = allMatches(s, frame, target.random);
    return atRandom(s, cards, limitOf(target.count ?? ONE, cards.length));
  }
  const by = playerOf(s, frame, target.by)!;
  // "Chosen player's discard": the player first, then the cards.
  if (isChosen(target.choose.of) && seatsOf(s, frame, target.choose.of) === WAITING) return WAITING;
  const found = candidates(s, frame, target.choose, by);
  const total = target.totalStrength ?? target.totalCost;
  const stat = target.totalCost === undefined ? 'strength' : 'cost';
  return choose(s, frame, by, open ? found.filter(open) : found, target.count ?? ONE, total, stat);
}

type Chosen = Extract<PlayerRef, { choose: string }>;

const isChosen = (of: PlayerRef | undefined): of is Chosen => typeof of === 'object' && 'choose' in of;

/** Whether `by` could choose so many cards; for a choice still to come, of whichever player could be chosen. */
export function isThere(s: State, frame: Frame, filter: Filter, by: Seat, needed: number): boolean {
  if (!isChosen(filter.of))
    return isInPlayOnly(filter)
      ? areInPlay(s, frame, filter, by, needed)
      : candidates(s, frame, filter, by).length >= needed;
  const { choose: who } = filter.of;
  const seats = choosable(s, frame, who, inTurnOrder(s));
  return seats.flatMap((they) => candidates(s, { ...frame, they }, filter, by)).length >= needed;
}

/** The top cards of a deck, the topmost first. */
export const topCards = (s: State, seat: Seat, n: number): CardRef[] =>
  zone(s, seat, Zone.DECK)
    .slice(-n || Infinity)
    .toReversed()
    .map(refOf);

/** So many of the cards, picked and put in order by chance. */
export function atRandom(s: State, cards: readonly CardRef[], n: number): CardRef[] {
  const left = [...cards];
  const picked: CardRef[] = [];
  while (picked.length < n) picked.push(...left.splice(chance(s, left.length), 1));
  return picked;
}

/** How many of so many a count asks for at the most. */
const limitOf = ({ n, leaving = 0 }: Count, there: number): number =>
  Math.max(0, typeof n === 'string' ? there - leaving : Math.min(n, there));

/** The cards in play or elsewhere that `by` may choose. */
export function candidates(s: State, frame: Frame, filter: Filter, by: Seat): CardEntry[] {
  const found: CardEntry[] = [];
  if (isInPlayOnly(filter)) {
    for (let seat = 0; seat < s.table.seats; seat++) {
      const play = zone(s, seat, Zone.PLAY);
      for (let i = 0; i < play.length; i++) if (isOpen(s, frame, filter, play[i]!, seat, by)) found.push(play[i]!);
    }
    return found;
  }
  const isInPlay = (filter.zone ?? 'play') === 'play';
  eachMatch(s, frame, filter, (entry, seat) => {
    if (filter.other === true && isPicked(frame, refOf(entry))) return;
    if (!isInPlay || mayChoose(s, entry, seat, by)) found.push(entry);
  });
  return found;
}

/** Whether `by` may choose that many cards in play. */
function areInPlay(s: State, frame: Frame, filter: Filter, by: Seat, needed: number): boolean {
  let missing = needed;
  for (let seat = 0; seat < s.table.seats && missing > 0; seat++) {
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length && missing > 0; i++) if (isOpen(s, frame, filter, play[i]!, seat, by)) missing--;
  }
  return missing <= 0;
}

/** Whether a card in play is one that `by` may choose. */
const isOpen = (s: State, frame: Frame, filter: Filter, entry: CardEntry, seat: Seat, by: Seat): boolean =>
  matches(s, frame, filter, entry, seat) &&
  mayChoose(s, entry, seat, by) &&
  (filter.other !== true || !isPicked(frame, refOf(entry)));

/** "Another" and "other" are also none that this text has picked already (6.1.6). */
const isPicked = (frame: Frame, ref: CardRef): boolean => frame.chosen.includes(ref) || isChosenNow(ref);

/** A player's hand cards that match. */
export const handCards = (s: State, frame: Frame, seat: Seat, filter: Filter | undefined): CardEntry[] =>
  zone(s, seat, Zone.HAND).filter(
    (entry) => !isBeingPlayed(frame, entry) && (filter === undefined || matches(s, frame, filter, entry, seat)),
  );

/** "If an effect would cause you to discard, you don't": costs of turn actions are no effects. */
export const keepsHand = (s: State, frame: Frame, seat: Seat): boolean =>
  hasPlayerRule(s, seat, 'dontDiscard') && !isPaying(s, frame);

/** A card cannot pay for itself. */
const isBeingPlayed = (frame: Frame, entry: CardEntry): boolean => frame.ability < 0 && refOf(entry) === frame.source;

/** Ward, and rules to the same effect, hide a card from the choices of opponents (8.15). */
function mayChoose(s: State, entry: CardEntry, owner: Seat, by: Seat): boolean {
  if (owner === by) return true;
  if ((restrictionsOf(s, cardIn(entry)) & Cant.BE_CHOSEN) !== 0) return false;
  return !hasKeyword(s, cardIn(entry), Keyword.WARD);
}

/** "Opponents must choose this character if able." */
export const mustBeChosen = (s: State, entry: CardEntry, by: Seat): boolean =>
  s.table.owner[cardIn(entry)] !== by && (permissionsOf(s, cardIn(entry)) & Can.MUST_BE_CHOSEN) !== 0;

/** Those that must be chosen come last, so that whoever is picked before does not pass them over; for one place, only they are left. */
function mustBeLast(s: State, entries: readonly CardEntry[], by: Seat, places: number): readonly CardEntry[] {
  const demanded = entries.filter((entry) => mustBeChosen(s, entry, by));
  return places === 1 ? demanded : [...entries.filter((entry) => !demanded.includes(entry)), ...demanded];
}

/** Lets `by` pick; each set of cards can be reached in one order only. */
export function choose(
  s: State,
  frame: Frame,
  by: Seat,
  entries: readonly CardEntry[],
  count: Count,
  total?: number,
  /** What adds up to `total` at most. */
  stat: 'strength' | 'cost' = 'strength',
): readonly CardRef[] | undefined {
  const isOptional = count.upTo === true || count.n === 'any';
  const limit = limitOf(count, entries.length);
  const must = s.modifiers?.isDemanding === true && entries.some((entry) => mustBeChosen(s, entry, by));
  let left = must ? mustBeLast(s, entries, by, limit) : entries;
  const picked: CardRef[] = [];
  if (limit === 1 && !isOptional && !must && total === undefined) return chooseOne(s, frame, by, entries);
  while (picked.length < limit) {
    const open = within(s, left, picked, total, stat);
    const usable = isOptional ? open : open.slice(0, open.length - (limit - picked.length - 1));
    const isForced = must && !picked.some((ref) => mustBeChosen(s, ref, by));
    const offered =
      isForced && limit - picked.length === 1 ? usable.filter((entry) => mustBeChosen(s, entry, by)) : usable;
    const mayStop = isOptional && !isForced;
    if (offered.length === 0 && !mayStop) break;
    const before = mayStop && offered.length > 0 ? answered(frame) : WAITING;
    const answer = before ?? ask(s, frame, by, 'card', optionsOf(distinctList(s, offered), mayStop));
    if (answer === WAITING) return WAITING;
    if (kindOf(answer) === Kind.DONE) break;
    const place = findCard(left, cardOf(answer));
    picked.push(refOf(left[place]!));
    left = left.slice(place + 1);
  }
  if (picked.length > 0) noteChosen(picked, by);
  return picked;
}

/** One option for each of the cards, and one to stop. */
function optionsOf(entries: readonly CardEntry[], mayStop: boolean, count = entries.length): number[] {
  const options: number[] = [];
  for (let i = 0; i < count; i++) options.push(pack(Kind.CHOOSE_CARD, cardIn(entries[i]!)));
  if (mayStop) options.push(pack(Kind.DONE));
  return options;
}

const offered = scratch();

/** One card, and no way around it: what most texts ask for. */
function chooseOne(s: State, frame: Frame, by: Seat, entries: readonly CardEntry[]): readonly CardRef[] | undefined {
  const count = distinctOf(s, entries, offered);
  const answer = (count > 1 ? answered(frame) : WAITING) ?? ask(s, frame, by, 'card', optionsOf(offered, false, count));
  if (answer === WAITING) return WAITING;
  const picked = [refOf(entries[placeOf(entries, cardOf(answer))]!)];
  noteChosen(picked, by);
  return picked;
}

function within(
  s: State,
  entries: readonly CardEntry[],
  picked: readonly CardRef[],
  total: number | undefined,
  stat: 'strength' | 'cost',
): readonly CardEntry[] {
  if (total === undefined) return entries;
  const spent = picked.reduce((sum, ref) => sum + statOf(s, ref, stat), 0);
  return entries.filter((entry) => spent + statOf(s, refOf(entry), stat) <= total);
}

/** The players that an effect means, or WAITING for a choice; a chosen one is `they` from then on. */
export function seatsOf(s: State, frame: Frame, who: PlayerRef = 'you'): readonly Seat[] | undefined {
  if (typeof who === 'string' || (!('choose' in who) && !('chooseAny' in who))) return playersOf(s, frame, who);
  const seats = inTurnOrder(s);
  if ('chooseAny' in who) return anyPlayers(s, frame, seats);
  const options = choosable(s, frame, who.choose, seats);
  if (options.length === 0) return [];
  const answer = ask(
    s,
    frame,
    frame.seat,
    'player',
    options.map((seat) => pack(Kind.CHOOSE_PLAYER, seat)),
  );
  if (answer === WAITING) return WAITING;
  frame.they = cardOf(answer);
  return [frame.they];
}

/** Opponents can be asked for by what they have; you are one of the players only where any may be chosen. */
function choosable(s: State, frame: Frame, who: Chosen['choose'], seats: readonly Seat[]): readonly Seat[] {
  if (who === 'ahead') return playersOf(s, frame, { ahead: 'lore' });
  return seats.filter((seat) => who === 'player' || seat !== frame.seat);
}

function anyPlayers(s: State, frame: Frame, seats: readonly Seat[]): readonly Seat[] | undefined {
  const picked: Seat[] = [];
  for (const seat of seats) {
    const answer = ask(s, frame, frame.seat, 'player', [pack(Kind.CHOOSE_PLAYER, seat), pack(Kind.NO, seat)]);
    if (answer === WAITING) return WAITING;
    if (kindOf(answer) === Kind.CHOOSE_PLAYER) picked.push(seat);
  }
  return picked;
}

/** Sets what a label stands for. In the rounds of a loop over players it stands for what the player at hand did. */
export function bind(
  s: State,
  frame: Frame,
  label: string,
  cards: readonly CardRef[],
  amount: number,
  done: boolean,
): void {
  const number = s.table.code.labels.get(label)!;
  const before = frame.bound.find((each) => each.label === number);
  const isRound = before !== undefined && before.seat !== frame.they && frame.stack.some(({ seats }) => seats);
  const earlier = isRound ? [...before.earlier, { ...before, earlier: NO_RECORDS }] : (before?.earlier ?? NO_RECORDS);
  const now: Bound = { label: number, cards, amount, done, seat: frame.they, declined: done ? 0 : 1, earlier };
  frame.bound = frame.bound.length === 0 ? [now] : [...frame.bound.filter((each) => each.label !== number), now];
}

/** After a loop over players, labels set in it stand for what all of them did. */
export function joinRounds(frame: Frame): void {
  if (frame.bound.some(({ earlier }) => earlier.length > 0)) frame.bound = frame.bound.map(joined);
}

const joined = (bound: Bound): Bound =>
  bound.earlier.reduce(
    (sum, round) => ({
      ...sum,
      cards: [...round.cards, ...sum.cards],
      amount: round.amount + sum.amount,
      declined: round.declined + sum.declined,
    }),
    { ...bound, earlier: NO_RECORDS },
  );
