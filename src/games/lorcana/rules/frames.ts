import type { Seat } from '../../../core/game.js';
import type { Bound, Frame, Happening, Playing } from '../records.js';
import { NOBODY, NONE, type CardRef, type State } from '../state.js';
import { NOTHING } from './context.js';

export interface FrameStart {
  readonly seat: Seat;
  readonly source: CardRef;
  readonly ability: number;
  readonly blocks: readonly number[];
  readonly event?: Happening;
  readonly bound?: readonly Bound[];
  readonly singers?: readonly CardRef[];
  readonly playing?: Playing;
}

/** A frame that is about to go through `blocks`, the last of them first. */
export const makeFrame = (start: FrameStart): Frame => ({
  seat: start.seat,
  source: start.source,
  ability: start.ability,
  event: start.event ?? NOTHING,
  stack: start.blocks.map((block) => ({ block, index: 0, loop: undefined, seats: false })),
  bound: [...(start.bound ?? NONE)],
  answers: [],
  they: start.event !== undefined && start.event.by >= 0 ? start.event.by : start.seat,
  group: NOBODY,
  acted: false,
  named: -1,
  singers: start.singers ?? NONE,
  playing: start.playing,
  chosen: NONE,
});

/** A copy that can go on while other states keep the old one. */
export const cloneFrame = (frame: Frame): Frame => ({
  ...frame,
  stack: frame.stack.map((each) => ({ ...each })),
  answers: [...frame.answers],
});

export function pushFrame(s: State, frame: Frame): void {
  s.frames = [...s.frames, frame];
}
