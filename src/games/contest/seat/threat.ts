// The expected impact of an attack, from what one seat knows.
import { type State, scalar, Scalar, NONE, hand, knownTo, Row, Entry, cardIn } from '../state/state.js';
import type { Form } from '../state/sheet.js';
import { difficulty } from '../rules/success-and-impact.js';
import { MEAN_VALUE, VALUE, DECK_SIZE } from '../state/cards.js';
import type { MemberId } from '../state/table.js';
import { attackValue, challengeMargin, isProper } from '../rules/values.js';
import type { Seat } from '../../../core/game.js';
import { playsFrom } from '../rules/legal.js';
import { firstOf, secondOf } from '../state/packed-action.js';

/** Rough chance of success: 50 % if even, 10 % for each point of lead, between 5 and 95 %. */
const chanceOf = (lead: number): number => Math.min(0.95, Math.max(0.05, 0.5 + lead / 10));

/** What a defender is expected to add to its rank with its first card. */
const FIRST_CARD = 2.5;

/** The same for each further card. */
const NEXT_CARD = 1.5;

/** The expected impact of an attack of this value and margin, in points of the pool. */
function expected(s: State, { skill, power }: Form, value: number, margin: number): number {
  const target = scalar(s, Scalar.TARGET);
  const against = target === NONE ? difficulty(s, skill) - 0.5 : likelyDefence(s, target);
  return (chanceOf(value - against) * power * (MEAN_VALUE + margin)) / 10;
}

function likelyDefence(s: State, target: MemberId): number {
  const { defence, hasHand, seat } = s.table.members[target]!;
  const cards = hasHand ? hand(s, seat).length : 0;
  const { defenceAddsRank } = s.table.options;
  if (cards === 0) return defenceAddsRank ? DRAWN[defence]!.value : MEAN_VALUE;
  const added = FIRST_CARD + NEXT_CARD * (cards - 1);
  return defenceAddsRank ? defence + Math.min(defence, added) : added;
}

/** Mean value and margin of an attack with one card from the deck. */
interface Drawn {
  readonly value: number;
  readonly margin: number;
}

const mean = (of: (value: number) => number): number => VALUE.reduce((sum, value) => sum + of(value), 0) / DECK_SIZE;

const MOST_RANK = 20;

/** By skill or defence rank. */
const DRAWN: readonly Drawn[] = Array.from({ length: MOST_RANK + 1 }, (_, rank) => ({
  value: mean((value) => attackValue(rank, value, 0)),
  margin: mean((value) => challengeMargin(rank, value, 0)),
}));

/** The expected impact of the played attack. If the seat does not know all its cards, they count as a mean card from the deck. */
export function threatOnTable(s: State, form: Form, seat: Seat): number {
  const known = knownTo(seat);
  let [sum, boosts, isSeen] = [0, 0, true];
  for (const entry of s.row(Row.PLAYED)) {
    if ((entry & Entry.DEFENCE) !== 0) continue;
    if ((entry & Entry.BOOST) !== 0) boosts++;
    else if ((entry & known) === 0) isSeen = false;
    else sum += VALUE[cardIn(entry)]!;
  }
  if (!isSeen) return expected(s, form, DRAWN[form.skill]!.value + boosts, DRAWN[form.skill]!.margin);
  const margin = challengeMargin(form.skill, sum, s.table.options.weakMargin);
  return expected(s, form, attackValue(form.skill, sum, boosts), margin);
}

export interface BestPlay {
  threat: number;
  cards: number;
}

/** The best play for the seat if each card from its hand costs `price` points. A card from the deck is free. */
export function bestPlay(s: State, form: Form, seat: Seat, price: number): BestPlay {
  const { value: likely, margin } = DRAWN[form.skill]!;
  const best: BestPlay = { threat: expected(s, form, likely, margin), cards: 0 };
  const values = hand(s, seat).map((entry) => VALUE[cardIn(entry)]!);
  for (const play of playsFrom(values, true, true)) {
    const sum = values.reduce((total, value, i) => total + ((firstOf(play) >> i) & 1) * value, 0);
    const boosts = bits(secondOf(play));
    const cards = bits(firstOf(play)) + boosts;
    if (!isProper(form.skill, sum)) continue;
    const threat = expected(s, form, attackValue(form.skill, sum, boosts), form.skill - sum);
    if (threat - cards * price > best.threat - best.cards * price) [best.threat, best.cards] = [threat, cards];
  }
  return best;
}

const bits = (mask: number): number => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1);
