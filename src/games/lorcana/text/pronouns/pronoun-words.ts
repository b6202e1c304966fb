// Word lists and shape tests for the pronoun resolver.

/** Any object in an ability. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "If it's a … card": the test of a card outside play. */
export const isAboutCard = ({ is, filter }: Node): boolean =>
  is === 'matches' && isNode(filter) && (filter.say as Node | undefined)?.noun === 'card';

export const isAtLocation = ({ atLocation, at }: Node): boolean => atLocation === true || at !== undefined;

export const isOutsidePlay = ({ zone, anyOf }: Node): boolean =>
  zone !== undefined || (Array.isArray(anyOf) && (anyOf as Node[]).some((one) => one.zone !== undefined));

/** Events of a card outside play. Their patterns may have no subject. */
export const EVENTS_OUTSIDE_PLAY = new Set(['inked', 'discard']);

/** Pronouns that mean this card if no other card was mentioned. */
export const SELF_PRONOUNS = new Set(['he', 'she', 'it']);

/** True if both cards of an event are characters in play. A banished character is not, so phrases for a card in play mean the other one. */
export const isPair = (name: string, subject: Node | undefined, object: Node | undefined): boolean =>
  name !== 'banishes' &&
  name !== 'banished' &&
  subject !== undefined &&
  object !== undefined &&
  kindsOf(object).includes('character') &&
  (subject.is !== undefined || kindsOf(subject).includes('character'));

export const PRONOUNS = new Set(['he', 'she', 'it', 'they', 'him', 'her', 'them']);

/** Keywords without effect on an item or location. */
const CHARACTER_KEYWORDS = new Set('alert bodyguard challenger evasive reckless rush singer support'.split(' '));

const CHARACTER_ACTIONS = new Set(['quest', 'challenge', 'sing', 'move']);

/** The card types on which these rules have an effect; empty means any. */
export function typesThatCanHave(rules: readonly Node[]): readonly string[] {
  const isForCharacters = ({ rule, keyword, stat, what }: Node): boolean =>
    (rule === 'keyword' && CHARACTER_KEYWORDS.has(keyword as string)) ||
    (rule === 'stat' && stat === 'strength') ||
    (rule === 'cant' && CHARACTER_ACTIONS.has(what as string)) ||
    rule === 'challengeReady' ||
    rule === 'questDrying';
  if (rules.some(isForCharacters)) return ['character'];
  return rules.some(({ rule }) => rule === 'stat') ? ['character', 'location'] : [];
}

/** Phrases for several cards after "one of". */
export const PICKED_FROM = /^(them|one of those|those \w+)$/;

/** Kinds of effects to which a later phrase can refer. */
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

/** Forms of a static ability with its condition at the end (`phrases/ability/static.ts`). */
export const CONDITION_LAST = new Set(['while last', 'unless', 'if last']);

/** Phrases that never mean this card. */
export const NEVER_SELF = new Set(['they', 'that character', 'that item', 'that location']);

/** Effects whose amounts are counted for each card separately. */
export const BY_CARD = new Set(['give', 'damage', 'putDamage']);

export const isMany = ({ all, count }: Node): boolean => all !== undefined || (isNode(count) && count.n !== 1);

/** "each of your characters": singular pronouns can mean it. */
export const isEach = ({ say }: Node): boolean =>
  ((say as Node | undefined)?.det as string | undefined)?.startsWith('each') === true;

export const isReference = (target: unknown): boolean => isNode(target) && 'ref' in target;

export const isUnder = (place: unknown): boolean => isNode(place) && isReference(place.card);

/** Only a card in play has cards under it, or damage. */
export const needsCardInPlay = ({ stat, underneath }: Node): boolean =>
  stat === 'under' || stat === 'damage' || underneath !== undefined;

/** The group of cards that the first rule is about; undefined if it is about a card by reference, such as this card. */
export function groupIn(rules: unknown): Node | undefined {
  const cards = Array.isArray(rules) ? (rules as readonly Node[])[0]?.cards : undefined;
  return isNode(cards) && cards.is === undefined ? cards : undefined;
}

/** True if the value contains a phrase such as "this character"; pronouns do not count. */
export function namesThisCard(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('?this ');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(namesThisCard);
}

/** The filter of the cards that a condition is about. */
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
