// Finds the antecedent of a pronoun or phrase: the mentioned card, player or step that "they", "that character" or "this way" means.
import {
  type Antecedent,
  type Mentions,
  SELF,
  canBeThey,
  isSingular,
  isItemOrLocation,
  isNoCharacter,
  fitsNoun,
} from './antecedents.js';

// Participles and other phrases for an earlier step or event.

/** The kinds of steps to which a participle refers: "the banished character", "banished this way". */
const PARTICIPLES: Readonly<Record<string, readonly string[]>> = {
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

/**
 * Phrases for an earlier step or its amount: the pattern, the kinds of steps, and the event that the phrase means if there is no such step.
 * No kinds: any step.
 */
const STEP_VERBS: readonly (readonly [RegExp, readonly string[], string?])[] = [
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

/** By participle and event: the card of the event that "the banished character" and the like mean. */
const EVENT_CARDS: Readonly<Record<string, Readonly<Record<string, 'subject' | 'object'>>>> = {
  moved: { moves: 'subject' },
  banished: { banished: 'subject', banishes: 'object' },
  exerted: { exerted: 'subject' },
  readied: { readied: 'subject' },
  returned: { returnedToHand: 'subject', returnedFromDiscard: 'subject' },
  played: { play: 'subject' },
  damaged: { damaged: 'subject', dealtDamage: 'subject', dealsDamage: 'object' },
};

/** Events with an amount of damage or lore. */
const AMOUNTED = new Set([
  'damaged',
  'dealtDamage',
  'dealsDamage',
  'damageRemoved',
  'damageMoved',
  'gainsLore',
  'losesLore',
]);

// Finding antecedents.

/** The characters that sang the song that is resolving. */
const SINGERS = new Set([
  'the singers',
  'each character that sang this song',
  'the characters that sang this song',
  'your characters that sang this song',
  'all characters that sang this song',
  'all your characters that sang this song',
  'each of your characters that sang this song',
]);

/** Ways in which a step of the text picks cards. */
const PICKED: ReadonlySet<Antecedent['how']> = new Set<Antecedent['how']>(['choose', 'top', 'all']);

const SINGULAR = new Set(['he', 'she', 'him', 'her', 'his', 'it', 'its']);

/** The antecedent of a pronoun for a card in play of one of these types: "he gains Ward", "it takes no damage". */
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

/** The card or step that a phrase means; undefined if there is none, or if the phrase is ambiguous. */
export function findAntecedent(mentions: Mentions, words: string): Antecedent | undefined {
  const phrase = words.replace(/'re$/, '');
  if (phrase === 'each character you removed damage from this way')
    return mentions.lastStep((one) => one.stepKind === 'removeDamage');
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
  if (doneThisWay !== undefined) return mentions.lastStep((one) => PARTICIPLES[doneThisWay]!.includes(one.stepKind!));
  if (phrase in PARTICIPLES || phrase.endsWith('this way'))
    return findAffected(mentions, phrase in PARTICIPLES ? phrase : phrase.split(' ')[0]!);
  const [, which, kind] = /^(?:each of )?(that|those) (\w+?)s?(?: card)?$/.exec(phrase) ?? [];
  if (which === 'that') return findThat(mentions, kind!);
  if (which === 'those') return findThose(mentions, kind!);
  if (phrase === 'them' || phrase === 'they') return findThey(mentions);
  if (SINGULAR.has(phrase)) return findSingular(mentions, phrase);
  const isCard = (one: Antecedent): boolean => one.player !== true && one.how !== 'object';
  // "Their" means this card only if no other card was mentioned.
  const otherThanSelf = phrase === 'their' ? mentions.last((one) => isCard(one) && one.how !== 'self') : undefined;
  return otherThanSelf ?? mentions.last(isCard);
}

/** "They" and "them": the latest mention. After a mention of a player, or a condition about other cards, they do not mean this card. */
function findThey(mentions: Mentions): Antecedent | undefined {
  // If another card was mentioned, this card is "he", "she" or "it".
  const last = mentions.last((one) => canBeThey(one) && one.how !== 'self') ?? mentions.self;
  const mayMeanOther = mentions.lastPlayer() !== undefined || mentions.asked !== undefined;
  if (last?.how === 'self' ? mayMeanOther : last !== undefined && isOneOfTwoPicks(mentions, last)) return undefined;
  return last;
}

/** "Exert chosen character and ready another chosen character. They …": ambiguous, both or the second one? */
function isOneOfTwoPicks(mentions: Mentions, last: Antecedent): boolean {
  const isPick = (one: Antecedent): boolean => one.how === 'choose' && !one.many && one.away !== true && canBeThey(one);
  return (
    isPick(last) &&
    mentions.some((one) => one !== last && one.node !== last.node && isPick(one) && one.sentence === last.sentence)
  );
}

/** "He", "she", "it": a single card. If no other card was mentioned, "it" is the card just discarded rather than this card. */
function findSingular(mentions: Mentions, phrase: string): Antecedent | undefined {
  const isIt = /^its?$/.test(phrase);
  const last = mentions.last(
    (one) => isSingular(one) && one.player !== true && one.how !== 'object' && (isIt || !isItemOrLocation(one)),
  );
  if (isIt && last?.how === 'choose' && mayMeanEventThing(mentions, last)) return undefined;
  if (last !== undefined && last.how !== 'self') return last;
  // "Whenever you play an item, this character gets +1 {S} this turn. If it …": ambiguous, the item or the character?
  if (isIt && last !== undefined && mentions.some((one) => one.ref === 'subject' && isItemOrLocation(one)))
    return undefined;
  const discarded = isIt ? mentions.justDiscarded() : undefined;
  // After a condition about "a character named Pip", "he" may be Pip; after one about "a Toy character", only "it" may be that card.
  const mayMeanOther = mentions.asked === 'named' || (mentions.asked === 'any' && isIt);
  return discarded ?? (mayMeanOther ? undefined : mentions.self);
}

/** "Whenever you play a song, chosen character … If it …": ambiguous, the song or the character? */
function mayMeanEventThing(mentions: Mentions, { kinds }: Antecedent): boolean {
  const isCharacter = kinds.length === 1 && kinds[0] === 'character';
  return isCharacter && mentions.some(({ ref, kinds: own }) => ref === 'subject' && own.some(isNoCharacter));
}

/** The cards of "one of them". Cards that were banished or moved are refused: the text does not name the zone where they are now. */
export function findPickable(mentions: Mentions, phrase: string): Antecedent | undefined {
  const last = findSeveral(mentions, phrase);
  // "If a character with cards under them would be banished, … one of those cards": not the character, which is a single card.
  const isAlone = last?.how === 'subject' && !last.many;
  return isAlone || last?.stepKind === 'banish' || last?.stepKind === 'move' ? undefined : last;
}

/** "Them" or "those …": several cards. */
export function findSeveral(mentions: Mentions, phrase: string): Antecedent | undefined {
  const noun = /^those (\w+?)s$/.exec(phrase)?.[1];
  return noun === undefined
    ? mentions.last((one) => one.many && one.player !== true && one.how !== 'self')
    : findThose(mentions, noun);
}

/** The step that a phrase such as "banished this way" means; `event` if it means the event that triggered the ability. */
export function findStep(mentions: Mentions, phrase: string): Antecedent | 'event' | undefined {
  const entry = STEP_VERBS.find(([pattern]) => pattern.test(phrase));
  if (entry === undefined) return undefined;
  const [, kinds, event] = entry;
  const step = mentions.lastStep(kinds.length === 0 ? undefined : (one) => kinds.includes(one.stepKind!));
  if (kinds.length === 0) return isMayOfOthers(step, phrase) ? undefined : step;
  if (step !== undefined || event === undefined) return step;
  return isOfEvent(mentions, event) ? 'event' : undefined;
}

/** "(An opponent) may … If you do": the effect was not optional for you. */
const isMayOfOthers = (step: Antecedent | undefined, phrase: string): boolean =>
  step?.stepKind === 'may' && step.theirs === true && phrase.startsWith('you ');

function isOfEvent(mentions: Mentions, event: string): boolean {
  const name = mentions.event?.name ?? '';
  if (event === 'amount') return AMOUNTED.has(name);
  return event === 'number' ? AMOUNTED.has(name) || name === 'discard' : name === event;
}

/** "That …": a card that was picked or that the event is about; without one, the card just discarded or drawn. */
function findThat(mentions: Mentions, noun: string): Antecedent | undefined {
  if (noun === 'card' && mentions.isCardUnderAsked) return undefined;
  const last = mentions.last((one) => !one.many && one.player !== true && fitsNoun(one, noun) && one.how !== 'self');
  // The banished character is outside play, so it is "that card".
  if (noun === 'card' && last?.ref === 'subject' && mentions.event?.name === 'banishes') return mentions.eventObject();
  return last ?? (noun === 'card' ? (mentions.justDiscarded() ?? mentions.justDrawn()) : undefined);
}

/** "Those …": several cards, or the card that each of several players chose. */
function findThose(mentions: Mentions, noun: string): Antecedent | undefined {
  const isMeant = (one: Antecedent) => one.player !== true && fitsNoun(one, noun) && one.how !== 'self';
  const last = mentions.last((one) => one.many && isMeant(one)) ?? mentions.last(isMeant);
  return last !== undefined && isOneOfTwoPicks(mentions, last) ? undefined : last;
}

/** The character that sang the song: the song of the event, or the song that is resolving. */
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

/** The card of the event, if the participle fits the event. */
function findInEvent(mentions: Mentions, participle: string): Antecedent | undefined {
  const ref = EVENT_CARDS[participle]?.[mentions.event?.name ?? ''];
  return ref === undefined ? undefined : { ref, kinds: ['character'], many: false, how: 'subject' };
}

/** A card that an earlier step affected, or the step itself if it has no target, or the card of the event. */
function findAffected(mentions: Mentions, participle: string, noun = 'card'): Antecedent | undefined {
  const kinds = PARTICIPLES[participle] ?? [];
  // `damaged` also stands for "banished this way" after damage. After a step that banishes, "this way" means that step instead.
  if (
    participle === 'damaged' &&
    mentions.lastStep(({ stepKind }) => stepKind === 'banish' || kinds.includes(stepKind!))?.stepKind === 'banish'
  )
    return undefined;
  return (
    mentions.last((one) => one.stepKind !== undefined && kinds.includes(one.stepKind) && fitsNoun(one, noun)) ??
    mentions.lastStep((one) => kinds.includes(one.stepKind!)) ??
    findInEvent(mentions, participle)
  );
}
