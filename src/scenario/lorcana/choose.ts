// Answers one choice of a text with a list. The engine may split a choice into several decisions: the list feeds them in order, and its end
// means "no more".
import { type Situation, act, cardsFor, zoneName, key, seatName, signature, type Forced } from './situation.js';
import {
  type Answers,
  matchesOption,
  refusal,
  continuesChoice,
  YES,
  offersDone,
  cardOptions,
  firstAccepted,
  isAboutCards,
  answerOne,
} from './answer.js';
import { acceptForced, skipOptional, isEarlyNumber, isNone, declineAll, exceedsDamage } from './optional-answers.js';
import type { Question } from '../../games/lorcana/state/records.js';
import { Refused } from '../scenario.js';
import { kindOf, Kind, cardOf } from '../../games/lorcana/state/packed-action.js';
import { NO_CARD } from '../../games/lorcana/state/entry.js';
import { currentEffect } from '../../games/lorcana/state/frames.js';
import { chooseCards } from './choose-cards.js';

/** "Choose one or both": the answers may name the options in any order; the engine offers them in printed order. */
function chooseModes(situation: Situation, answers: Answers): Situation {
  const left = [...answers];
  let now = situation;
  while (left.length > 0) {
    const { question } = now.state;
    const answerFor = (option: number) => left.findIndex((answer) => matchesOption(now, option, answer));
    const option = question?.about === 'mode' ? question.options.find((each) => answerFor(each) >= 0) : undefined;
    // The last option may have been forced.
    if (option === undefined) return acceptForced(now, left);
    left.splice(answerFor(option), 1);
    now = act(now, option);
  }
  return now;
}

const areCards = (situation: Situation, answers: Answers): boolean =>
  answers.every((answer) => cardsFor(situation, answer).length > 0);

type AnswerChoice = (situation: Situation, answers: Answers, exact: boolean) => Situation;

/**
 * Finds the option by the cards that the answers name. "Discards either 2 cards or 1 action card": the first option that fits the cards. "A
 * card from chosen player's discard": the player, if the cards fit only one.
 */
function chooseByCards(
  situation: Situation,
  question: Question,
  answers: Answers,
  answerChoice: AnswerChoice,
): Situation {
  const [first, ...others] = question.options.flatMap((option) => resultsFor(situation, option, answers, answerChoice));
  if (first === undefined || (question.about === 'player' && others.length > 0))
    throw refusal(situation, answers.join(', '));
  return first;
}

/** The result of the option followed by the cards; empty if the option does not fit the cards. */
function resultsFor(situation: Situation, option: number, answers: Answers, answerChoice: AnswerChoice): Situation[] {
  const next = act(situation, option);
  if (areMoved(situation, next, answers)) return [next];
  try {
    return [answerChoice(next, answers, true)];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [];
  }
}

/** True if all named cards have changed zones: an option without further choices has already been carried out. */
const areMoved = (before: Situation, after: Situation, answers: Answers): boolean =>
  answers.every((answer) => cardsFor(before, answer).some((card) => zoneName(before, card) !== zoneName(after, card)));

// Choices of players.

/** "Any number of players": the engine makes one decision for each player. */
const isAnyPlayers = ({ about, options }: Question): boolean =>
  about === 'player' && options.some((option) => kindOf(option) === Kind.NO);

function choosePlayers(situation: Situation, answers: Answers): Situation {
  let now = situation;
  for (let first = true; first || continuesChoice(situation, now); first = false) {
    const options = now.state.question!.options;
    const wanted = answers.some((answer) => key(answer) === seatName(cardOf(options[0]!)));
    now = act(
      now,
      options.find((option) => (kindOf(option) === Kind.CHOOSE_PLAYER) === wanted)!,
    );
  }
  return now;
}

// "Yes" to cards.

/** An optional choice of cards has no "may" of its own in the engine; a scenario may still answer "yes" first. */
const isYesToCards = (question: Question, answers: Answers): boolean =>
  question.about === 'card' && answers.length === 1 && YES.includes(key(answers[0]!)) && offersDone(question);

/**
 * "You may put each … into your hand", or a single card: takes all. Takes nothing if only some can be taken: the cards must then be named.
 */
function takeAll(situation: Situation): Situation {
  const taken: number[] = [];
  const all = new Set<number>();
  let now = situation;
  do {
    const options = cardOptions(now.state.question!);
    for (const option of options) all.add(option);
    taken.push(options[0]!);
    now = act(now, options[0]!);
  } while (offersMoreCards(situation, now));
  return taken.length < all.size ? situation : noteForced(now, situation, taken);
}

const offersMoreCards = (before: Situation, now: Situation): boolean =>
  continuesChoice(before, now) && now.state.question!.about === 'card' && cardOptions(now.state.question!).length > 0;

/** Notes the cards as forced, so that later answers may still name them. */
function noteForced(now: Situation, { state }: Situation, taken: readonly number[]): Situation {
  const source = state.frames.at(-1)?.source ?? NO_CARD;
  const named = taken.map((option) => ({ option, effect: currentEffect(state), source }));
  return { ...now, forced: [...(now.forced ?? []), ...named] };
}

