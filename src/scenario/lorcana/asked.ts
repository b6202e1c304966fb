// What a question asks for, and whether the next one belongs to the same choice of the text.
import type { Question } from '../../games/lorcana/state/records.js';
import { kindOf, Kind } from '../../games/lorcana/state/decision.js';
import { type Situation, act, questionInWords } from './situation.js';
import { Refused } from '../scenario.js';

export const isAboutCards = ({ about }: Question): boolean => about === 'card' || about === 'order';

export const offersDone = ({ options }: Question): boolean => options.some((option) => kindOf(option) === Kind.DONE);

export const cardOptions = ({ options }: Question): number[] =>
  options.filter((option) => kindOf(option) !== Kind.DONE);

/** Whether `after` still asks for the same effect and the same player what `before` began to ask. */
export function goesOn(before: Situation, after: Situation): boolean {
  const [was, is] = [before.state.question, after.state.question];
  if (was === undefined || is?.seat !== was.seat) return false;
  // What is taken of cards that are looked at and the order of the rest may be told in one go.
  if (is.about !== was.about && !(isAboutCards(is) && isAboutCards(was))) return false;
  const [from, to] = [before.state.frames, after.state.frames];
  const [a, b] = [from.at(-1), to.at(-1)];
  if (a === undefined || b === undefined || from.length !== to.length || a.source !== b.source) return false;
  const [here, there] = [a.stack.at(-1), b.stack.at(-1)];
  return here?.block === there?.block && here?.index === there?.index && b.answers.length > a.answers.length;
}

/** None, or no more. */
export function decline(situation: Situation, question: Question): Situation {
  const option = question.options.find((each) => kindOf(each) === Kind.DONE || kindOf(each) === Kind.NO);
  if (option === undefined) throw refusal(situation, '');
  return act(situation, option);
}

export const refusal = (situation: Situation, answer: string): Refused =>
  new Refused(`choose [${answer}] is not legal; ${questionInWords(situation)}`);
