// The loop after every process: game state checks (1.8), waiting actions (6.7.8) and the bag (7.7), until a player has to
// decide.
import { type State, hasDelayed } from '../../state/state.js';
import { endGame, checkGameState } from '../processes/game-state-check.js';
import { OVER, type Seat } from '../../../../core/game.js';
import { End, setScalar, Scalar, scalar, Step } from '../../state/scalars.js';
import { resolveTop, resolveWaitingAction } from './resolve.js';
import { nextStep } from './turn.js';
import { isResolving } from '../../state/dirty.js';
import { refresh } from '../in-force/refresh.js';
import { NO_RECORDS } from '../../state/empty.js';
import { pack, Kind, cardOf } from '../../state/packed-action.js';
import type { Trigger } from '../../state/records.js';
import { isUsedUp } from '../../state/ability-uses.js';
import { holds } from '../read/conditions.js';
import { contextOf } from '../../state/context.js';
import { pushFrame, makeFrame, cloneFrame } from '../../state/frames.js';

/** More resolutions than this without a decision are a loop that no player can stop (6.1.10, L-21). */
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
    // In the Ready step no ability resolves yet (3.2.1.4).
    if (step === Step.READYING) {
      nextStep(s);
      continue;
    }
    // There is no check between the lore of locations and the first triggered ability (L-7).
    if (step === Step.SET_BEGUN && s.bag.length > 0) {
      setScalar(s, Scalar.STEP, Step.SET);
      if (!startTrigger(s)) return;
      continue;
    }
    checkGameState(s);
    if (scalar(s, Scalar.DECIDES) === OVER) return;
    // The check may have started an effect that replaces a banishing (6.5).
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

/** Whether nothing is left to do after a refresh, which is true for nearly all turn actions. */
export function isIdle(s: State): boolean {
  if (isResolving(s)) return false;
  refresh(s);
  return s.unchecked === 0;
}

/** Hands the decision to the active player. */
function finishAction(s: State): void {
  setScalar(s, Scalar.DECIDES, scalar(s, Scalar.ACTIVE));
  if (s.lastKnown.length > 0 && !s.table.program.remembersValues && !hasDelayed(s)) s.lastKnown = NO_RECORDS;
  refresh(s);
}

/** Starts one triggered ability of the player who resolves the bag (7.7.4). Returns false if that player must choose which. */
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

/** Whether the same ability of the same card is earlier in the bag. Such duplicates are one option. */
function isRepeated(bag: readonly Trigger[], i: number): boolean {
  const { seat, source, ability } = bag[i]!;
  for (let k = 0; k < i; k++)
    if (bag[k]!.ability === ability && bag[k]!.source === source && bag[k]!.seat === seat) return true;
  return false;
}

/** The player who resolves the bag: the same one until that player has no ability left, then the next in turn order (7.7.4.4). */
function bagSeat(s: State): Seat {
  const has = (seat: Seat) => s.bag.some((trigger) => trigger.seat === seat);
  const current = scalar(s, Scalar.BAG_SEAT);
  let seat = current;
  while (!has(seat)) seat = seat + 1 === s.table.seats ? 0 : seat + 1;
  if (seat !== current) setScalar(s, Scalar.BAG_SEAT, seat);
  return seat;
}

/** Takes an ability out of the bag and starts it, unless it is used up (6.1.13.2) or its secondary condition is false (6.2.4). */
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

/** Passes the answer to the effect that asked, and continues. */
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

/** After a process, the active player resolves the bag first (7.7.4). */
export function settleFromStep(s: State, step: Step): void {
  setScalar(s, Scalar.STEP, step);
  setScalar(s, Scalar.BAG_SEAT, scalar(s, Scalar.ACTIVE));
  if (step === Step.MAIN && isIdle(s)) finishAction(s);
  else settle(s);
}
