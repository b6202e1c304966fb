// What a scenario need not say, or may say before it is asked.
import { type Situation, act, signature, type Forced, key } from './situation.js';
import { areAlike, firstOf, isMeant, optionMeant, type Answers, offersDone, decline, goesOn, YES } from './answer.js';
import type { Question } from '../../games/lorcana/state/records.js';
import { pack, Kind, kindOf, cardOf } from '../../games/lorcana/state/decision.js';
import { currentEffect } from '../../games/lorcana/state/frames.js';
import { mustBeChosen } from '../../games/lorcana/rules/choose/candidates.js';
import { Refused } from '../scenario.js';
import { textsOf, sameText } from './option-text.js';

/** A question whose answers nothing tells apart need not be answered: the first will do. */
export function skipTrivial(situation: Situation): Situation {
  const { question } = situation.state;
  if (question === undefined) return situation;
  const same = sameForEach(situation, question);
  if (same !== undefined) return skipTrivial(act(situation, same));
  if (!areAlike(situation.state, question.options) && !isIdle(situation, question)) return situation;
  return skipTrivial(act(situation, firstOf(situation.state, question.options)!));
}

/** The same, options beyond those that were named, and orders that matter to nobody: cards lie as they were named or as they did, and triggers come to the same whichever is first. */
export function skipUnsaid(situation: Situation): Situation {
  const now = skipTrivial(situation);
  const { question } = now.state;
  if (question?.about === 'order') return skipUnsaid(putNext(now, question.options));
  if (question !== undefined && isForMoreModes(now, question)) return skipUnsaid(act(now, DONE));
  return question?.about === 'trigger' ? (sameEnd(now, question) ?? now) : now;
}

/** "Choose one or both": where one was named, no other need be turned down. */
const isForMoreModes = ({ state }: Situation, { about, options }: Question): boolean =>
  about === 'mode' && options.includes(DONE) && (state.frames.at(-1)?.answers.length ?? 0) > 0;

const DONE = pack(Kind.DONE);

/** Of cards to put in order, the first of those that were named when they were chosen; else the first there is. */
function putNext(situation: Situation, options: readonly number[]): Situation {
  const inTurn = situation.inTurn ?? [];
  for (const [i, answer] of inTurn.entries()) {
    const option = options.find((each) => isMeant(situation, each, answer));
    if (option !== undefined) return act({ ...situation, inTurn: inTurn.toSpliced(i, 1) }, option);
  }
  return act(situation, options[0]!);
}

/** More triggers than this have more orders than are worth trying. */
const MOST_TRIGGERS = 4;

/** What all orders of waiting triggers lead to, if that is the same and nobody is asked anything more. */
function sameEnd(situation: Situation, { options }: Question): Situation | undefined {
  if (options.length > MOST_TRIGGERS) return undefined;
  const [first, ...others] = options.map((option) => skipUnsaid(act(situation, option)));
  const isSame = (end: Situation): boolean => end.state.question === undefined && signature(end) === signature(first!);
  return first!.state.question === undefined && others.every(isSame) ? first : undefined;
}

/**
 * What comes to the same however it is answered: Bodyguard on an exerted character (8.10.2), a card drawn from an empty deck, the location that
 * no character moves to, how much of the damage that can't be removed is removed.
 */
function isIdle(situation: Situation, { about, options }: Question): boolean {
  if (about !== 'may' && about !== 'card' && about !== 'number') return false;
  const [first, ...others] = options.map((option) => signature(act(situation, option)));
  return others.every((each) => each === first);
}

/** "Up to 2 damage from each": a number that was said once goes for those that follow, as far as they have so much. */
function sameForEach(situation: Situation, { about, options }: Question): number | undefined {
  const answered = situation.state.frames.at(-1)?.answers.at(-1);
  if (about !== 'number' || answered === undefined || kindOf(answered) !== Kind.CHOOSE_NUMBER) return undefined;
  const said = situation.said === undefined ? answered : pack(Kind.CHOOSE_NUMBER, situation.said);
  return currentEffect(situation.state)?.kind === 'removeDamage'
    ? options.filter((option) => option <= said).at(-1)
    : undefined;
}

/** More than there is to remove, but no more than the text says: all there is. */
export function isBeyond(situation: Situation, answer: string): boolean {
  const { question } = situation.state;
  const effect = currentEffect(situation.state);
  if (question?.about !== 'number' || effect?.kind !== 'removeDamage' || !/^\d+$/.test(answer)) return false;
  return Number(answer) >= question.options.length && Number(answer) <= Number(effect.n);
}

/** "Move up to 2 damage from … to …": a number that is said before the card that the damage goes to. */
export function isEarly(situation: Situation, answers: readonly string[]): boolean {
  const effect = currentEffect(situation.state);
  const isMoved = effect?.kind === 'moveDamage' && effect.upTo === true;
  return isMoved && situation.state.question?.about === 'card' && answers.length === 1 && /^\d+$/.test(answers[0]!);
}

/** Whether a card that must be chosen is among those to choose from and none such is named: the engine would add it (choice 18). */
export function evades(
  situation: Situation,
  { seat }: Question,
  candidates: readonly number[],
  answers: readonly string[],
): boolean {
  const demanded = candidates.filter((option) => mustBeChosen(situation.state, cardOf(option), seat));
  const isNamed = (answer: string) => optionMeant(situation, demanded, answer) !== undefined;
  return demanded.length > 0 && !answers.some(isNamed);
}
// None of what a text takes.

/** "None" or "no", where cards are asked for and none need be taken. */
export const isNone = (question: Question, answers: Answers): boolean =>
  question.about === 'card' && answers.length === 1 && NONE.test(answers[0]!) && offersDone(question);

const NONE = /^(no|none)$/i;

/** None of what a text takes; "up to 1 X and up to 1 Y" is one choice, and none of it is neither. */
export function declineAll(situation: Situation, question: Question): Situation {
  let now = decline(situation, question);
  for (let more = picksAtHand(situation); more > 1 && isNextPick(situation, now); more--)
    now = decline(now, now.state.question!);
  return now;
}

export const picksAtHand = (situation: Situation): number => {
  const effect = currentEffect(situation.state);
  return effect?.kind === 'look' ? effect.picks.length : 1;
};

export const isNextPick = (before: Situation, after: Situation): boolean =>
  goesOn(before, after) && offersDone(after.state.question!);
// Answers that nobody was asked for because there was only one. Whoever writes a scenario cannot always see that, and may give them all the same.

/** Answers that name what was taken without asking change nothing. Each stands for one of those, and for the same only once. */
export function passForced(situation: Situation, answers: readonly string[]): Situation {
  const left = [...(situation.forced ?? [])];
  for (const answer of answers) {
    const at = left.findIndex((each) => isThat(situation, each, answer));
    if (at < 0) throw new Refused(`choose [${answers.join(', ')}]: nobody is asked anything`);
    left.splice(at, 1);
  }
  return { ...situation, forced: left };
}

function isThat(situation: Situation, { option, effect, source }: Forced, answer: string): boolean {
  if (kindOf(option) === Kind.CHOOSE_MODE)
    return textsOf(situation, effect, source, cardOf(option)).some((text) => sameText(text, answer));
  // Yes to what cannot be done comes to the same as no.
  return isMeant(situation, option, answer) || (kindOf(option) === Kind.NO && YES.includes(key(answer)));
}
