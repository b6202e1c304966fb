// Resolves abilities and actions, effect by effect in printed order, until they are done or a player must answer (6.7).
import { type State, Row, Zone } from '../../state/state.js';
import { type Frame, type BlockCursor, EventContext } from '../../state/records.js';
import { type EffectStep, Result } from '../../state/program.js';
import { refresh } from '../in-force/refresh.js';
import { beginAsking, dropChosen, WAITING, flushChosen } from '../choose/ask.js';
import { NONE, NO_RECORDS, sharedIfEmpty } from '../../state/empty.js';
import { handlerOf, isLeaf } from '../effects/index.js';
import { bindLabel, mergeLoopLabels, cloneFrame, pushFrame, makeFrame } from '../../state/frames.js';
import { seatScalar, SeatScalar } from '../../state/scalars.js';
import type { Effect, Target } from '../../ir/effect.js';
import { isReference, type Fields } from '../../link/shapes.js';
import { boundCards } from '../read/references.js';
import { cardsOf } from '../choose/targets.js';
import { emit } from '../processes/emit.js';
import { EventKind } from '../../state/events.js';
import { KeywordAbility } from '../../link/keyword-abilities.js';
import { cardIn, findIndexIn, refOf, removeAt, Entry } from '../../state/entry.js';
import { TypeBit } from '../../state/table.js';
import { nextIteration } from '../effects/flow.js';
import type { Ability } from '../../ir/ability.js';
import { markUsed } from '../../state/ability-uses.js';
import { placeCard } from '../processes/movement.js';
import { NO_EVENT } from '../../state/context.js';

/** Continues the frame on top. Returns false if it waits for an answer. */
export function resolveTop(s: State): boolean {
  for (;;) {
    const frame = s.frames[s.frames.length - 1]!;
    if (frame.stack.length === 0) {
      endFrame(s, frame);
      return true;
    }
    const top = frame.stack[frame.stack.length - 1]!;
    const block = s.table.program.blocks[top.block]!;
    if (top.index >= block.length) {
      endBlock(frame);
      continue;
    }
    if (!runEffect(s, frame, block[top.index]!)) return false;
  }
}

function runEffect(s: State, frame: Frame, step: EffectStep): boolean {
  refresh(s);
  beginAsking();
  const top = frame.stack[frame.stack.length - 1]!;
  const result = runStep(s, frame, step);
  if (result === Result.WAIT && isWaiting(s)) return false;
  if (result === Result.UNDONE) markUndone(s, frame, top);
  top.index++;
  if (frame.answers.length > 0) frame.answers = NONE;
  if (!frame.acted && step.isLeaf && !isNoOp(s, frame, step.effect)) frame.acted = true;
  emitChosen(s, frame);
  return true;
}

function runStep(s: State, frame: Frame, step: EffectStep): Result {
  if (step.chosen.length > 0 && !chooseForAmounts(s, frame, step.chosen)) return Result.WAIT;
  if (step.run === undefined) {
    step.run = handlerOf(step.effect);
    step.isLeaf = isLeaf(step.effect);
  }
  return step.run(s, frame, step.effect);
}

/**
 * Records that a list of steps was not done in full (6.1.5.1): its label is "not done", and if it was a cost, the list
 * that depends on it is dropped.
 */
function markUndone(s: State, frame: Frame, steps: BlockCursor): void {
  if (steps.label !== undefined) bindLabel(s, frame, steps.label, NONE, 0, false);
  if (!steps.isCost) return;
  frame.stack.splice(frame.stack.indexOf(steps) - 1, 1);
  steps.isCost = false;
}

/**
 * Whether the question waits for an answer. If its player has left the game, the question is dropped and its effect does
 * nothing (9.2.3).
 */
function isWaiting(s: State): boolean {
  dropChosen();
  if (seatScalar(s, s.question!.seat, SeatScalar.LEFT) === 0) return true;
  s.question = undefined;
  return false;
}

/** Whether the effect acts on a choice that the player declined. */
function isNoOp(s: State, frame: Frame, effect: Effect): boolean {
  const { to, what } = effect as { readonly to?: Target | string; readonly what?: Target | string };
  const target = to ?? what;
  return typeof target === 'object' && isReference(target) && boundCards(s, frame, target.ref).length === 0;
}

