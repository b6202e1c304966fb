// Players that a text chooses in passing: the choice becomes a step of its own, so that what follows can speak of `they`.
import type { Ability } from './ir/ability.js';
import type { Condition } from './ir/condition.js';
import type { Effect, EffectOf } from './ir/effect.js';

/** "If chosen opponent has …" in a list of effects, and "Choose any number of players. They …". */
export function withChoices(list: readonly unknown[]): readonly unknown[] {
  const effects = list as readonly (Effect | undefined)[];
  return effects.flatMap((effect, i): readonly (Effect | undefined)[] => {
    const [before, after] = [effects[i - 1], effects[i + 1]];
    if (isOfAnyPlayers(effect) && after?.kind === 'each' && after.who === 'they') return [];
    if (effect?.kind === 'each' && effect.who === 'they' && isOfAnyPlayers(before))
      return [{ ...effect, who: before.who }];
    return effect?.kind === 'if' ? afterChoice(effect) : [effect];
  });
}

const isOfAnyPlayers = (effect: Effect | undefined): effect is EffectOf<'choosePlayer'> =>
  effect?.kind === 'choosePlayer' && typeof effect.who === 'object' && 'chooseAny' in effect.who;

/** The choices that a condition needs are made before it is tested (6.7.2.1). */
function afterChoice(effect: EffectOf<'if'>): readonly Effect[] {
  const { left } = effect.if as { readonly left?: { readonly of?: unknown } };
  const who = left?.of;
  if (typeof who !== 'object' || who === null || !('choose' in who)) return [effect];
  const choice = { kind: 'choosePlayer', who } as EffectOf<'choosePlayer'>;
  const condition = { ...effect.if, left: { ...left, of: 'they' } } as Condition;
  return [choice, { ...effect, if: condition }];
}

/** A secondary condition that chooses a player is tested as the first step; the same number then is that player's. */
export function withChoiceFirst(ability: Ability): Ability {
  if (ability.kind !== 'triggered' || ability.if === undefined) return ability;
  const steps = afterChoice({ kind: 'if', if: ability.if, then: ability.effects.map(ofThem) });
  if (steps.length === 1) return ability;
  return Object.fromEntries(
    Object.entries({ ...ability, effects: steps }).filter(([key]) => key !== 'if'),
  ) as unknown as Ability;
}

function ofThem<T>(node: T): T {
  if (Array.isArray(node)) return node.map(ofThem) as T;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]: [string, unknown]) => [
    key,
    key === 'of' && value === 'eventPlayer' ? 'they' : ofThem(value),
  ]);
  return Object.fromEntries(entries) as T;
}
