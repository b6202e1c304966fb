// Answers that nobody was asked for because there was only one. Whoever writes a scenario cannot always see that, and may give them all the same.
import type { Situation, Forced } from './situation.js';
import { Refused } from '../scenario.js';
import { kindOf, Kind, cardOf } from '../../games/lorcana/state/decision.js';
import { textsOf, sameText } from './option-text.js';
import { isMeant, YES } from './answer.js';
import { key } from './names.js';

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
