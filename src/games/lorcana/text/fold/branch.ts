// What "otherwise" and "instead" have in common: a condition that is left open, and what an effect acts on.
import type { Effect } from '../../ir/effect.js';
import type { Condition } from '../../ir/condition.js';

export type If = Effect & { readonly kind: 'if' };

/** "If C, A", with nothing said yet of the other case. */
export const isOpenIf = (effect: Effect): boolean => effect.kind === 'if' && effect.else === undefined;

export const fieldOf = (effect: Effect, name: string): unknown => (effect as unknown as Record<string, unknown>)[name];

/** The fields that hold what an effect acts on. */
export const TARGETS = ['to', 'from', 'what'] as const;

export const isChoice = (target: unknown): boolean =>
  typeof target === 'object' && target !== null && ('choose' in target || 'all' in target || 'top' in target);

/** What is chosen before the condition is tested, for both branches. */
export const HOISTED = '?chosen before';

/** A step that was offered, and not done. */
export const NOT_DONE: Condition = { is: 'not', condition: { is: 'done', step: '?you do' } };
