import {
  type Antecedent,
  type Mentions,
  SELF,
  canBeThey,
  isSingular,
  isItemOrLocation,
  isNoCharacter,
  fitsNoun,
} from './mentions.js';
// Words for what was done: by which kinds of steps, or by which event.

/** What "the banished character" and the like were done by. */
export const PARTICIPLES: Readonly<Record<string, readonly string[]>> = {
  banished: ['banish'],
  exerted: ['exert'],
  moved: ['move', 'toLocation'],
  revealed: ['reveal', 'look', 'revealHand'],
  discarded: ['discard'],
  played: ['play'],
  returned: ['move'],
  readied: ['ready'],
  'put into your discard': ['move', 'look'],
  'put into your inkwell': ['move', 'look'],
  'put into your hand': ['move', 'look', 'search'],
  'put into their discard': ['move'],
  'put into their inkwell': ['move'],
  'put on the bottom of your deck': ['move'],
  'shuffled into your deck': ['move'],
  shuffled: ['move'],
  'put into a discard': ['move'],
  damaged: ['damage', 'putDamage'],
};

/** Which steps words about an amount or a deed speak of. */
export const STEP_VERBS: readonly (readonly [RegExp, readonly string[], string?])[] = [
  [/^(damage removed|the (amount of )?damage removed|removed)/, ['removeDamage'], 'damageRemoved'],
  [/lore lost/, ['loseLore']],
  [/^damage moved/, ['moveDamage'], 'damageMoved'],
  [/^the (amount of )?damage dealt/, ['damage'], 'dealsDamage'],
  [/^you moved/, ['toLocation']],
  [/^moved/, ['move', 'toLocation']],
  [/^discarded/, ['discard'], 'discard'],
  [/^banished/, ['banish']],
  [/^returned/, ['move']],
  [/^revealed/, ['reveal', 'look', 'revealHand']],
  [/^exerted/, ['exert']],
  [/^damaged/, ['damage', 'putDamage']],
  [/^that much/, ['removeDamage', 'damage', 'moveDamage', 'loseLore', 'count'], 'amount'],
  [/^that many/, ['draw', 'discard', 'banish', 'move'], 'number'],
  [/^that (number|amount)/, ['count']],
  [/^both/, ['move', 'reveal', 'discard', 'draw', 'look']],
  [/^played/, ['play']],
  [/^readied/, ['ready']],
  [/^(put |shuffled)/, ['move', 'look']],
  [/^does$/, ['may']],
  [/^(you do|they do|they don't|you don't|doesn't)/, []],
];

/** Which card of an event "the banished character" and the like are. */
export const EVENT_CARDS: Readonly<Record<string, Readonly<Record<string, 'subject' | 'object'>>>> = {
  moved: { moves: 'subject' },
  banished: { banished: 'subject', banishes: 'object' },
  exerted: { exerted: 'subject' },
  readied: { readied: 'subject' },
  returned: { returnedToHand: 'subject', returnedFromDiscard: 'subject' },
  played: { play: 'subject' },
  damaged: { damaged: 'subject', dealtDamage: 'subject', dealsDamage: 'object' },
};

/** Events with an amount of damage or lore. */
export const AMOUNTED = new Set([
  'damaged',
  'dealtDamage',
  'dealsDamage',
  'damageRemoved',
  'damageMoved',
  'gainsLore',
  'losesLore',
]);
// Which of the cards, players and steps spoken of words like "they", "that character" and "this way" mean.

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
const PICKED: ReadonlySet<Antecedent['how']> = new Set<Antecedent['how']>(['choose', 'top', 'all']);

const SINGULAR = new Set(['he', 'she', 'him', 'her', 'his', 'it', 'its']);

/** The card that a pronoun means where it is one in play, of a type that can be given it: "he gains Ward", "it takes no damage". */
export function findInPlay(
  mentions: Mentions,
  words: string,
  types: readonly string[],
  own: string,
): Antecedent | undefined {
  const isHolder = ({ how, kinds }: Antecedent): boolean =>
    types.length === 0 ||
    (how === 'self' ? types.includes(own) : kinds.length === 0 || kinds.some((kind) => types.includes(kind)));
  const found = findAntecedent(
    mentions.where((one) => one.away !== true && isHolder(one)),
    words,
  );
  return found === undefined || isHolder(found) ? found : undefined;
}

export function findAntecedent(mentions: Mentions, words: string): Antecedent | undefined {
  const phrase = words.replace(/'re$/, '');
  if (phrase === 'each character you removed damage from this way')
    return mentions.lastStep((one) => one.did === 'removeDamage');
  if (SINGERS.has(phrase)) return { ref: 'singers', kinds: ['character'], many: true, how: 'subject' };
  if (phrase === 'the singer') return findSinger(mentions);
  if (phrase.startsWith('this ')) return { ...SELF, kinds: [phrase.slice('this '.length)] };
  if (phrase === 'the challenging character' || phrase === 'the challenged character')
    return findChallenger(mentions, phrase);
  const named = /^the (song|action|item|location)$/.exec(phrase)?.[1];
  if (named !== undefined) return findThat(mentions, named);
  if (phrase === 'there') return mentions.last((one) => one.kinds.includes('location'));
  if (phrase === 'chosen') return mentions.last((one) => one.how === 'choose' || one.how === 'top');
  if (phrase === 'chosen before') return mentions.last((one) => PICKED.has(one.how));
  if (phrase === 'the same') return mentions.last((one) => one.how === 'choose');
  const [, participle, noun] = /^the (\w+) (\w+?)s?(?: card)?$/.exec(phrase) ?? [];
  if (participle !== undefined) return findByParticiple(mentions, participle, noun!);
  const [, doneThisWay] = /^\w+s (\w+) this way$/.exec(phrase) ?? [];
  if (doneThisWay !== undefined) return mentions.lastStep((one) => PARTICIPLES[doneThisWay]!.includes(one.did!));
  if (phrase in PARTICIPLES || phrase.endsWith('this way'))
    return findAffected(mentions, phrase in PARTICIPLES ? phrase : phrase.split(' ')[0]!);
  const [, which, kind] = /^(?:each of )?(that|those) (\w+?)s?(?: card)?$/.exec(phrase) ?? [];
  if (which === 'that') return findThat(mentions, kind!);
  if (which === 'those') return findThose(mentions, kind!);
  if (phrase === 'them' || phrase === 'they') return findThey(mentions);
  if (SINGULAR.has(phrase)) return findSingular(mentions, phrase);
  const isCard = (one: Antecedent): boolean => one.player !== true && one.how !== 'object';
  // "Their" is said of the card that speaks only where no other was spoken of.
  const otherThanSelf = phrase === 'their' ? mentions.last((one) => isCard(one) && one.how !== 'self') : undefined;
  return otherThanSelf ?? mentions.last(isCard);
}

/** Whoever was spoken of last; where that was a player, the card that speaks is not "they". */
function findThey(mentions: Mentions): Antecedent | undefined {
  // Where another was spoken of, the card that speaks is "he", "she" or "it".
  const last = mentions.last((one) => canBeThey(one) && one.how !== 'self') ?? mentions.self;
  const isOther = mentions.lastPlayer() !== undefined || mentions.asked !== undefined;
  if (last?.how === 'self' ? isOther : last !== undefined && isOneOfTwoPicks(mentions, last)) return undefined;
  return last;
}

/** "Exert chosen character and ready another chosen character. They …": both, or the last of them? */
function isOneOfTwoPicks(mentions: Mentions, last: Antecedent): boolean {
  const isPick = (one: Antecedent): boolean => one.how === 'choose' && !one.many && one.away !== true && canBeThey(one);
  return (
    isPick(last) &&
    mentions.some((one) => one !== last && one.node !== last.node && isPick(one) && one.sentence === last.sentence)
  );
}

/** A card by itself; where no other was spoken of, "it" is the one just discarded rather than the card that speaks. */
function findSingular(mentions: Mentions, phrase: string): Antecedent | undefined {
  const isThing = /^its?$/.test(phrase);
  const last = mentions.last(
    (one) => isSingular(one) && one.player !== true && one.how !== 'object' && (isThing || !isItemOrLocation(one)),
  );
  if (isThing && last?.how === 'choose' && mayMeanEventThing(mentions, last)) return undefined;
  if (last !== undefined && last.how !== 'self') return last;
  // "Whenever you play an item, this character gets +1 {S} this turn. If it …": the item, or the character?
  if (isThing && last !== undefined && mentions.some((one) => one.ref === 'subject' && isItemOrLocation(one)))
    return undefined;
  const discarded = isThing ? mentions.justDiscarded() : undefined;
  // "him" is one who is known, not just any Toy character.
  const isOther = mentions.asked === 'named' || (mentions.asked === 'any' && isThing);
  return discarded ?? (isOther ? undefined : mentions.self);
}

/** "Whenever you play a song, chosen character … If it …": the song, or the character, who would rather be "they"? */
function mayMeanEventThing(mentions: Mentions, { kinds }: Antecedent): boolean {
  const isCharacter = kinds.length === 1 && kinds[0] === 'character';
  return isCharacter && mentions.some(({ ref, kinds: own }) => ref === 'subject' && own.some(isNoCharacter));
}

/** The cards that one is picked from ("one of them"), where they still are: those that have left are in no place that the words name. */
export function findPickable(mentions: Mentions, phrase: string): Antecedent | undefined {
  const last = findSeveral(mentions, phrase);
  // "If a character with cards under them would be banished, … one of those cards": not that one, who is alone.
  const isAlone = last?.how === 'subject' && !last.many;
  return isAlone || last?.did === 'banish' || last?.did === 'move' ? undefined : last;
}

/** Several cards spoken of. */
export function findSeveral(mentions: Mentions, phrase: string): Antecedent | undefined {
  const noun = /^those (\w+?)s$/.exec(phrase)?.[1];
  return noun === undefined
    ? mentions.last((one) => one.many && one.player !== true && one.how !== 'self')
    : findThose(mentions, noun);
}

/** The step that words like "this way" speak of; `event` where it was what triggered the ability. */
export function findStep(mentions: Mentions, phrase: string): Antecedent | 'event' | undefined {
  const entry = STEP_VERBS.find(([pattern]) => pattern.test(phrase));
  if (entry === undefined) return undefined;
  const [, kinds, event] = entry;
  const step = mentions.lastStep(kinds.length === 0 ? undefined : (one) => kinds.includes(one.did!));
  if (kinds.length === 0) return isMayOfOthers(step, phrase) ? undefined : step;
  if (step !== undefined || event === undefined) return step;
  return isOfEvent(mentions, event) ? 'event' : undefined;
}

/** "(An opponent) may … If you do": nobody asked you. */
const isMayOfOthers = (step: Antecedent | undefined, phrase: string): boolean =>
  step?.did === 'may' && step.theirs === true && phrase.startsWith('you ');

function isOfEvent(mentions: Mentions, deed: string): boolean {
  const name = mentions.event?.name ?? '';
  if (deed === 'amount') return AMOUNTED.has(name);
  return deed === 'number' ? AMOUNTED.has(name) || name === 'discard' : name === deed;
}

/** A card that was picked, or that the event is about; where there is none, the one just taken from a hand or deck. */
function findThat(mentions: Mentions, noun: string): Antecedent | undefined {
  if (noun === 'card' && mentions.isCardUnderAsked) return undefined;
  const last = mentions.last((one) => !one.many && one.player !== true && fitsNoun(one, noun) && one.how !== 'self');
  // Of two characters, the one that was banished is a card by now.
  if (noun === 'card' && last?.ref === 'subject' && mentions.event?.name === 'banishes') return mentions.eventObject();
  return last ?? (noun === 'card' ? (mentions.justDiscarded() ?? mentions.justDrawn()) : undefined);
}

/** Several cards, or what each of several players chose. */
function findThose(mentions: Mentions, noun: string): Antecedent | undefined {
  const isMeant = (one: Antecedent) => one.player !== true && fitsNoun(one, noun) && one.how !== 'self';
  const last = mentions.last((one) => one.many && isMeant(one)) ?? mentions.last(isMeant);
  return last !== undefined && isOneOfTwoPicks(mentions, last) ? undefined : last;
}

/** The one that sang the song that triggered the ability, or that resolves. */
function findSinger(mentions: Mentions): Antecedent | undefined {
  const ref = mentions.event?.name === 'sings' ? 'subject' : mentions.self === undefined ? 'singers' : undefined;
  return ref === undefined ? undefined : { ref, kinds: ['character'], many: false, how: 'subject' };
}

function findChallenger(mentions: Mentions, phrase: string): Antecedent | undefined {
  const { name, as } = mentions.event ?? {};
  const isChallenging = phrase === 'the challenging character';
  const mention = (ref: string): Antecedent => ({ ref, kinds: ['character'], many: false, how: 'object' });
  if (name === 'challenge') return mention(isChallenging ? 'subject' : 'object');
  if (name === 'challenged' || (name === 'banished' && as === 'challenged'))
    return mention(isChallenging ? 'object' : 'subject');
  if (name === 'banished' && as === 'challenger') return mention(isChallenging ? 'subject' : 'object');
  return undefined;
}

function findByParticiple(mentions: Mentions, participle: string, noun: string): Antecedent | undefined {
  if (participle === 'chosen') return mentions.last((one) => one.how === 'choose' && fitsNoun(one, noun));
  if (participle === 'other') return mentions.last((one) => one.how === 'choose' && fitsNoun(one, noun));
  return findAffected(mentions, participle, noun);
}

/** A card that what triggered the ability was done to. */
function findInEvent(mentions: Mentions, participle: string): Antecedent | undefined {
  const ref = EVENT_CARDS[participle]?.[mentions.event?.name ?? ''];
  return ref === undefined ? undefined : { ref, kinds: ['character'], many: false, how: 'subject' };
}

/** A card that something was done to, or the step itself where it names no target. */
function findAffected(mentions: Mentions, participle: string, noun = 'card'): Antecedent | undefined {
  const kinds = PARTICIPLES[participle] ?? [];
  // "Banished this way" by the damage dealt, unless a step behind it has banished others.
  if (
    participle === 'damaged' &&
    mentions.lastStep(({ did }) => did === 'banish' || kinds.includes(did!))?.did === 'banish'
  )
    return undefined;
  return (
    mentions.last((one) => one.did !== undefined && kinds.includes(one.did) && fitsNoun(one, noun)) ??
    mentions.lastStep((one) => kinds.includes(one.did!)) ??
    findInEvent(mentions, participle)
  );
}
