// Checks the expectations about a card, in any zone.
import type { State } from '../../games/lorcana/state/state.js';
import { type CardId, damageOn, Entry } from '../../games/lorcana/state/entry.js';
import {
  hasKeyword,
  challengerOf,
  resistOf,
  singerOf,
  keywordNumbersOf,
  strengthOf,
  willpowerOf,
  loreOf,
} from '../../games/lorcana/rules/read/values.js';
import { keywordBit } from '../../games/lorcana/state/keywords.js';
import { type KeywordName, KEYWORDS } from '../../games/lorcana/ir/vocabulary.js';
import { ScenarioError } from '../scenario.js';
import { suggest } from '../../input/nearest.js';
import { type Situation, cardsNamed, zoneName, knownCards, seatName, cardsFor, cardName } from './situation.js';
import type { CardExpectation } from './schema.js';
import { locationOf } from '../../games/lorcana/state/in-play.js';
import { underCount } from '../../games/lorcana/state/stacks.js';
import { placeOfCard } from '../../games/lorcana/rules/read/references.js';

const KEYWORD_TEXT = /^(?<name>[a-z ]+?)(?:\s*\+?(?<n>\d+))?(?:\s*\{i\})?$/i;

/** True if the card has the keyword as written: "Evasive"; a number is the total value: "Resist +2", "Singer 5". */
function hasKeywordNamed(s: State, card: CardId, written: string): boolean {
  const { name, n } = KEYWORD_TEXT.exec(written.trim())?.groups ?? {};
  const keyword = keywordNamed(name ?? written);
  if (!hasKeyword(s, card, keywordBit(keyword))) return false;
  if (keyword === 'shift' && n !== undefined) return shiftsFor(s, card, Number(n));
  return n === undefined || numberOf(s, card, keyword) === Number(n);
}

/** True if a Shift ability of the card has this printed ink cost. */
const shiftsFor = (s: State, card: CardId, ink: number): boolean =>
  s.table.cardPrograms[card]!.shifts.some(({ cost }) => cost.some((each) => each.pay === 'ink' && each.n === ink));

function keywordNamed(name: string): KeywordName {
  const bare = name.toLowerCase().replaceAll(' ', '');
  // Shift has variants: Universal Shift, Puppy Shift …
  const keyword = KEYWORDS.find((each) => each.toLowerCase() === bare || (each === 'shift' && bare.endsWith('shift')));
  if (keyword === undefined) throw new ScenarioError(`no keyword "${name}"${suggest(name, KEYWORDS)}`);
  return keyword;
}

function numberOf(s: State, card: CardId, keyword: KeywordName): number {
  switch (keyword) {
    case 'challenger':
      return challengerOf(s, card);
    case 'resist':
      return resistOf(s, card);
    case 'singer':
      return singerOf(s, card);
    case 'boost':
    case 'singTogether':
      return keywordNumbersOf(s, card)[keyword];
    default:
      return 0;
  }
}
/** The check for each fact of a card. */
export type FactTable = Readonly<Record<string, Check<never>>>;

/**
 * One message for each fact that does not hold. Of several cards with this name, one must meet all facts; if a zone is expected, only cards
 * in that zone count, if there are any.
 */
export function unmetCard(situation: Situation, ref: string, expected: object, facts: FactTable): string[] {
  const { zone } = expected as Pick<CardExpectation, 'zone'>;
  const there =
    zone === undefined ? [] : cardsNamed(situation, ref).filter((card) => zoneName(situation, card) === zone);
  const cards = there.length > 0 ? there : knownCards(situation, ref);
  const tries = cards.map((card) => unmetFacts(situation, card, expected, facts));
  const best = tries.reduce((least, each) => (each.length < least.length ? each : least));
  return best.map((fact) => `expected ${ref} ${fact}`);
}

type Facts = { readonly [K in keyof CardExpectation]-?: Check<NonNullable<CardExpectation[K]> | NullIf<K>> };

type NullIf<K> = K extends 'at' ? null : never;

/** Returns the expected and the found value, or undefined if they are equal. */
export type Check<T> = (situation: Situation, card: CardId, expected: T) => string | undefined;

/** The facts of Lorcana. */
export const FACTS: Facts = {
  zone: (now, card, zone) => mismatchText(`zone ${zone}`, `zone ${zoneName(now, card)}`),
  owner: (now, card, owner) =>
    mismatchText(`owner ${seatName(owner)}`, `owner ${seatName(now.state.table.owner[card]!)}`),
  damage: (now, card, n) => mismatchText(`damage ${n}`, `damage ${damageOn(entryInPlay(now, card))}`),
  exerted: (now, card, is) => mismatchText(`exerted ${is}`, `exerted ${hasBit(now, card, Entry.EXERTED)}`),
  drying: (now, card, is) => mismatchText(`drying ${is}`, `drying ${isDrying(now, card)}`),
  strength: (now, card, n) => mismatchText(`strength ${n}`, `strength ${clamped(n, strengthOf(now.state, card))}`),
  willpower: (now, card, n) => mismatchText(`willpower ${n}`, `willpower ${clamped(n, willpowerOf(now.state, card))}`),
  loreValue: (now, card, n) => mismatchText(`loreValue ${n}`, `loreValue ${clamped(n, loreOf(now.state, card))}`),
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
    const isThere = isNowhere(ref) ? location < 0 : cardsFor(now, ref).includes(location);
    const place = location < 0 ? 'at no location' : `at ${cardName(now, location)}`;
    return isThere ? undefined : `at ${ref ?? 'none'}, found ${place}`;
  },
  under: (now, card, n) => mismatchText(`under ${n}`, `under ${underCount(now.state, card)}`),
};

/** A negative value counts as 0 (6.6.2), unless the scenario expects a negative one. */
const clamped = (expected: number, value: number): number => (expected < 0 ? value : Math.max(0, value));

const isNowhere = (ref: string | null): ref is null => ref === null || ref === 'none';

export const mismatchText = (expected: string, actual: string): string | undefined =>
  expected === actual ? undefined : `${expected}, found ${actual}`;

function unmetFacts(situation: Situation, card: CardId, expected: object, facts: FactTable): string[] {
  return Object.entries(expected).flatMap(([fact, value]) => {
    if (value === undefined) return [];
    const problem = (facts[fact]! as Check<unknown>)(situation, card, value);
    return problem ?? [];
  });
}

/** Only characters dry (5.1.2). For an item the same bit means: not in play since its player's turn began (8.10.4.1). */
const isDrying = (now: Situation, card: CardId): boolean =>
  now.state.table.cards[card]!.type === 'character' && hasBit(now, card, Entry.DRYING);

/** The entry of a card in play; 0 in other zones, where cards have no damage and no state. */
function entryInPlay(situation: Situation, card: CardId): number {
  return zoneName(situation, card) === 'play' ? (placeOfCard(situation.state, card)?.entry ?? 0) : 0;
}

export const hasBit = (situation: Situation, card: CardId, bit: number): boolean =>
  (entryInPlay(situation, card) & bit) !== 0;
