// The cards, players and steps that a text has mentioned so far, and the context of the phrase that is being read.
import type { Node } from './pronoun-words.js';
import type { CardType } from '../../ir/vocabulary.js';

/** A card, player or step that a text has mentioned, to which a pronoun can refer. */
export interface Antecedent {
  /** A fixed reference such as `this`, `subject` or `object`. Without one, the target or step `node` gets a label. */
  readonly ref?: string;
  readonly node?: object;
  /** Possible card types; empty means any. */
  readonly kinds: readonly string[];
  readonly many: boolean;
  /** How it was mentioned: as this card, as a card of the event, picked by a step, or as a step. */
  readonly how: 'self' | 'subject' | 'object' | 'choose' | 'all' | 'random' | 'top' | 'step';
  readonly player?: boolean;
  /** Several cards, one at a time: "each of your characters … it". */
  readonly each?: boolean;
  /** The kind of the step that affected this card, or of the step itself. */
  readonly stepKind?: string;
  /** Outside play when mentioned, and not played since: a phrase for a card in play does not mean it. */
  readonly away?: boolean;
  /** The cards, or the step, may be another player's. */
  readonly theirs?: boolean;
  /** Number of the sentence, for a chosen card. */
  readonly sentence?: number;
}

/** This card: the card that has the ability. */
export const SELF: Antecedent = { ref: 'this', kinds: [], many: false, how: 'self' };

/** True for every player reference but "you". */
export const isOtherPlayer = (who: unknown): boolean => who !== undefined && who !== 'you';

/** True if "they" can mean it; a single item or location is "it". */
export const canBeThey = (one: Antecedent): boolean =>
  one.player !== true && one.how !== 'object' && (one.many || !isItemOrLocation(one));

/** "He" and "she" do not mean an item or location. */
export const isItemOrLocation = ({ kinds }: Antecedent): boolean => kinds.length === 1 && THING_TYPES.has(kinds[0]!);

export const isSingular = ({ many, each }: Antecedent): boolean => !many || each === true;

const THING_TYPES = new Set(['item', 'location']);

export const isNoCharacter = (kind: string): boolean => kind !== 'character';

export const fitsNoun = (antecedent: Antecedent, noun: string): boolean =>
  noun === 'card' ||
  antecedent.kinds.length === 0 ||
  antecedent.kinds.includes(noun) ||
  (noun === 'action' && antecedent.kinds.includes('song'));

/** The event that triggered the ability. */
interface Event {
  readonly name: string;
  readonly as: string | undefined;
  readonly by: unknown;
  /** Both cards of the event are characters in play, so that a phrase may mean either. */
  readonly isPair?: boolean;
}

/** Everything mentioned so far, in the order of the text. */
export class Mentions {
  event: Event | undefined;
  /** The latest card that is at a location according to the text. */
  visitor: Antecedent | undefined;
  #list: Antecedent[];
  #steps: Antecedent[] = [];
  #sentence = 0;
  /** Set after a condition about other cards, which have no label in the IR: `named` if it names them. */
  asked: 'named' | 'any' | undefined;
  /** A condition was about a card under another card. It has no label in the IR either, and "that card" may mean it. */
  isCardUnderAsked = false;
  /** Undefined for an action or song: no pronoun means it. */
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

  /** Later choices belong to another sentence than earlier ones. */
  nextSentence(): void {
    this.#sentence++;
  }

  /** "If you have another Toy character in play, …": pronouns that would mean this card may now mean that character. */
  noteAsked(named: boolean): void {
    this.asked = named ? 'named' : (this.asked ?? 'any');
  }

  /** The nodes of all mentions. */
  targets(): readonly (object | undefined)[] {
    return this.#list.map(({ node }) => node);
  }

  /** Cards in play that were chosen, other than those of the known nodes. */
  pickedSince(known: ReadonlySet<object | undefined>): readonly Antecedent[] {
    return this.#list.filter(({ node, away, how }) => how === 'choose' && away !== true && !known.has(node));
  }

  latest(): Antecedent | undefined {
    return this.#list.at(-1);
  }

  remove(mention: Antecedent): void {
    this.#list = this.#list.filter((one) => one !== mention);
  }

