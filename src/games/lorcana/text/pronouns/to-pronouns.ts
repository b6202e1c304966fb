// Replaces references by words, remembered or default ones: the inverse of `resolve-ability.ts`.
import { type Node, isNode } from './pronoun-words.js';
import type { CardType } from '../../ir/vocabulary.js';
import type { Ability } from '../../ir/ability.js';
import { without } from '../grammar/index.js';

/** Fields with a reference. `of` has one only beside `stat`. */
const REFERENCES = new Set([
  'ref',
  'is',
  'isNot',
  'underneath',
  'sameNameAs',
  'sameLocationAs',
  'done',
  'declined',
  'step',
  'inkTypesOf',
]);

/** The field `is` may also be the kind of a condition, so the value decides. */
const REFERENCE = /^(this|subject|object|group|singers|[a-z])$/;

const LABEL = /^[a-z]$/;

const isReference = (node: Node, key: string, value: string): boolean =>
  (REFERENCES.has(key) || (key === 'of' && 'stat' in node)) && REFERENCE.test(value);

const DEFAULTS: Readonly<Record<string, string>> = {
  declined: "doesn't",
  step: 'you do',
  inkTypesOf: 'revealed this way',
};

/** Default words for the amount of a step, by kind of step. */
const STEP_WORDS: Readonly<Record<string, string>> = {
  removeDamage: 'damage removed',
  loseLore: 'lore lost',
  moveDamage: 'damage moved',
  discard: 'discarded',
  banish: 'banished',
  move: 'moved',
  toLocation: 'you moved',
  count: 'that number',
};

/** Default words for a labelled target: "that item", "those characters". */
function nounOf(target: Node): string {
  const filter = (target.choose ?? target.all ?? target.random ?? {}) as Node;
  const types = filter.types as readonly string[] | undefined;
  const noun = filter.zone === undefined && target.top === undefined && types?.length === 1 ? types[0]! : 'card';
  const count = target.count as Node | undefined;
  const many =
    target.all !== undefined ||
    (target.top !== undefined && target.top !== 1) ||
    (count !== undefined && count.n !== 1);
  return many ? `those ${noun}s` : `that ${noun}`;
}

/** Stands for a `may` of another player: "they do" refers to it, and "you do" does not. */
const THEIRS = 'may, they';

const stepKindOf = ({ kind, by }: Node): string => (kind === 'may' && by === 'they' ? THEIRS : (kind as string));

/** By label: the kind of a step, or the words for a target. */
function kindsByLabel(value: unknown, kinds = new Map<string, string>()): ReadonlyMap<string, string> {
  if (Array.isArray(value)) for (const one of value) kindsByLabel(one, kinds);
  else if (isNode(value)) {
    if (typeof value.as === 'string')
      kinds.set(value.as, typeof value.kind === 'string' ? stepKindOf(value) : nounOf(value));
    for (const inner of Object.values(value)) kindsByLabel(inner, kinds);
  }
  return kinds;
}

interface Context {
  readonly type: CardType;
  /** Computed only if some words are not remembered. */
  readonly kinds: () => ReadonlyMap<string, string>;
  /** The event is that a character is challenged, so its object is the challenging character. */
  readonly challenged: boolean;
}

/** Default words for a reference. */
function defaultWords(node: Node, key: string, ref: string, { type, kinds: kindsOf, challenged }: Context): string {
  if (ref === 'object' && challenged) return key === 'of' ? "the challenging character's" : 'the challenging character';
  const kinds = kindsOf();
  if (key === 'done') return STEP_WORDS[kinds.get(ref) ?? ''] ?? 'that many';
  if (key === 'step' && kinds.get(ref) === THEIRS) return 'they do';
  const words =
    DEFAULTS[key] ??
    (ref === 'this'
      ? `this ${type === 'song' ? 'action' : type}`
      : (kinds.get(ref) ?? '').startsWith('th')
        ? kinds.get(ref)!
        : 'that character');
  // "that character's {S}", but "damage on that character".
  return key === 'of' && node.stat !== 'damage' && node.stat !== 'under' ? `${words}'s` : words;
}

/** Words that count cards. The amount of an event counts all of them, so `matching` is empty. */
const CARD_WORDS = new Set(['discarded', 'banished', 'moved', 'returned', 'revealed']);

function contextOf(ability: Ability, type: CardType): Context {
  let kinds: ReadonlyMap<string, string> | undefined;
  return {
    type,
    kinds: () => (kinds ??= kindsByLabel(ability)),
    challenged:
      ability.kind === 'triggered' && ability.on.some(({ on, as }) => on === 'challenged' || as === 'challenged'),
  };
}

export function toPronouns(ability: Ability, type: CardType): Ability {
  return withWords(ability, contextOf(ability, type)) as Ability;
}

function withWords(value: unknown, context: Context): unknown {
  if (Array.isArray(value)) return value.map((one) => withWords(one, context));
  if (value === 'eventPlayer') return 'they';
  if (!isNode(value)) return value;
  const say = value.say as Record<string, string> | undefined;
  if (value.eventAmount === true && say?.words !== undefined) {
    const { words: phrase, ...others } = say;
    return {
      ...(Object.keys(others).length > 0 ? { say: others } : {}),
      done: `?${phrase}`,
      ...(CARD_WORDS.has(phrase) ? { matching: {} } : {}),
    };
  }
  if (typeof value.locationOf === 'string') return { of: "?that location's", ...without(value, 'locationOf') };
  if (say?.isNot === 'other')
    return withWords({ ...without(value, 'isNot'), other: true, say: without(say, 'isNot') }, context);
  // The resolver replaced these words by a filter: restore the words.
  if (say?.is !== undefined && (!('is' in value) || say.is === 'the other')) return { is: `?${say.is}` };
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    // Linked records have all fields of their shape; the unused ones are undefined.
    if (inner === undefined || (key === 'as' && LABEL.test(inner as string))) continue;
    if (key === 'say') result[key] = inner;
    else if (key === 'ability') result[key] = withWords(inner, contextOf(inner as Ability, 'character'));
    else if (typeof inner === 'string' && isReference(value, key, inner))
      result[key] = `?${say?.[key] ?? defaultWords(value, key, inner, context)}`;
    else result[key] = withWords(inner, context);
  }
  if (value.kind === 'count') result.as = '?counted';
  return result;
}
