// Answers that a scenario may leave out, give early, or give although the option is forced.
import { type Situation, act, signature, type Forced, key } from './situation.js';
import {
  areInterchangeable,
  firstOf,
  matchesOption,
  matchingOption,
  type Answers,
  offersDone,
  decline,
  continuesChoice,
  YES,
} from './answer.js';
import type { Question } from '../../games/lorcana/state/records.js';
import { pack, Kind, kindOf, cardOf } from '../../games/lorcana/state/packed-action.js';
import { currentEffect } from '../../games/lorcana/state/frames.js';
import { mustBeChosen } from '../../games/lorcana/rules/choose/candidates.js';
import { Refused } from '../scenario.js';
import { textsOf, sameText } from './option-text.js';

/** Takes the first option of decisions whose options are interchangeable or have the same outcome, and repeats a number for each card. */
export function skipTrivial(situation: Situation): Situation {
  const { question } = situation.state;
  if (question === undefined) return situation;
  const same = repeatedNumber(situation, question);
  if (same !== undefined) return skipTrivial(act(situation, same));
  if (!areInterchangeable(situation.state, question.options) && !hasOneOutcome(situation, question)) return situation;
  return skipTrivial(act(situation, firstOf(situation.state, question.options)!));
}

/**
 * Like `skipTrivial`. In addition declines further modes, orders cards as they were named (else as they are offered), and resolves triggers
 * if every order has the same outcome.
 */
export function skipOptional(situation: Situation): Situation {
  const now = skipTrivial(situation);
  const { question } = now.state;
  if (question?.about === 'order') return skipOptional(putNext(now, question.options));
  if (question !== undefined && offersMoreModes(now, question)) return skipOptional(act(now, DONE));
  return question?.about === 'trigger' ? (commonOutcome(now, question) ?? now) : now;
}

/** "Choose one or both": after the first named mode, a scenario need not decline the others. */
const offersMoreModes = ({ state }: Situation, { about, options }: Question): boolean =>
  about === 'mode' && options.includes(DONE) && (state.frames.at(-1)?.answers.length ?? 0) > 0;

const DONE = pack(Kind.DONE);

/** Puts the next card in order: the first of those named when the cards were chosen, else the first option. */
function putNext(situation: Situation, options: readonly number[]): Situation {
  const namedOrder = situation.namedOrder ?? [];
  for (const [i, answer] of namedOrder.entries()) {
    const option = options.find((each) => matchesOption(situation, each, answer));
    if (option !== undefined) return act({ ...situation, namedOrder: namedOrder.toSpliced(i, 1) }, option);
  }
  return act(situation, options[0]!);
}

/** The number of orders grows as a factorial: above this number of triggers they are not tried. */
const MOST_TRIGGERS = 4;

/** The common outcome of all orders of waiting triggers; undefined if outcomes differ or leave a decision open. */
function commonOutcome(situation: Situation, { options }: Question): Situation | undefined {
  if (options.length > MOST_TRIGGERS) return undefined;
  const [first, ...others] = options.map((option) => skipOptional(act(situation, option)));
  const isSame = (end: Situation): boolean => end.state.question === undefined && signature(end) === signature(first!);
  return first!.state.question === undefined && others.every(isSame) ? first : undefined;
}

/**
 * True if every option leads to the same state: Bodyguard of a character shifted onto an exerted one (8.10.2), a card drawn from an empty
 * deck, a location that no character moves to, an amount of damage that can't be removed.
 */
function hasOneOutcome(situation: Situation, { about, options }: Question): boolean {
  if (about !== 'may' && about !== 'card' && about !== 'number') return false;
  const [first, ...others] = options.map((option) => signature(act(situation, option)));
  return others.every((each) => each === first);
}

/** "Up to 2 damage from each": the number of the first card also applies to those that follow, limited by their damage. */
function repeatedNumber(situation: Situation, { about, options }: Question): number | undefined {
  const answered = situation.state.frames.at(-1)?.answers.at(-1);
  if (about !== 'number' || answered === undefined || kindOf(answered) !== Kind.CHOOSE_NUMBER) return undefined;
  const given = situation.givenNumber === undefined ? answered : pack(Kind.CHOOSE_NUMBER, situation.givenNumber);
  return currentEffect(situation.state)?.kind === 'removeDamage'
    ? options.filter((option) => option <= given).at(-1)
    : undefined;
}

/** True for a number above the damage on the card but within the limit of the text: it removes all damage. */
export function exceedsDamage(situation: Situation, answer: string): boolean {
  const { question } = situation.state;
  const effect = currentEffect(situation.state);
  if (question?.about !== 'number' || effect?.kind !== 'removeDamage' || !/^\d+$/.test(answer)) return false;
  return Number(answer) >= question.options.length && Number(answer) <= Number(effect.n);
}

/** "Move up to 2 damage from … to …": a number given before the card that receives the damage. */
export function isEarlyNumber(situation: Situation, answers: readonly string[]): boolean {
  const effect = currentEffect(situation.state);
  const isMoved = effect?.kind === 'moveDamage' && effect.upTo === true;
  return isMoved && situation.state.question?.about === 'card' && answers.length === 1 && /^\d+$/.test(answers[0]!);
}

/** True if the answers leave out a card that must be chosen if able: the engine would add it (L-18). */
export function omitsRequired(
  situation: Situation,
  { seat }: Question,
  candidates: readonly number[],
  answers: readonly string[],
): boolean {
  const required = candidates.filter((option) => mustBeChosen(situation.state, cardOf(option), seat));
  const isNamed = (answer: string) => matchingOption(situation, required, answer) !== undefined;
  return required.length > 0 && !answers.some(isNamed);
}

// Choosing none.

/** "None" or "no" for a choice of cards that allows none. */
export const isNone = (question: Question, answers: Answers): boolean =>
  question.about === 'card' && answers.length === 1 && NONE.test(answers[0]!) && offersDone(question);

const NONE = /^(no|none)$/i;

/** Declines the whole choice: "up to 1 X and up to 1 Y" is one choice with several picks. */
export function declineAll(situation: Situation, question: Question): Situation {
  let now = decline(situation, question);
  for (let more = picksInEffect(situation); more > 1 && isNextPick(situation, now); more--)
    now = decline(now, now.state.question!);
  return now;
}

export const picksInEffect = (situation: Situation): number => {
  const effect = currentEffect(situation.state);
  return effect?.kind === 'look' ? effect.picks.length : 1;
};

export const isNextPick = (before: Situation, after: Situation): boolean =>
  continuesChoice(before, after) && offersDone(after.state.question!);

// Forced answers.

/**
 * Accepts answers that name forced options, without effect: authors cannot always see that an option is the only one. Each answer stands
 * for a different forced option.
 */
export function acceptForced(situation: Situation, answers: readonly string[]): Situation {
  const left = [...(situation.forced ?? [])];
  for (const answer of answers) {
    const at = left.findIndex((each) => namesForced(situation, each, answer));
    if (at < 0) throw new Refused(`choose [${answers.join(', ')}]: no decision is open`);
    left.splice(at, 1);
  }
  return { ...situation, forced: left };
}

function namesForced(situation: Situation, { option, effect, source }: Forced, answer: string): boolean {
  if (kindOf(option) === Kind.CHOOSE_MODE)
    return textsOf(situation, effect, source, cardOf(option)).some((text) => sameText(text, answer));
  // "Yes" to an effect that is not possible is accepted as "no".
  return matchesOption(situation, option, answer) || (kindOf(option) === Kind.NO && YES.includes(key(answer)));
}
