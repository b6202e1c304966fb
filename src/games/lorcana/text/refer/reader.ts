// Reads an ability in the order of its text and keeps who and what was spoken of, latest last.
import type { CardType } from '../../cards/card.js';
import type { Destination } from '../../ir/effect.js';
import { isYours } from '../phrases/destination.js';
import { isOfOthers, type Mention } from './mention.js';
import type { Mentions } from './mentions.js';
import { COUNTED, Resolver, speaksOf, type Resolved } from './resolver.js';
import {
  isNode,
  ABILITIES,
  BY_CARD,
  filterIn,
  groupIn,
  holdersOf,
  isEach,
  isElsewhere,
  isMany,
  isPair,
  isReferred,
  isUnder,
  kindsOf,
  LAST,
  speaksOfThis,
  STEPS,
  UNSAID,
  type Node,
} from './words.js';

const PLAYER: Mention = { player: true, kinds: [], many: false, how: 'subject', ref: 'they' };
/** The one who does what the ability waits for, or whose turn it is. */
const EVENT_PLAYER: Mention = { ...PLAYER, ref: 'eventPlayer' };

const SUBJECT: Mention = { ref: 'subject', kinds: [], many: false, how: 'subject' };

export class Reader {
  readonly #words: Resolver;
  #isStatic = false;
  /** What a static ability says of each card of a group is being read. */
  #isOfEach = false;

  constructor(type: CardType) {
    this.#words = new Resolver(type);
  }

  get unclear(): string | undefined {
    return this.#words.unclear;
  }

  read(ability: object): Resolved {
    this.#visit(ability);
    return this.#words.resolved;
  }

