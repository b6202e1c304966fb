// Reads an ability in the order of its text and keeps who and what was spoken of, latest last.
import type { ReadNode, Reading } from '../refer/reading.js';
import { STEPS, isNode, type Node, ABILITIES, LAST, speaksOfThis, filterIn, groupIn, isEach } from './pronoun-words.js';
import { readStep, howPicked, readTarget } from './steps.js';
import { readBranch, readOneOf } from './sentences.js';
import { readPlayers, readUnless, readChosenPlayer, readRuledPlayers } from '../refer/players.js';
import { readRepeated, readRuled, readCounted, readOfEach } from '../refer/groups.js';
import { Resolver, type Resolved, speaksOf } from './resolver.js';
import type { CardType } from '../../ir/vocabulary.js';
import { afterCondition, readPast, readCompared } from '../refer/conditions.js';
import { readEvent, readReplaced } from '../refer/events.js';

/** Effects that are read in an order of their own. */
const EFFECTS = new Map<unknown, ReadNode>([
  ...Object.keys(STEPS).map((kind) => [kind, readStep] as const),
  ['if', readBranch],
  ['each', readPlayers],
  ['oneOf', readOneOf],
  ['repeat', readRepeated],
  ['unless', readUnless],
]);

export class Reader implements Reading {
  readonly words: Resolver;
  isStatic = false;
  isOfEach = false;

  constructor(type: CardType) {
    this.words = new Resolver(type);
  }

  get unclear(): string | undefined {
    return this.words.unclear;
  }

  read(ability: object): Resolved {
    this.visit(ability);
    return this.words.resolved;
  }

  visit(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.visit(one);
    else if (isNode(value)) this.#node(value);
  }

  fields(node: Node, skip?: string): void {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'say' || key === 'ability' || key === skip) continue;
      if (typeof value === 'string') {
        if (value.startsWith('?')) this.words.resolve(node, key, value.slice(1));
        else if (value === 'they' && this.words.depth === 0) this.words.eventPlayer(node, key);
      } else this.visit(value);
    }
    afterCondition(this, node);
    if ('singers' in node)
      this.words.mentions.add({ ref: 'singers', kinds: ['character'], many: true, how: 'subject' });
  }

  #node(node: Node): void {
    if (typeof node.kind === 'string' && (node.say as Node | undefined)?.join === undefined)
      this.words.mentions.nextSentence();
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
    if (isNode(node.count) && node.count.other === true && this.isOfEach) return readCounted;
    if (node.is === 'happened') return readPast;
    if (node.is === 'matches' && isNode(node.filter) && speaksOf(node.filter)) return readCompared;
    return readFields;
  }

  /** In the order of the text: what it waits for, what must hold, what is paid, what it does. */
  #ability(node: Node): void {
    const isConditionLast = node.kind === 'static' && LAST.has((node.say as Node | undefined)?.frame as string);
    this.isStatic = node.kind === 'static';
    this.words.isSpoken = speaksOfThis(this.isStatic ? node.while : node.if);
    if (this.isStatic) this.words.kind = filterIn(node.while);
    const order = isConditionLast ? ['rules', 'while'] : ['on', 'while', 'if', 'costs', 'rules', 'effects', 'replace'];
    for (const key of order) {
      const group = key === 'while' && isConditionLast ? groupIn(node.rules) : undefined;
      if (group === undefined) this.visit(node[key]);
      else this.#condition(node.while, group);
    }
  }

  /** The condition of the whole ability cannot be about each card of a group: that is a rule with a condition of its own. */
  #condition(test: unknown, group: Node): void {
    this.words.isWhole = true;
    readOfEach(this, group, isEach(group), () => {
      this.visit(test);
    });
    this.words.isWhole = false;
  }
}

const readFields: ReadNode = (reading, node) => {
  reading.fields(node);
};
