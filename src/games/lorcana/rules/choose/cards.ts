// Lets a player choose cards, one at a time (6.1.3). A facedown card under another is chosen by its place, because
// players may not look at it (7.4.2.1).
import { type State, Row } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import {
  type CardEntry,
  knownTo,
  type CardId,
  findIndexIn,
  cardIn,
  type CardRef,
  refOf,
  indexIn,
  removeAt,
} from '../../state/entry.js';
import { NONE } from '../../state/empty.js';
import { pack, Kind, kindOf, cardOf, targetOf } from '../../state/packed-action.js';
import { topIn, cardsUnder } from '../../state/stacks.js';
import type { Count } from '../../ir/reference.js';
import { mustBeChosen } from './candidates.js';
import type { Frame } from '../../state/records.js';
import { nextAnswer, WAITING, ask, queueChosen } from './ask.js';
import { distinctList, scratch, distinctOf } from './copies.js';
import { statOf } from '../read/values.js';

/** The entries that lie facedown under other cards and that `by` does not know. */
function unknownFacedown(s: State, by: Seat, entries: readonly CardEntry[]): readonly CardEntry[] {
  const under = s.row(Row.UNDER);
  if (under.length === 0) return NONE;
  return entries.filter((entry) => (entry & knownTo(by)) === 0 && under.includes(entry));
}

/** The option of `by` to choose a card: by the card itself, or by its place under another card. */
function optionOf(s: State, by: Seat, card: CardId): number {
  const under = s.row(Row.UNDER);
  const at = findIndexIn(under, card);
  if (at < 0 || (under[at]! & knownTo(by)) !== 0) return pack(Kind.CHOOSE_CARD, card);
  const top = topIn(under[at]!);
  return pack(Kind.CHOOSE_FACEDOWN, top, cardsUnder(s, top).indexOf(under[at]!));
}

/** The card that an option of `optionOf` means. */
export const cardOfOption = (s: State, option: number): CardId =>
  kindOf(option) === Kind.CHOOSE_FACEDOWN ? cardIn(cardsUnder(s, cardOf(option))[targetOf(option)]!) : cardOf(option);

// Choices of one or several cards.

/** The value of chosen cards whose sum a text may limit. */
export type Summed = 'strength' | 'cost' | 'willpower';

/** The most cards that a count allows among the available ones. */
export const limitOf = ({ n, leaving = 0 }: Count, available: number): number =>
  Math.max(0, typeof n === 'string' ? available - leaving : Math.min(n, available));

/**
 * Puts the cards that must be chosen (L-18) last: a pick skips all cards before it, and must not skip these. If only one
 * card is chosen, only these are left.
 */
function mustBeLast(s: State, entries: readonly CardEntry[], by: Seat, places: number): readonly CardEntry[] {
  const required = entries.filter((entry) => mustBeChosen(s, entry, by));
  return places === 1 ? required : [...entries.filter((entry) => !required.includes(entry)), ...required];
}

