// "If C, A. Otherwise, B": one effect with two branches, and the sentences again.
import type { Effect, Target } from '../../ir/effect.js';
import { NOT_DONE, type If, TARGETS, isChoice, fieldOf, HOISTED } from './branch.js';
import type { Condition } from '../../ir/condition.js';

/** A sentence that exists only in text. */
interface Otherwise {
  readonly kind: 'otherwise';
  readonly then: readonly Effect[];
}

export const isOtherwise = (effect: unknown): effect is Otherwise =>
  (effect as { readonly kind: string }).kind === 'otherwise';

/** The other case of an "if"; after a "may" alone, the case that it was not done. */
export function otherwise(last: Effect, { then }: Otherwise): readonly Effect[] | undefined {
  if (last.kind === 'if' && last.else === undefined) return shared(last, then) ?? [{ ...last, else: then }];
  const own = last.kind === 'each' ? last.do.at(-1) : undefined;
  if (last.kind === 'each' && own?.kind === 'if' && own.say?.own !== undefined && own.else === undefined)
    return [{ ...last, do: [...last.do.slice(0, -1), { ...own, else: then }] }];
  return last.kind === 'may' ? [last, { kind: 'if', if: NOT_DONE, then, say: { otherwise: 'otherwise' } }] : undefined;
}

/** "If C, return an item card … Otherwise, put it …": either way it is the card chosen, so that is chosen first. */
function shared(last: If, other: readonly Effect[]): readonly Effect[] | undefined {
  const [only] = last.then;
  if (last.then.length !== 1 || other.length !== 1 || speaksOfCard(last.if)) return undefined;
  const key = TARGETS.find((name) => isChoice(fieldOf(only!, name)));
  if (key === undefined || !TARGETS.some((name) => isPronoun(fieldOf(other[0]!, name)))) return undefined;
  const choice: Effect = {
    kind: 'choose',
    cards: fieldOf(only!, key) as Target,
    say: { for: key, either: 'otherwise' },
  };
  return [choice, { ...last, then: [{ ...only!, [key]: { ref: HOISTED } }], else: other }];
}

/** The condition is about a card spoken of, and so may be "it". */
const speaksOfCard = (condition: Condition): boolean => condition.is === 'matches' || condition.is === 'includes';

const isPronoun = (target: unknown): boolean =>
  typeof target === 'object' && target !== null && 'ref' in target && /^\?(it|them)$/.test(String(target.ref));

export function unshared(test: If, { cards, say }: Effect & { readonly kind: 'choose' }): readonly Effect[] {
  const { else: other, ...rest } = test;
  return [
    { ...rest, then: [{ ...test.then[0]!, [say!.for!]: cards }] },
    { kind: 'otherwise', then: other } as unknown as Effect,
  ];
}
