// Resolves one phrase at a time: which card, player or step it means at its place in the text.
import { ReadingContext, type Antecedent } from './antecedents.js';
import {
  type Node,
  isAboutCard,
  PRONOUNS,
  needsCardInPlay,
  SELF_PRONOUNS,
  kindsOf,
  NEVER_SELF,
  PICKED_FROM,
  isNode,
  isAtLocation,
} from './pronoun-words.js';
import { findInPlay, findAntecedent, findPickable, findSeveral, findStep } from './find-antecedent.js';
import { without } from '../grammar/index.js';

function resolveCard(context: ReadingContext, node: Node, phrase: string): Antecedent | undefined {
  const taken = phrase === 'it' ? justTaken(context, node) : undefined;
  if (taken !== undefined) return context.isForYourZones && taken.theirs === true ? undefined : taken;
  // "Put a card from your hand under chosen character. If that card is a song card, …": the card from the hand.
  if (phrase === 'that card' && isAboutCard(node) && !context.mentions.isCardUnderAsked) {
    const away = context.mentions.lastAway();
    if (away !== undefined) return away;
  }
  const isGiven = node === context.givenTo && PRONOUNS.has(phrase);
  const found =
    isGiven || (needsCardInPlay(node) && PRONOUNS.has(phrase))
      ? findInPlay(context.mentions, phrase, isGiven ? context.givenTypes : [], context.type)
      : findAntecedent(context.mentions, phrase);
  if (found === undefined || (context.isForYourZones && found.theirs === true)) return undefined;
  return isAmbiguous(context, found, phrase, isGiven) ? undefined : pickedBefore(context, found, phrase);
}

/**
 * "(… chooses a character.) Chosen character of yours gets +{S} equal to that character's {S}": the character chosen before, not the target
 * of this effect.
 */
function pickedBefore(context: ReadingContext, found: Antecedent, phrase: string): Antecedent {
  if (
    !phrase.startsWith('that ') ||
    found.how !== 'choose' ||
    found.node !== context.givenTo ||
    found.stepKind !== undefined
  )
    return found;
  context.mentions.remove(found);
  const before = findAntecedent(context.mentions, phrase);
  context.mentions.add(found);
  return before?.how === 'choose' ? before : found;
}

/** "It" outside play: the card just discarded or drawn in a condition, the card just drawn in a step that reveals, plays or moves it. */
function justTaken(context: ReadingContext, node: Node): Antecedent | undefined {
  if (isAboutCard(node)) return context.mentions.justDiscarded() ?? context.mentions.justDrawn();
  return context.stepKind === 'reveal' || context.stepKind === 'play' || context.stepKind === 'move'
    ? context.mentions.justDrawn()
    : undefined;
}

/** True if the phrase may mean another card too. Such a text is refused. */
function isAmbiguous(context: ReadingContext, { ref, node }: Antecedent, phrase: string, isGiven: boolean): boolean {
  const { event } = context.mentions;
  // "Whenever you put a card under this character, if it …": "it" may be the card put there, which has no label in the IR. But only a card
  // in play can gain something.
  if (phrase === 'it' && !isGiven && event?.name === 'putUnder') return ref === 'this' || ref === 'subject';
  // After a character has moved to a location: the location or the character?
  if (phrase === 'it' && node !== undefined && node === context.destination) return true;
  if (event?.isPair !== true) return false;
  return ref === 'subject' ? phrase === 'that character' : ref === 'this' && (phrase === 'they' || phrase === 'them');
}

/** "You may play one of those cards": the cards must be yours, and in a zone from which they can be played. */
function resolvePickable(context: ReadingContext, node: Node, phrase: string): Antecedent | undefined {
  const cards = findPickable(context.mentions, phrase);
  const isStillInDeck = node.zone === 'hand' && cards?.how === 'top' && cards.stepKind !== 'move';
  return (context.isForYourZones && cards?.theirs === true) || isStillInDeck ? undefined : cards;
}

/** "Its player" never means the player of this card, who is "you", but the player of the object of the event. */
function notThisCard(context: ReadingContext, found: Antecedent | undefined): Antecedent | undefined {
  return found?.ref === 'this' ? context.mentions.eventObject() : found;
}

/** "At that location": the location at which a card is or to which it moved. Undefined if "that location" was mentioned itself. */
function resolveVisitor(context: ReadingContext): Antecedent | undefined {
  const isPicked =
    context.mentions.event?.name !== 'moves' && findAntecedent(context.mentions, 'that location') !== undefined;
  return isPicked ? undefined : context.mentions.visitor;
}

/** "While you have a damaged character in play, it …": ambiguous, that character or this card? */
function isConditionCardOrThis(context: ReadingContext, phrase: string): boolean {
  return (
    SELF_PRONOUNS.has(phrase) &&
    context.conditionFilter!.zone === undefined &&
    findAntecedent(context.mentions, phrase)?.how === 'self' &&
    !context.namesSelf
  );
}

