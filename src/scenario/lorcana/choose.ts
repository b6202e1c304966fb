// Options of a text, named by their words or by the cards that only one of them takes.
import { type Situation, act, cardsMeant, zoneName, key, seatName, signature, type Forced } from './situation.js';
import {
  type Answers,
  isMeant,
  refusal,
  goesOn,
  YES,
  offersDone,
  cardOptions,
  either,
  isAboutCards,
  answerOne,
} from './answer.js';
import { passForced, skipUnsaid, isEarly, isNone, declineAll, isBeyond } from './unsaid.js';
import type { Question } from '../../games/lorcana/state/records.js';
import { Refused } from '../scenario.js';
import { kindOf, Kind, cardOf } from '../../games/lorcana/state/decision.js';
import { NO_CARD } from '../../games/lorcana/state/entry.js';
import { currentEffect } from '../../games/lorcana/state/frames.js';
import { chooseCards } from './choose-cards.js';

/** "Choose one or both": several options in whatever order; the engine asks for them as they are printed. */
export function chooseModes(situation: Situation, answers: Answers): Situation {
  const left = [...answers];
  let now = situation;
  while (left.length > 0) {
    const { question } = now.state;
    const saidOf = (option: number) => left.findIndex((answer) => isMeant(now, option, answer));
    const option = question?.about === 'mode' ? question.options.find((each) => saidOf(each) >= 0) : undefined;
    // The last one may have been the only one left.
    if (option === undefined) return passForced(now, left);
    left.splice(saidOf(option), 1);
    now = act(now, option);
  }
  return now;
}

export const areCards = (situation: Situation, answers: Answers): boolean =>
  answers.every((answer) => cardsMeant(situation, answer).length > 0);

type AnswerChoice = (situation: Situation, answers: Answers, exact: boolean) => Situation;

/**
 * "Discards either 2 cards or 1 action card": the cards named tell which of the options is meant. "A card from chosen player's discard": they
 * tell whose, if they can be nobody else's.
 */
export function chooseByCards(
  situation: Situation,
  question: Question,
  answers: Answers,
  answerChoice: AnswerChoice,
): Situation {
  const [first, ...others] = question.options.flatMap((option) => byCards(situation, option, answers, answerChoice));
  if (first === undefined || (question.about === 'player' && others.length > 0))
    throw refusal(situation, answers.join(', '));
  return first;
}

/** What an option and then the cards lead to; nothing, if it has no use for them. */
function byCards(situation: Situation, option: number, answers: Answers, answerChoice: AnswerChoice): Situation[] {
  const next = act(situation, option);
  if (areMoved(situation, next, answers)) return [next];
  try {
    return [answerChoice(next, answers, true)];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [];
  }
}

/** An option that leaves nothing to choose has been carried out already. */
const areMoved = (before: Situation, after: Situation, answers: Answers): boolean =>
  answers.every((answer) =>
    cardsMeant(before, answer).some((card) => zoneName(before, card) !== zoneName(after, card)),
  );
// "Any number of players".

/** "Any number of players" is asked player by player. */
export const isAnyPlayers = ({ about, options }: Question): boolean =>
  about === 'player' && options.some((option) => kindOf(option) === Kind.NO);

export function choosePlayers(situation: Situation, answers: Answers): Situation {
  let now = situation;
  for (let first = true; first || goesOn(situation, now); first = false) {
    const options = now.state.question!.options;
    const wanted = answers.some((answer) => key(answer) === seatName(cardOf(options[0]!)));
    now = act(
      now,
      options.find((option) => (kindOf(option) === Kind.CHOOSE_PLAYER) === wanted)!,
    );
  }
  return now;
}
// Yes to cards that may be taken. The engine asks at once which; whoever writes a scenario may first say that some are.

export const isYesToCards = (question: Question, answers: Answers): boolean =>
  question.about === 'card' && answers.length === 1 && YES.includes(key(answers[0]!)) && offersDone(question);

/** "You may put each … into your hand", or the one card there is: all of them. Where it has to be said which, that is still asked. */
export function takeAll(situation: Situation): Situation {
  const taken: number[] = [];
  const all = new Set<number>();
  let now = situation;
  do {
    const options = cardOptions(now.state.question!);
    for (const option of options) all.add(option);
    taken.push(options[0]!);
    now = act(now, options[0]!);
  } while (isForMore(situation, now));
  return taken.length < all.size ? situation : withTaken(now, situation, taken);
}

const isForMore = (before: Situation, now: Situation): boolean =>
  goesOn(before, now) && now.state.question!.about === 'card' && cardOptions(now.state.question!).length > 0;

/** They may be named all the same. */
function withTaken(now: Situation, { state }: Situation, taken: readonly number[]): Situation {
  const source = state.frames.at(-1)?.source ?? NO_CARD;
  const named = taken.map((option) => ({ option, effect: currentEffect(state), source }));
  return { ...now, forced: [...(now.forced ?? []), ...named] };
}
// One choice of a text, answered with a list. The engine asks for one thing at a time; the list feeds its questions, and its end means "no more".

