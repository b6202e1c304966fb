// None of what a text takes.
import type { Question } from '../../games/lorcana/state/records.js';
import type { Answers } from './answers.js';
import { offersDone, decline, goesOn } from './asked.js';
import type { Situation } from './situation.js';
import { effectAtHand } from '../../games/lorcana/state/frames.js';

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
  const effect = effectAtHand(situation.state);
  return effect?.kind === 'look' ? effect.picks.length : 1;
};

export const isNextPick = (before: Situation, after: Situation): boolean =>
  goesOn(before, after) && offersDone(after.state.question!);