/** Lets `by` choose. After a pick only later cards are offered, so each set of cards has one order. */
export function choose(
  s: State,
  frame: Frame,
  by: Seat,
  entries: readonly CardEntry[],
  count: Count,
  total?: number,
  /** The value of the cards whose sum is at most `total`. */
  stat: Summed = 'strength',
): readonly CardRef[] | undefined {
  const isOptional = count.upTo === true || count.n === 'any';
  const limit = limitOf(count, entries.length);
  const hasRequired = s.modifiers?.hasDuties === true && entries.some((entry) => mustBeChosen(s, entry, by));
  let left = hasRequired ? mustBeLast(s, entries, by, limit) : entries;
  const picked: CardRef[] = [];
  const unknown = unknownFacedown(s, by, entries);
  if (limit === 1 && !isOptional && !hasRequired && total === undefined && unknown.length === 0)
    return chooseOne(s, frame, by, entries);
  while (picked.length < limit) {
    const affordable = withinTotal(s, left, picked, total, stat);
    const usable = isOptional ? affordable : affordable.slice(0, affordable.length - (limit - picked.length - 1));
    const isForced = hasRequired && !picked.some((ref) => mustBeChosen(s, ref, by));
    const offered =
      isForced && limit - picked.length === 1 ? usable.filter((entry) => mustBeChosen(s, entry, by)) : usable;
    const mayStop = isOptional && !isForced;
    if (offered.length === 0 && !mayStop) break;
    const given = mayStop && offered.length > 0 ? nextAnswer(frame) : WAITING;
    const answer = given ?? ask(s, frame, by, 'card', optionsOf(s, by, distinctList(s, offered, unknown), mayStop));
    if (answer === WAITING) return WAITING;
    if (kindOf(answer) === Kind.DONE) break;
    const place = findIndexIn(left, cardOfOption(s, answer));
    picked.push(refOf(left[place]!));
    left = left.slice(place + 1);
  }
  if (picked.length > 0) queueChosen(picked, by);
  return picked;
}

/** One option for each of the first `count` cards, and one to stop. */
function optionsOf(
  s: State,
  by: Seat,
  entries: readonly CardEntry[],
  mayStop: boolean,
  count = entries.length,
): number[] {
  const options: number[] = [];
  for (let i = 0; i < count; i++) options.push(optionOf(s, by, cardIn(entries[i]!)));
  if (mayStop) options.push(pack(Kind.DONE));
  return options;
}

const distinctCards = scratch();

/** Fast path for most texts: exactly one card, and the player knows all of them. */
function chooseOne(s: State, frame: Frame, by: Seat, entries: readonly CardEntry[]): readonly CardRef[] | undefined {
  const count = distinctOf(s, entries, distinctCards);
  const answer =
    (count > 1 ? nextAnswer(frame) : WAITING) ??
    ask(s, frame, by, 'card', optionsOf(s, by, distinctCards, false, count));
  if (answer === WAITING) return WAITING;
  const picked = [refOf(entries[indexIn(entries, cardOf(answer))]!)];
  queueChosen(picked, by);
  return picked;
}

function withinTotal(
  s: State,
  entries: readonly CardEntry[],
  picked: readonly CardRef[],
  total: number | undefined,
  stat: Summed,
): readonly CardEntry[] {
  if (total === undefined) return entries;
  const spent = picked.reduce((sum, ref) => sum + statOf(s, ref, stat), 0);
  return entries.filter((entry) => spent + statOf(s, refOf(entry), stat) <= total);
}

// Orders of cards.

/** Asks for the next card until one is left; the last card needs no question. */
export function askOrder(s: State, frame: Frame, by: Seat, cards: readonly CardRef[]): readonly CardRef[] | undefined {
  const left = [...cards];
  const order: CardRef[] = [];
  while (left.length > 1) {
    const answer = nextAnswer(frame) ?? ask(s, frame, by, 'order', optionsOf(s, by, left, false));
    if (answer === WAITING) return WAITING;
    order.push(removeChosen(s, left, answer));
  }
  return [...order, ...left];
}

/** Asks for any number of the cards, in the order in which the player names them. */
export function askSome(s: State, frame: Frame, by: Seat, cards: readonly CardRef[]): readonly CardRef[] | undefined {
  const left = [...cards];
  const order: CardRef[] = [];
  while (left.length > 0) {
    const answer = nextAnswer(frame) ?? ask(s, frame, by, 'card', optionsOf(s, by, left, true));
    if (answer === WAITING) return WAITING;
    if (kindOf(answer) === Kind.DONE) break;
    order.push(removeChosen(s, left, answer));
  }
  return order;
}

const removeChosen = (s: State, left: CardRef[], answer: number): CardRef =>
  removeAt(left, findIndexIn(left, cardOfOption(s, answer)));
