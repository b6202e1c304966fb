// One choice of a text, answered with a list. The engine asks for one thing at a time; the list feeds its questions, and its end means "no more".
import { type Situation, act, signature, type Forced } from './situation.js';
import { type Answers, either, answerOne } from './answers.js';
import { skipUnsaid, isEarly, isBeyond } from './unsaid.js';
import { Refused } from '../scenario.js';
import { refusal, isAboutCards } from './asked.js';
import { passForced } from './forced.js';
import { isAnyPlayers, choosePlayers } from './choose-players.js';
import { isNone, declineAll } from './decline.js';
import { isYesToCards, takeAll } from './say-yes.js';
import { chooseCards } from './choose-cards.js';
import { areCards, chooseByCards, chooseModes } from './choose-modes.js';

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
