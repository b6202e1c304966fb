// "A. If C, B instead": one effect with two branches, and the sentences again.
import type { Condition } from '../../ir/condition.js';
import type { Effect, Target } from '../../ir/effect.js';
import type { Say } from '../../ir/vocabulary.js';
import { isOpenIf, TARGETS, isChoice, fieldOf, HOISTED, type If, NOT_DONE } from '../fold/branch.js';
import { same, without } from '../grammar/index.js';

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
const USUAL = 'instead';

/** What the last step does becomes the other branch; a choice in it is made before the condition is tested (6.7.2.1). */
export function instead(last: Effect, { if: condition, then, say: how }: Instead): readonly Effect[] | undefined {
  const inner =
    last.kind === 'may' || last.kind === 'each' ? 'do' : last.kind === 'pay' || isOpenIf(last) ? 'then' : undefined;
  if (inner !== undefined) {
    const list = (last as unknown as Record<string, readonly Effect[]>)[inner]!;
    const completed = instead(list.at(-1)!, { kind: 'instead', if: condition, then, ...(how && { say: how }) });
    return completed && [{ ...last, [inner]: [...list.slice(0, -1), ...completed] }];
  }
  if (last.kind === 'if') return undefined;
  const key = isApart(last, condition, then) ? undefined : TARGETS.find((name) => isChoice(fieldOf(last, name)));
  const { join, then: lead, ...say } = last.say ?? {};
  const outer = { ...(join === undefined ? {} : { join }), ...(lead === undefined ? {} : { then: lead }) };
  const bare = { ...last, say } as Effect;
  const target = key && ((last as unknown as Record<string, unknown>)[key] as Target);
  const base = key === undefined ? bare : { ...bare, [key]: { ref: HOISTED } };
  const branch = orAsBefore(
    then.map((effect) => completed(effect, base, target)),
    base,
  );
  const test: If = {
    kind: 'if',
    if: condition,
    then: branch,
    else: [base],
    say: { instead: how?.instead ?? USUAL, ...(key === undefined ? outer : {}) },
  };
  return target === undefined || key === undefined
    ? [test]
    : [{ kind: 'choose', cards: target, say: { for: key, ...outer } }, test];
}

/** "…, banish chosen character with cost 4 or less instead": chosen anew, and nothing speaks of what was chosen in the other case. */
const isApart = (last: Effect, condition: Condition, then: readonly Effect[]): boolean =>
  !JSON.stringify([condition, then]).includes('"?') &&
  then
    .flatMap(offered)
    .every((effect) =>
      TARGETS.some((key) => isChoice(fieldOf(effect, key)) && !same(fieldOf(effect, key), fieldOf(last, key))),
    );

const offered = (effect: Effect): readonly Effect[] => (effect.kind === 'may' ? effect.do : [effect]);

/** "…, you may B instead": who does not gets what was said first. */
function orAsBefore(branch: readonly Effect[], base: Effect): readonly Effect[] {
  const [only, ...more] = branch;
  if (only?.kind !== 'may' || more.length > 0) return branch;
  return [only, { kind: 'if', if: NOT_DONE, then: [base], say: { declined: 'instead' } }];
}

const isDeclined = (effect: Effect): boolean => effect.kind === 'if' && effect.say?.declined !== undefined;

/** "he gets +4 {S} instead", "deal 2 damage instead": what is left out stays as it was, and what is said again is not chosen again. */
function completed(effect: Effect, base: Effect, target: Target | undefined): Effect {
  if (effect.kind !== base.kind) return effect;
  let result: Record<string, unknown> = { ...effect };
  for (const key of TARGETS) {
    const said = fieldOf(effect, key);
    const how = same(said, { ref: '?the same target' }) ? 'same' : same(said, target) ? 'again' : undefined;
    if (said !== undefined && how !== undefined)
      result = { ...result, [key]: fieldOf(base, key), say: { ...effect.say, [how]: key } };
  }
  if (effect.kind === 'give' && base.kind === 'give' && effect.for === 'permanent')
    result = { ...result, for: base.for, say: { ...effect.say, sameFor: 'yes' } };
  return result as unknown as Effect;
}

function shortened(effect: Effect, target: Target | undefined): Effect {
  const { same: key, again, sameFor, ...say } = effect.say ?? {};
  let result = { ...effect, say } as Record<string, unknown>;
  if (again !== undefined) result = { ...result, [again]: target };
  if (key !== undefined) result = { ...result, [key]: { ref: '?the same target' } };
  if (sameFor !== undefined) result = { ...result, for: 'permanent' };
  return result as unknown as Effect;
}

export function unreplaced(test: If, choice: (Effect & { readonly kind: 'choose' }) | undefined): readonly Effect[] {
  const base = test.else![0]!;
  const { for: key, ...outer } = choice?.say ?? {};
  const say = { ...base.say, ...outer, ...without(test.say ?? {}, 'instead') };
  const restored = { ...base, ...(key === undefined ? {} : { [key]: choice!.cards }), say } as Effect;
  const how = test.say?.instead;
  const replaced: Instead = {
    kind: 'instead',
    if: test.if,
    then: test.then.filter((one) => !isDeclined(one)).map((one) => shortened(one, choice?.cards)),
    ...(how !== undefined && how !== USUAL && { say: { instead: how } }),
  };
  return [restored, replaced as unknown as Effect];
}
