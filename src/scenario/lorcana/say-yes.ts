// Yes to cards that may be taken. The engine asks at once which; whoever writes a scenario may first say that some are.
import type { Question } from '../../games/lorcana/state/records.js';
import type { Answers } from './answers.js';
import { YES } from './answer.js';
import { key } from './names.js';
import { offersDone, cardOptions, goesOn } from './asked.js';
import { type Situation, act } from './situation.js';
import { NOBODY } from '../../games/lorcana/state/entry.js';
import { effectAtHand } from '../../games/lorcana/state/frames.js';

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
  const source = state.frames.at(-1)?.source ?? NOBODY;
  const named = taken.map((option) => ({ option, effect: effectAtHand(state), source }));
  return { ...now, forced: [...(now.forced ?? []), ...named] };
}
