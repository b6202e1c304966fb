// Options of a text, named by their words or by the cards that only one of them takes.
import { type Situation, act, cardsMeant, zoneName } from './situation.js';
import type { Answers } from './answers.js';
import { isMeant } from './answer.js';
import { passForced } from './forced.js';
import type { Question } from '../../games/lorcana/state/records.js';
import { refusal } from './asked.js';
import { Refused } from '../scenario.js';

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