/** The result for a whole ability. */
export interface Resolved {
  /** By node: its resolved fields, with their references. */
  readonly refs: Map<object, Record<string, string>>;
  /** The labels of targets and steps. */
  readonly labels: Map<object, string>;
  /** By node: its replacement, if it has another shape. */
  readonly swaps: Map<object, unknown>;
}

/** The reference of a card without a label in the IR, such as one that a step is repeated for. A phrase that means it is refused. */
export const UNNAMED = 'counted';

/** All cards but the chosen ones. */
const REST_WORDS = new Set(['the rest', 'the others', 'all others']);

/** Of two cards, the one that was not chosen. */
const THE_OTHER = 'the other';

/** True if the filter contains unresolved words. */
export const hasPronouns = (filter: Node): boolean => JSON.stringify(filter).includes('"?');

export class Resolver extends ReadingContext {
  readonly resolved: Resolved = { refs: new Map(), labels: new Map(), swaps: new Map() };
  /** The first words that cannot be resolved. */
  unclear: string | undefined;

  /** "Choose one of your characters. Banish all other characters": resolves "other" to "other than the chosen one". */
  resolveOther(filter: Node, chosen: Antecedent | undefined, isOnly = true): void {
    const ref = chosen === undefined ? this.#notSubject(filter) : this.#label(chosen.node!);
    // After a separate choice, "all other" excludes only the chosen card; elsewhere "other" excludes this card too (6.1.6).
    if (ref !== undefined) this.replaceOther(filter, ref, isOnly || !kindsOf(filter).includes(this.type));
  }

  /** Replaces "other" by "other than this reference". `isAlone`: this card is not excluded. */
  replaceOther(filter: Node, ref: string, isAlone = true): void {
    const say = { ...(filter.say as object | undefined), isNot: 'other' };
    this.resolved.swaps.set(filter, { ...(isAlone ? without(filter, 'other') : filter), isNot: ref, say });
    // The replacement would lose the other references of the filter.
    if (this.resolved.refs.has(filter)) this.unclear ??= 'other';
  }

  /** "Your other characters" on a location, after its condition was about characters: other than those, which have no label in the IR. */
  isOtherThanUnnamed(filter: Node): boolean {
    const kinds = kindsOf(filter);
    return (
      filter.other === true && kinds.length > 0 && !kinds.includes(this.type) && this.conditionFilter !== undefined
    );
  }

