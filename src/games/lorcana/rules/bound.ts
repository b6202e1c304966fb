// What labels of a text stand for, as it resolves.
import type { State } from '../state/state.js';
import type { Frame, Bound } from '../state/records.js';
import type { CardRef } from '../state/entry.js';
import { NO_RECORDS } from '../state/empty.js';

/** Sets what a label stands for. In the rounds of a loop over players it stands for what the player at hand did. */
export function bind(
  s: State,
  frame: Frame,
  label: string,
  cards: readonly CardRef[],
  amount: number,
  done: boolean,
): void {
  const number = s.table.code.labels.get(label)!;
  const before = frame.bound.find((each) => each.label === number);
  const isRound = before !== undefined && before.seat !== frame.they && frame.stack.some(({ seats }) => seats);
  const earlier = isRound ? [...before.earlier, { ...before, earlier: NO_RECORDS }] : (before?.earlier ?? NO_RECORDS);
  const now: Bound = { label: number, cards, amount, done, seat: frame.they, declined: done ? 0 : 1, earlier };
  frame.bound = frame.bound.length === 0 ? [now] : [...frame.bound.filter((each) => each.label !== number), now];
}

/** After a loop over players, labels set in it stand for what all of them did. */
export function joinRounds(frame: Frame): void {
  if (frame.bound.some(({ earlier }) => earlier.length > 0)) frame.bound = frame.bound.map(joined);
}

const joined = (bound: Bound): Bound =>
  bound.earlier.reduce(
    (sum, round) => ({
      ...sum,
      cards: [...round.cards, ...sum.cards],
      amount: round.amount + sum.amount,
      declined: round.declined + sum.declined,
    }),
    { ...bound, earlier: NO_RECORDS },
  );
