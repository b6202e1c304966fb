// Cards, players and steps that a text has spoken of, in order.
import { AMOUNTED, DEEDS, EVENT_CARDS, PARTICIPLES } from './deeds.js';

export interface Mention {
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

interface Event {
  readonly name: string;
  readonly as: string | undefined;
  readonly by: unknown;
  /** Two characters have part in it, and both are still there: words for one of them may mean either. */
  readonly isPair?: boolean;
}

const SELF: Mention = { ref: 'this', kinds: [], many: false, how: 'self' };

/** Those who sang the song that resolves. */
const SINGERS = new Set([
  'the singers',
  'each character that sang this song',
  'the characters that sang this song',
  'your characters that sang this song',
  'all characters that sang this song',
  'all your characters that sang this song',
  'each of your characters that sang this song',
]);

/** Cards that a step of the text picked, by choice or all that there are. */
const PICKED: ReadonlySet<Mention['how']> = new Set<Mention['how']>(['choose', 'top', 'all']);

const SINGULAR = new Set(['he', 'she', 'him', 'her', 'his', 'it', 'its']);

export class Mentions {
  event: Event | undefined;
  /** The card that was last said to be at a location. */
  visitor: Mention | undefined;
  #list: Mention[];
  #steps: Mention[] = [];
  #sentence = 0;
  /** A condition asked about other cards, which have no name in the IR: by their names, or any of a kind. */
  #asked: 'named' | 'any' | undefined;
  /** A condition asked for a card under another: it has no name in the IR either, and is "that card". */
  isBeneathAsked = false;
  /** An action is not spoken of as "it". */
  readonly #self: Mention | undefined;

  constructor(hasSelf: boolean) {
    this.#self = hasSelf ? SELF : undefined;
    this.#list = hasSelf ? [SELF] : [];
  }

  copy(): Mentions {
    const copy = new Mentions(this.#self !== undefined);
    copy.event = this.event;
    copy.visitor = this.visitor;
    copy.isBeneathAsked = this.isBeneathAsked;
    copy.#list = [...this.#list];
    copy.#steps = [...this.#steps];
    copy.#asked = this.#asked;
    copy.#sentence = this.#sentence;
    return copy;
  }

  add(mention: Mention): void {
    this.#list.push(mention.how === 'choose' ? { ...mention, sentence: this.#sentence } : mention);
  }

  /** What is picked from here on is not said in one breath with what was picked before. */
  nextSentence(): void {
    this.#sentence++;
  }

  /** "If you have another Toy character in play, …": words that would mean the card that speaks may now mean that one. */
  ask(named: boolean): void {
    this.#asked = named ? 'named' : (this.#asked ?? 'any');
  }

  /** Targets spoken of so far. */
  nodes(): readonly (object | undefined)[] {
    return this.#list.map(({ node }) => node);
  }

  /** Cards in play that were picked since then. */
  since(known: ReadonlySet<object | undefined>): readonly Mention[] {
    return this.#list.filter(({ node, away, how }) => how === 'choose' && away !== true && !known.has(node));
  }

  /** Whatever was spoken of last. */
  latest(): Mention | undefined {
    return this.#list.at(-1);
  }

  /** No longer there to be spoken of. */
  drop(mention: Mention): void {
    this.#list = this.#list.filter((one) => one !== mention);
  }

  /** Spoken of again: it is now the latest. */
  again(mention: Mention): void {
    if (mention.how === 'step') return;
    if (mention.how === 'self') this.#asked = undefined;
    // Named by words of its own, the other card of the event can be what a pronoun means.
    const now: Mention = mention.how === 'object' ? { ...mention, how: 'subject' } : mention;
    this.#list = [...this.#list.filter((one) => one !== mention), now];
  }

  /** A step is over: what it did can be asked for, and so can the cards it was done to. */
  did(node: object, kind: string): void {
    const { who } = node as { readonly who?: unknown };
    this.#steps.push({ node, kinds: [], many: false, how: 'step', did: kind, theirs: isOfOthers(who) });
    const touched = Object.values(node as Record<string, unknown>);
    this.#list = this.#list.map((one) =>
      one.node !== undefined && touched.includes(one.node) ? { ...one, did: kind } : one,
    );
    // What is played may be a card spoken of long before, by any words.
    if (kind === 'play') this.#list = this.#list.map((one) => (one.away === true ? { ...one, away: false } : one));
  }

