// "A gains Rush and B gets -2 {S} this turn", "Until …, A gains Ward and B gets -1 {S}": a time said once, at the end or in front, is that of
// all that is given in one breath.
import type { Effect } from '../../../ir/effect.js';
import { without } from '../../grammar/index.js';

type Timed = Effect & { readonly kind: 'give' | 'rule' };

const isTimed = (effect: Effect | undefined): effect is Timed => effect?.kind === 'give' || effect?.kind === 'rule';

/** Nothing is said of how long. */
const isOpen = (effect: Effect | undefined): effect is Timed => isTimed(effect) && effect.for === 'permanent';

const TOGETHER: ReadonlySet<string | undefined> = new Set(['and', ', and', ',']);

const joined = (effect: Effect | undefined): boolean => TOGETHER.has(effect?.say?.join);

/** The form of a gift with its time in front (`give.ts`). */
const isTimeFirst = (effect: Effect | undefined): effect is Timed => isTimed(effect) && effect.say?.form === '2.';

const lasting = (effect: Timed, other: Timed, time: 'first' | 'last'): Effect => ({
  ...effect,
  for: other.for,
  say: { ...effect.say, lasts: time },
});

export function shareDuration(effects: readonly Effect[]): readonly Effect[] {
  if (effects.length < 2 || !effects.some(isOpen)) return effects;
  const shared = [...effects];
  for (let i = shared.length - 2; i >= 0; i--) {
    const [open, next] = [shared[i], shared[i + 1]];
    if (isOpen(open) && isTimed(next) && !isOpen(next) && !isTimeFirst(next) && joined(next))
      shared[i] = lasting(open, next, 'last');
  }
  for (let i = 1; i < shared.length; i++) {
    const [before, open] = [shared[i - 1], shared[i]];
    const isLed = isTimeFirst(before) || before?.say?.lasts === 'first';
    if (isOpen(open) && isTimed(before) && isLed && joined(open)) shared[i] = lasting(open, before, 'first');
  }
  return shared;
}

/** The effect as it is said: without the time that another says. */
export const unshared = (effect: Effect): Effect =>
  isTimed(effect) && effect.say?.lasts !== undefined
    ? { ...effect, for: 'permanent', say: without(effect.say, 'lasts') }
    : effect;
