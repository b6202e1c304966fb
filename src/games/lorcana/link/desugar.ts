// Desugars abilities before they are linked: choices of players and cards inside effects and conditions become separate steps.
import type { Effect, EffectOf, Target } from '../ir/effect.js';
import type { Ability } from '../ir/ability.js';
import type { Filter } from '../ir/filter.js';
import type { Amount } from '../ir/amount.js';

/** Hoists choices in a list of effects: "If chosen opponent has …", "Choose any number of players. They …". Other lists stay unchanged. */
export function hoistPlayerChoices(list: readonly unknown[]): readonly unknown[] {
  const effects = list as readonly (Effect | undefined)[];
  return effects.flatMap((effect, i): readonly (Effect | undefined)[] => {
    const [before, after] = [effects[i - 1], effects[i + 1]];
    if (choosesAnyPlayers(effect) && after?.kind === 'each' && after.who === 'they') return [];
    if (effect?.kind === 'each' && effect.who === 'they' && choosesAnyPlayers(before))
      return [{ ...effect, who: before.who }];
    if (effect?.kind === 'unless') return hoistChosenCard(effect);
    return effect?.kind === 'if' ? hoistConditionChoice(effect) : isStep(effect) ? hoistNamedPlayer(effect) : [effect];
  });
}

/** Effects that contain lists of effects, or that choose their players themselves. */
const CONTAINERS: ReadonlySet<string> = new Set([
  'may',
  'pay',
  'oneOf',
  'each',
  'unless',
  'whenYouDo',
  'watch',
  'later',
]);

const ABILITIES: ReadonlySet<string> = new Set([
  'triggered',
  'activated',
  'static',
  'action',
  'replacement',
  'keyword',
]);

const isStep = (item: Effect | undefined): item is Effect =>
  typeof item === 'object' && typeof item.kind === 'string' && !CONTAINERS.has(item.kind) && !ABILITIES.has(item.kind);

/** "All cards from chosen player's discard", "for each card in chosen opponent's hand": the player is chosen before the effect runs. */
function hoistNamedPlayer(effect: Effect): readonly Effect[] {
  const who = findPlayerChoice(effect);
  if (who === undefined) return [effect];
  return [{ kind: 'choosePlayer', who }, replacePlayerChoice(effect)];
}

/** Fields with players that the effect itself chooses when it resolves: acting players, players of decks and of chosen cards. */
const isChosenByEffect = (node: object, key: string, within: string): boolean =>
  key === 'who' || key === 'by' || (key === 'of' && ('top' in node || 'kind' in node || within === 'choose'));

/** Fields that are not searched: lists of effects and granted abilities are desugared separately. */
const OWN_LISTS: ReadonlySet<string> = new Set(['do', 'then', 'else', 'options', 'costs', 'ability', 'say']);

