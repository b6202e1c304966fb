// Answers to a question, one or several, as a scenario writes them.
import { type Situation, act } from './situation.js';
import { optionMeant } from './answer.js';
import { refusal } from './asked.js';
import { Refused } from '../scenario.js';

/** For one choice of a text. */
export type Answers = readonly string[];

/** Takes the option that an answer means. */
export function answerOne(situation: Situation, answer: string): Situation {
  const option = optionMeant(situation, situation.state.question!.options, answer);
  if (option === undefined) throw refusal(situation, answer);
  return act(situation, option);
}

/** The first way that is not refused; where both are, why the first was. */
export function either<T>(first: () => T, second: () => T): T {
  try {
    return first();
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal;
    try {
      return second();
    } catch {
      throw refusal;
    }
  }
}
