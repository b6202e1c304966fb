// Pays costs: for playing a card, and as an effect ("you may pay 2 {I} to …").
import type { Cost } from '../../ir/effect.js';
import { NONE } from '../../state/empty.js';
import { bindLabel, cloneFrame } from '../../state/frames.js';
import { payInk } from '../../state/ink.js';
import { type Handler, Result } from '../../state/program.js';
import type { State } from '../../state/state.js';
import type { CardBeingPlayed, Frame } from '../../state/records.js';
import { canPay } from '../choose/can-do.js';
import { ask, WAITING, YES_OR_NO } from '../choose/ask.js';
import { seatsOf } from '../choose/players.js';
import { playerOf } from '../read/players.js';
import { decline, enterBlock, makeCursor } from './flow.js';
import { exertCard, exertCards } from '../processes/exert.js';
import { cardIn } from '../../state/entry.js';
import { Kind, kindOf, targetOf } from '../../state/packed-action.js';
import { inkCost, useUpNextCostRules } from '../legal/cost.js';
import { shiftInk } from '../legal/shift-modes.js';
import { printedCost } from '../read/values.js';
import { shiftOf, makePlaying } from './enter.js';

/** Pays ink and exerts singers now. Other costs become steps that go before the card enters. */
export function payAndPlay(s: State, frame: Frame, playing: CardBeingPlayed, entry: number, free: boolean): Result {
  const { seat } = playing;
  let paid = 0;
  let costs: Result = Result.DONE;
  switch (free ? Kind.DONE : kindOf(playing.mode)) {
    case Kind.PLAY:
      paid = inkCost(s, seat, entry, printedCost(s, cardIn(entry)), 'play');
      break;
    case Kind.SHIFT:
      paid = shiftInk(s, seat, entry, shiftOf(s, playing));
      costs = payOtherCosts(s, frame, shiftOf(s, playing).cost);
      break;
    case Kind.SING:
      paid = inkCost(s, seat, entry, 0, 'play');
      break;
    case Kind.PLAY_OTHERWISE: {
      // A number above the alternate costs of the card means that a rule lets it be played for free.
      const number = s.table.cardPrograms[cardIn(entry)]!.alternateCosts[targetOf(playing.mode)];
      const ability = number === undefined ? undefined : s.table.program.abilities[number];
      if (ability?.kind === 'alternateCost') costs = payCosts(s, frame, ability.costs);
      break;
    }
    default:
      break;
  }
  payInk(s, seat, paid);
  exertCards(s, playing.singers, seat);
  useUpNextCostRules(s, seat, entry, kindOf(playing.mode) === Kind.SHIFT ? 'shift' : 'play');
  frame.acted = true;
  const { card, mode, onto, singers, exerted, after, shift } = playing;
  frame.playing = makePlaying(card, seat, mode, onto, singers, paid, exerted, after, shift);
  // The turn action has its `enter` step next. An effect gets one now, below the costs that go first.
  if (frame.ability >= 0) {
    const enterNow = makeCursor(s.table.program.enterBlock);
    if (costs === Result.ENTERED) frame.stack.splice(frame.stack.length - 1, 0, enterNow);
    else frame.stack.push(enterNow);
    return Result.ENTERED;
  }
  return costs;
}

/** Pays ink and {E} at once, and enters the other costs as effects. The caller has tested that all can be paid. */
export function payCosts(s: State, frame: Frame, costs: readonly Cost[], payer = frame.seat): Result {
  for (const cost of costs) if (cost.pay === 'ink') payInk(s, payer, cost.n);
  return payOtherCosts(s, frame, costs);
}

function payOtherCosts(s: State, frame: Frame, costs: readonly Cost[]): Result {
  for (const cost of costs) if (cost.pay === 'exert') exertCard(s, frame.source, frame.seat);
  const block = s.table.program.costBlocks.get(costs);
  if (block === undefined) return Result.DONE;
  frame.stack.push(makeCursor(block));
  return Result.ENTERED;
}

/** "A to B": B happens only if all of the cost A is paid. A cost without ink or {E} is done as far as possible (6.1.5, 1.2.3). */
export const pay: Handler<'pay'> = (s, frame, effect) => {
  const payer = playerOf(s, frame, effect.by) ?? frame.seat;
  if (!canPay(s, frame, effect.costs, 0, payer)) {
    const declined = decline(s, frame, effect.as);
    return effect.costs.every((cost) => cost.pay === 'do') ? payCosts(s, frame, effect.costs) : declined;
  }
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, NONE, 1, true);
  frame.acted = true;
  const then = enterBlock(s, frame, effect.then);
  if (payCosts(s, frame, effect.costs, payer) !== Result.ENTERED) return then;
  const costs = frame.stack.at(-1)!;
  costs.label = effect.as;
  costs.isCost = then === Result.ENTERED;
  return Result.ENTERED;
};

/** "Unless a player pays": the effects happen if that player does not pay. */
export const unless: Handler<'unless'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.who);
  if (seats === WAITING) return Result.WAIT;
  const [payer] = seats;
  if (payer === undefined || !canPay(s, asPayer(frame, payer), effect.costs)) return enterBlock(s, frame, effect.then);
  const answer = ask(s, frame, payer, 'may', YES_OR_NO);
  if (answer === WAITING) return Result.WAIT;
  if (kindOf(answer) === Kind.NO) return enterBlock(s, frame, effect.then);
  frame.they = payer;
  return payCosts(s, frame, effect.costs, payer);
};

function asPayer(frame: Frame, payer: number): Frame {
  const copy = cloneFrame(frame);
  copy.seat = payer;
  copy.they = payer;
  return copy;
}