/** Chooses the cards whose values the amounts of the effect need. Returns false while a choice waits. */
function chooseForAmounts(s: State, frame: Frame, targets: readonly Target[]): boolean {
  for (const target of targets) {
    const cards = cardsOf(s, frame, target);
    if (cards === WAITING) return false;
    bindLabel(s, frame, s.table.program.chosenAmounts.get(target)!, cards, cards.length, cards.length > 0);
  }
  return true;
}

/** Emits "chosen" for each chosen card, with the player and the source, for Vanish (8.14) and similar abilities. */
function emitChosen(s: State, frame: Frame): void {
  const chosen = flushChosen();
  if (chosen.length === 0) return;
  for (const { cards, by } of chosen) {
    frame.chosen = frame.chosen.length === 0 ? cards : [...frame.chosen, ...cards];
    for (const ref of cards) {
      emit(s, EventKind.CHOSEN, by, ref, frame.source, 0, sourceFlags(s, frame));
      if (frame.ability === KeywordAbility.SUPPORT) emit(s, EventKind.CHOSEN_FOR_SUPPORT, by, ref, frame.source);
    }
  }
}

function sourceFlags(s: State, frame: Frame): number {
  const types = frame.source < 0 ? 0 : s.table.types[cardIn(frame.source)]!;
  return (
    ((types & TypeBit.ACTION) !== 0 ? EventContext.ACTION : 0) | ((types & TypeBit.ITEM) !== 0 ? EventContext.ITEM : 0)
  );
}

/** Starts the next iteration of a loop, or returns to the list of effects around it. */
function endBlock(frame: Frame): void {
  const top = frame.stack.at(-1)!;
  if (top.loop === undefined || top.loop.length === 0) {
    frame.stack.pop();
    if (top.seats) mergeLoopLabels(frame);
    return;
  }
  nextIteration(frame, top.loop[0]!, top.seats);
  top.loop = top.loop.slice(1);
  top.index = 0;
}

/**
 * Removes a frame that has resolved: an action goes to the discard (4.3.3.2), a limited ability counts as used
 * (6.1.13.2). The frame below is cloned before it continues, as other states may share it.
 */
function endFrame(s: State, frame: Frame): void {
  s.frames = s.frames.length === 1 ? NO_RECORDS : s.frames.slice(0, -1).with(-1, cloneFrame(s.frames.at(-2)!));
  if (frame.ability < 0) {
    // An action played as a turn action resolves at once, before any check (4.3.3.2).
    if (frame.playing !== undefined && s.waiting.length > 0) resolveWaitingAction(s);
    return;
  }
  const ability = s.table.program.abilities[frame.ability]!;
  if (ability.kind === 'action') endAction(s, frame);
  else if (frame.acted && (ability as Fields<Ability>).limit !== undefined) markUsed(s, frame.source, frame.ability);
}

function endAction(s: State, frame: Frame): void {
  const row = s.editRow(Row.RESOLVING);
  const at = findIndexIn(row, cardIn(frame.source));
  if (at < 0 || refOf(row[at]!) !== frame.source) return;
  removeAt(row, at);
  const seat = s.table.owner[cardIn(frame.source)]!;
  const toDeck = frame.playing?.after === 'deckBottom';
  placeCard(
    s,
    frame.source,
    seat,
    toDeck ? { zone: Zone.DECK, at: 'bottom' } : { zone: Zone.DISCARD },
    Entry.KNOWN_TO_ALL,
  );
}

/** Begins to resolve the first waiting action (6.7.8.1, L-6). */
export function resolveWaitingAction(s: State): void {
  const first = s.waiting[0];
  if (first === undefined) return;
  s.waiting = sharedIfEmpty(s.waiting.slice(1));
  const { actions } = s.table.cardPrograms[cardIn(first.card)]!;
  // A frame runs its last block first. All paragraphs are one resolution (6.7.4).
  const blocks = actions.map((n) => s.table.program.abilityBlock[n]!).reverse();
  const ability = actions[0] ?? NO_ACTION;
  pushFrame(s, makeFrame(first.seat, first.card, ability, blocks, NO_EVENT, NO_RECORDS, first));
}

/** The ability number for an action without text: of kind `action`, so that the card goes to the discard. */
const NO_ACTION: number = KeywordAbility.ENTER;
