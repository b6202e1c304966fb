// Handlers of effects that lead to other effects: may, if, modes, loops, created abilities, choices in advance.
import type { State } from '../../state/state.js';
import { type Frame, type BlockCursor, type GameEvent, Until, NAMED } from '../../state/records.js';
import type { Effect, EffectOf, Modes } from '../../ir/effect.js';
import { Result, type Handler } from '../../state/program.js';
import { playerOf } from '../read/players.js';
import { hasNextAnswer, popForced, ask, YES_OR_NO, WAITING } from '../choose/ask.js';
import { pack, Kind, kindOf, cardOf, targetOf } from '../../state/packed-action.js';
import { bindLabel } from '../../state/frames.js';
import { NONE, NO_RECORDS } from '../../state/empty.js';
import { canPlay } from '../legal/playable.js';
import { isPossible } from '../choose/can-do.js';
import { holds } from '../read/conditions.js';
import { seatsOf } from '../choose/players.js';
import type { Seat } from '../../../../core/game.js';
import { cardsOf } from '../choose/targets.js';
import { queueTrigger } from '../processes/emit.js';
import { untilOf, addWatcher } from '../in-force/lasting.js';
import { cardIn } from '../../state/entry.js';
import { amountOf } from '../read/evaluate.js';

/** Enters a list of effects, which resolves before the rest of the frame. */
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
  // If an answer exists, the "may" was offered in an earlier run, so it was possible then.
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

/**
 * Whether a "may" is offered (L-19). If a later "if you do" depends on it, it must be possible in full. The effect "exert"
 * is not {E} and needs no ready card.
 */
export function isStepPossible(s: State, frame: Frame, { do: [first], as }: EffectOf<'may'>): boolean {
  if (first === undefined) return false;
  return first.kind === 'play'
    ? canPlay(s, frame, first)
    : isPossible(s, frame, first, as !== undefined && first.kind !== 'exert');
}

export function decline(s: State, frame: Frame, as: string | undefined): Result {
  if (as !== undefined) bindLabel(s, frame, as, NONE, 0, false);
  return Result.DONE;
}

export const ifElse: Handler<'if'> = (s, frame, effect) => {
  const block = holds(s, frame, effect.if) ? effect.then : effect.else;
  return block === undefined ? Result.DONE : enterBlock(s, frame, block);
};

export const oneOf: Handler<'oneOf'> = (s, frame, effect) => {
  const by = playerOf(s, frame, effect.by);
  // A cost is paid in full (1.5.3).
  const inFull = frame.stack.at(-1)?.isCost === true;
  const optionsWhere = (canDoIt: (each: Effect) => boolean): number[] =>
    effect.options.flatMap((block, i) => (effect.possible !== true || block.every(canDoIt) ? [i] : []));
  // The effect "exert" is not {E} and needs no ready card.
  const complete = optionsWhere((each) =>
    isPossible(s, frame, inFull ? each : minimalStep(each), inFull || each.kind !== 'exert'),
  );
  // Offer the options that can be done in full (6.1.5.2, 6.1.3.1, L-32). Without any, offer those that can be done in part
  // (1.2.3).
  const offered = complete.length > 0 || inFull ? complete : optionsWhere((each) => isPossible(s, frame, each));
  if (by === undefined || offered.length === 0) return Result.DONE;
  const takesAll = effect.allIf !== undefined && holds(s, frame, effect.allIf);
  const picked = takesAll ? offered : pickModes(s, frame, by, offered, effect.modes ?? ONE_MODE);
  if (picked === WAITING) return Result.WAIT;
  // The list entered last resolves first, so enter the lists in reverse order.
  for (const i of picked.toReversed()) enterBlock(s, frame, effect.options[i]!);
  return picked.length === 0 ? Result.DONE : Result.ENTERED;
};

/** Cards drawn and lore lost are not chosen, so an amount of 1 is enough for the option to be possible. */
const minimalStep = (effect: Effect): Effect =>
  effect.kind === 'draw' || effect.kind === 'loseLore' ? { ...effect, n: 1 } : effect;

const ONE_MODE: Modes = { least: 1, most: 1 };

/** Chooses modes one at a time. After a pick only later modes are offered, so each set of modes has one order. */
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

/** The event of the current text, with the player it referred to last and the singers of a song. */
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

/** Creates a delayed ability (6.2.7.2). It keeps the event and the labels of the text that creates it. */
export const delay: Handler<'later'> = (s, frame, effect) => {
  const ability = s.table.program.createdAbilities.get(effect.do)!;
  // If the end of the turn has already come, the ability has missed it and ends with the turn.
  const until = effect.at === 'endOfTurn' ? Until.END_OF_TURN : Until.TRIGGERED;
  const ending = { until, untilSeat: frame.seat };
  addWatcher(s, frame.seat, frame.source, ability, frame.bound, ending, 1, undefined, currentEvent(frame));
  return Result.DONE;
};

/** Repeats the current paragraph: the lowest list that has begun. The lists below it are later paragraphs. */
export const repeatUse: Handler<'again'> = (_, { stack }) => {
  const { block } = stack.find(({ index }) => index > 0) ?? stack.at(-1)!;
  stack.push(makeCursor(block));
  return Result.ENTERED;
};

export const repeat: Handler<'repeat'> = (s, frame, effect) => {
  const times = amountOf(s, frame, effect.times);
  if (times <= 0) return Result.DONE;
  // A loop over the same player in each iteration, so `they` does not change.
  return enterBlock(s, frame, effect.do, new Array<number>(times - 1).fill(frame.they), true);
};

// Choices in advance: cards, players, a name, a number.

export const choose: Handler<'choose'> = (s, frame, effect) =>
  cardsOf(s, frame, effect.cards) === WAITING ? Result.WAIT : Result.DONE;

export const choosePlayer: Handler<'choosePlayer'> = (s, frame, effect) =>
  seatsOf(s, frame, effect.who) === WAITING ? Result.WAIT : Result.DONE;

/** Offers every name of a card in the match (L-33). */
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
