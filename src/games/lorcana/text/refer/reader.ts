// Reads an ability in the order of its text and keeps who and what was spoken of, latest last.
import type { CardType } from '../../cards/card.js';
import { without } from '../grammar.js';
import { Mentions, type Mention } from './mentions.js';
import {
  isNode,
  ABILITIES,
  BY_CARD,
  filterIn,
  groupIn,
  isAboutCard,
  isEach,
  isElsewhere,
  isMany,
  isPair,
  isReferred,
  isUnder,
  kindsOf,
  LAST,
  OTHERS,
  PRONOUNS,
  SELVES,
  STEPS,
  UNSAID,
  type Node,
} from './words.js';

export interface Resolved {
  /** By node: its fields whose words are resolved. */
  readonly refs: Map<object, Record<string, string>>;
  /** Targets and steps that got a label. */
  readonly labels: Map<object, string>;
  /** Nodes that mean something of another shape. */
  readonly swaps: Map<object, unknown>;
}

const PLAYER: Mention = { player: true, kinds: [], many: false, how: 'subject', ref: 'they' };
/** The one who does what the ability waits for, or whose turn it is. */
const EVENT_PLAYER: Mention = { ...PLAYER, ref: 'eventPlayer' };

const SUBJECT: Mention = { ref: 'subject', kinds: [], many: false, how: 'subject' };

/** One of the cards that a step is repeated for. */
const COUNTED = 'counted';

export class Reader {
  readonly #resolved: Resolved = { refs: new Map(), labels: new Map(), swaps: new Map() };
  readonly #type: CardType;
  #mentions: Mentions;
  /** Inside `each`, "they" is the player at hand. */
  #depth = 0;
  unclear: string | undefined;
  /** In a static ability: the cards that its condition speaks of. */
  #kind: Node | undefined;
  /** It speaks of the card itself too. */
  #isSpoken = false;
  #isWhole = false;
  #isStatic = false;
  /** The words for the one who is given something: a card in play. */
  #holder: Node | undefined;
  /** Where the last step moved a character. */
  #destination: unknown;

  constructor(type: CardType) {
    this.#type = type;
    this.#mentions = new Mentions(type !== 'action' && type !== 'song');
  }

  read(ability: object): Resolved {
    this.#visit(ability);
    return this.#resolved;
  }

