import type { EffectKind, EffectOf } from '../ir/effect.js';
import type { State } from '../state/state.js';
import type { Frame } from '../state/records.js';

/** What became of an effect. */
export const enum Result {
  DONE,
  /** A question was put; nothing has been changed. The effect runs again with the answer. */
  WAIT,
  /** Another list of effects goes first; then on after this one. */
  ENTERED,
  /** Not done, or not in full: "if you do" does not hold (6.1.5.1). */
  UNDONE,
}

export const doneIf = (isDone: boolean): Result => (isDone ? Result.DONE : Result.UNDONE);

/** Does one effect. It asks all it has to ask before it changes anything. */
export type Handler<K extends EffectKind> = (s: State, frame: Frame, effect: EffectOf<K>) => Result;