  /** What was chosen in a step of its own, with nothing done to it yet. */
  justChosen(): Mention | undefined {
    return this.#steps.at(-1)?.did === 'choose' ? this.#last(({ did }) => did === 'choose') : undefined;
  }

  /** What a step of this text has picked last. */
  picked(): Mention | undefined {
    return this.#last(({ how, node }) => how === 'choose' && node !== undefined);
  }

  /** The last card by itself that was not in play when it was spoken of. */
  lastAway(): Mention | undefined {
    return this.#last(({ away, many }) => away === true && !many);
  }

  /** The step that has just discarded a card. */
  justDiscarded(): Mention | undefined {
    return this.#justTaken('discard');
  }

  /** The step that has just drawn one. */
  justDrawn(): Mention | undefined {
    return this.#justTaken('draw');
  }

  #justTaken(kind: string): Mention | undefined {
    const last = this.#steps.findLast(({ did }) => did !== 'may' && did !== 'reveal');
    return last?.did === kind && (last.node as { readonly n?: unknown }).n === 1 ? last : undefined;
  }

  /** Whether the event has a card of its own of one of these types. */
  hasSubject(kinds: readonly string[]): boolean {
    return this.#list.some(({ ref, kinds: own }) => ref === 'subject' && own.some((kind) => kinds.includes(kind)));
  }

  /** The other card of the event. */
  otherOne(): Mention | undefined {
    return this.#last(({ ref }) => ref === 'object');
  }

  lastPlayer(): Mention | undefined {
    return this.#list.findLast((one) => one.player === true);
  }

  lastPlayerOrCard(): Mention | undefined {
    return this.#list.findLast((one) => one.player === true || one.how !== 'self');
  }

  /** The card that a pronoun means where it is one in play, of a type that can be given it: "he gains Ward", "it takes no damage". */
  findInPlay(words: string, types: readonly string[], own: string): Mention | undefined {
    const isHolder = ({ how, kinds }: Mention): boolean =>
      types.length === 0 ||
      (how === 'self' ? types.includes(own) : kinds.length === 0 || kinds.some((kind) => types.includes(kind)));
    const all = this.#list;
    this.#list = all.filter((one) => one.away !== true && isHolder(one));
    const found = this.find(words);
    this.#list = all;
    return found === undefined || isHolder(found) ? found : undefined;
  }

  find(words: string): Mention | undefined {
    const phrase = words.replace(/'re$/, '');
    if (phrase === 'each character you removed damage from this way')
      return this.#steps.findLast((one) => one.did === 'removeDamage');
    if (SINGERS.has(phrase)) return { ref: 'singers', kinds: ['character'], many: true, how: 'subject' };
    if (phrase === 'the singer') return this.#singer();
    if (phrase.startsWith('this ')) return { ...SELF, kinds: [phrase.slice('this '.length)] };
    if (phrase === 'the challenging character' || phrase === 'the challenged character')
      return this.#challenger(phrase);
    const named = /^the (song|action|item|location)$/.exec(phrase)?.[1];
    if (named !== undefined) return this.#that(named);
    if (phrase === 'there') return this.#last((one) => one.kinds.includes('location'));
    if (phrase === 'chosen') return this.#last((one) => one.how === 'choose' || one.how === 'top');
    if (phrase === 'chosen before') return this.#last((one) => PICKED.has(one.how));
    if (phrase === 'the same') return this.#last((one) => one.how === 'choose');
    const [, participle, noun] = /^the (\w+) (\w+?)s?(?: card)?$/.exec(phrase) ?? [];
    if (participle !== undefined) return this.#done(participle, noun!);
    const [, did] = /^\w+s (\w+) this way$/.exec(phrase) ?? [];
    if (did !== undefined) return this.#steps.findLast((one) => PARTICIPLES[did]!.includes(one.did!));
    if (phrase in PARTICIPLES || phrase.endsWith('this way'))
      return this.#touched(phrase in PARTICIPLES ? phrase : phrase.split(' ')[0]!);
    const [, that, kind] = /^(?:each of )?(that|those) (\w+?)s?(?: card)?$/.exec(phrase) ?? [];
    if (that === 'that') return this.#that(kind!);
    if (that === 'those') return this.#those(kind!);
    if (phrase === 'them' || phrase === 'they') return this.#anyone();
    if (SINGULAR.has(phrase)) return this.#one(phrase);
    const isCard = (one: Mention): boolean => one.player !== true && one.how !== 'object';
    // "Their" is said of the card that speaks only where no other was spoken of.
    const other = phrase === 'their' ? this.#last((one) => isCard(one) && one.how !== 'self') : undefined;
    return other ?? this.#last(isCard);
  }

  /** Whoever was spoken of last; where that was a player, the card that speaks is not "they". */
  #anyone(): Mention | undefined {
    // Where another was spoken of, the card that speaks is "he", "she" or "it".
    const last = this.#last((one) => isAnyone(one) && one.how !== 'self') ?? this.#self;
    const isOther = this.lastPlayer() !== undefined || this.#asked !== undefined;
    if (last?.how === 'self' ? isOther : last !== undefined && this.#isOneOfTwo(last)) return undefined;
    return last;
  }

  /** "Exert chosen character and ready another chosen character. They …": both, or the last of them? */
  #isOneOfTwo(last: Mention): boolean {
    const isPick = (one: Mention): boolean => one.how === 'choose' && !one.many && one.away !== true && isAnyone(one);
    return (
      isPick(last) &&
      this.#list.some((one) => one !== last && one.node !== last.node && isPick(one) && one.sentence === last.sentence)
    );
  }

