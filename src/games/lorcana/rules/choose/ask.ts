// How a resolving effect asks. An effect asks everything it needs before it changes anything: while it waits nothing has happened, and when the
// answer has come it runs again from its beginning, with the answers given so far.
import { pack, Kind, cardOf, targetOf } from '../../state/decision.js';
import type { CardRef } from '../../state/entry.js';
import type { Seat } from '../../../../core/game.js';
import type { State } from '../../state/state.js';
import type { Frame, Question } from '../../state/records.js';

/** The answer is not there yet. */
export const WAITING = undefined;

/** The options of a "may". */
export const YES_OR_NO: readonly number[] = [pack(Kind.YES), pack(Kind.NO)];

let next = 0;

let chosen: { readonly cards: readonly CardRef[]; readonly by: Seat }[] = [];

/** Called before an effect runs (again). */
export function beginAsking(): void {
  next = 0;
  stopAsking();
}

let listener: ((s: State, option: number) => void) | undefined;

/** Tells of what is taken without asking until it is called with nothing. Scenarios name such answers, as their authors cannot always see that there is but one. */
export function onForced(listen: typeof listener): void {
  listener = listen;
}

/** The only answer there is. */
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

/** The answer to a question with several options that was asked before, or WAITING: to be asked first where it takes long to say what the options are. */
export const nextAnswer = (frame: Frame): number | undefined =>
  next < frame.answers.length ? frame.answers[next++] : WAITING;

/** Whether the effect has been asked something it has not come to yet. */
export const hasNextAnswer = (frame: Frame): boolean => next < frame.answers.length;

/** Notes that cards were chosen; whoever listens learns of it once the effect goes ahead. */
export function queueChosen(cards: readonly CardRef[], by: Seat): void {
  chosen.push({ cards, by });
}

/** What was chosen, once the effect is done. */
export function flushChosen(): typeof chosen {
  const taken = chosen;
  stopAsking();
  return taken;
}

/** The effect waits: what it has chosen so far will be chosen again when it runs anew. */
export function stopAsking(): void {
  if (chosen.length > 0) chosen = [];
}

/** Whether the effect under way has chosen the card already. */
export const isChosenNow = (ref: CardRef): boolean => chosen.some(({ cards }) => cards.includes(ref));

/** "Up to N" as a number. */
export function askNumber(s: State, frame: Frame, most: number): number | undefined {
  const options: number[] = [];
  for (let n = 0; n <= most; n++) options.push(pack(Kind.CHOOSE_NUMBER, n & 511, n >> 9));
  const answer = ask(s, frame, frame.seat, 'number', options);
  return answer === WAITING ? WAITING : cardOf(answer) | (targetOf(answer) << 9);
}
