// Resolves the pronouns of an ability. Reads it in the order of its text, collects antecedents, and replaces each `?words` by `this`,
// `subject`, `object` or the label of a target or step. The words are remembered under `say`.
import { type ReadNode, type ReaderState, Resolver, type Resolved, hasPronouns } from './resolve-phrase.js';
import {
  STEP_KINDS,
  isNode,
  type Node,
  ABILITIES,
  CONDITION_LAST,
  namesThisCard,
  filterIn,
  groupIn,
  isEach,
} from './pronoun-words.js';
import { readStep, readRepeated, howPicked, readTarget, readRuled, readCounted, readOfEach } from './read-steps.js';
import {
  readBranch,
  readPlayers,
  readOneOf,
  readUnless,
  afterCondition,
  readChosenPlayer,
  readEvent,
  readReplaced,
  readRuledPlayers,
  readPast,
  readCompared,
} from './read-clauses.js';
import type { CardType } from '../../ir/vocabulary.js';
import type { Ability } from '../../ir/ability.js';

/** Effects that need more than their fields read in order. */
const EFFECTS = new Map<unknown, ReadNode>([
  ...Object.keys(STEP_KINDS).map((kind) => [kind, readStep] as const),
  ['if', readBranch],
  ['each', readPlayers],
  ['oneOf', readOneOf],
  ['repeat', readRepeated],
  ['unless', readUnless],
]);

class Reader implements ReaderState {
  readonly resolver: Resolver;
  isStatic = false;
  isReadingGroup = false;

  constructor(type: CardType) {
    this.resolver = new Resolver(type);
  }

  get unclear(): string | undefined {
    return this.resolver.unclear;
  }

  read(ability: object): Resolved {
    this.visit(ability);
    return this.resolver.resolved;
  }

  visit(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.visit(one);
    else if (isNode(value)) this.#node(value);
  }

  fields(node: Node, skip?: string): void {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'say' || key === 'ability' || key === skip) continue;
      if (typeof value === 'string') {
        if (value.startsWith('?')) this.resolver.resolve(node, key, value.slice(1));
        else if (value === 'they' && this.resolver.eachDepth === 0) this.resolver.resolveThey(node, key);
      } else this.visit(value);
    }
    afterCondition(this, node);
    if ('singers' in node)
      this.resolver.mentions.add({ ref: 'singers', kinds: ['character'], many: true, how: 'subject' });
  }

  #node(node: Node): void {
    if (typeof node.kind === 'string' && (node.say as Node | undefined)?.join === undefined)
      this.resolver.mentions.nextSentence();
    const how = howPicked(node);
    if (how !== undefined) readTarget(this, node, how);
    else if (ABILITIES.has(node.kind)) this.#ability(node);
    else this.#readerOf(node)(this, node);
  }

  #readerOf(node: Node): ReadNode {
    if (typeof node.choose === 'string' || 'chooseAny' in node) return readChosenPlayer;
    if (typeof node.on === 'string') return readEvent;
    if (typeof node.would === 'string') return readReplaced;
    if (node.about === 'cards' && isNode(node.cards)) return readRuled;
    if (node.about === 'players' && isNode(node.while)) return readRuledPlayers;
    const effect = EFFECTS.get(node.kind);
    if (effect !== undefined) return effect;
    if (isNode(node.count) && node.count.other === true && this.isReadingGroup) return readCounted;
    if (node.is === 'happened') return readPast;
    if (node.is === 'matches' && isNode(node.filter) && hasPronouns(node.filter)) return readCompared;
    return readFields;
  }

  /** Reads the trigger, conditions, costs, rules and effects in the order of the text. */
  #ability(node: Node): void {
    const isConditionLast =
      node.kind === 'static' && CONDITION_LAST.has((node.say as Node | undefined)?.frame as string);
    this.isStatic = node.kind === 'static';
    this.resolver.namesSelf = namesThisCard(this.isStatic ? node.while : node.if);
    if (this.isStatic) this.resolver.conditionFilter = filterIn(node.while);
    const order = isConditionLast ? ['rules', 'while'] : ['on', 'while', 'if', 'costs', 'rules', 'effects', 'replace'];
    for (const key of order) {
      const group = key === 'while' && isConditionLast ? groupIn(node.rules) : undefined;
      if (group === undefined) this.visit(node[key]);
      else this.#condition(node.while, group);
    }
  }

  /** "They" in a condition of the whole ability cannot mean each card of the group: that would be a condition of a rule. */
  #condition(test: unknown, group: Node): void {
    this.resolver.isWholeCondition = true;
    readOfEach(this, group, isEach(group), () => {
      this.visit(test);
    });
    this.resolver.isWholeCondition = false;
  }
}

const readFields: ReadNode = (reader, node) => {
  reader.fields(node);
};

/** Returns the ability with all pronouns resolved, or the words that have no antecedent or several. `type` is the type of the card. */
export function resolvePronouns(ability: Ability, type: CardType): Ability | { readonly unclear: string } {
  const reader = new Reader(type);
  const resolved = reader.read(ability);
  if (reader.unclear !== undefined) return { unclear: reader.unclear };
  try {
    return rebuild(ability, resolved) as Ability;
  } catch (error) {
    if (error instanceof Unclear) return { unclear: error.message };
    throw error;
  }
}

class Unclear extends Error {}

/** A copy of the ability with references for `?words`, with labels, and with the words under `say`. */
function rebuild(value: unknown, resolved: Resolved): unknown {
  if (Array.isArray(value)) return value.map((one) => rebuild(one, resolved));
  if (!isNode(value)) return value;
  const found = resolved.refs.get(value);
  const label = resolved.labels.get(value);
  const swapped = resolved.swaps.get(value);
  if (swapped !== undefined) return swapped;
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'say') continue;
    const ref = found?.[key];
    if (ref !== undefined) result[key] = ref;
    else if (typeof inner === 'string' && key !== 'as' && inner.startsWith('?')) throw new Unclear(inner);
    else if (key === 'ability') result[key] = quoted(inner as Ability);
    else result[key] = rebuild(inner, resolved);
  }
  if (label !== undefined) result.as = label;
  const say = { ...(value.say as object | undefined), ...rememberedWords(value, found) };
  if (Object.keys(say).length > 0) result.say = say;
  return result;
}

/** In a quoted ability, "this character" is the character that gains it. */
function quoted(ability: Ability): Ability {
  const inner = resolvePronouns(ability, 'character');
  if ('unclear' in inner) throw new Unclear(inner.unclear);
  return inner;
}

const rememberedWords = (node: Node, found: Readonly<Record<string, string>> | undefined): Record<string, string> =>
  found === undefined
    ? {}
    : Object.fromEntries(
        Object.keys(found).flatMap((key) => {
          const words = node[key] as string;
          return key === 'ownerOf' || !words.startsWith('?') ? [] : [[key, words.slice(1)]];
        }),
      );
