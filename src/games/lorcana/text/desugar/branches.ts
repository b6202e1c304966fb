// "Otherwise, B" and "If C, B instead": desugars such a sentence and the one before into one `if` with two branches, and resugars it.
import type { Effect, Target } from '../../ir/effect.js';
import type { Condition } from '../../ir/condition.js';
import type { Say } from '../../ir/vocabulary.js';
import { same, without } from '../grammar/index.js';

export type If = Effect & { readonly kind: 'if' };

export const isIfWithoutElse = (effect: Effect): boolean => effect.kind === 'if' && effect.else === undefined;

export const fieldOf = (effect: Effect, name: string): unknown => (effect as unknown as Record<string, unknown>)[name];

/** The fields for the target of an effect. */
const TARGETS = ['to', 'from', 'what'] as const;

const picksCards = (target: unknown): boolean =>
  typeof target === 'object' && target !== null && ('choose' in target || 'all' in target || 'top' in target);

/** The pronoun for a target that is chosen before the condition is tested, for both branches. */
const HOISTED = '?chosen before';

/** The step before was offered, and the player declined. */
const NOT_DONE: Condition = { is: 'not', condition: { is: 'done', step: '?you do' } };

// "Otherwise, B".

/** A sentence of the surface tree; the IR does not have this kind. */
interface Otherwise {
  readonly kind: 'otherwise';
  readonly then: readonly Effect[];
}

export const isOtherwise = (effect: unknown): effect is Otherwise =>
  (effect as { readonly kind: string }).kind === 'otherwise';

/** Adds the else branch to the `if` before. After a `may`, "otherwise" means that the player declined. */
export function desugarOtherwise(last: Effect, { then }: Otherwise): readonly Effect[] | undefined {
  if (last.kind === 'if' && last.else === undefined) return hoistSharedChoice(last, then) ?? [{ ...last, else: then }];
  const own = last.kind === 'each' ? last.do.at(-1) : undefined;
  if (last.kind === 'each' && own?.kind === 'if' && own.say?.own !== undefined && own.else === undefined)
    return [{ ...last, do: [...last.do.slice(0, -1), { ...own, else: then }] }];
  return last.kind === 'may' ? [last, { kind: 'if', if: NOT_DONE, then, say: { otherwise: 'otherwise' } }] : undefined;
}

/** "If C, return an item card … Otherwise, put it …": "it" is the chosen card in both branches, so the choice comes first. */
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

/** True if the condition is about a card mentioned before, which "it" may mean. */
const testsCard = (condition: Condition): boolean => condition.is === 'matches' || condition.is === 'includes';

const isPronoun = (target: unknown): boolean =>
  typeof target === 'object' && target !== null && 'ref' in target && /^\?(it|them)$/.test(String(target.ref));

/** The inverse of `hoistSharedChoice`. */
export function resugarOtherwise(test: If, { cards, say }: Effect & { readonly kind: 'choose' }): readonly Effect[] {
  const { else: other, ...rest } = test;
  return [
    { ...rest, then: [{ ...test.then[0]!, [say!.for!]: cards }] },
    { kind: 'otherwise', then: other } as unknown as Effect,
  ];
}

// "If C, B instead".

/** A sentence of the surface tree; the IR does not have this kind. */
interface Instead {
  readonly kind: 'instead';
  readonly if: Condition;
  readonly then: readonly Effect[];
  readonly say?: Say;
}

export const isInstead = (effect: unknown): effect is Instead =>
  (effect as { readonly kind: string }).kind === 'instead';

/** "If C, B instead". The other form is "B instead if C". */
const DEFAULT_FORM = 'instead';

/** The effect before becomes the else branch. If it chooses a target, the choice comes before the condition (6.7.2.1). */
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

/** "…, banish chosen character with cost 4 or less instead": each branch chooses its own target, and no pronoun needs the other choice. */
const hasOwnTargets = (last: Effect, condition: Condition, then: readonly Effect[]): boolean =>
  !JSON.stringify([condition, then]).includes('"?') &&
  then
    .flatMap(withoutMay)
    .every((effect) =>
      TARGETS.some((key) => picksCards(fieldOf(effect, key)) && !same(fieldOf(effect, key), fieldOf(last, key))),
    );

const withoutMay = (effect: Effect): readonly Effect[] => (effect.kind === 'may' ? effect.do : [effect]);

/** "…, you may B instead": if the player declines, the effect before happens. */
function withDeclinedCase(branch: readonly Effect[], base: Effect): readonly Effect[] {
  const [only, ...more] = branch;
  if (only?.kind !== 'may' || more.length > 0) return branch;
  return [only, { kind: 'if', if: NOT_DONE, then: [base], say: { declined: 'instead' } }];
}

const isDeclinedCase = (effect: Effect): boolean => effect.kind === 'if' && effect.say?.declined !== undefined;

/**
 * "he gets +4 {S} instead", "deal 2 damage instead": takes a missing target or duration from the effect before. A repeated target is not
 * chosen again.
 */
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

/** The inverse of `completeFromBase`. */
function undoCompletion(effect: Effect, target: Target | undefined): Effect {
  const { same: key, again, sameFor, ...say } = effect.say ?? {};
  let result = { ...effect, say } as Record<string, unknown>;
  if (again !== undefined) result = { ...result, [again]: target };
  if (key !== undefined) result = { ...result, [key]: { ref: '?the same target' } };
  if (sameFor !== undefined) result = { ...result, for: 'permanent' };
  return result as unknown as Effect;
}

/** The inverse of `desugarInstead`. */
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
