// Frames of resolving texts: creation, copies, the frame stack, and label bindings.
import type { Seat } from '../../../core/game.js';
import { type CardRef, NO_CARD } from './entry.js';
import type { GameEvent, LabelBinding, CardBeingPlayed, Frame, BlockCursor } from './records.js';
import { NO_EVENT } from './context.js';
import { NO_RECORDS, NONE } from './empty.js';
import type { State } from './state.js';
import type { Effect } from '../ir/effect.js';

/** A new frame that will run `blocks`, the last block first. */
export const makeFrame = (
  seat: Seat,
  source: CardRef,
  ability: number,
  blocks: readonly number[],
  event: GameEvent = NO_EVENT,
  bound: readonly LabelBinding[] = NO_RECORDS,
  playing?: CardBeingPlayed,
): Frame => ({
  seat,
  source,
  ability,
  event,
  stack: blocks.length === 1 ? [newCursor(blocks[0]!)] : blocks.map(newCursor),
  bound,
  answers: NONE,
  they: event.by >= 0 ? event.by : seat,
  group: NO_CARD,
  acted: false,
  // An ability that a song created has no event, and `subjects` holds the singers of that song.
  singers: playing !== undefined ? playing.singers : event.on < 0 ? event.subjects : NONE,
  playing,
  chosen: NONE,
});

const newCursor = (block: number): BlockCursor => ({
  block,
  index: 0,
  loop: undefined,
  seats: false,
  label: undefined,
  isCost: false,
});

/** A copy that can advance while other states keep the old frame. Copied field by field: V8 reads objects made by spread slowly. */
export const cloneFrame = (frame: Frame): Frame => ({
  seat: frame.seat,
  source: frame.source,
  ability: frame.ability,
  event: frame.event,
  stack: frame.stack.length === 1 ? [copyCursor(frame.stack[0]!)] : frame.stack.map(copyCursor),
  bound: frame.bound,
  answers: frame.answers,
  they: frame.they,
  group: frame.group,
  acted: frame.acted,
  singers: frame.singers,
  playing: frame.playing,
  chosen: frame.chosen,
});

const copyCursor = ({ block, index, loop, seats, label, isCost }: BlockCursor): BlockCursor => ({
  block,
  index,
  loop,
  seats,
  label,
  isCost,
});

/** The frame, or a copy of it, with this player as "you". */
export function withPlayer(frame: Frame, seat: Seat): Frame {
  if (seat === frame.seat) return frame;
  const copy = cloneFrame(frame);
  copy.seat = seat;
  return copy;
}

export function pushFrame(s: State, frame: Frame): void {
  s.frames = s.frames.length === 0 ? [frame] : [...s.frames, frame];
}

/** Whether a player is paying the costs of a turn action (4.3.2.4, 4.4.3). A frame without steps only tests whether they can be paid. */
export function isPaying(s: State, { ability, stack }: Frame): boolean {
  if (ability < 0 || stack.length === 0) return true;
  if (stack.length !== 2 || stack[0]!.index > 0) return false;
  for (const block of s.table.program.costBlocks.values()) if (block === stack[1]!.block) return true;
  return false;
}

/** The effect that is running and put the current question. */
export function currentEffect({ frames, table }: State): Effect | undefined {
  const top = frames.at(-1)?.stack.at(-1);
  return top === undefined ? undefined : table.program.blocks[top.block]![top.index]?.effect;
}

// Label bindings

/** Binds a label. Inside a loop over players it stands for the current player's step; `earlier` keeps the bindings of the other rounds. */
export function bindLabel(
  s: State,
  frame: Frame,
  label: string,
  cards: readonly CardRef[],
  amount: number,
  done: boolean,
): void {
  const number = s.table.program.labels.get(label)!;
  const before = frame.bound.find((each) => each.label === number);
  const isRound = before !== undefined && before.seat !== frame.they && frame.stack.some(({ seats }) => seats);
  const earlier = isRound ? [...before.earlier, { ...before, earlier: NO_RECORDS }] : (before?.earlier ?? NO_RECORDS);
  const now: LabelBinding = { label: number, cards, amount, done, seat: frame.they, declined: done ? 0 : 1, earlier };
  frame.bound = frame.bound.length === 0 ? [now] : [...frame.bound.filter((each) => each.label !== number), now];
}

/** After a loop over players, binds the labels set in the loop to the steps of all players together. */
export function mergeLoopLabels(frame: Frame): void {
  if (frame.bound.some(({ earlier }) => earlier.length > 0)) frame.bound = frame.bound.map(mergeRounds);
}

const mergeRounds = (bound: LabelBinding): LabelBinding =>
  bound.earlier.reduce(
    (sum, round) => ({
      ...sum,
      cards: [...round.cards, ...sum.cards],
      amount: round.amount + sum.amount,
      declined: round.declined + sum.declined,
    }),
    { ...bound, earlier: NO_RECORDS },
  );
