// What "otherwise" and "instead" have in common: a condition that is left open, and what an effect acts on.
import type { Effect, Target } from '../../ir/effect.js';
import type { Condition } from '../../ir/condition.js';
import type { Say } from '../../ir/vocabulary.js';
import { same, without } from '../grammar/index.js';

export type If = Effect & { readonly kind: 'if' };

/** "If C, A", with nothing said yet of the other case. */
export const isIfWithoutElse = (effect: Effect): boolean => effect.kind === 'if' && effect.else === undefined;

export const fieldOf = (effect: Effect, name: string): unknown => (effect as unknown as Record<string, unknown>)[name];

/** The fields that hold what an effect acts on. */
export const TARGETS = ['to', 'from', 'what'] as const;

export const picksCards = (target: unknown): boolean =>
  typeof target === 'object' && target !== null && ('choose' in target || 'all' in target || 'top' in target);

/** What is chosen before the condition is tested, for both branches. */
export const HOISTED = '?chosen before';

/** A step that was offered, and not done. */
export const NOT_DONE: Condition = { is: 'not', condition: { is: 'done', step: '?you do' } };
// "If C, A. Otherwise, B": one effect with two branches, and the sentences again.

/** A sentence that exists only in text. */
interface Otherwise {
  readonly kind: 'otherwise';
  readonly then: readonly Effect[];
}

export const isOtherwise = (effect: unknown): effect is Otherwise =>
  (effect as { readonly kind: string }).kind === 'otherwise';

/** The other case of an "if"; after a "may" alone, the case that it was not done. */
export function desugarOtherwise(last: Effect, { then }: Otherwise): readonly Effect[] | undefined {
  if (last.kind === 'if' && last.else === undefined) return hoistSharedChoice(last, then) ?? [{ ...last, else: then }];
  const own = last.kind === 'each' ? last.do.at(-1) : undefined;
  if (last.kind === 'each' && own?.kind === 'if' && own.say?.own !== undefined && own.else === undefined)
    return [{ ...last, do: [...last.do.slice(0, -1), { ...own, else: then }] }];
  return last.kind === 'may' ? [last, { kind: 'if', if: NOT_DONE, then, say: { otherwise: 'otherwise' } }] : undefined;
}

/** "If C, return an item card … Otherwise, put it …": either way it is the card chosen, so that is chosen first. */
function hoistSharedChoice(last: If, other: readonly Effect[]): readonly Effect[] | undefined {
  const [only] = last.then;
  if (last.then.length !== 1 || other.length !== 1 || testsCard(last.if)) return undefined;
  const key = TARGETS.find((name) => picksCards(fieldOf(only!, name)));
  if (key === undefined || !TARGETS.some((name) => isPronoun(fieldOf(other[0]!, name)))) return undefined;
  const choice: Effect = {
    kind: 'choose',
    cards: fieldOf(only!, key) as Target,
    say: { for: key, either: 'otherwise' },
  };
  return [choice, { ...last, then: [{ ...only!, [key]: { ref: HOISTED } }], else: other }];
}

/** The condition is about a card spoken of, and so may be "it". */
const testsCard = (condition: Condition): boolean => condition.is === 'matches' || condition.is === 'includes';

const isPronoun = (target: unknown): boolean =>
  typeof target === 'object' && target !== null && 'ref' in target && /^\?(it|them)$/.test(String(target.ref));

export function resugarOtherwise(test: If, { cards, say }: Effect & { readonly kind: 'choose' }): readonly Effect[] {
  const { else: other, ...rest } = test;
  return [
    { ...rest, then: [{ ...test.then[0]!, [say!.for!]: cards }] },
    { kind: 'otherwise', then: other } as unknown as Effect,
  ];
}
// "A. If C, B instead": one effect with two branches, and the sentences again.

/** A sentence that exists only in text. */
interface Instead {
  readonly kind: 'instead';
  readonly if: Condition;
  readonly then: readonly Effect[];
  readonly say?: Say;
}

export const isInstead = (effect: unknown): effect is Instead =>
  (effect as { readonly kind: string }).kind === 'instead';

/** "If C, A instead"; the other form is "A instead if C". */
const DEFAULT_FORM = 'instead';

