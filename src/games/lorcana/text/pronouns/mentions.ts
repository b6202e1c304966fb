import type { Node } from './pronoun-words.js';
import type { CardType } from '../../ir/vocabulary.js';
// A card, player or step that a text has spoken of.

export interface Antecedent {
  /** A fixed name (`this`, `subject`, `object`); otherwise the target or step `node` gets a label. */
  readonly ref?: string;
  readonly node?: object;
  /** Card types it may be; none means any card. */
  readonly kinds: readonly string[];
  readonly many: boolean;
  readonly how: 'self' | 'subject' | 'object' | 'choose' | 'all' | 'random' | 'top' | 'step';
  readonly player?: boolean;
  /** Many, one at a time: "each of your characters … it". */
  readonly each?: boolean;
  /** What was done to it, or what the step did. */
  readonly did?: string;
  /** Not in play when it was spoken of: what only a card in play can be or have is not said of it, unless it was played. */
  readonly away?: boolean;
  /** An opponent's. */
  readonly theirs?: boolean;
  /** The sentence in which it was picked. */
  readonly sentence?: number;
}

/** The card that speaks. */
export const SELF: Antecedent = { ref: 'this', kinds: [], many: false, how: 'self' };

/** A player, or several, other than you alone. */
export const isOtherPlayer = (who: unknown): boolean => who !== undefined && who !== 'you';

/** Whom "they" may mean: an item or location by itself is "it". */
export const canBeThey = (mention: Antecedent): boolean =>
  mention.player !== true && mention.how !== 'object' && (mention.many || !isItemOrLocation(mention));

/** Nobody says "he" of it. */
export const isItemOrLocation = ({ kinds }: Antecedent): boolean => kinds.length === 1 && THING_TYPES.has(kinds[0]!);

export const isSingular = ({ many, each }: Antecedent): boolean => !many || each === true;

const THING_TYPES = new Set(['item', 'location']);

export const isNoCharacter = (kind: string): boolean => kind !== 'character';

export const fitsNoun = (antecedent: Antecedent, noun: string): boolean =>
  noun === 'card' ||
  antecedent.kinds.length === 0 ||
  antecedent.kinds.includes(noun) ||
  (noun === 'action' && antecedent.kinds.includes('song'));
// Cards, players and steps that a text has spoken of, in order.

interface Event {
  readonly name: string;
  readonly as: string | undefined;
  readonly by: unknown;
  /** Two characters have part in it, and both are still there: words for one of them may mean either. */
  readonly isPair?: boolean;
}

export class Mentions {
  event: Event | undefined;
  /** The card that was last said to be at a location. */
  visitor: Antecedent | undefined;
  #list: Antecedent[];
  #steps: Antecedent[] = [];
  #sentence = 0;
  /** A condition asked about other cards, which have no name in the IR: by their names, or any of a kind. */
  asked: 'named' | 'any' | undefined;
  /** A condition asked for a card under another: it has no name in the IR either, and is "that card". */
  isCardUnderAsked = false;
  /** An action is not spoken of as "it". */
  readonly self: Antecedent | undefined;

  constructor(hasSelf: boolean) {
    this.self = hasSelf ? SELF : undefined;
    this.#list = hasSelf ? [SELF] : [];
  }

  copy(): Mentions {
    const copy = new Mentions(this.self !== undefined);
    copy.event = this.event;
    copy.visitor = this.visitor;
    copy.isCardUnderAsked = this.isCardUnderAsked;
    copy.#list = [...this.#list];
    copy.#steps = [...this.#steps];
    copy.asked = this.asked;
    copy.#sentence = this.#sentence;
    return copy;
  }

  add(mention: Antecedent): void {
    this.#list.push(mention.how === 'choose' ? { ...mention, sentence: this.#sentence } : mention);
  }

  /** What is picked from here on is not said in one breath with what was picked before. */
  nextSentence(): void {
    this.#sentence++;
  }

  /** "If you have another Toy character in play, …": words that would mean the card that speaks may now mean that one. */
  noteAsked(named: boolean): void {
    this.asked = named ? 'named' : (this.asked ?? 'any');
  }

  /** Targets spoken of so far. */
  targets(): readonly (object | undefined)[] {
    return this.#list.map(({ node }) => node);
  }

  /** Cards in play that were picked since then. */
  pickedSince(known: ReadonlySet<object | undefined>): readonly Antecedent[] {
    return this.#list.filter(({ node, away, how }) => how === 'choose' && away !== true && !known.has(node));
  }

  /** Whatever was spoken of last. */
  latest(): Antecedent | undefined {
    return this.#list.at(-1);
  }

  /** No longer there to be spoken of. */
  remove(mention: Antecedent): void {
    this.#list = this.#list.filter((one) => one !== mention);
  }

