// What an attack can be expected to do, by what a seat knows of it.
import { type State, scalar, Scalar, NOBODY, hand, knownTo, Row, Entry, cardIn } from '../state/state.js';
import type { Form } from '../state/sheet.js';
import { difficulty } from '../rules/resolve.js';
import { MEAN_VALUE, VALUE, DECK_SIZE } from '../state/cards.js';
import type { MemberId } from '../state/table.js';
import { attackValue, challengeMargin, isProper } from '../rules/values.js';
import type { Seat } from '../../../core/game.js';
import { playsFrom } from '../rules/legal.js';
import { firstOf, secondOf } from '../state/decision.js';

/** A rough guess is enough: one point of value is a tenth of the chance. */
const chanceOf = (lead: number): number => Math.min(0.95, Math.max(0.05, 0.5 + lead / 10));

/** What a defender with cards adds to its rank, card by card. */
const FIRST_CARD = 2.5;

const NEXT_CARD = 1.5;

/** The expected impact of an attack of this value and margin, in points of the pool. */
function expected(s: State, { skill, power }: Form, value: number, margin: number): number {
  const target = scalar(s, Scalar.TARGET);
  const against = target === NOBODY ? difficulty(s, skill) - 0.5 : likelyDefence(s, target);
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

/** The mean value and margin of a card from the deck, by rank. */
interface Drawn {
  readonly value: number;
  readonly margin: number;
}

const mean = (of: (value: number) => number): number => VALUE.reduce((sum, value) => sum + of(value), 0) / DECK_SIZE;

const MOST_RANK = 20;

const DRAWN: readonly Drawn[] = Array.from({ length: MOST_RANK + 1 }, (_, rank) => ({
  value: mean((value) => attackValue(rank, value, 0)),
  margin: mean((value) => challengeMargin(rank, value, 0)),
}));

/** An attack that lies on the table. What the seat does not see counts as the mean. */
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

/** The play from the seat's own hand that is worth most, when a card costs `price` points. A card from the deck costs nothing. */
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
