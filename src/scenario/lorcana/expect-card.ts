// What a scenario expects of one card, wherever it is now.
import { type Situation, cardsCalled, zoneName, knownCards, cardsMeant, cardName } from './situation.js';
import type { CardExpectation } from './schema.js';
import { type CardId, damageOn, Entry } from '../../games/lorcana/state/entry.js';
import { seatName } from './names.js';
import { strengthOf, willpowerOf, loreOf } from '../../games/lorcana/rules/read/values.js';
import { hasKeywordNamed } from './keywords.js';
import { locationOf } from '../../games/lorcana/state/in-play.js';
import { underCount } from '../../games/lorcana/state/stacks.js';
import { placeOfCard } from '../../games/lorcana/rules/read/references.js';

/** How each fact is looked at. */
export type FactTable = Readonly<Record<string, Check<never>>>;

/** What does not hold of the card. Of several that bear the name, one has to be as expected; elsewhere than in play, one that is there. */
export function unmetCard(situation: Situation, ref: string, expected: object, facts: FactTable): string[] {
  const { zone } = expected as Pick<CardExpectation, 'zone'>;
  const there =
    zone === undefined ? [] : cardsCalled(situation, ref).filter((card) => zoneName(situation, card) === zone);
  const cards = there.length > 0 ? there : knownCards(situation, ref);
  const tries = cards.map((card) => unmetFacts(situation, card, expected, facts));
  const best = tries.reduce((least, each) => (each.length < least.length ? each : least));
  return best.map((fact) => `expected ${ref} ${fact}`);
}

type Facts = { readonly [K in keyof CardExpectation]-?: Check<NonNullable<CardExpectation[K]> | NullIf<K>> };

type NullIf<K> = K extends 'at' ? null : never;

/** What is the case instead; undefined where it is as expected. */
export type Check<T> = (situation: Situation, card: CardId, expected: T) => string | undefined;

/** One line a fact. */
export const FACTS: Facts = {
  zone: (now, card, zone) => unlike(`zone ${zone}`, `zone ${zoneName(now, card)}`),
  owner: (now, card, owner) => unlike(`owner ${seatName(owner)}`, `owner ${seatName(now.state.table.owner[card]!)}`),
  damage: (now, card, n) => unlike(`damage ${n}`, `damage ${damageOn(entryInPlay(now, card))}`),
  exerted: (now, card, is) => unlike(`exerted ${is}`, `exerted ${hasBit(now, card, Entry.EXERTED)}`),
  drying: (now, card, is) => unlike(`drying ${is}`, `drying ${isDrying(now, card)}`),
  strength: (now, card, n) => unlike(`strength ${n}`, `strength ${readAs(n, strengthOf(now.state, card))}`),
  willpower: (now, card, n) => unlike(`willpower ${n}`, `willpower ${readAs(n, willpowerOf(now.state, card))}`),
  loreValue: (now, card, n) => unlike(`loreValue ${n}`, `loreValue ${readAs(n, loreOf(now.state, card))}`),
  keywords: (now, card, names) => {
    const missing = names.filter((name) => !hasKeywordNamed(now.state, card, name));
    return missing.length === 0 ? undefined : `keywords ${names.join(', ')}, found no ${missing.join(', ')}`;
  },
  lacks: (now, card, names) => {
    const there = names.filter((name) => hasKeywordNamed(now.state, card, name));
    return there.length === 0 ? undefined : `lacks ${names.join(', ')}, found ${there.join(', ')}`;
  },
  at: (now, card, ref) => {
    const location = locationOf(now.state, card);
    const isThere = isNowhere(ref) ? location < 0 : cardsMeant(now, ref).includes(location);
    const place = location < 0 ? 'at no location' : `at ${cardName(now, location)}`;
    return isThere ? undefined : `at ${ref ?? 'none'}, found ${place}`;
  },
  under: (now, card, n) => unlike(`under ${n}`, `under ${underCount(now.state, card)}`),
};

/** Below 0 is read as 0 (6.6.2), unless the true value is asked for. */
const readAs = (expected: number, value: number): number => (expected < 0 ? value : Math.max(0, value));

const isNowhere = (ref: string | null): ref is null => ref === null || ref === 'none';

export const unlike = (expected: string, actual: string): string | undefined =>
  expected === actual ? undefined : `${expected}, found ${actual}`;

function unmetFacts(situation: Situation, card: CardId, expected: object, facts: FactTable): string[] {
  return Object.entries(expected).flatMap(([fact, value]) => {
    if (value === undefined) return [];
    const problem = (facts[fact]! as Check<unknown>)(situation, card, value);
    return problem ?? [];
  });
}

/** Only characters dry (5.1.2); of an item, the same bit tells whether it came this turn (8.10.4.1). */
const isDrying = (now: Situation, card: CardId): boolean =>
  now.state.table.cards[card]!.type === 'character' && hasBit(now, card, Entry.DRYING);

/** Damage and the like are facts of cards in play; elsewhere there are none. */
function entryInPlay(situation: Situation, card: CardId): number {
  return zoneName(situation, card) === 'play' ? (placeOfCard(situation.state, card)?.entry ?? 0) : 0;
}

export const hasBit = (situation: Situation, card: CardId, bit: number): boolean =>
  (entryInPlay(situation, card) & bit) !== 0;