  #visit(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.#visit(one);
    else if (isNode(value)) this.#node(value);
  }

  #node(node: Node): void {
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
    else if (typeof node.kind === 'string' && ABILITIES.has(node.kind)) this.#ability(node);
    else this.#fields(node);
  }

  /** What must be paid is paid by the one named: "unless their player chooses and discards a card". */
  #unless(node: Node): void {
    this.#fields(node, 'costs');
    this.#depth++;
    this.#visit(node.costs);
    this.#depth--;
  }

  /** Players are chosen as something resolves, which a static ability never does. */
  #chosenPlayer(): void {
    if (this.#isStatic) this.unclear ??= 'chosen';
    this.#mentions.add(PLAYER);
  }

  /** "For each opposing character, deal 1 damage to it": the one at hand has no name in the IR, and must not be taken for another card. */
  #repeated({ times, do: steps }: Node): void {
    this.#visit(times);
    const counted = isNode(times) ? times.count : undefined;
    if (isNode(counted)) this.#mentions.add({ ref: COUNTED, kinds: kindsOf(counted), many: false, how: 'choose' });
    this.#visit(steps);
  }

  /** Anything else: its fields in order, words resolved. */
  #fields(node: Node, skip?: string): void {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'say' || key === 'ability' || key === skip) continue;
      if (typeof value === 'string') {
        if (value.startsWith('?')) this.#resolve(node, key, value.slice(1));
        else if (value === 'they' && this.#depth === 0) this.#eventPlayer(node, key);
      } else this.#visit(value);
    }
    if (node.is === 'not') this.#tested(node.condition);
    if ('singers' in node) this.#mentions.add({ ref: 'singers', kinds: ['character'], many: true, how: 'subject' });
  }

  /** "If all of your characters are exerted, ready them": they have no name in the IR either. */
  #tested(condition: unknown): void {
    const filter = isNode(condition) && condition.is === 'exists' ? condition.filter : undefined;
    if (isNode(filter) && isNode(filter.not))
      this.#mentions.add({ ref: COUNTED, kinds: kindsOf(filter), many: true, how: 'all' });
  }

  #target(node: Node, how: 'choose' | 'all' | 'random' | 'top', filter: Node): void {
    this.#fields(node, undefined);
    const count = node.count as { n?: unknown } | undefined;
    const many = how === 'all' || (how === 'top' ? node.top !== 1 : count !== undefined && count.n !== 1);
    if (filter.other === true) this.#others(filter, how === 'all' ? this.#mentions.justChosen() : undefined);
    const away = how === 'top' || isElsewhere(filter);
    const mention: Mention = { node, kinds: kindsOf(filter), many, how, away };
    this.#mentions.add(mention);
    if (filter.atLocation === true && !many) this.#mentions.visitor = mention;
  }

  /** "Choose one of your characters. Banish all other characters": other than the chosen one. */
  #others(filter: Node, chosen: Mention | undefined, isOnly = true): void {
    const ref = chosen === undefined ? this.#notSubject(filter) : this.#label(chosen.node!);
    if (ref === undefined) return;
    const say = { ...(filter.say as object | undefined), isNot: 'other' };
    // Behind a choice of its own, "all other" is other than that one; elsewhere the card that speaks is left out too (6.1.6).
    const isAlone = isOnly || !kindsOf(filter).includes(this.#type);
    this.#resolved.swaps.set(filter, { ...(isAlone ? without(filter, 'other') : filter), isNot: ref, say });
    // What else it says of cards spoken of would be lost.
    if (this.#resolved.refs.has(filter)) this.unclear ??= 'other';
  }

  /** "Whenever a character quests while here, another chosen character …": a location is no character, so that it is the one of the event. */
  #notSubject(filter: Node): string | undefined {
    const kinds = kindsOf(filter);
    if (kinds.length === 0 || kinds.includes(this.#type)) return undefined;
    return this.#mentions.hasSubject(kinds) ? 'subject' : undefined;
  }

  #event(node: Node): void {
    this.#fields(node);
    const subject = node.subject as Node | undefined;
    const object = node.object as Node | undefined;
    const name = node.on as string;
    this.#mentions.event = {
      name,
      as: node.as as string | undefined,
      by: node.by,
      isPair: isPair(name, subject, object),
    };
    if (node.by === 'opponents' || node.by === 'all') this.#mentions.add(EVENT_PLAYER);
    if (name === 'sings') this.#mentions.add({ ref: 'object', kinds: ['song', 'action'], many: false, how: 'object' });
    if (name === 'moves' || object !== undefined) {
      const self = typeof object?.is === 'string' && object.is.startsWith('?this');
      this.#mentions.add({
        ref: self ? 'this' : 'object',
        kinds: name === 'moves' ? ['location'] : kindsOf(object ?? {}),
        many: false,
        how: 'object',
      });
    }
    if (subject?.atLocation === true) this.#mentions.visitor = SUBJECT;
    // "Whenever you ink a card, if it's …".
    if (subject === undefined && UNSAID.has(name) && node.amount === undefined)
      this.#mentions.add({ ...SUBJECT, away: true });
    if (subject !== undefined && subject.is === undefined)
      this.#mentions.add({ ...SUBJECT, kinds: kindsOf(subject), many: name === 'singers' });
  }

  /** What would happen to a card: it can be spoken of in what happens instead. */
  #replaced(node: Node): void {
    const { cards, instead } = node as { readonly cards: Node; readonly instead: unknown };
    this.#visit(cards);
    this.#mentions.event = { name: 'banished', as: undefined, by: undefined };
    if (cards.is === undefined)
      this.#mentions.add({ ref: 'subject', kinds: kindsOf(cards), many: false, how: 'subject' });
    this.#visit(instead);
  }

  /** "Your characters get +1 {S} for each damage on them": each of them by itself. */
  #ruled(node: Node, cards: Node): void {
    this.#visit(cards);
    if (!this.#isStatic) this.#lasting(cards);
    if (cards.is !== undefined) this.#visit(node.rules);
    else
      this.#each(cards, isEach(cards), () => {
        this.#visit(node.rules);
      });
  }

  /** "… unless one of their characters …": each player by itself. */
  #ruledPlayers(node: Node): void {
    this.#visit(node.rules);
    this.#depth++;
    this.#visit(node.while);
    this.#depth--;
  }

  /** A rule for a time knows the cards that were picked before it ("your other characters can't quest"), and no player at hand. */
  #lasting(cards: Node): void {
    if (cards.other === true) this.#others(cards, this.#mentions.picked(), false);
    if (cards.of === 'they') this.unclear ??= 'their';
  }

  /** While this is read, "they" are the cards of a group, one at a time. */
  #each(filter: Node, each: boolean, read: () => void): void {
    const group: Mention = { ref: 'group', kinds: kindsOf(filter), many: true, how: 'all', each };
    this.#mentions.add(group);
    read();
    this.#mentions.drop(group);
  }

  /** In the order of the text: what it waits for, what must hold, what is paid, what it does. */
  #ability(node: Node): void {
    const isConditionLast = node.kind === 'static' && LAST.has((node.say as Node | undefined)?.frame as string);
    this.#isStatic = node.kind === 'static';
    if (this.#isStatic) {
      this.#kind = filterIn(node.while);
      this.#isSpoken = JSON.stringify(node.while ?? {}).includes('?this ');
    }
    const order = isConditionLast ? ['rules', 'while'] : ['on', 'while', 'if', 'costs', 'rules', 'effects', 'replace'];
    for (const key of order) {
      const group = key === 'while' && isConditionLast ? groupIn(node.rules) : undefined;
      if (group === undefined) this.#visit(node[key]);
      else this.#condition(node.while, group);
    }
  }

  /** The condition of the whole ability cannot be about each card of a group: that is a rule with a condition of its own. */
  #condition(test: unknown, group: Node): void {
    this.#isWhole = true;
    this.#each(group, isEach(group), () => {
      this.#visit(test);
    });
    this.#isWhole = false;
  }

  /** A card spoken of before is not the one that this step takes elsewhere: its words are read first. */
  #step(node: Node): void {
    const first =
      node.kind === 'moveDamage' && isReferred(node.to)
        ? 'to'
        : node.kind === 'move' && isUnder(node.put)
          ? 'put'
          : undefined;
    if (first !== undefined) {
      // Said last, it is not what "it" before it means.
      const before = this.#mentions.copy();
      this.#visit(node[first]);
      this.#mentions = before;
    }
    if (node.kind === 'give' && isNode(node.to)) this.#holder = node.to;
    if (BY_CARD.has(node.kind as string) && isNode(node.to) && isMany(node.to)) this.#byCard(node, node.to);
    else this.#fields(node, first);
    if (node.kind === 'toLocation') this.#destination = node.location;
    this.#mentions.did(node, node.kind as string);
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
    if (isInstead) {
      this.#visit(node.else);
      this.#visit(node.if);
      this.#visit(node.then);
      return;
    }
    const isLast = (node.say as Node | undefined)?.if !== undefined;
    if (isLast) {
      const before = this.#mentions.copy();
      this.#visit(node.then);
      this.#visit(node.if);
      this.#otherwise(node.else, before);
      return;
    }
    this.#visit(node.if);
    const tested = this.#mentions.copy();
    this.#visit(node.then);
    this.#otherwise(node.else, tested);
  }

  #otherwise(steps: unknown, before: Mentions): void {
    if (steps === undefined) return;
    const after = this.#mentions;
    this.#mentions = before;
    this.#visit(steps);
    this.#mentions = after;
  }

  #oneOf(node: Node): void {
    this.#fields(node, 'options');
    this.#options(node.options as readonly unknown[]);
  }

  /** What one option picks is not picked where another is taken: words for it there would mean nothing, and must not be taken for another card. */
  #options(options: readonly unknown[]): void {
    const before = this.#mentions;
    const named = new Set(before.nodes());
    for (const option of options) {
      const own = before.copy();
      for (const one of this.#mentions.since(named)) own.add({ ...one, ref: COUNTED });
      this.#mentions = own;
      this.#visit(option);
    }
  }

  #players(node: Node): void {
    const who = node.who;
    if (isNode(who) && (node.say as Node | undefined)?.who === 'that opponent') this.#opponent(who);
    else if (isNode(who)) this.#player(who);
    else if (who === 'they' && this.#depth === 0) this.#eventPlayer(node, 'who');
    this.#depth++;
    this.#visit(node.do);
    this.#depth--;
    this.#mentions.add(who === 'they' ? (this.#mentions.lastPlayer() ?? PLAYER) : PLAYER);
  }

  /** The one spoken of last; the player of a card may be you. */
  #opponent(who: Node): void {
    const last = this.#mentions.lastPlayer();
    if (last === undefined) this.unclear ??= 'that opponent';
    else this.#resolved.swaps.set(who, last.ref);
  }

  /** The player of a card, or the one spoken of last. */
  #player(who: Node): void {
    if (who.ownerOf === '?that player') {
      const last = this.#mentions.lastPlayerOrCard();
      if (last?.player === true) this.#resolved.swaps.set(who, last.ref);
      else this.#assign(who, 'ownerOf', last, 'that player');
    } else this.#visit(who);
  }

  /** Outside `each`, "they" may be the player of the event, or the one chosen last. */
  #eventPlayer(node: Node, key: string): void {
    const last = this.#mentions.lastPlayer();
    if (last?.ref === 'eventPlayer') this.#put(node, key, 'eventPlayer');
    else if (last === undefined && key !== 'by') this.unclear ??= 'they';
  }

  #resolve(node: Node, key: string, words: string): void {
    const phrase = words.replace(/'s$/, '');
    if (key === 'is' && this.#mentions.event === undefined && phrase === 'the challenging character') {
      this.#resolved.swaps.set(node, { inChallenge: 'challenger', say: { is: phrase } });
      return;
    }
    if (key === 'is' && this.#kind !== undefined && OTHERS.has(phrase)) {
      this.#resolved.swaps.set(node, { ...without(this.#kind, 'say'), say: { is: phrase } });
      return;
    }
    if (key === 'is' && this.#kind !== undefined && this.#isOtherOrThis(phrase)) {
      this.unclear ??= phrase;
      return;
    }
    if (key === 'of' && phrase === 'that location' && this.#isElsewhere(node)) return;
    if (key === 'done' || key === 'step' || key === 'declined' || key === 'as') this.#stepWords(node, key, phrase);
    else if (key === 'ownerOf') this.#assign(node, key, this.#owned(this.#found(node, phrase)), phrase);
    else this.#assign(node, key, this.#found(node, phrase), phrase);
  }

  /** "Its player" is not said of the card that speaks, whose player is "you", but of the other card of the event. */
  #owned(found: Mention | undefined): Mention | undefined {
    return found?.ref === 'this' ? this.#mentions.otherOne() : found;
  }

  /** "While you have a damaged character in play, it …": that character, or this card? */
  #isOtherOrThis(phrase: string): boolean {
    return (
      SELVES.has(phrase) &&
      this.#kind!.zone === undefined &&
      this.#mentions.find(phrase)?.how === 'self' &&
      !this.#isSpoken
    );
  }

  #found(node: Node, phrase: string): Mention | undefined {
    const discarded = phrase === 'it' && isAboutCard(node) ? this.#mentions.justDiscarded() : undefined;
    if (discarded !== undefined) return discarded;
    const isGiven = node === this.#holder && PRONOUNS.has(phrase);
    const found = isGiven ? this.#mentions.findInPlay(phrase) : this.#mentions.find(phrase);
    return found === undefined || this.#isEither(found, phrase, isGiven) ? undefined : found;
  }

  /** Words that may as well mean another card: better not understood than taken for the wrong one. */
  #isEither({ ref, node }: Mention, phrase: string, isGiven: boolean): boolean {
    const { event } = this.#mentions;
    // A card put under another has no name in the IR, and "it" may be that card, unless it is given something.
    if (phrase === 'it' && !isGiven && event?.name === 'putUnder') return ref === 'this' || ref === 'subject';
    if (phrase === 'it' && node !== undefined && node === this.#destination) return true;
    if (event?.isPair !== true) return false;
    return ref === 'subject' ? phrase === 'that character' : ref === 'this' && (phrase === 'they' || phrase === 'them');
  }

  /** "Chosen character at a location … that location's {L}": no location was spoken of but the one where a character is. */
  #isElsewhere(node: Node): boolean {
    const { visitor } = this.#mentions;
    if (visitor === undefined || this.#mentions.find('that location') !== undefined) return false;
    const ref = visitor.ref ?? this.#label(visitor.node!);
    this.#resolved.swaps.set(node, { ...without(node, 'of'), locationOf: ref });
    return true;
  }

  #stepWords(node: Node, key: string, phrase: string): void {
    if (key === 'as') {
      this.#resolved.labels.set(node, this.#label(node));
      return;
    }
    const step = this.#mentions.step(phrase);
    const cards = node.matching;
    if (step === 'event' && isNode(cards) && Object.keys(cards).length > 0) this.unclear ??= phrase;
    else if (step === 'event')
      this.#resolved.swaps.set(node, {
        eventAmount: true,
        say: { words: phrase, ...(node.say as object | undefined) },
      });
    else this.#assign(node, key, step, phrase);
  }

  #assign(node: Node, key: string, mention: Mention | undefined, phrase: string): void {
    if (mention === undefined) {
      this.unclear ??= phrase;
      return;
    }
    const ref = mention.ref ?? this.#label(mention.node!);
    this.#put(node, key, ref);
    if (mention.how === 'step' && key === 'ref')
      this.#mentions.add({
        node: mention.node!,
        kinds: kindsOf((node.filter ?? {}) as Node),
        many: false,
        how: 'random',
      });
    // What another card is compared with does not become the one spoken of.
    else if (key !== 'sameNameAs' && key !== 'sameLocationAs') this.#mentions.again(mention);
  }

  #put(node: Node, key: string, ref: string): void {
    if (ref === 'group' && this.#isWhole) this.unclear ??= 'they';
    if (ref === COUNTED) this.unclear ??= 'it';
    const refs = this.#resolved.refs.get(node) ?? {};
    refs[key] = ref;
    this.#resolved.refs.set(node, refs);
  }

  #label(node: object): string {
    const known = this.#resolved.labels.get(node);
    if (known !== undefined) return known;
    const label = String.fromCharCode('a'.charCodeAt(0) + this.#resolved.labels.size);
    this.#resolved.labels.set(node, label);
    return label;
  }
}