function findPlayerChoice(node: object, within = ''): ChosenPlayer | undefined {
  for (const [key, inner] of Object.entries(node) as [string, unknown][]) {
    if (typeof inner !== 'object' || inner === null || OWN_LISTS.has(key)) continue;
    if (isChosenPlayer(inner)) {
      if (!isChosenByEffect(node, key, within)) return inner;
      continue;
    }
    const found = findPlayerChoice(inner, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

function replacePlayerChoice<T extends object>(node: T, within = ''): T {
  if (Array.isArray(node))
    return node.map((one: unknown) => (isRecord(one) ? replacePlayerChoice(one, within) : one)) as unknown as T;
  const entries = Object.entries(node).map(([key, inner]: [string, unknown]) => {
    if (!isRecord(inner) || OWN_LISTS.has(key)) return [key, inner];
    if (isChosenPlayer(inner)) return [key, isChosenByEffect(node, key, within) ? inner : 'they'];
    return [key, replacePlayerChoice(inner, key)];
  });
  return Object.fromEntries(entries) as T;
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const choosesAnyPlayers = (effect: Effect | undefined): effect is EffectOf<'choosePlayer'> =>
  effect?.kind === 'choosePlayer' && typeof effect.who === 'object' && 'chooseAny' in effect.who;

/** "Banish chosen character unless their player …": the card is chosen first, because its player decides before the effect runs. */
function hoistChosenCard(effect: EffectOf<'unless'>): readonly Effect[] {
  const { who, then } = effect;
  const label = typeof who === 'object' && 'ownerOf' in who ? who.ownerOf : undefined;
  const cards = label === undefined ? undefined : findCardChoice(then, label);
  if (cards === undefined) return [effect];
  return [
    { kind: 'choose', cards },
    { ...effect, then: replaceByRef(then, cards, label!) },
  ];
}

function findCardChoice(node: unknown, label: string): Target | undefined {
  if (!isRecord(node)) return undefined;
  if ('choose' in node && 'as' in node && node.as === label) return node as Target;
  for (const inner of Object.values(node)) {
    const found = findCardChoice(inner, label);
    if (found !== undefined) return found;
  }
  return undefined;
}

function replaceByRef<T>(node: T, cards: Target, ref: string): T {
  if (Object.is(node, cards)) return { ref } as T;
  if (Array.isArray(node)) return node.map((one: unknown) => replaceByRef(one, cards, ref)) as T;
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [key, replaceByRef<unknown>(inner, cards, ref)]),
  ) as T;
}

/** Choices in a condition are made before the condition is tested (6.7.2.1). */
function hoistConditionChoice(effect: EffectOf<'if'>): readonly Effect[] {
  const who = findChosenPlayer(effect.if);
  if (who === undefined) return [effect];
  const choice = { kind: 'choosePlayer', who } as EffectOf<'choosePlayer'>;
  return [choice, { ...effect, if: replaceChosenPlayer(effect.if) }];
}

interface ChosenPlayer {
  readonly choose: 'opponent' | 'player';
}

const isChosenPlayer = (node: object): node is ChosenPlayer => 'choose' in node && typeof node.choose === 'string';

/** Finds a chosen player anywhere in a condition: on either side of a comparison, or in a filter. */
function findChosenPlayer(node: unknown): ChosenPlayer | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (isChosenPlayer(node)) return node;
  for (const inner of Object.values(node)) {
    const found = findChosenPlayer(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

function replaceChosenPlayer<T>(node: T): T {
  if (Array.isArray(node)) return node.map(replaceChosenPlayer) as T;
  if (typeof node !== 'object' || node === null) return node;
  if (isChosenPlayer(node)) return 'they' as T;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, replaceChosenPlayer(value)])) as T;
}

/**
 * A secondary condition that chooses a player becomes the first step of the ability. `eventPlayer` in amounts of the effects then means
 * the chosen player.
 */
export function withChoiceFirst(ability: Ability): Ability {
  if (ability.kind !== 'triggered' || ability.if === undefined) return ability;
  const steps = hoistConditionChoice({ kind: 'if', if: ability.if, then: ability.effects.map(replaceEventPlayer) });
  if (steps.length === 1) return ability;
  return Object.fromEntries(
    Object.entries({ ...ability, effects: steps }).filter(([key]) => key !== 'if'),
  ) as unknown as Ability;
}

function replaceEventPlayer<T>(node: T): T {
  if (Array.isArray(node)) return node.map(replaceEventPlayer) as T;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]: [string, unknown]) => [
    key,
    key === 'of' && value === 'eventPlayer' ? 'they' : replaceEventPlayer(value),
  ]);
  return Object.fromEntries(entries) as T;
}

/** "With the highest {S}": replaces a superlative by a bound, the highest or lowest value among the cards that match the other fields. */
export function desugarSuperlative(filter: Filter): Filter {
  if (filter.extreme === undefined) return filter;
  const {
    extreme: { stat, take },
    ...over
  } = filter;
  const bound: Amount = { stat, over, take };
  return { ...over, [stat]: { ...over[stat], [take === 'most' ? 'min' : 'max']: bound } };
}
