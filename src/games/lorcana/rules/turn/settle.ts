// The loop that follows every process: checks, waiting actions, the bag, until nothing is left (section 8 of the digest).
import { type State, hasDelayed } from '../../state/state.js';
import { endGame, checkGameState } from '../processes/game-state-check.js';
import { OVER, type Seat } from '../../../../core/game.js';
import { End, setScalar, Scalar, scalar, Step } from '../../state/scalars.js';
import { resolveTop, resolveWaitingAction } from './resolve.js';
import { nextStep } from './turn.js';
import { isResolving } from '../../state/dirty.js';
import { refresh } from '../in-force/refresh.js';
import { NO_RECORDS } from '../../state/empty.js';
import { pack, Kind, cardOf } from '../../state/decision.js';
import type { Trigger } from '../../state/records.js';
import { isUsedUp } from '../../state/ability-uses.js';
import { holds } from '../read/conditions.js';
import { contextOf } from '../../state/context.js';
import { pushFrame, makeFrame, cloneFrame } from '../../state/frames.js';

/** More resolutions than this between two decisions is a loop that nobody can stop (choice 21). */
const MAX_RESOLUTIONS = 500;

/** Resolves until a player has to decide or the game is over. */
export function settle(s: State): void {
  for (let n = 0; ; n++) {
    if (n > MAX_RESOLUTIONS) {
      endGame(s, OVER, End.LOOP);
      return;
    }
    if (s.frames.length > 0) {
      if (!resolveTop(s)) {
        setScalar(s, Scalar.DECIDES, s.question!.seat);
        return;
      }
      continue;
    }
    const step = scalar(s, Scalar.STEP) as Step;
    if (step === Step.READYING) {
      nextStep(s);
      continue;
    }
    if (step === Step.SET_BEGUN && s.bag.length > 0) {
      setScalar(s, Scalar.STEP, Step.SET);
      if (!startTrigger(s)) return;
      continue;
    }
    checkGameState(s);
    if (scalar(s, Scalar.DECIDES) === OVER) return;
    // Something happens instead of a banishing.
    if (s.frames.length > 0) continue;
    if (s.waiting.length > 0) resolveWaitingAction(s);
    else if (s.bag.length > 0) {
      if (!startTrigger(s)) return;
    } else if (!nextStep(s)) {
      finishAction(s);
      return;
    }
  }
}

/** Whether nothing is left to do once rules in force are up to date: by far most turn actions end so. */
export function isIdle(s: State): boolean {
  if (isResolving(s)) return false;
  refresh(s);
  return s.unchecked === 0;
}

/** The active player takes a turn action. */
function finishAction(s: State): void {
  setScalar(s, Scalar.DECIDES, scalar(s, Scalar.ACTIVE));
  if (s.lastKnown.length > 0 && !s.table.program.remembersValues && !hasDelayed(s)) s.lastKnown = NO_RECORDS;
  refresh(s);
}

/** One ability of the player whose turn at the bag it is (7.7.4); false when that player has to say which. */
function startTrigger(s: State): boolean {
  if (s.bag.length === 1) {
    setScalar(s, Scalar.BAG_SEAT, s.bag[0]!.seat);
    takeTrigger(s, 0);
    return true;
  }
  const seat = bagSeat(s);
  const own: number[] = [];
  for (let i = 0; i < s.bag.length; i++) if (s.bag[i]!.seat === seat && !isRepeated(s.bag, i)) own.push(i);
  if (own.length > 1) {
    s.question = { seat, about: 'trigger', options: own.map((i) => pack(Kind.RESOLVE_TRIGGER, i)) };
    setScalar(s, Scalar.DECIDES, seat);
    return false;
  }
  takeTrigger(s, own[0]!);
  return true;
}

/** The same ability of the same card waits more than once: which of them goes first makes no difference that can be told. */
function isRepeated(bag: readonly Trigger[], i: number): boolean {
  const { seat, source, ability } = bag[i]!;
  for (let k = 0; k < i; k++)
    if (bag[k]!.ability === ability && bag[k]!.source === source && bag[k]!.seat === seat) return true;
  return false;
}

/** Stays with a player until they have none left or have left the game, then passes on in turn order. */
function bagSeat(s: State): Seat {
  const has = (seat: Seat) => s.bag.some((trigger) => trigger.seat === seat);
  const current = scalar(s, Scalar.BAG_SEAT);
  let seat = current;
  while (!has(seat)) seat = seat + 1 === s.table.seats ? 0 : seat + 1;
  if (seat !== current) setScalar(s, Scalar.BAG_SEAT, seat);
  return seat;
}

function takeTrigger(s: State, i: number): void {
  const trigger = s.bag[i]!;
  s.bag = s.bag.length === 1 ? NO_RECORDS : s.bag.toSpliced(i, 1);
  const ability = s.table.program.abilities[trigger.ability]!;
  if (ability.kind !== 'triggered' || isUsedUp(s, trigger.source, trigger.ability)) return;
  refresh(s);
  const { seat, source, event, bound } = trigger;
  if (ability.if !== undefined && !holds(s, contextOf(seat, source, event, bound), ability.if)) return;
  pushFrame(
    s,
    makeFrame(seat, source, trigger.ability, [s.table.program.abilityBlock[trigger.ability]!], event, bound),
  );
}

/** Takes the answer to the question that waits. */
export function answer(s: State, action: number): void {
  const question = s.question!;
  s.question = undefined;
  if (question.about === 'trigger') takeTrigger(s, cardOf(action));
  else {
    const frame = cloneFrame(s.frames[s.frames.length - 1]!);
    frame.answers = frame.answers.length === 0 ? [action] : [...frame.answers, action];
    s.frames = s.frames.length === 1 ? [frame] : s.frames.with(-1, frame);
  }
  settle(s);
}

/** A process has ended: whose turn it is goes first at the bag. */
export function settleFromStep(s: State, step: Step): void {
  setScalar(s, Scalar.STEP, step);
  setScalar(s, Scalar.BAG_SEAT, scalar(s, Scalar.ACTIVE));
  if (step === Step.MAIN && isIdle(s)) finishAction(s);
  else settle(s);
}
