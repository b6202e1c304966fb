// How steps hang together: may, if, pay, one of several, each player, each card.
import type { State } from '../../state/state.js';
import { type Frame, type BlockCursor, type GameEvent, Until, NAMED } from '../../state/records.js';
import type { Effect, EffectOf, Cost, Modes } from '../../ir/effect.js';
import { Result, type Handler } from '../../state/program.js';
import { playerOf } from '../read/players.js';
import { hasNextAnswer, popForced, ask, YES_OR_NO, WAITING } from '../choose/ask.js';
import { pack, Kind, kindOf, cardOf, targetOf } from '../../state/decision.js';
import { bindLabel, cloneFrame } from '../../state/frames.js';
import { NONE, NO_RECORDS } from '../../state/empty.js';
import { canPlay } from '../legal/playable.js';
import { isPossible, canPay } from '../choose/can-do.js';
import { holds } from '../read/conditions.js';
import { payInk } from '../../state/ink.js';
import { exertCard } from '../processes/exert.js';
import { seatsOf } from '../choose/players.js';
import type { Seat } from '../../../../core/game.js';
import { cardsOf } from '../choose/targets.js';
import { queueTrigger } from '../processes/emit.js';
import { untilOf, addWatcher } from '../in-force/lasting.js';
import { cardIn } from '../../state/entry.js';
import { amountOf } from '../read/evaluate.js';

/** Goes through a list of effects before anything else in the frame. */
export function enterBlock(
  s: State,
  frame: Frame,
  block: readonly Effect[],
  loop?: readonly number[],
  seats = false,
  label?: string,
): Result {
  if (block.length === 0) return Result.DONE;
  frame.stack.push(makeCursor(s.table.program.blockNumber.get(block)!, loop, seats, label));
  return Result.ENTERED;
}

export const makeCursor = (block: number, loop?: readonly number[], seats = false, label?: string): BlockCursor => ({
  block,
  index: 0,
  loop,
  seats,
  label,
  isCost: false,
});

export const may: Handler<'may'> = (s, frame, effect) => {
  const by = playerOf(s, frame, effect.by);
  // It was asked for because it had a point.
  if (by === undefined || (!hasNextAnswer(frame) && !isStepPossible(s, frame, effect))) {
    popForced(s, pack(Kind.NO));
    return decline(s, frame, effect.as);
  }
  const answer = ask(s, frame, by, 'may', YES_OR_NO);
  if (answer === WAITING) return Result.WAIT;
  if (kindOf(answer) === Kind.NO) return decline(s, frame, effect.as);
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, NONE, 1, true);
  return enterBlock(s, frame, effect.do, undefined, false, effect.as);
};

/** Whether a "may" has a point. What a later "if you do" asks for must be possible in full (choice 19); to exert is no {E}, and needs no ready card. */
export function isStepPossible(s: State, frame: Frame, { do: [first], as }: EffectOf<'may'>): boolean {
  if (first === undefined) return false;
  return first.kind === 'play'
    ? canPlay(s, frame, first)
    : isPossible(s, frame, first, as !== undefined && first.kind !== 'exert');
}

function decline(s: State, frame: Frame, as: string | undefined): Result {
  if (as !== undefined) bindLabel(s, frame, as, NONE, 0, false);
  return Result.DONE;
}

export const ifElse: Handler<'if'> = (s, frame, effect) => {
  const block = holds(s, frame, effect.if) ? effect.then : effect.else;
  return block === undefined ? Result.DONE : enterBlock(s, frame, block);
};

/** What follows happens only once all of the cost is paid; without ink in it, as much of it is done as can be (6.1.5). */
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

/** Pays ink and {E} at once and enters the rest. The caller has made sure that all can be paid. */
export function payCosts(s: State, frame: Frame, costs: readonly Cost[], payer = frame.seat): Result {
  for (const cost of costs) if (cost.pay === 'ink') payInk(s, payer, cost.n);
  return payOtherCosts(s, frame, costs);
}

