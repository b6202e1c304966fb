// Sentences that complete the one before: "Otherwise, …" and "If …, … instead". Folded into one effect for the IR; `unfold.ts` is the way back.
import type { Effect } from '../ir/effect.js';
import { isOtherwise, otherwise } from './fold/otherwise.js';
import { isInstead, instead } from './desugar/branches.js';
import { awaitNext } from './fold/next-card.js';
import { doneByEach, isWhoDoes } from './desugar/each-player.js';

export type Sentence = readonly Effect[];

export function fold(sentences: readonly Sentence[]): readonly Effect[] | undefined {
  const effects: Effect[] = [];
  for (const sentence of sentences) {
    const [first] = sentence;
    if (isOtherwise(first) || isInstead(first)) {
      const last = effects.pop();
      const whole = last && (isOtherwise(first) ? otherwise(last, first) : instead(last, first));
      if (whole === undefined) return undefined;
      effects.push(...whole);
    } else effects.push(...sentence);
    awaitNext(effects);
    doneByEach(effects);
  }
  // "Each opponent who doesn't …" behind what not each opponent could do.
  return effects.some(isWhoDoes) ? undefined : effects;
}
