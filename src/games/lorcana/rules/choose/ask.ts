// Questions of a resolving effect. An effect asks everything before it changes anything. After each answer it runs again
// from its beginning, with the answers given so far.
import { pack, Kind, cardOf, targetOf } from '../../state/packed-action.js';
import type { CardRef } from '../../state/entry.js';
import type { Seat } from '../../../../core/game.js';
import type { State } from '../../state/state.js';
import type { Frame, Question } from '../../state/records.js';

/** The result of a question that has no answer yet. */
export const WAITING = undefined;

/** The options of a "may". */
export const YES_OR_NO: readonly number[] = [pack(Kind.YES), pack(Kind.NO)];

let nextIndex = 0;

let chosen: { readonly cards: readonly CardRef[]; readonly by: Seat }[] = [];

/** Call before each run of an effect. */
export function beginAsking(): void {
  nextIndex = 0;
  dropChosen();
}

let listener: ((s: State, option: number) => void) | undefined;

/**
 * Sets a listener for answers that are taken without asking; undefined removes it. Scenarios may name such answers,
 * because an author cannot always see that there is only one option.
 */
export function onForced(listen: typeof listener): void {
  listener = listen;
}

/** Passes the only possible answer to the listener and returns it. */
export function popForced(s: State, option: number): number {
  if (listener !== undefined) listener(s, option);
  return option;
}

/** The chosen option, or WAITING. A single option is taken without asking. */
export function ask(
  s: State,
  frame: Frame,
  seat: Seat,
  about: Question['about'],
  options: readonly number[],
): number | undefined {
  if (options.length === 1) return popForced(s, options[0]!);
  const answer = nextAnswer(frame);
  if (answer === WAITING) s.question = { seat, about, options };
  return answer;
}

/**
 * The answer to a question that was asked in an earlier run, or WAITING. Call it before building a long list of options.
 * The question must have more than one option, as single options have no answer.
 */
export const nextAnswer = (frame: Frame): number | undefined =>
  nextIndex < frame.answers.length ? frame.answers[nextIndex++] : WAITING;

/** Whether the next question was already asked, and answered, in an earlier run. */
export const hasNextAnswer = (frame: Frame): boolean => nextIndex < frame.answers.length;

/** Collects chosen cards. The "chosen" event is emitted after the effect has run. */
export function queueChosen(cards: readonly CardRef[], by: Seat): void {
  chosen.push({ cards, by });
}

/** Returns and clears the collected cards, after the effect has run. */
export function flushChosen(): typeof chosen {
  const taken = chosen;
  dropChosen();
  return taken;
}

/** Drops the collected cards: a waiting effect chooses them again in its next run. */
export function dropChosen(): void {
  if (chosen.length > 0) chosen = [];
}

/** Whether the running effect has already chosen the card. */
export const isChosenNow = (ref: CardRef): boolean => chosen.some(({ cards }) => cards.includes(ref));

/** Asks for a number from 0 to `most`: "up to N". */
export function askNumber(s: State, frame: Frame, most: number): number | undefined {
  const options: number[] = [];
  for (let n = 0; n <= most; n++) options.push(pack(Kind.CHOOSE_NUMBER, n & 511, n >> 9));
  const answer = ask(s, frame, frame.seat, 'number', options);
  return answer === WAITING ? WAITING : cardOf(answer) | (targetOf(answer) << 9);
}
