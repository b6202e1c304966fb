// Checks the expectations of Lorcana scenarios. Each one that fails gives a message with the expected and the found value.
import type { Expectation } from './schema.js';
import { type Situation, seatName, isNamed, cardName, questionInWords, outcome } from './situation.js';
import { type FactTable, FACTS, unmetCard } from './expect-card.js';
import { skipOptional, skipTrivial } from './optional-answers.js';
import { seatScalar, SeatScalar, scalar, Scalar } from '../../games/lorcana/state/scalars.js';
import { Zone, zone } from '../../games/lorcana/state/state.js';
import { refresh } from '../../games/lorcana/rules/in-force/refresh.js';
import { type CardEntry, cardIn } from '../../games/lorcana/state/entry.js';
import { mismatch } from '../scenario.js';
import { inkOf } from '../../games/lorcana/state/ink.js';

/** An expectation with any facts of cards: variants add their own. */
type Expected = Omit<Expectation, 'cards'> & { readonly cards?: Readonly<Record<string, object>> | undefined };

/** One message for each expectation that does not hold. `facts` are the checks for cards, `more` the checks of a variant. */
export function unmet<E extends Expected>(
  situation: Situation,
  expected: E,
  facts: FactTable = FACTS,
  more: (now: Situation, expected: E) => string[] = () => [],
): string[] {
  const failed = unmetIn(withFreshValues(skipUnexpected(situation, expected)), expected, facts, more);
  if (failed.length === 0 || expected.decision === situation.state.question?.seat) return failed;
  // A scenario may leave out orders that it does not depend on.
  const later = skipOptional(situation);
  const isMet = later !== situation && unmetIn(withFreshValues(later), expected, facts, more).length === 0;
  return isMet ? [] : failed;
}

function unmetIn<E extends Expected>(
  now: Situation,
  expected: E,
  facts: FactTable,
  more: (now: Situation, expected: E) => string[],
): string[] {
  return [
    ...comparePerSeat(expected.lore, 'lore', (seat) => seatScalar(now.state, seat, SeatScalar.LORE), now),
    ...comparePerSeat(expected.hand, 'hand', (seat) => entries(now, seat, Zone.HAND).length, now),
    ...comparePerSeat(expected.deck, 'deck', (seat) => entries(now, seat, Zone.DECK).length, now),
    ...inkwells(now, expected),
    ...piles(now, expected.discard, 'discard', Zone.DISCARD),
    ...piles(now, expected.handCards, 'handCards', Zone.HAND),
    ...deckTops(now, expected),
    ...Object.entries(expected.cards ?? {}).flatMap(([ref, expectedOfCard]) =>
      unmetCard(now, ref, expectedOfCard, facts),
    ),
    ...decision(now, expected),
    ...turn(now, expected),
    ...winner(now, expected),
    ...more(now, expected),
  ];
}

/** Skips decisions that need no answer, unless the scenario expects the decision. */
function skipUnexpected(situation: Situation, { decision: expected }: Expected): Situation {
  return expected !== undefined && expected === situation.state.question?.seat ? situation : skipTrivial(situation);
}

/** A branch with refreshed values: during a resolution some values are out of date. */
function withFreshValues(situation: Situation): Situation {
  const state = situation.state.branch();
  refresh(state);
  return { ...situation, state };
}

const entries = ({ state }: Situation, seat: number, z: Zone): readonly CardEntry[] => zone(state, seat, z);

/** Compares one number for each player; null matches any number. */
function comparePerSeat(
  expected: readonly (number | null)[] | undefined,
  what: string,
  actual: (seat: number) => number,
  { state }: Situation,
): string[] {
  if (expected === undefined) return [];
  const there = Array.from({ length: state.table.seats }, (_, seat) => actual(seat));
  const isMet = expected.length <= there.length && expected.every((n, seat) => n === null || n === there[seat]);
  return isMet ? [] : [mismatch(what, expected, there)];
}

function inkwells(now: Situation, { inkwell }: Expected): string[] {
  return (inkwell ?? []).flatMap((expected, seat) => {
    if (expected === null || seat >= now.state.table.seats) return [];
    const ready = seatScalar(now.state, seat, SeatScalar.READY_INK);
    const exerted = inkOf(now.state, seat) - ready;
    const isMet = (expected.ready ?? ready) === ready && (expected.exerted ?? exerted) === exerted;
    return isMet ? [] : [mismatch(`inkwell of ${seatName(seat)}`, expected, { ready, exerted })];
  });
}

/** Compares names in any order, with multiplicity. */
function piles(now: Situation, expected: Expectation['discard'], what: string, z: Zone): string[] {
  return comparePiles(now, expected, what, (seat) => entries(now, seat, z));
}

export function comparePiles(
  now: Situation,
  expected: Expectation['discard'],
  what: string,
  pile: (seat: number) => readonly CardEntry[],
): string[] {
  return (expected ?? []).flatMap((names, seat) => {
    if (names === null || seat >= now.state.table.seats) return [];
    const cards = pile(seat).map(cardIn);
    const left = [...cards];
    for (const name of names) {
      const at = left.findIndex((card) => isNamed(now.state.table.cards[card]!, name));
      if (at >= 0) left.splice(at, 1);
    }
    const isMet = names.length === cards.length && left.length === 0;
    const there = cards.map((card) => cardName(now, card));
    return isMet ? [] : [mismatch(`${what} of ${seatName(seat)}`, names, there)];
  });
}

function deckTops(now: Situation, { deckTop }: Expected): string[] {
  return (deckTop ?? []).flatMap((names, seat) => {
    if (names === null || seat >= now.state.table.seats) return [];
    const deck = entries(now, seat, Zone.DECK).map(cardIn).toReversed().slice(0, names.length);
    const isMet = names.every((name, i) => deck[i] !== undefined && isNamed(now.state.table.cards[deck[i]]!, name));
    const there = deck.map((card) => cardName(now, card));
    return isMet ? [] : [mismatch(`deckTop of ${seatName(seat)}`, names, there)];
  });
}

function decision(now: Situation, { decision: expected }: Expected): string[] {
  if (expected === undefined) return [];
  const decides = now.state.question?.seat ?? 'none';
  if (decides === expected) return [];
  return [`expected decision ${nameOf(expected)}, found ${nameOf(decides)} (${questionInWords(now)})`];
}

const nameOf = (who: number | 'none'): string => (who === 'none' ? who : seatName(who));

function turn(now: Situation, { turn: expected }: Expected): string[] {
  const active = scalar(now.state, Scalar.ACTIVE);
  return expected === undefined || expected === active ? [] : [mismatch('turn', seatName(expected), seatName(active))];
}

function winner(now: Situation, { winner: expected }: Expected): string[] {
  const actual = outcome(now).winner ?? 'none';
  return expected === undefined || expected === actual ? [] : [mismatch('winner', nameOf(expected), nameOf(actual))];
}