/** What the last step does becomes the other branch; a choice in it is made before the condition is tested (6.7.2.1). */
export function desugarInstead(
  last: Effect,
  { if: condition, then, say: form }: Instead,
): readonly Effect[] | undefined {
  const inner =
    last.kind === 'may' || last.kind === 'each'
      ? 'do'
      : last.kind === 'pay' || isIfWithoutElse(last)
        ? 'then'
        : undefined;
  if (inner !== undefined) {
    const list = (last as unknown as Record<string, readonly Effect[]>)[inner]!;
    const completed = desugarInstead(list.at(-1)!, {
      kind: 'instead',
      if: condition,
      then,
      ...(form && { say: form }),
    });
    return completed && [{ ...last, [inner]: [...list.slice(0, -1), ...completed] }];
  }
  if (last.kind === 'if') return undefined;
  const key = hasOwnTargets(last, condition, then)
    ? undefined
    : TARGETS.find((name) => picksCards(fieldOf(last, name)));
  const { join, then: lead, ...say } = last.say ?? {};
  const outer = { ...(join === undefined ? {} : { join }), ...(lead === undefined ? {} : { then: lead }) };
  const bare = { ...last, say } as Effect;
  const target = key && ((last as unknown as Record<string, unknown>)[key] as Target);
  const base = key === undefined ? bare : { ...bare, [key]: { ref: HOISTED } };
  const branch = withDeclinedCase(
    then.map((effect) => completeFromBase(effect, base, target)),
    base,
  );
  const test: If = {
    kind: 'if',
    if: condition,
    then: branch,
    else: [base],
    say: { instead: form?.instead ?? DEFAULT_FORM, ...(key === undefined ? outer : {}) },
  };
  return target === undefined || key === undefined
    ? [test]
    : [{ kind: 'choose', cards: target, say: { for: key, ...outer } }, test];
}

/** "…, banish chosen character with cost 4 or less instead": chosen anew, and nothing speaks of what was chosen in the other case. */
const hasOwnTargets = (last: Effect, condition: Condition, then: readonly Effect[]): boolean =>
  !JSON.stringify([condition, then]).includes('"?') &&
  then
    .flatMap(withoutMay)
    .every((effect) =>
      TARGETS.some((key) => picksCards(fieldOf(effect, key)) && !same(fieldOf(effect, key), fieldOf(last, key))),
    );

const withoutMay = (effect: Effect): readonly Effect[] => (effect.kind === 'may' ? effect.do : [effect]);

/** "…, you may B instead": who does not gets what was said first. */
function withDeclinedCase(branch: readonly Effect[], base: Effect): readonly Effect[] {
  const [only, ...more] = branch;
  if (only?.kind !== 'may' || more.length > 0) return branch;
  return [only, { kind: 'if', if: NOT_DONE, then: [base], say: { declined: 'instead' } }];
}

const isDeclinedCase = (effect: Effect): boolean => effect.kind === 'if' && effect.say?.declined !== undefined;

/** "he gets +4 {S} instead", "deal 2 damage instead": what is left out stays as it was, and what is said again is not chosen again. */
function completeFromBase(effect: Effect, base: Effect, target: Target | undefined): Effect {
  if (effect.kind !== base.kind) return effect;
  let result: Record<string, unknown> = { ...effect };
  for (const key of TARGETS) {
    const written = fieldOf(effect, key);
    const mark = same(written, { ref: '?the same target' }) ? 'same' : same(written, target) ? 'again' : undefined;
    if (written !== undefined && mark !== undefined)
      result = { ...result, [key]: fieldOf(base, key), say: { ...effect.say, [mark]: key } };
  }
  if (effect.kind === 'give' && base.kind === 'give' && effect.for === 'permanent')
    result = { ...result, for: base.for, say: { ...effect.say, sameFor: 'yes' } };
  return result as unknown as Effect;
}

function undoCompletion(effect: Effect, target: Target | undefined): Effect {
  const { same: key, again, sameFor, ...say } = effect.say ?? {};
  let result = { ...effect, say } as Record<string, unknown>;
  if (again !== undefined) result = { ...result, [again]: target };
  if (key !== undefined) result = { ...result, [key]: { ref: '?the same target' } };
  if (sameFor !== undefined) result = { ...result, for: 'permanent' };
  return result as unknown as Effect;
}

export function resugarInstead(
  test: If,
  choice: (Effect & { readonly kind: 'choose' }) | undefined,
): readonly Effect[] {
  const base = test.else![0]!;
  const { for: key, ...outer } = choice?.say ?? {};
  const say = { ...base.say, ...outer, ...without(test.say ?? {}, 'instead') };
  const restored = { ...base, ...(key === undefined ? {} : { [key]: choice!.cards }), say } as Effect;
  const form = test.say?.instead;
  const replaced: Instead = {
    kind: 'instead',
    if: test.if,
    then: test.then.filter((one) => !isDeclinedCase(one)).map((one) => undoCompletion(one, choice?.cards)),
    ...(form !== undefined && form !== DEFAULT_FORM && { say: { instead: form } }),
  };
  return [restored, replaced as unknown as Effect];
}
