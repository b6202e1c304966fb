// Effects with a duration: when they apply and when they end (6.1.13).
import { Until, type LabelBinding, type LastingEffect } from '../../state/records.js';
import type { Seat } from '../../../../core/game.js';
import type { State } from '../../state/state.js';
import { type Context, NO_EVENT } from '../../state/context.js';
import type { CardRule, Rule, Duration } from '../../ir/rule.js';
import type { CardRef } from '../../state/entry.js';
import { scalar, Scalar } from '../../state/scalars.js';
import { NONE, sharedIfEmpty } from '../../state/empty.js';
import { markDirty, Dirty } from '../../state/dirty.js';
import { inPlay } from '../read/references.js';

/** When an effect ends, and the seat whose turn counts for that. */
export interface Ending {
  readonly until: Until;
  readonly untilSeat: Seat;
}

/** Adds rules on these cards, or, with undefined, on all cards that their filters match (6.4.2). */
export function addRules(
  s: State,
  { seat, source, bound, event }: Context,
  rules: readonly (CardRule | Rule)[],
  amounts: readonly number[],
  cards: readonly CardRef[] | undefined,
  { until, untilSeat }: Ending,
): void {
  const number = s.table.program.ruleNumber.get(rules)!;
  const turn = scalar(s, Scalar.TURN);
  add(s, { seat, source, rules: number, amounts, cards, ability: -1, bound, event, times: -1, until, untilSeat, turn });
}

/** Adds an ability that waits for an event; with `cards`, only for events of these cards. */
export function addWatcher(
  s: State,
  seat: Seat,
  source: CardRef,
  ability: number,
  bound: readonly LabelBinding[],
  { until, untilSeat }: Ending,
  times = -1,
  cards?: readonly CardRef[],
  event = NO_EVENT,
): void {
  const turn = scalar(s, Scalar.TURN);
  add(s, { seat, source, rules: -1, amounts: NONE, cards, ability, bound, event, times, until, untilSeat, turn });
}

function add(s: State, lasting: LastingEffect): void {
  s.lasting = [...s.lasting, lasting];
  markDirty(s, Dirty.LASTING);
}

/** The ending of a duration, for an effect of `seat` on cards of `owner`. */
export function untilOf(duration: Duration, seat: Seat, owner: Seat): Ending {
  switch (duration) {
    case 'thisTurn':
      return { until: Until.END_OF_TURN, untilSeat: seat };
    case 'untilYourNextTurn':
      return { until: Until.START_OF_TURN, untilSeat: seat };
    case 'theirNextTurn':
      return { until: Until.DURING_NEXT_TURN, untilSeat: owner };
    case 'theirNextReady':
      return { until: Until.NEXT_READY, untilSeat: owner };
    case 'theirNextDraw':
      return { until: Until.NEXT_DRAW, untilSeat: owner };
    case 'thisChallenge':
      return { until: Until.CHALLENGE, untilSeat: seat };
    case 'whileInPlay':
      return { until: Until.SOURCE_IN_PLAY, untilSeat: seat };
    case 'permanent':
      return { until: Until.CARD_LEAVES, untilSeat: seat };
  }
}

export function isInForce(s: State, lasting: LastingEffect): boolean {
  switch (lasting.until) {
    case Until.DURING_NEXT_TURN:
      return scalar(s, Scalar.ACTIVE) === lasting.untilSeat && scalar(s, Scalar.TURN) > lasting.turn;
    case Until.NEXT_DRAW:
      return scalar(s, Scalar.ACTIVE) === lasting.untilSeat;
    case Until.SOURCE_IN_PLAY:
      return inPlay(s, lasting.source) >= 0;
    case Until.END_OF_TURN:
    case Until.START_OF_TURN:
    case Until.NEXT_READY:
    case Until.CHALLENGE:
    case Until.TRIGGERED:
    case Until.CARD_LEAVES:
      return true;
  }
}

/** Removes the lasting effects for which `isOver` is true. */
export function endLasting(s: State, isOver: (lasting: LastingEffect) => boolean): void {
  if (s.lasting.length === 0 || !s.lasting.some(isOver)) return;
  s.lasting = sharedIfEmpty(s.lasting.filter((lasting) => !isOver(lasting)));
  markDirty(s, Dirty.LASTING);
}

/** Ends "this turn" effects, and those for the turn that ends now (3.4.1.2). */
export function endTurnEffects(s: State): void {
  if (s.lasting.length === 0) return;
  const turn = scalar(s, Scalar.TURN);
  const active = scalar(s, Scalar.ACTIVE);
  endLasting(
    s,
    ({ until, untilSeat, turn: began }) =>
      until === Until.END_OF_TURN || (until === Until.DURING_NEXT_TURN && untilSeat === active && turn > began),
  );
}

/** Ends effects that last until this moment of this player's turn: its start (3.2.1.3), or the end of a Ready or Draw step. */
export function endEffectsUntil(s: State, moment: Until, seat: Seat): void {
  endLasting(s, ({ until, untilSeat }) => until === moment && untilSeat === seat);
}

export const endChallengeEffects = (s: State): void => {
  endLasting(s, ({ until }) => until === Until.CHALLENGE);
};

/** Drops a card that left play from lasting effects on that card: it is a new object (7.1.6). */
export function forgetCard(s: State, ref: CardRef): void {
  if (s.lasting.length === 0 || !s.lasting.some(({ cards }) => cards?.includes(ref) ?? false)) return;
  const without = (lasting: LastingEffect): LastingEffect =>
    lasting.cards?.includes(ref) === true
      ? withCards(
          lasting,
          lasting.cards.filter((each) => each !== ref),
        )
      : lasting;
  const isLeft = ({ cards, rules }: LastingEffect): boolean => rules < 0 || cards === undefined || cards.length > 0;
  s.lasting = sharedIfEmpty(s.lasting.map(without).filter(isLeft));
  markDirty(s, Dirty.LASTING);
}

/** A copy for other cards. Written out: V8 is slow at reading objects made by spreading. */
const withCards = (from: LastingEffect, cards: readonly CardRef[]): LastingEffect => ({
  seat: from.seat,
  source: from.source,
  rules: from.rules,
  amounts: from.amounts,
  cards,
  ability: from.ability,
  bound: from.bound,
  event: from.event,
  times: from.times,
  until: from.until,
  untilSeat: from.untilSeat,
  turn: from.turn,
});
