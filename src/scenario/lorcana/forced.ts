// Answers that nobody was asked for because there was only one. Whoever writes a scenario cannot always see that, and may give them all the same.
import { apply } from '../../core/game.js';
import { cardOf, Kind, kindOf } from '../../games/lorcana/decision.js';
import { hearForced } from '../../games/lorcana/rules/ask.js';
import { Refused } from '../scenario.js';
import { isMeant, YES } from './answer.js';
import { key } from './names.js';
import { optionTexts, sameText } from './option-text.js';
import type { Forced, Situation } from './situation.js';

/** What an action leads to, with what was taken without asking on the way. */
export function applyHearing(situation: Situation, action: number): Situation {
  const forced: Forced[] = [...(situation.forced ?? [])];
  hearForced((state, option) => {
    const isMode = kindOf(option) === Kind.CHOOSE_MODE;
    // What a modal text calls an option is known only while it resolves.
    forced.push({ option, texts: isMode ? optionTexts({ ...situation, state }, cardOf(option)) : [] });
  });
  try {
    return { ...situation, state: apply(situation.game, situation.state, action), forced };
  } finally {
    hearForced(undefined);
  }
}

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

function isThat(situation: Situation, { option, texts }: Forced, answer: string): boolean {
  if (texts.length > 0) return texts.some((text) => sameText(text, answer));
  // Yes to what cannot be done comes to the same as no.
  return isMeant(situation, option, answer) || (kindOf(option) === Kind.NO && YES.includes(key(answer)));
}