export function payOtherCosts(s: State, frame: Frame, costs: readonly Cost[]): Result {
  for (const cost of costs) if (cost.pay === 'exert') exertCard(s, frame.source, frame.seat);
  const block = s.table.program.costBlocks.get(costs);
  if (block === undefined) return Result.DONE;
  frame.stack.push(makeCursor(block));
  return Result.ENTERED;
}

function asPayer(frame: Frame, payer: number): Frame {
  const copy = cloneFrame(frame);
  copy.seat = payer;
  copy.they = payer;
  return copy;
}

/** A player may pay; what follows happens if they do not. */
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

export const oneOf: Handler<'oneOf'> = (s, frame, effect) => {
  const by = playerOf(s, frame, effect.by);
  // As a cost, it is paid in full (1.5.3).
  const inFull = frame.stack.at(-1)?.isCost === true;
  const openTo = (canDoIt: (each: Effect) => boolean): number[] =>
    effect.options.flatMap((block, i) => (effect.possible !== true || block.every(canDoIt) ? [i] : []));
  // To exert is no {E}: as an effect, it needs no ready card.
  const whole = openTo((each) =>
    isPossible(s, frame, inFull ? each : minimalStep(each), inFull || each.kind !== 'exert'),
  );
  // What has not enough to choose gives way to what has (6.1.5.2, 6.1.3.1); where nothing has, it is done as far as it goes (1.2.3).
  const open = whole.length > 0 || inFull ? whole : openTo((each) => isPossible(s, frame, each));
  if (by === undefined || open.length === 0) return Result.DONE;
  const isAll = effect.allIf !== undefined && holds(s, frame, effect.allIf);
  const picked = isAll ? open : pickModes(s, frame, by, open, effect.modes ?? ONE_MODE);
  if (picked === WAITING) return Result.WAIT;
  // Entered last, gone through first: they are done in printed order.
  for (const i of picked.toReversed()) enterBlock(s, frame, effect.options[i]!);
  return picked.length === 0 ? Result.DONE : Result.ENTERED;
};

/** Cards drawn and lore lost are not chosen: one of them is enough to begin with. */
const minimalStep = (effect: Effect): Effect =>
  effect.kind === 'draw' || effect.kind === 'loseLore' ? { ...effect, n: 1 } : effect;

const ONE_MODE: Modes = { least: 1, most: 1 };

/** Each set of modes can be reached in one order only. */
function pickModes(s: State, frame: Frame, by: Seat, modes: readonly number[], { least, most }: Modes) {
  const picked: number[] = [];
  let open = modes;
  while (picked.length < most && open.length > 0) {
    const needed = least - picked.length;
    const options = open.slice(0, open.length - Math.max(0, needed - 1)).map((i) => pack(Kind.CHOOSE_MODE, i));
    if (needed <= 0) options.push(pack(Kind.DONE));
    const answer = ask(s, frame, by, 'mode', options);
    if (answer === WAITING) return WAITING;
    if (kindOf(answer) === Kind.DONE) break;
    picked.push(cardOf(answer));
    open = open.filter((i) => i > cardOf(answer));
  }
  return picked;
}

export const each: Handler<'each'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.who);
  if (seats === WAITING) return Result.WAIT;
  return seats.length === 0 ? Result.DONE : enterLoop(s, frame, effect.do, seats, true);
};

export const forEachCard: Handler<'forEachCard'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.cards);
  if (cards === WAITING) return Result.WAIT;
  return cards.length === 0 ? Result.DONE : enterLoop(s, frame, effect.do, cards, false);
};

function enterLoop(s: State, frame: Frame, block: readonly Effect[], items: readonly number[], seats: boolean): Result {
  nextIteration(frame, items[0]!, seats);
  return enterBlock(s, frame, block, items.slice(1), seats);
}