  /** Spoken of again: it is now the latest. */
  mentionAgain(mention: Antecedent): void {
    if (mention.how === 'step') return;
    if (mention.how === 'self') this.asked = undefined;
    // Named by words of its own, the other card of the event can be what a pronoun means.
    const now: Antecedent = mention.how === 'object' ? { ...mention, how: 'subject' } : mention;
    this.#list = [...this.#list.filter((one) => one !== mention), now];
  }

  /** A step is over: what it did can be asked for, and so can the cards it was done to. */
  finishStep(node: object, kind: string): void {
    const { who, by } = node as { readonly who?: unknown; readonly by?: unknown };
    const theirs = isOtherPlayer(kind === 'may' ? by : who);
    this.#steps.push({ node, kinds: [], many: false, how: 'step', did: kind, theirs });
    const values = Object.values(node as Record<string, unknown>);
    this.#list = this.#list.map((one) =>
      one.node !== undefined && values.includes(one.node) ? { ...one, did: kind } : one,
    );
    // What is played may be a card spoken of long before, by any words.
    if (kind === 'play') this.#list = this.#list.map((one) => (one.away === true ? { ...one, away: false } : one));
  }

  /** What was chosen in a step of its own, with nothing done to it yet. */
  justChosen(): Antecedent | undefined {
    return this.lastStep()?.did === 'choose' ? this.last(({ did }) => did === 'choose') : undefined;
  }

  /** What a step of this text has picked last. */
  lastPicked(): Antecedent | undefined {
    return this.last(({ how, node }) => how === 'choose' && node !== undefined);
  }

  /** The last card by itself that was not in play when it was spoken of. */
  lastAway(): Antecedent | undefined {
    return this.last(({ away, many }) => away === true && !many);
  }

  /** The step that has just discarded a card. */
  justDiscarded(): Antecedent | undefined {
    return this.#justTaken('discard');
  }

  /** The step that has just drawn one. */
  justDrawn(): Antecedent | undefined {
    return this.#justTaken('draw');
  }

  #justTaken(kind: string): Antecedent | undefined {
    const last = this.lastStep(({ did }) => did !== 'may' && did !== 'reveal');
    return last?.did === kind && (last.node as { readonly n?: unknown }).n === 1 ? last : undefined;
  }

  /** Whether the event has a card of its own of one of these types. */
  hasSubject(kinds: readonly string[]): boolean {
    return this.some(({ ref, kinds: own }) => ref === 'subject' && own.some((kind) => kinds.includes(kind)));
  }

  /** The other card of the event. */
  eventObject(): Antecedent | undefined {
    return this.last(({ ref }) => ref === 'object');
  }

  lastPlayer(): Antecedent | undefined {
    return this.last((one) => one.player === true);
  }

  lastPlayerOrCard(): Antecedent | undefined {
    return this.last((one) => one.player === true || one.how !== 'self');
  }

  last(test: (one: Antecedent) => boolean): Antecedent | undefined {
    return this.#list.findLast(test);
  }

  some(test: (one: Antecedent) => boolean): boolean {
    return this.#list.some(test);
  }

  lastStep(test: (one: Antecedent) => boolean = () => true): Antecedent | undefined {
    return this.#steps.findLast(test);
  }

  /** The same cards and players, but the steps that another place knows of. */
  withStepsOf(other: Mentions): Mentions {
    const copy = this.copy();
    copy.#steps = [...other.#steps];
    return copy;
  }

  /** As if nothing else had been spoken of. */
  where(test: (one: Antecedent) => boolean): Mentions {
    const copy = this.copy();
    copy.#list = this.#list.filter(test);
    return copy;
  }
}
// Where in a text words stand: what was spoken of before, and what is being said.

export class ReadingContext {
  mentions: Mentions;
  /** In a static ability: the cards that its condition speaks of. */
  conditionFilter: Node | undefined;
  /** The condition speaks of the card itself. */
  namesSelf = false;
  /** Where a condition is read that is that of the whole ability. */
  isWholeCondition = false;
  /** The words for the one who is given something: a card in play. */
  givenTo: Node | undefined;
  /** What they may be. */
  givenTypes: readonly string[] = [];
  /** What one card is picked from: "one of them". */
  pickedFrom: Node | undefined;
  /** What the ability waits for is done by or to an opposing card. */
  isEventOpposing = false;
  /** What is spoken of is played by you or comes to a zone of yours, so that it is a card of yours. */
  isForYourZones = false;
  /** Inside `each`, "they" is the player at hand. */
  eachDepth = 0;
  /** The cards that the last condition counted: "one of them". */
  askedFilter: Node | undefined;
  /** The kind of step that is being read. */
  stepKind: string | undefined;
  /** Where the last step moved a character. */
  destination: unknown;

  constructor(
    /** Of the card that speaks. */
    readonly type: CardType,
  ) {
    this.mentions = new Mentions(type !== 'action' && type !== 'song');
  }
}