// Lists of answers.

/**
 * Answers the open choice. Unless `exact`, a list that does not fit this choice may answer it and the following ones in order, and
 * decisions that need no answer are skipped.
 */
export function choose(situation: Situation, answers: Answers, exact: boolean): Situation {
  const answer = () => answerOrKeep(situation, answers, exact);
  if (exact) return answer();
  const skipped = skipOptional(situation);
  const eachInOrder = () => answers.reduce((now, each) => answerOrKeep(now, [each], exact), skipped);
  const inOrderOrSplit = () => firstAccepted(eachInOrder, () => splitInTwo(skipped, answers));
  if (situation.state.question?.about === 'trigger')
    return firstAccepted(answer, () => firstAccepted(inOrderOrSplit, () => inAnyTriggerOrder(situation, answers)));
  return skipped === situation && answers.length < 2 ? answer() : firstAccepted(answer, inOrderOrSplit);
}

/** Splits the list in two: a selection and an answer to something else, such as characters and the place they move to. */
function splitInTwo(situation: Situation, answers: Answers): Situation {
  for (let n = answers.length - 1; n > 0; n--) {
    try {
      return choose(answerOrKeep(situation, answers.slice(0, n), false), answers.slice(n), false);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  throw refusal(situation, answers.join(', '));
}

/**
 * Answers a decision of waiting triggers whose order was not given: accepted if every order that allows the answers has the same outcome.
 */
function inAnyTriggerOrder(situation: Situation, answers: Answers): Situation {
  const [first, ...others] = situation.state.question!.options.flatMap((option) => {
    try {
      return [choose(act(situation, option), answers, false)];
    } catch (error) {
      if (error instanceof Refused) return [];
      throw error;
    }
  });
  const end = (now: Situation) => signature(skipOptional(now));
  if (first === undefined || others.some((other) => end(other) !== end(first)))
    throw refusal(situation, answers.join(', '));
  return first;
}

/** Answers several choices in order. Unless `exact`, single answers may also be one selection of several cards. */
export function chooseEach(situation: Situation, choices: readonly Answers[], exact: boolean): Situation {
  const inOrder = () => choices.reduce((now, answers) => choose(now, answers, exact), situation);
  const isFlat = choices.length > 1 && choices.every(({ length }) => length === 1);
  return exact || !isFlat ? inOrder() : firstAccepted(inOrder, () => answerChoice(situation, choices.flat(), exact));
}

/** "Move up to 2 damage from … to …": the number may be given before the second card. It is kept until the decision about it. */
function answerOrKeep(situation: Situation, answers: Answers, exact: boolean): Situation {
  if (!exact && isEarlyNumber(situation, answers)) return { ...situation, earlyNumber: answers[0] };
  const answer = () => answerChoice(situation, answers, exact);
  const next = exact ? answer() : firstAccepted(answer, () => acceptForced(situation, answers));
  if (next.earlyNumber === undefined || next.state.question?.about !== 'number') return next;
  return answerChoice({ ...next, earlyNumber: undefined }, [next.earlyNumber], exact);
}

function answerChoice(situation: Situation, answers: Answers, exact: boolean): Situation {
  const { question } = situation.state;
  if (question === undefined) throw new Refused(`choose [${answers.join(', ')}]: no decision is open`);
  if (isAnyPlayers(question)) return choosePlayers(situation, answers);
  if (answers.length === 0 || isNone(question, answers)) return declineAll(situation, question);
  if (question.about === 'may' && !exact && !isYesOrNo(answers)) return afterYes(situation, answers);
  if (!exact && isYesToCards(question, answers)) return takeAll(situation);
  if (isAboutCards(question)) return chooseCards(situation, question, answers, exact);
  if ((question.about === 'mode' || (question.about === 'player' && !exact)) && areCards(situation, answers))
    return chooseByCards(situation, question, answers, answerChoice);
  if (question.about === 'mode' && answers.length > 1) return chooseModes(situation, answers);
  if (answers.length > 1) throw refusal(situation, answers.join(', '));
  return !exact && exceedsDamage(situation, answers[0]!)
    ? { ...act(situation, question.options.at(-1)!), givenNumber: Number(answers[0]) }
    : answerOne(situation, answers[0]!);
}

/** At a "may", any other answer, such as a card or a number, implies yes. */
const isYesOrNo = (answers: Answers): boolean =>
  answers.length === 1 && /^(yes|true|no|false|none)$/i.test(answers[0]!);

/**
 * Answers yes, then matches the answers to the choices of the "may", forced ones included. Options forced before the "may" do not count.
 */
function afterYes(situation: Situation, answers: Answers): Situation {
  const accepted = answerOne(situation, 'yes');
  // An effect that continues after an answer takes its forced options again.
  const isOld = (each: Forced) =>
    situation.forced?.some((was) => was.option === each.option && was.effect === each.effect);
  const forced = accepted.forced?.filter((each) => isOld(each) !== true) ?? [];
  return answerOrKeep({ ...accepted, forced }, answers, false);
}