export function nextIteration(frame: Frame, item: number, seats: boolean): void {
  if (seats) frame.they = item;
  else frame.group = item;
}

export const whenYouDo: Handler<'whenYouDo'> = (s, frame, effect) => {
  const ability = s.table.program.createdAbilities.get(effect.do)!;
  queueTrigger(s, frame.seat, frame.source, ability, currentEvent(frame), frame.bound);
  return Result.DONE;
};

/** What the text at hand is about, with the player it spoke of last; of a song, who sang it. */
function currentEvent({ event, they, singers }: Frame): GameEvent {
  if (singers.length > 0) return { ...event, by: they, subjects: singers };
  return event.by === they ? event : { ...event, by: they };
}

export const watch: Handler<'watch'> = (s, frame, effect) => {
  const cards = effect.cards === undefined ? undefined : cardsOf(s, frame, effect.cards);
  if (effect.cards !== undefined && cards === WAITING) return Result.WAIT;
  const ability = s.table.program.createdAbilities.get(effect.do)!;
  const [first] = cards ?? NONE;
  const ending = untilOf(effect.for, frame.seat, first === undefined ? frame.they : s.table.owner[cardIn(first)]!);
  addWatcher(s, frame.seat, frame.source, ability, frame.bound, ending, effect.times, cards);
  return Result.DONE;
};

/** A delayed ability; what the text spoke of before, it still means then. */
export const delay: Handler<'later'> = (s, frame, effect) => {
  const ability = s.table.program.createdAbilities.get(effect.do)!;
  // Made when the end of the turn has come, it has missed it.
  const until = effect.at === 'endOfTurn' ? Until.END_OF_TURN : Until.TRIGGERED;
  const ending = { until, untilSeat: frame.seat };
  addWatcher(s, frame.seat, frame.source, ability, frame.bound, ending, 1, undefined, currentEvent(frame));
  return Result.DONE;
};

/** Of several paragraphs, the one under way: those that wait below it have not begun. */
export const repeatUse: Handler<'again'> = (_, { stack }) => {
  const { block } = stack.find(({ index }) => index > 0) ?? stack.at(-1)!;
  stack.push(makeCursor(block));
  return Result.ENTERED;
};

export const repeat: Handler<'repeat'> = (s, frame, effect) => {
  const times = amountOf(s, frame, effect.times);
  if (times <= 0) return Result.DONE;
  // Rounds of a loop over nobody in particular: the player at hand stays the same.
  return enterBlock(s, frame, effect.do, new Array<number>(times - 1).fill(frame.they), true);
};
// Choosing before using: cards, players, a name, a number.

export const choose: Handler<'choose'> = (s, frame, effect) =>
  cardsOf(s, frame, effect.cards) === WAITING ? Result.WAIT : Result.DONE;

export const choosePlayer: Handler<'choosePlayer'> = (s, frame, effect) =>
  seatsOf(s, frame, effect.who) === WAITING ? Result.WAIT : Result.DONE;

/** Any name in the match: those outside it could never be right. */
export const nameCard: Handler<'nameCard'> = (s, frame) => {
  const answer = ask(
    s,
    frame,
    frame.seat,
    'name',
    s.table.names.map((_, i) => pack(Kind.NAME_CARD, i & 511, i >> 9)),
  );
  if (answer === WAITING) return Result.WAIT;
  const name = cardOf(answer) | (targetOf(answer) << 9);
  const before = frame.bound.filter(({ label }) => label !== NAMED);
  const named = {
    label: NAMED,
    cards: NONE,
    amount: name,
    done: true,
    seat: frame.they,
    declined: 0,
    earlier: NO_RECORDS,
  };
  frame.bound = [...before, named];
  return Result.DONE;
};

export const count: Handler<'count'> = (s, frame, effect) => {
  bindLabel(s, frame, effect.as, NONE, amountOf(s, frame, effect.amount), true);
  return Result.DONE;
};