/**
 * Answers the choice that waits. Unless `exact`, a list that is no answer to it may serve it and those that follow, one after the other, and a
 * question whose answers nothing tells apart may be passed over.
 */
export function choose(situation: Situation, answers: Answers, exact: boolean): Situation {
  const answer = () => answerOrKeep(situation, answers, exact);
  if (exact) return answer();
  const passed = skipUnsaid(situation);
  const one = () => answers.reduce((now, each) => answerOrKeep(now, [each], exact), passed);
  const inTurn = () => either(one, () => inParts(passed, answers));
  if (situation.state.question?.about === 'trigger')
    return either(answer, () => either(inTurn, () => afterTriggers(situation, answers)));
  return passed === situation && answers.length < 2 ? answer() : either(answer, inTurn);
}

/** A list that is one selection and then something else: those who move and where to, a yes and what it is for. */
function inParts(situation: Situation, answers: Answers): Situation {
  for (let n = answers.length - 1; n > 0; n--) {
    try {
      return choose(answerOrKeep(situation, answers.slice(0, n), false), answers.slice(n), false);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  throw refusal(situation, answers.join(', '));
}

/** An answer to what waiting triggers ask, though their order was not said: taken if it comes to the same in every order that allows it. */
function afterTriggers(situation: Situation, answers: Answers): Situation {
  const [first, ...others] = situation.state.question!.options.flatMap((option) => {
    try {
      return [choose(act(situation, option), answers, false)];
    } catch (error) {
      if (error instanceof Refused) return [];
      throw error;
    }
  });
  const end = (now: Situation) => signature(skipUnsaid(now));
  if (first === undefined || others.some((other) => end(other) !== end(first)))
    throw refusal(situation, answers.join(', '));
  return first;
}

/** Answers in order, each for one choice; unless `exact`, they may also be one selection of several. */
export function chooseEach(situation: Situation, choices: readonly Answers[], exact: boolean): Situation {
  const inOrder = () => choices.reduce((now, answers) => choose(now, answers, exact), situation);
  const isFlat = choices.length > 1 && choices.every(({ length }) => length === 1);
  return exact || !isFlat ? inOrder() : either(inOrder, () => answerChoice(situation, choices.flat(), exact));
}

/** "Move up to 2 damage from … to …": the number may be said before the card that the damage goes to. It is kept until it is asked for. */
function answerOrKeep(situation: Situation, answers: Answers, exact: boolean): Situation {
  if (!exact && isEarly(situation, answers)) return { ...situation, early: answers[0] };
  const answer = () => answerChoice(situation, answers, exact);
  const next = exact ? answer() : either(answer, () => passForced(situation, answers));
  if (next.early === undefined || next.state.question?.about !== 'number') return next;
  return answerChoice({ ...next, early: undefined }, [next.early], exact);
}

function answerChoice(situation: Situation, answers: Answers, exact: boolean): Situation {
  const { question } = situation.state;
  if (question === undefined) throw new Refused(`choose [${answers.join(', ')}]: nobody is asked anything`);
  if (isAnyPlayers(question)) return choosePlayers(situation, answers);
  if (answers.length === 0 || isNone(question, answers)) return declineAll(situation, question);
  if (question.about === 'may' && !exact && !isYesOrNo(answers)) return afterYes(situation, answers);
  if (!exact && isYesToCards(question, answers)) return takeAll(situation);
  if (isAboutCards(question)) return chooseCards(situation, question, answers, exact);
  if ((question.about === 'mode' || (question.about === 'player' && !exact)) && areCards(situation, answers))
    return chooseByCards(situation, question, answers, answerChoice);
  if (question.about === 'mode' && answers.length > 1) return chooseModes(situation, answers);
  if (answers.length > 1) throw refusal(situation, answers.join(', '));
  return !exact && isBeyond(situation, answers[0]!)
    ? { ...act(situation, question.options.at(-1)!), said: Number(answers[0]) }
    : answerOne(situation, answers[0]!);
}

/** Where a "may" waits, whoever says which card, place, number or option says yes. */
const isYesOrNo = (answers: Answers): boolean =>
  answers.length === 1 && /^(yes|true|no|false|none)$/i.test(answers[0]!);

/** What is said answers what the "may" asks for, or takes without asking; what was taken so before it is not meant again. */
function afterYes(situation: Situation, answers: Answers): Situation {
  const said = answerOne(situation, 'yes');
  // An effect that goes on after an answer takes again what it took before.
  const isOld = (each: Forced) =>
    situation.forced?.some((was) => was.option === each.option && was.effect === each.effect);
  const forced = said.forced?.filter((each) => isOld(each) !== true) ?? [];
  return answerOrKeep({ ...said, forced }, answers, false);
}
