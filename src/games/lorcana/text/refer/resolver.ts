// What words for cards, players and steps mean at the place where they stand.
import type { CardType } from '../../cards/card.js';
import { without } from '../grammar.js';
import { find, findInPlay, findPickable, findSeveral, findStep } from './find.js';
import type { Mention } from './mention.js';
import { Mentions } from './mentions.js';
import {
  isAboutCard,
  isAtLocation,
  isNode,
  isOfPlay,
  kindsOf,
  OTHERS,
  PRONOUNS,
  SELVES,
  SEVERAL,
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

/** One of the cards that a step is repeated for, or that a condition asks about: it has no name in the IR. */
export const COUNTED = 'counted';

/** All but what was chosen. */
const RESTS = new Set(['the rest', 'the others', 'all others']);

/** Words for cards spoken of before, not resolved yet. */
export const speaksOf = (filter: Node): boolean => JSON.stringify(filter).includes('"?');

export class Resolver {
  readonly resolved: Resolved = { refs: new Map(), labels: new Map(), swaps: new Map() };
  mentions: Mentions;
  /** The first words that mean nothing here. */
  unclear: string | undefined;
  /** In a static ability: the cards that its condition speaks of. */
  kind: Node | undefined;
  /** The condition speaks of the card itself. */
  isSpoken = false;
  /** Where a condition is read that is that of the whole ability. */
  isWhole = false;
  /** The words for the one who is given something: a card in play. */
  holder: Node | undefined;
  /** What they may be. */
  holders: readonly string[] = [];
  /** What one card is picked from: "one of them". */
  pickedFrom: Node | undefined;
  /** What the ability waits for is done by or to an opposing card. */
  isOpposing = false;
  /** What is spoken of is played by you or comes to a zone of yours, so that it is a card of yours. */
  isForYou = false;
  /** Inside `each`, "they" is the player at hand. */
  depth = 0;
  /** The cards that the last condition counted: "one of them". */
  asked: Node | undefined;
  /** The kind of step that is being read. */
  step: string | undefined;
  /** Where the last step moved a character. */
  destination: unknown;
  readonly #type: CardType;

  constructor(type: CardType) {
    this.#type = type;
    this.mentions = new Mentions(type !== 'action' && type !== 'song');
  }

  /** "Choose one of your characters. Banish all other characters": other than the chosen one. */
  others(filter: Node, chosen: Mention | undefined, isOnly = true): void {
    const ref = chosen === undefined ? this.#notSubject(filter) : this.#label(chosen.node!);
    // Behind a choice of its own, "all other" is other than that one; elsewhere the card that speaks is left out too (6.1.6).
    if (ref !== undefined) this.othersThan(filter, ref, isOnly || !kindsOf(filter).includes(this.#type));
  }

  /** Others than the card of that name; `isAlone`: and not than the card that speaks too. */
  othersThan(filter: Node, ref: string, isAlone = true): void {
    const say = { ...(filter.say as object | undefined), isNot: 'other' };
    this.resolved.swaps.set(filter, { ...(isAlone ? without(filter, 'other') : filter), isNot: ref, say });
    // What else it says of cards spoken of would be lost.
    if (this.resolved.refs.has(filter)) this.unclear ??= 'other';
  }

  /** "Your other characters", said by a location after it spoke of some: other than those, who have no name in the IR. */
  isOtherThanNone(filter: Node): boolean {
    const kinds = kindsOf(filter);
    return filter.other === true && kinds.length > 0 && !kinds.includes(this.#type) && this.kind !== undefined;
  }

  /** "Whenever a character quests while here, another chosen character …": a location is no character, so that it is the one of the event. */
  #notSubject(filter: Node): string | undefined {
    const kinds = kindsOf(filter);
    if (kinds.length === 0 || kinds.includes(this.#type)) return undefined;
    return this.mentions.hasSubject(kinds) ? 'subject' : undefined;
  }

  /** The one spoken of last, or the player of the opposing card that the ability waits for; the player of any other card may be you. */
  opponent(who: Node): void {
    const last = this.mentions.lastPlayer();
    if (last !== undefined) this.resolved.swaps.set(who, last.ref);
    else if (this.isOpposing) this.#put(who, 'ownerOf', 'subject');
    else this.unclear ??= 'that opponent';
  }

  /** "That player": the player of a card, or the one spoken of last. Whether those were the words. */
  player(who: Node): boolean {
    if (who.ownerOf !== '?that player') return false;
    const last = this.mentions.lastPlayerOrCard();
    if (last?.player === true) this.resolved.swaps.set(who, last.ref);
    else this.#assign(who, 'ownerOf', last, 'that player');
    return true;
  }

  /** Outside `each`, "they" may be the player of the event, or the one chosen last. */
  eventPlayer(node: Node, key: string): void {
    const last = this.mentions.lastPlayer();
    if (last?.ref === 'eventPlayer') this.#put(node, key, 'eventPlayer');
    // Several players, each of whom was at hand in turn: none of them is now.
    else if (last?.ref === 'opponents' || last?.ref === 'all') this.unclear ??= 'they';
    else if (last === undefined && key !== 'by') this.unclear ??= 'they';
  }

  resolve(node: Node, key: string, words: string): void {
    const phrase = words.replace(/'s$/, '');
    if (key === 'is' && this.mentions.event === undefined && phrase === 'the challenging character') {
      this.resolved.swaps.set(node, { inChallenge: 'challenger', say: { is: phrase } });
      return;
    }
    if (key === 'is' && this.kind !== undefined && OTHERS.has(phrase)) {
      this.resolved.swaps.set(node, { ...without(this.kind, 'say'), say: { is: phrase } });
      return;
    }
    if (key === 'is' && this.kind !== undefined && this.#isOtherOrThis(phrase)) {
      this.unclear ??= phrase;
      return;
    }
    if (key === 'of' && phrase === 'that location' && this.#isElsewhere(node)) return;
    if (key === 'sameLocationAs' && phrase === 'that location') {
      this.#assign(node, key, this.#visitor(), phrase);
      return;
    }
    if (key === 'is' && RESTS.has(phrase)) {
      this.#rest(node, phrase);
      return;
    }
    if (key === 'is' && node === this.pickedFrom && phrase === 'them' && this.#isOfAsked(node)) return;
    if (key === 'done' || key === 'step' || key === 'declined' || key === 'as') this.#stepWords(node, key, phrase);
    else if (key === 'ownerOf') this.#assign(node, key, this.#owned(this.#found(node, phrase)), phrase);
    else if (key === 'is' && node === this.pickedFrom && SEVERAL.test(phrase))
      this.#assign(node, key, this.#pickable(node, phrase), phrase);
    else if (node.is === 'includes' && phrase === 'them')
      this.#assign(node, key, findSeveral(this.mentions, phrase), phrase);
    else this.#assign(node, key, this.#found(node, phrase), phrase);
  }

  /** "You may play one of those cards": of yours, and where cards are played from. */
  #pickable(node: Node, phrase: string): Mention | undefined {
    const cards = findPickable(this.mentions, phrase);
    const isElsewhere = node.zone === 'hand' && cards?.how === 'top' && cards.did !== 'move';
    return (this.isForYou && cards?.theirs === true) || isElsewhere ? undefined : cards;
  }

  /** "Its player" is not said of the card that speaks, whose player is "you", but of the other card of the event. */
  #owned(found: Mention | undefined): Mention | undefined {
    return found?.ref === 'this' ? this.mentions.otherOne() : found;
  }

  /** "While you have a damaged character in play, it …": that character, or this card? */
  #isOtherOrThis(phrase: string): boolean {
    return (
      SELVES.has(phrase) &&
      this.kind!.zone === undefined &&
      find(this.mentions, phrase)?.how === 'self' &&
      !this.isSpoken
    );
  }

  #found(node: Node, phrase: string): Mention | undefined {
    const taken = phrase === 'it' ? this.#taken(node) : undefined;
    if (taken !== undefined) return this.isForYou && taken.theirs === true ? undefined : taken;
    // "Put a card from your hand under chosen character. If that card is a song card": not the character.
    if (phrase === 'that card' && isAboutCard(node) && !this.mentions.isBeneathAsked) {
      const away = this.mentions.lastAway();
      if (away !== undefined) return away;
    }
    const isGiven = node === this.holder && PRONOUNS.has(phrase);
    const found =
      isGiven || (isOfPlay(node) && PRONOUNS.has(phrase))
        ? findInPlay(this.mentions, phrase, isGiven ? this.holders : [], this.#type)
        : find(this.mentions, phrase);
    if (found === undefined || (this.isForYou && found.theirs === true)) return undefined;
    return this.#isEither(found, phrase, isGiven) ? undefined : this.#pickedBefore(found, phrase);
  }

  /** "(… chooses a character.) Chosen character of yours gets +{S} equal to that character's {S}": the one before, not the one that gets it. */
  #pickedBefore(found: Mention, phrase: string): Mention {
    if (!phrase.startsWith('that ') || found.how !== 'choose' || found.node !== this.holder || found.did !== undefined)
      return found;
    this.mentions.drop(found);
    const before = find(this.mentions, phrase);
    this.mentions.add(found);
    return before?.how === 'choose' ? before : found;
  }

  /** "It" is the card just discarded or drawn, where it is asked about as a card or what is done to it is done to no card in play. */
  #taken(node: Node): Mention | undefined {
    if (isAboutCard(node)) return this.mentions.justDiscarded() ?? this.mentions.justDrawn();
    return this.step === 'reveal' || this.step === 'play' || this.step === 'move'
      ? this.mentions.justDrawn()
      : undefined;
  }

  /** Words that may as well mean another card: better not understood than taken for the wrong one. */
  #isEither({ ref, node }: Mention, phrase: string, isGiven: boolean): boolean {
    const { event } = this.mentions;
    // A card put under another has no name in the IR, and "it" may be that card, unless it is given something.
    if (phrase === 'it' && !isGiven && event?.name === 'putUnder') return ref === 'this' || ref === 'subject';
    if (phrase === 'it' && node !== undefined && node === this.destination) return true;
    if (event?.isPair !== true) return false;
    return ref === 'subject' ? phrase === 'that character' : ref === 'this' && (phrase === 'they' || phrase === 'them');
  }

  /** "Chosen character at a location … that location's {L}": no location was spoken of but the one where a character is. */
  #isElsewhere(node: Node): boolean {
    const { visitor } = this.mentions;
    if (visitor === undefined || find(this.mentions, 'that location') !== undefined) return false;
    const ref = visitor.ref ?? this.#label(visitor.node!);
    this.resolved.swaps.set(node, { ...without(node, 'of'), locationOf: ref });
    return true;
  }

  /** "At that location": where a card was said to be, or to have moved; not a location that was picked by itself. */
  #visitor(): Mention | undefined {
    const isPicked = this.mentions.event?.name !== 'moves' && find(this.mentions, 'that location') !== undefined;
    return isPicked ? undefined : this.mentions.visitor;
  }

  /** "If you have 2 or more characters here, … one of them": of those that the condition counted. */
  #isOfAsked(node: Node): boolean {
    if (this.asked === undefined) return false;
    const several = findSeveral(this.mentions, 'them');
    // Cards in play were spoken of before the condition: those, or the ones it counted?
    if (several !== undefined && several.away !== true && several.how === 'all') this.unclear ??= 'them';
    if (several !== undefined) return false;
    this.resolved.swaps.set(node, { ...without(this.asked, 'say'), say: { is: 'them' } });
    return true;
  }

  /** "Chooses one of their characters and banishes the rest": all of the kind that was chosen from. */
  #rest(node: Node, phrase: string): void {
    const chosen = this.mentions.justChosen();
    const filter = (chosen?.node as Node | undefined)?.choose;
    const isTheirs = isNode(filter) && filter.of === 'they' && this.depth === 0;
    if (!isNode(filter) || isTheirs || filter.isNot !== undefined || speaksOf(filter)) this.unclear ??= phrase;
    else
      this.resolved.swaps.set(node, {
        ...without(filter, 'say'),
        isNot: this.#label(chosen!.node!),
        say: { is: phrase },
      });
  }

  /** "For each opponent who does": where it was for opponents to do, and nobody else. */
  #isOfOpponents(phrase: string): boolean {
    return !/^does(n't)?$/.test(phrase) || this.mentions.lastPlayer()?.ref === 'opponents';
  }

  #stepWords(node: Node, key: string, phrase: string): void {
    if (key === 'as') {
      this.resolved.labels.set(node, this.#label(node));
      return;
    }
    const step = this.#isOfOpponents(phrase) ? findStep(this.mentions, phrase) : undefined;
    const cards = node.matching;
    if (step === 'event' && isNode(cards) && Object.keys(cards).length > 0) this.unclear ??= phrase;
    else if (step === 'event')
      this.resolved.swaps.set(node, {
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
    if (node.is === 'matches' && isNode(node.filter) && isAtLocation(node.filter)) this.mentions.visitor = mention;
    if (mention.how === 'step' && key === 'ref')
      this.mentions.add({
        node: mention.node!,
        kinds: kindsOf((node.filter ?? {}) as Node),
        many: false,
        how: 'random',
      });
    // What another card is compared with does not become the one spoken of.
    else if (key !== 'sameNameAs' && key !== 'sameLocationAs') this.mentions.again(mention);
  }

  #put(node: Node, key: string, ref: string): void {
    if (ref === 'group' && this.isWhole) this.unclear ??= 'they';
    if (ref === COUNTED) this.unclear ??= 'it';
    const refs = this.resolved.refs.get(node) ?? {};
    refs[key] = ref;
    this.resolved.refs.set(node, refs);
  }

  #label(node: object): string {
    const known = this.resolved.labels.get(node);
    if (known !== undefined) return known;
    const label = String.fromCharCode('a'.charCodeAt(0) + this.resolved.labels.size);
    this.resolved.labels.set(node, label);
    return label;
  }
}