  /** A card by itself; where no other was spoken of, "it" is the one just discarded rather than the card that speaks. */
  #one(phrase: string): Mention | undefined {
    const isThing = /^its?$/.test(phrase);
    const last = this.#last(
      (one) => isOne(one) && one.player !== true && one.how !== 'object' && (isThing || !isThingAlone(one)),
    );
    if (isThing && last?.how === 'choose' && this.#isBesideThing(last)) return undefined;
    if (last !== undefined && last.how !== 'self') return last;
    // "Whenever you play an item, this character gets +1 {S} this turn. If it …": the item, or the character?
    if (isThing && last !== undefined && this.#list.some((one) => one.ref === 'subject' && isThingAlone(one)))
      return undefined;
    const discarded = isThing ? this.justDiscarded() : undefined;
    // "him" is one who is known, not just any Toy character.
    const isOther = this.#asked === 'named' || (this.#asked === 'any' && isThing);
    return discarded ?? (isOther ? undefined : this.#self);
  }

  /** "Whenever you play a song, chosen character … If it …": the song, or the character, who would rather be "they"? */
  #isBesideThing({ kinds }: Mention): boolean {
    const isCharacter = kinds.length === 1 && kinds[0] === 'character';
    return isCharacter && this.#list.some(({ ref, kinds: own }) => ref === 'subject' && own.some(isNoCharacter));
  }

  /** The cards that one is picked from ("one of them"), where they still are: those that have left are in no place that the words name. */
  pickable(phrase: string): Mention | undefined {
    const last = this.several(phrase);
    return last?.did === 'banish' || last?.did === 'move' ? undefined : last;
  }

  /** Several cards spoken of. */
  several(phrase: string): Mention | undefined {
    const noun = /^those (\w+?)s$/.exec(phrase)?.[1];
    return noun === undefined
      ? this.#last((one) => one.many && one.player !== true && one.how !== 'self')
      : this.#those(noun);
  }

  /** The step that words like "this way" speak of; `event` where it was what triggered the ability. */
  step(phrase: string): Mention | 'event' | undefined {
    const deed = DEEDS.find(([pattern]) => pattern.test(phrase));
    if (deed === undefined) return undefined;
    const [, kinds, event] = deed;
    if (kinds.length === 0) return this.#steps.at(-1);
    const step = this.#steps.findLast((one) => kinds.includes(one.did!));
    if (step !== undefined || event === undefined) return step;
    return this.#isOfEvent(event) ? 'event' : undefined;
  }

  #isOfEvent(deed: string): boolean {
    const name = this.event?.name ?? '';
    if (deed === 'amount') return AMOUNTED.has(name);
    return deed === 'number' ? AMOUNTED.has(name) || name === 'discard' : name === deed;
  }

  /** A card that was picked, or that the event is about; where there is none, the one just taken from a hand or deck. */
  #that(noun: string): Mention | undefined {
    if (noun === 'card' && this.isBeneathAsked) return undefined;
    const last = this.#last((one) => !one.many && one.player !== true && fits(one, noun) && one.how !== 'self');
    // Of two characters, the one that was banished is a card by now.
    if (noun === 'card' && last?.ref === 'subject' && this.event?.name === 'banishes') return this.otherOne();
    return last ?? (noun === 'card' ? (this.justDiscarded() ?? this.justDrawn()) : undefined);
  }

  /** Several cards, or what each of several players chose. */
  #those(noun: string): Mention | undefined {
    const isMeant = (one: Mention) => one.player !== true && fits(one, noun) && one.how !== 'self';
    const last = this.#last((one) => one.many && isMeant(one)) ?? this.#last(isMeant);
    return last !== undefined && this.#isOneOfTwo(last) ? undefined : last;
  }

  #last(test: (one: Mention) => boolean): Mention | undefined {
    return this.#list.findLast(test);
  }

  /** The one that sang the song that triggered the ability, or that resolves. */
  #singer(): Mention | undefined {
    const ref = this.event?.name === 'sings' ? 'subject' : this.#self === undefined ? 'singers' : undefined;
    return ref === undefined ? undefined : { ref, kinds: ['character'], many: false, how: 'subject' };
  }

  #challenger(phrase: string): Mention | undefined {
    const { name, as } = this.event ?? {};
    const isChallenging = phrase === 'the challenging character';
    const mention = (ref: string): Mention => ({ ref, kinds: ['character'], many: false, how: 'object' });
    if (name === 'challenge') return mention(isChallenging ? 'subject' : 'object');
    if (name === 'challenged' || (name === 'banished' && as === 'challenged'))
      return mention(isChallenging ? 'object' : 'subject');
    if (name === 'banished' && as === 'challenger') return mention(isChallenging ? 'subject' : 'object');
    return undefined;
  }

  #done(participle: string, noun: string): Mention | undefined {
    if (participle === 'chosen') return this.#last((one) => one.how === 'choose' && fits(one, noun));
    if (participle === 'other') return this.#last((one) => one.how === 'choose' && fits(one, noun));
    return this.#touched(participle, noun);
  }

  /** A card that what triggered the ability was done to. */
  #happened(participle: string): Mention | undefined {
    const ref = EVENT_CARDS[participle]?.[this.event?.name ?? ''];
    return ref === undefined ? undefined : { ref, kinds: ['character'], many: false, how: 'subject' };
  }

  /** A card that something was done to, or the step itself where it names no target. */
  #touched(participle: string, noun = 'card'): Mention | undefined {
    const kinds = PARTICIPLES[participle] ?? [];
    // "Banished this way" by the damage dealt, unless a step behind it has banished others.
    if (
      participle === 'damaged' &&
      this.#steps.findLast(({ did }) => did === 'banish' || kinds.includes(did!))?.did === 'banish'
    )
      return undefined;
    return (
      this.#last((one) => one.did !== undefined && kinds.includes(one.did) && fits(one, noun)) ??
      this.#steps.findLast((one) => kinds.includes(one.did!)) ??
      this.#happened(participle)
    );
  }
}

/** A player, or several, other than you alone. */
export const isOfOthers = (who: unknown): boolean => who !== undefined && who !== 'you';

/** Whom "they" may mean: an item or location by itself is "it". */
const isAnyone = (one: Mention): boolean =>
  one.player !== true && one.how !== 'object' && (one.many || !isThingAlone(one));

/** Nobody says "he" of it. */
const isThingAlone = ({ kinds }: Mention): boolean => kinds.length === 1 && THINGS.has(kinds[0]!);

const isOne = ({ many, each }: Mention): boolean => !many || each === true;

const THINGS = new Set(['item', 'location']);

const isNoCharacter = (kind: string): boolean => kind !== 'character';

const fits = (mention: Mention, noun: string): boolean =>
  noun === 'card' ||
  mention.kinds.length === 0 ||
  mention.kinds.includes(noun) ||
  (noun === 'action' && mention.kinds.includes('song'));