  #visit(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.#visit(one);
    else if (isNode(value)) this.#node(value);
  }

  #node(node: Node): void {
    if (typeof node.kind === 'string' && (node.say as Node | undefined)?.join === undefined)
      this.#words.mentions.nextSentence();
    if ('choose' in node && isNode(node.choose)) this.#target(node, 'choose', node.choose);
    else if ('all' in node && isNode(node.all)) this.#target(node, 'all', node.all);
    else if ('random' in node && isNode(node.random)) this.#target(node, 'random', node.random);
    else if (typeof node.choose === 'string' || 'chooseAny' in node) this.#chosenPlayer();
    else if ('top' in node) this.#target(node, 'top', {});
    else if (typeof node.on === 'string') this.#event(node);
    else if (typeof node.would === 'string') this.#replaced(node);
    else if (node.about === 'cards' && isNode(node.cards)) this.#ruled(node, node.cards);
    else if (node.about === 'players' && isNode(node.while)) this.#ruledPlayers(node);
    else if (typeof node.kind === 'string' && node.kind in STEPS) this.#step(node);
    else if (node.kind === 'if') this.#branch(node);
    else if (node.kind === 'each') this.#players(node);
    else if (node.kind === 'oneOf') this.#oneOf(node);
    else if (node.kind === 'repeat') this.#repeated(node);
    else if (node.kind === 'unless') this.#unless(node);
    else if (isNode(node.count) && node.count.other === true && this.#isOfEach) this.#counted(node, node.count);
    else if (node.is === 'happened') this.#past(node.event as Node);
    else if (node.is === 'matches' && isNode(node.filter) && speaksOf(node.filter)) this.#compared(node, node.filter);
    else if (typeof node.kind === 'string' && ABILITIES.has(node.kind)) this.#ability(node);
    else this.#fields(node);
  }

  /** What must be paid is paid by the one named: "unless their player chooses and discards a card". */
  #unless(node: Node): void {
    this.#fields(node, 'costs');
    this.#words.depth++;
    this.#visit(node.costs);
    this.#words.depth--;
  }

  /** Players are chosen as something resolves, which a static ability never does. */
  #chosenPlayer(): void {
    if (this.#isStatic) this.#words.unclear ??= 'chosen';
    this.#words.mentions.add(PLAYER);
  }

  /** "For each opposing character, deal 1 damage to it": the one at hand has no name in the IR, and must not be taken for another card. */
  #repeated({ times, do: steps }: Node): void {
    this.#visit(times);
    const counted = isNode(times) ? times.count : undefined;
    if (isNode(counted))
      this.#words.mentions.add({ ref: COUNTED, kinds: kindsOf(counted), many: false, how: 'choose' });
    this.#visit(steps);
  }

  /** Anything else: its fields in order, words resolved. */
  #fields(node: Node, skip?: string): void {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'say' || key === 'ability' || key === skip) continue;
      if (typeof value === 'string') {
        if (value.startsWith('?')) this.#words.resolve(node, key, value.slice(1));
        else if (value === 'they' && this.#words.depth === 0) this.#words.eventPlayer(node, key);
      } else this.#visit(value);
    }
    if (node.is === 'not') this.#tested(node.condition);
    if (node.is === 'matches' && isNode(node.filter) && node.filter.covers === true)
      this.#words.mentions.isBeneathAsked = true;
    if (!this.#isStatic && node.is !== undefined)
      this.#asks(filterIn(node), isNode(node.left) && node.left.each !== undefined);
    if ('singers' in node)
      this.#words.mentions.add({ ref: 'singers', kinds: ['character'], many: true, how: 'subject' });
  }

  /** "If it has the same cost as that action": a card is compared with another, and is still the one spoken of. */
  #compared(node: Node, filter: Node): void {
    this.#fields(node, 'filter');
    const own = this.#words.mentions.latest();
    if (own !== undefined) this.#words.mentions.drop(own);
    this.#visit(filter);
    if (own !== undefined) this.#words.mentions.add(own);
  }

  /** "If all of your characters are exerted, ready them": they have no name in the IR either. */
  #tested(condition: unknown): void {
    const filter = isNode(condition) && condition.is === 'exists' ? condition.filter : undefined;
    if (isNode(filter) && isNode(filter.not))
      this.#words.mentions.add({ ref: COUNTED, kinds: kindsOf(filter), many: true, how: 'all' });
  }

  /** What happened before is not what the ability waits for. */
  #past(event: Node): void {
    const before = this.#words.mentions.copy();
    this.#visit(event);
    this.#words.mentions = before;
    this.#asks(event.subject as Node | undefined);
  }

  /** The cards that a condition asks about, unless it speaks of the card itself too; `isOfOne`: those of one player, whom nothing names. */
  #asks(cards: Node | undefined, isOfOne = false): void {
    const isTheirs = cards?.of === 'they' && this.#words.depth === 0;
    this.#words.asked = cards === undefined || isTheirs || isOfOne || speaksOf(cards) ? undefined : cards;
    if (cards !== undefined && cards.is === undefined && !this.#words.isSpoken)
      this.#words.mentions.ask(cards.named !== undefined);
  }

  #target(node: Node, how: 'choose' | 'all' | 'random' | 'top', filter: Node): void {
    this.#words.pickedFrom = how === 'choose' ? filter : undefined;
    this.#fields(node, undefined);
    const count = node.count as { n?: unknown } | undefined;
    const many = how === 'all' || (how === 'top' ? node.top !== 1 : count !== undefined && count.n !== 1);
    if (filter.other === true)
      this.#words.others(filter, how === 'all' ? this.#words.mentions.justChosen() : undefined);
    const away = how === 'top' || isElsewhere(filter);
    const theirs = isOfOthers(how === 'top' ? node.of : filter.of) && away;
    const mention: Mention = { node, kinds: kindsOf(filter), many, how, away, theirs };
    this.#words.mentions.add(mention);
    if (many) this.#words.asked = undefined;
    if (filter.atLocation === true && !many) this.#words.mentions.visitor = mention;
  }

  #event(node: Node): void {
    this.#fields(node);
    const subject = node.subject as Node | undefined;
    const object = node.object as Node | undefined;
    const name = node.on as string;
    this.#words.mentions.event = {
      name,
      as: node.as as string | undefined,
      by: node.by,
      isPair: isPair(name, subject, object),
    };
    if (node.by === 'opponents' || node.by === 'all') this.#words.mentions.add(EVENT_PLAYER);
    if (name === 'sings')
      this.#words.mentions.add({ ref: 'object', kinds: ['song', 'action'], many: false, how: 'object' });
    if (name === 'moves' || object !== undefined) {
      const self = typeof object?.is === 'string' && object.is.startsWith('?this');
      this.#words.mentions.add({
        ref: self ? 'this' : 'object',
        kinds: name === 'moves' ? ['location'] : kindsOf(object ?? {}),
        many: false,
        how: 'object',
      });
    }
    this.#words.isOpposing = subject?.of === 'opponents';
    if (subject?.atLocation === true || name === 'moves') this.#words.mentions.visitor = SUBJECT;
    // "Whenever you ink a card, if it's …".
    if (subject === undefined && UNSAID.has(name) && node.amount === undefined)
      this.#words.mentions.add({ ...SUBJECT, away: true });
    if (subject !== undefined && subject.is === undefined)
      this.#words.mentions.add({ ...SUBJECT, kinds: kindsOf(subject), many: name === 'singers' });
  }

  /** What would happen to a card: it can be spoken of in what happens instead. */
  #replaced(node: Node): void {
    const { cards, instead } = node as { readonly cards: Node; readonly instead: unknown };
    this.#visit(cards);
    this.#words.mentions.event = { name: 'banished', as: undefined, by: undefined };
    if (cards.is === undefined)
      this.#words.mentions.add({ ref: 'subject', kinds: kindsOf(cards), many: false, how: 'subject' });
    this.#visit(instead);
  }

  /** "Your characters get +1 {S} for each damage on them": each of them by itself. */
  #ruled(node: Node, cards: Node): void {
    this.#visit(cards);
    if (this.#isStatic && this.#words.isOtherThanNone(cards)) this.#words.unclear ??= 'other';
    if (!this.#isStatic) this.#lasting(cards);
    if (cards.is !== undefined) this.#visit(node.rules);
    else
      this.#each(cards, isEach(cards), () => {
        this.#isOfEach = this.#isStatic;
        this.#visit(node.rules);
        this.#isOfEach = false;
      });
  }

  /** "Characters here get +1 {S} for each other character here": others than each of them, and not than the card that speaks. */
  #counted(node: Node, cards: Node): void {
    this.#fields(node);
    this.#words.othersThan(cards, 'group');
  }

  /** "… unless one of their characters …": each player by itself. */
  #ruledPlayers(node: Node): void {
    this.#visit(node.rules);
    this.#words.depth++;
    this.#visit(node.while);
    this.#words.depth--;
  }

  /** A rule for a time knows the cards that were picked before it ("your other characters can't quest"), and no player at hand. */
  #lasting(cards: Node): void {
    if (cards.other === true) this.#words.others(cards, this.#words.mentions.picked(), false);
    if (cards.of === 'they') this.#words.unclear ??= 'their';
  }

  /** While this is read, "they" are the cards of a group, one at a time. */
  #each(filter: Node, each: boolean, read: () => void): void {
    const group: Mention = { ref: 'group', kinds: kindsOf(filter), many: true, how: 'all', each };
    this.#words.mentions.add(group);
    read();
    this.#words.mentions.drop(group);
  }

  /** In the order of the text: what it waits for, what must hold, what is paid, what it does. */
  #ability(node: Node): void {
    const isConditionLast = node.kind === 'static' && LAST.has((node.say as Node | undefined)?.frame as string);
    this.#isStatic = node.kind === 'static';
    this.#words.isSpoken = speaksOfThis(this.#isStatic ? node.while : node.if);
    if (this.#isStatic) this.#words.kind = filterIn(node.while);
    const order = isConditionLast ? ['rules', 'while'] : ['on', 'while', 'if', 'costs', 'rules', 'effects', 'replace'];
    for (const key of order) {
      const group = key === 'while' && isConditionLast ? groupIn(node.rules) : undefined;
      if (group === undefined) this.#visit(node[key]);
      else this.#condition(node.while, group);
    }
  }

  /** The condition of the whole ability cannot be about each card of a group: that is a rule with a condition of its own. */
  #condition(test: unknown, group: Node): void {
    this.#words.isWhole = true;
    this.#each(group, isEach(group), () => {
      this.#visit(test);
    });
    this.#words.isWhole = false;
  }

  /** A card spoken of before is not the one that this step takes elsewhere: its words are read first. */
  #step(node: Node): void {
    const first =
      node.kind === 'moveDamage' && isReferred(node.to)
        ? 'to'
        : node.kind === 'move' && isUnder(node.put)
          ? 'put'
          : undefined;
    let last: Mention | undefined;
    if (first !== undefined) {
      // Said last, it is not what "it" before it means.
      const before = this.#words.mentions.copy();
      this.#visit(node[first]);
      if (first === 'to') last = this.#words.mentions.latest();
      this.#words.mentions = before;
    }
    this.#words.step = node.kind as string;
    this.#words.isForYou =
      (node.kind === 'play' && node.by === undefined) || (node.kind === 'move' && isYours(node.put as Destination));
    if (node.kind === 'give' && isNode(node.to)) {
      this.#words.holder = node.to;
      this.#words.holders = holdersOf(node.rules as readonly Node[]);
    }
    if (BY_CARD.has(node.kind as string) && isNode(node.to) && isMany(node.to)) this.#byCard(node, node.to);
    else this.#fields(node, first);
    if (last !== undefined) this.#words.mentions.again(last);
    if (node.kind === 'toLocation') this.#words.destination = node.location;
    this.#words.mentions.did(node, node.kind as string);
  }

  /** Numbers said after several cards are counted for each of them. */
  #byCard(node: Node, to: Node): void {
    const keys = Object.keys(node);
    const [before, after] = [keys.slice(0, keys.indexOf('to') + 1), keys.slice(keys.indexOf('to') + 1)];
    const part = (names: readonly string[]): Node => Object.fromEntries(names.map((key) => [key, node[key]]));
    this.#fields(part(before));
    this.#each((to.choose ?? to.all ?? {}) as Node, isEach(to), () => {
      this.#fields(part(after));
    });
  }

  /** What was chosen in one branch is not there in the other; "instead" is said after what it replaces. */
  #branch(node: Node): void {
    const isInstead = (node.say as Node | undefined)?.instead !== undefined;
    this.#words.isSpoken = speaksOfThis(node.if);
    if (isInstead) {
      this.#visit(node.else);
      this.#visit(node.if);
      this.#visit(node.then);
      return;
    }
    const isLast = (node.say as Node | undefined)?.if !== undefined;
    if (isLast) {
      const before = this.#words.mentions.copy();
      this.#visit(node.then);
      this.#visit(node.if);
      this.#otherwise(node.else, before);
      return;
    }
    this.#visit(node.if);
    const tested = this.#words.mentions.copy();
    this.#visit(node.then);
    this.#otherwise(node.else, tested);
  }

  #otherwise(steps: unknown, before: Mentions): void {
    if (steps === undefined) return;
    const after = this.#words.mentions;
    this.#words.mentions = before;
    this.#visit(steps);
    this.#words.mentions = after;
  }

  #oneOf(node: Node): void {
    this.#fields(node, 'options');
    this.#options(node.options as readonly unknown[]);
  }

  /** What one option picks is not picked where another is taken: words for it there would mean nothing, and must not be taken for another card. */
  #options(options: readonly unknown[]): void {
    const before = this.#words.mentions;
    const named = new Set(before.nodes());
    for (const option of options) {
      const own = before.copy();
      for (const one of this.#words.mentions.since(named)) own.add({ ...one, ref: COUNTED });
      this.#words.mentions = own;
      this.#visit(option);
    }
  }

  #players(node: Node): void {
    const who = node.who;
    if (isNode(who) && (node.say as Node | undefined)?.who === 'that opponent') this.#words.opponent(who);
    else if (isNode(who) && !this.#words.player(who)) this.#visit(who);
    else if (who === 'they' && this.#words.depth === 0) this.#words.eventPlayer(node, 'who');
    this.#words.depth++;
    this.#visit(node.do);
    this.#words.depth--;
    this.#words.mentions.add(
      who === 'they'
        ? (this.#words.mentions.lastPlayer() ?? PLAYER)
        : who === 'opponents' || who === 'all'
          ? { ...PLAYER, ref: who }
          : PLAYER,
    );
  }
}
