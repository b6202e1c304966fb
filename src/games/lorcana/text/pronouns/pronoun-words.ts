// What the reader tells apart: words for cards, kinds of steps and events, shapes of nodes.

/** A part of an ability, of whatever kind. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "If it's a … card": one outside play. */
export const isAboutCard = ({ is, filter }: Node): boolean =>
  is === 'matches' && isNode(filter) && (filter.say as Node | undefined)?.noun === 'card';

export const isAtLocation = ({ atLocation, at }: Node): boolean => atLocation === true || at !== undefined;

export const isOutsidePlay = ({ zone, anyOf }: Node): boolean =>
  zone !== undefined || (Array.isArray(anyOf) && (anyOf as Node[]).some((one) => one.zone !== undefined));

/** Events of a card outside play, which may go without a description. */
export const EVENTS_OUTSIDE_PLAY = new Set(['inked', 'discard']);

/** Words that mean the card that speaks, if no other. */
export const SELF_PRONOUNS = new Set(['he', 'she', 'it']);

/** What is banished is gone, so that words for a card in play mean the other one. */
export const isPair = (name: string, subject: Node | undefined, object: Node | undefined): boolean =>
  name !== 'banishes' &&
  name !== 'banished' &&
  subject !== undefined &&
  object !== undefined &&
  kindsOf(object).includes('character') &&
  (subject.is !== undefined || kindsOf(subject).includes('character'));

/** Words for a card, by themselves. */
export const PRONOUNS = new Set(['he', 'she', 'it', 'they', 'him', 'her', 'them']);

/** Keywords that say nothing of an item or location. */
const CHARACTER_KEYWORDS = new Set('alert bodyguard challenger evasive reckless rush singer support'.split(' '));

const CHARACTER_ACTIONS = new Set(['quest', 'challenge', 'sing', 'move']);

/** The types of card that can be given such rules; none: any. */
export function typesGiven(rules: readonly Node[]): readonly string[] {
  const isForCharacters = ({ rule, keyword, stat, what }: Node): boolean =>
    (rule === 'keyword' && CHARACTER_KEYWORDS.has(keyword as string)) ||
    (rule === 'stat' && stat === 'strength') ||
    (rule === 'cant' && CHARACTER_ACTIONS.has(what as string)) ||
    rule === 'challengeReady' ||
    rule === 'questDrying';
  if (rules.some(isForCharacters)) return ['character'];
  return rules.some(({ rule }) => rule === 'stat') ? ['character', 'location'] : [];
}

/** Cards that one is picked from: "one of them". */
export const PICKED_FROM = /^(them|one of those|those \w+)$/;

/** Kinds of effect that a later phrase can speak of. */
export const STEP_KINDS: Readonly<Record<string, true>> = Object.fromEntries(
  (
    'may pay draw loseLore gainLore discard revealHand damage putDamage removeDamage moveDamage banish exert ready toLocation give move look search reveal play ' +
    'choose count'
  )
    .split(' ')
    .map((kind) => [kind, true]),
);

export const ABILITIES: ReadonlySet<unknown> = new Set([
  'triggered',
  'activated',
  'static',
  'alternateCost',
  'enterExerted',
  'replacement',
  'action',
]);

/** Forms of a static ability whose condition stands at the end (`ability/static.ts`). */
export const CONDITION_LAST = new Set(['while last', 'unless', 'if last']);

/** Words that cannot mean the card that speaks. */
export const NEVER_SELF = new Set(['they', 'that character', 'that item', 'that location']);

/** Effects that count their numbers for each card by itself. */
export const BY_CARD = new Set(['give', 'damage', 'putDamage']);

export const isMany = ({ all, count }: Node): boolean => all !== undefined || (isNode(count) && count.n !== 1);

/** "each of your characters": spoken of as one. */
export const isEach = ({ say }: Node): boolean =>
  ((say as Node | undefined)?.det as string | undefined)?.startsWith('each') === true;

export const isReference = (target: unknown): boolean => isNode(target) && 'ref' in target;

export const isUnder = (place: unknown): boolean => isNode(place) && isReference(place.card);

/** What only a card in play has: cards under it, damage. */
export const needsCardInPlay = ({ stat, underneath }: Node): boolean =>
  stat === 'under' || stat === 'damage' || underneath !== undefined;

/** The cards that a rule is about, where it is not about the card that speaks. */
export function groupIn(rules: unknown): Node | undefined {
  const cards = Array.isArray(rules) ? (rules as readonly Node[])[0]?.cards : undefined;
  return isNode(cards) && cards.is === undefined ? cards : undefined;
}

/** Words for the card that speaks, other than pronouns. */
export function namesThisCard(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('?this ');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(namesThisCard);
}

export function filterIn(condition: unknown): Node | undefined {
  if (!isNode(condition)) return undefined;
  if (condition.is === 'exists') return condition.filter as Node;
  const left = condition.left;
  return isNode(left) && isNode(left.count) ? left.count : undefined;
}

export const kindsOf = (filter: Node): readonly string[] => {
  if (Array.isArray(filter.types)) return filter.types as string[];
  if (Array.isArray(filter.anyOf)) return (filter.anyOf as Node[]).flatMap(kindsOf);
  return [];
};
