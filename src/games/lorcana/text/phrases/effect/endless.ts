// What is given for no time that the text names.
import type { Effect } from '../../../ir/effect.js';

/** Lists of effects inside an effect. */
const INSIDE = ['do', 'then', 'else'] as const;

/**
 * "They gain Rush" of a card that was just played may go without a time: it has that for as long as it is in play. Of any other card, and of
 * a number, the text has left out how long.
 */
export function isEndless(effect: Effect): boolean {
  if (effect.kind === 'rule') return effect.for === 'permanent';
  if (effect.kind === 'give')
    return effect.for === 'permanent' && !('ref' in effect.to && effect.rules.every(({ rule }) => rule !== 'stat'));
  if (effect.kind === 'oneOf') return effect.options.some((option) => option.some(isEndless));
  const inner = effect as unknown as Readonly<Record<string, unknown>>;
  return INSIDE.some((key) => Array.isArray(inner[key]) && (inner[key] as readonly Effect[]).some(isEndless));
}