  /** Makes a mention the latest. */
  mentionAgain(mention: Antecedent): void {
    if (mention.how === 'step') return;
    if (mention.how === 'self') this.asked = undefined;
    // Pronouns can mean the object of the event only after a phrase such as "the challenging character" has mentioned it.
    const now: Antecedent = mention.how === 'object' ? { ...mention, how: 'subject' } : mention;
    this.#list = [...this.#list.filter((one) => one !== mention), now];
  }

  /** Adds a finished step as an antecedent, and notes it on the cards that it affected. */
  finishStep(node: object, kind: string): void {
    const { who, by } = node as { readonly who?: unknown; readonly by?: unknown };
    const theirs = isOtherPlayer(kind === 'may' ? by : who);
    this.#steps.push({ node, kinds: [], many: false, how: 'step', stepKind: kind, theirs });
    const values = Object.values(node as Record<string, unknown>);
    this.#list = this.#list.map((one) =>
      one.node !== undefined && values.includes(one.node) ? { ...one, stepKind: kind } : one,
    );
    // The played card may be any of the cards mentioned before.
    if (kind === 'play') this.#list = this.#list.map((one) => (one.away === true ? { ...one, away: false } : one));
  }

  /** The chosen card, if the last step was a separate choice. */
  justChosen(): Antecedent | undefined {
    return this.lastStep()?.stepKind === 'choose' ? this.last(({ stepKind }) => stepKind === 'choose') : undefined;
  }

  /** The latest card that a step of this text chose. */
  lastPicked(): Antecedent | undefined {
    return this.last(({ how, node }) => how === 'choose' && node !== undefined);
  }

  /** The latest single card that is outside play. */
  lastAway(): Antecedent | undefined {
    return this.last(({ away, many }) => away === true && !many);
  }

  /** The last step, if it discarded one card. */
  justDiscarded(): Antecedent | undefined {
    return this.#justTaken('discard');
  }

  /** The last step, if it drew one card. */
  justDrawn(): Antecedent | undefined {
    return this.#justTaken('draw');
  }

  /** A `may` or `reveal` after the step does not count. */
  #justTaken(kind: string): Antecedent | undefined {
    const last = this.lastStep(({ stepKind }) => stepKind !== 'may' && stepKind !== 'reveal');
    return last?.stepKind === kind && (last.node as { readonly n?: unknown }).n === 1 ? last : undefined;
  }

  /** True if the subject of the event has one of these types. */
  hasSubject(kinds: readonly string[]): boolean {
    return this.some(({ ref, kinds: own }) => ref === 'subject' && own.some((kind) => kinds.includes(kind)));
  }

  /** The object of the event: its second card. */
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

  /** A copy with the steps of `other`. */
  withStepsOf(other: Mentions): Mentions {
    const copy = this.copy();
    copy.#steps = [...other.#steps];
    return copy;
  }

  /** A copy with only the mentions that pass the test. */
  where(test: (one: Antecedent) => boolean): Mentions {
    const copy = this.copy();
    copy.#list = this.#list.filter(test);
    return copy;
  }
}

/** The context of the phrase that is being read: the mentions before it, and the ability and effect around it. */
export class ReadingContext {
  mentions: Mentions;
  /** In a static ability, the cards that its condition is about. */
  conditionFilter: Node | undefined;
  /** The condition names this card. */
  namesSelf = false;
  /** The condition of a whole static ability about a group is being read. */
  isWholeCondition = false;
  /** The target of the latest `give` effect: a card in play. */
  givenTo: Node | undefined;
  /** The card types that can have what it gives; empty means any. */
  givenTypes: readonly string[] = [];
  /** The filter of the latest choice: "one of them". */
  pickedFrom: Node | undefined;
  /** The subject of the event is an opposing card. */
  isEventOpposing = false;
  /** The step plays a card for you or moves one to a zone of yours, so the card is yours. */
  isForYourZones = false;
  /** Nesting depth of `each`, in which "they" is the current player. */
  eachDepth = 0;
  /** The cards that the latest condition counted: "one of them". */
  askedFilter: Node | undefined;
  /** Kind of the current step. */
  stepKind: string | undefined;
  /** The location to which the latest step moved a character. */
  destination: unknown;

  constructor(
    /** Type of this card. */
    readonly type: CardType,
  ) {
    this.mentions = new Mentions(type !== 'action' && type !== 'song');
  }
}