  /** "Whenever a character quests while here, another chosen character …" on a location: other than the character of the event. */
  #notSubject(filter: Node): string | undefined {
    const kinds = kindsOf(filter);
    if (kinds.length === 0 || kinds.includes(this.type)) return undefined;
    return this.mentions.hasSubject(kinds) ? 'subject' : undefined;
  }

  /** "That opponent": the latest player, or the player of the opposing card of the event. The player of any other card may be you. */
  resolveOpponent(who: Node): void {
    const last = this.mentions.lastPlayer();
    if (last !== undefined) this.resolved.swaps.set(who, last.ref);
    else if (this.isEventOpposing) this.#put(who, 'ownerOf', 'subject');
    else this.unclear ??= 'that opponent';
  }

  /** "That player": the latest player, or the player of the latest card. Returns false for other words. */
  resolvePlayer(who: Node): boolean {
    if (who.ownerOf !== '?that player') return false;
    const last = this.mentions.lastPlayerOrCard();
    if (last?.player === true) this.resolved.swaps.set(who, last.ref);
    else this.#assign(who, 'ownerOf', last, 'that player');
    return true;
  }

  /** "They" for a player outside `each`: the player of the event, or a chosen player. */
  resolveThey(node: Node, key: string): void {
    const last = this.mentions.lastPlayer();
    if (last?.ref === 'eventPlayer') this.#put(node, key, 'eventPlayer');
    // Each of several players was "they" in turn; outside `each`, none of them is.
    else if (last?.ref === 'opponents' || last?.ref === 'all') this.unclear ??= 'they';
    else if (last === undefined && key !== 'by') this.unclear ??= 'they';
  }

  /** Resolves the words in one field of a node. */
  resolve(node: Node, key: string, words: string): void {
    const phrase = words.replace(/'s$/, '');
    if (key === 'is' && this.mentions.event === undefined && phrase === 'the challenging character') {
      this.resolved.swaps.set(node, { inChallenge: 'challenger', say: { is: phrase } });
      return;
    }
    if (key === 'is' && this.conditionFilter !== undefined && NEVER_SELF.has(phrase)) {
      this.resolved.swaps.set(node, { ...without(this.conditionFilter, 'say'), say: { is: phrase } });
      return;
    }
    if (key === 'is' && this.conditionFilter !== undefined && isConditionCardOrThis(this, phrase)) {
      this.unclear ??= phrase;
      return;
    }
    if (key === 'of' && phrase === 'that location' && this.#resolveLocationOf(node)) return;
    if (key === 'sameLocationAs' && phrase === 'that location') {
      this.#assign(node, key, resolveVisitor(this), phrase);
      return;
    }
    if (key === 'is' && (REST_WORDS.has(phrase) || phrase === THE_OTHER)) {
      this.#resolveRest(node, phrase);
      return;
    }
    if (key === 'is' && node === this.pickedFrom && phrase === 'them' && this.#resolveAsked(node)) return;
    if (key === 'done' || key === 'step' || key === 'declined' || key === 'as') this.#resolveStep(node, key, phrase);
    else if (key === 'ownerOf') this.#assign(node, key, notThisCard(this, resolveCard(this, node, phrase)), phrase);
    else if (key === 'is' && node === this.pickedFrom && PICKED_FROM.test(phrase))
      this.#assign(node, key, resolvePickable(this, node, phrase), phrase);
    else if (node.is === 'includes' && phrase === 'them')
      this.#assign(node, key, findSeveral(this.mentions, phrase), phrase);
    else this.#assign(node, key, resolveCard(this, node, phrase), phrase);
  }

  /** "Chosen character at a location … that location's {L}": the location of that character, if no location was mentioned itself. */
  #resolveLocationOf(node: Node): boolean {
    const { visitor } = this.mentions;
    if (visitor === undefined || findAntecedent(this.mentions, 'that location') !== undefined) return false;
    const ref = visitor.ref ?? this.#label(visitor.node!);
    this.resolved.swaps.set(node, { ...without(node, 'of'), locationOf: ref });
    return true;
  }

  /** "If you have 2 or more characters here, … one of them": one of the cards that the condition counted. */
  #resolveAsked(node: Node): boolean {
    if (this.askedFilter === undefined) return false;
    const several = findSeveral(this.mentions, 'them');
    // Ambiguous: the cards in play that were mentioned before the condition, or those that it counted?
    if (several !== undefined && several.away !== true && several.how === 'all') this.unclear ??= 'them';
    if (several !== undefined) return false;
    this.resolved.swaps.set(node, { ...without(this.askedFilter, 'say'), say: { is: 'them' } });
    return true;
  }

  /** "Chooses one of their characters and banishes the rest": the cards that match the filter of the choice, without the chosen one. */
  #resolveRest(node: Node, phrase: string): void {
    const chosen = phrase === THE_OTHER ? this.mentions.lastPicked() : this.mentions.justChosen();
    const filter = this.#withResolved((chosen?.node as Node | undefined)?.choose);
    const isTheirs = isNode(filter) && filter.of === 'they' && this.eachDepth === 0;
    if (phrase === THE_OTHER && !this.#isOneOfTwo(filter)) this.unclear ??= phrase;
    if (!isNode(filter) || isTheirs || filter.isNot !== undefined || hasPronouns(filter)) this.unclear ??= phrase;
    else
      this.resolved.swaps.set(node, {
        ...without(filter, 'say'),
        isNot: this.#label(chosen!.node!),
        say: { is: phrase },
      });
  }

  /** A filter with its resolved fields. */
  #withResolved(filter: unknown): unknown {
    return isNode(filter) ? { ...filter, ...this.resolved.refs.get(filter) } : filter;
  }

  /** "Chooses 2 of their characters, … one of those … the other": true if one was chosen from two chosen cards. */
  #isOneOfTwo(filter: unknown): boolean {
    const group = isNode(filter) ? filter.is : undefined;
    for (const [node, label] of this.resolved.labels)
      if (label === group) return ((node as Node).count as Node | undefined)?.n === 2;
    return false;
  }

  /** "For each opponent who does" needs a step of the opponents alone. True for every other phrase. */
  #isOfOpponents(phrase: string): boolean {
    return !/^does(n't)?$/.test(phrase) || this.mentions.lastPlayer()?.ref === 'opponents';
  }

  #resolveStep(node: Node, key: string, phrase: string): void {
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

  #assign(node: Node, key: string, mention: Antecedent | undefined, phrase: string): void {
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
    // A card that another card is compared with does not become the latest mention.
    else if (key !== 'sameNameAs' && key !== 'sameLocationAs') this.mentions.mentionAgain(mention);
  }

  #put(node: Node, key: string, ref: string): void {
    if (ref === 'group' && this.isWholeCondition) this.unclear ??= 'they';
    if (ref === UNNAMED) this.unclear ??= 'it';
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

/** The state of reading an ability, in the order of its text: an antecedent comes before its pronouns. */
export interface ReaderState {
  readonly resolver: Resolver;
  readonly isStatic: boolean;
  /** The rules of a static ability about a group are being read. */
  isReadingGroup: boolean;
  visit(value: unknown): void;
  /** Reads the fields of a node in order, and resolves their words. */
  fields(node: Node, skip?: string): void;
}

/** Reads the nodes of one kind. */
export type ReadNode = (reading: ReaderState, node: Node) => void;
