// The way back from `refer.ts`: references become words again, those remembered or plain ones.
import { type Node, isNode } from './pronoun-words.js';
import type { CardType } from '../../ir/vocabulary.js';
import type { Ability } from '../../ir/ability.js';
import { without } from '../grammar/index.js';

/** Fields that hold a reference. `of` does only beside `stat`. */
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

/** `is` is also the name of a test, so the value decides. */
const REFERENCE = /^(this|subject|object|group|singers|[a-z])$/;

const LABEL = /^[a-z]$/;

const isReference = (node: Node, key: string, value: string): boolean =>
  (REFERENCES.has(key) || (key === 'of' && 'stat' in node)) && REFERENCE.test(value);

const DEFAULTS: Readonly<Record<string, string>> = {
  declined: "doesn't",
  step: 'you do',
  inkTypesOf: 'revealed this way',
};

/** What a step of a kind is called afterwards. */
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

/** "that item", "those characters": what a labelled target is called afterwards. */
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

/** What another player may do is not what "you do". */
const THEIRS = 'may, they';

const stepKindOf = ({ kind, by }: Node): string => (kind === 'may' && by === 'they' ? THEIRS : (kind as string));

/** The kinds of the labelled steps and the words for labelled targets. */
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
  /** Asked for where no words are remembered. */
  readonly kinds: () => ReadonlyMap<string, string>;
  /** The ability waits for its card, or another, to be challenged: the other card of the event is the challenger. */
  readonly challenged: boolean;
}

/** Words for a reference of which none are remembered. */
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

/** Words that count cards, here all of them. */
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
  // Cards described by the condition before: the words stand for the description.
  if (say?.is !== undefined && (!('is' in value) || say.is === 'the other')) return { is: `?${say.is}` };
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    // Linked records have all fields of their family, those not said without a value.
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
