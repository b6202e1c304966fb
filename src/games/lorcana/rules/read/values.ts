// The current values of a card: the printed ones with all modifiers in force (6.6).
import { type State, Row } from '../../state/state.js';
import { type CardId, cardIn, type CardEntry, damageOn, type CardRef, refOf, Entry } from '../../state/entry.js';
import { Fact } from '../../state/table.js';
import { modifiersOf, restrictionsOf } from '../../state/modifiers.js';
import { PermissionKind, RestrictionKind } from '../../state/restrictions.js';
import { Keyword } from '../../state/keywords.js';
import { Scalar } from '../../state/scalars.js';
import type { KeywordNumbers } from '../../state/program.js';
import type { Stat } from '../../ir/amount.js';
import { inPlay, lastKnown } from './references.js';
import { underCount, cardsUnder } from '../../state/stacks.js';
import type { LastKnown } from '../../state/records.js';
import { NONE, NO_RECORDS } from '../../state/empty.js';
import { visitorsOf, locationOf } from '../../state/in-play.js';

export const printedCost = (s: State, card: CardId): number => (s.table.facts[card]! >> Fact.COST_SHIFT) & Fact.MASK;

/** May be negative; its readers clamp it at 0 (6.6.2). */
export function strengthOf(s: State, card: CardId): number {
  const printed = (s.table.facts[card]! >> Fact.STRENGTH_SHIFT) & Fact.MASK;
  const mods = modifiersOf(s, card);
  if (mods === undefined && !hasChallenger(s, card)) return printed;
  const sum = printed + (mods?.strength ?? 0) + challengerBonus(s, card);
  return mods !== undefined && (mods.can & PermissionKind.STRENGTH_FLOOR) !== 0 ? Math.max(sum, printed) : sum;
}

const hasChallenger = (s: State, card: CardId): boolean => (s.table.keywords[card]! & Keyword.CHALLENGER) !== 0;

/** Challenger +N counts only for the challenger (8.5). */
function challengerBonus(s: State, card: CardId): number {
  const challenger = s.row(Row.SCALARS)[Scalar.CHALLENGER]!;
  if (challenger < 0 || cardIn(challenger) !== card) return 0;
  return challengerOf(s, card);
}

export const willpowerOf = (s: State, card: CardId): number =>
  ((s.table.facts[card]! >> Fact.WILLPOWER_SHIFT) & Fact.MASK) + (modifiersOf(s, card)?.willpower ?? 0);

/** Damage equal to or above willpower banishes (1.8.1.4), unless a rule says that the card can't be banished. */
export const isLethal = (s: State, entry: CardEntry): boolean =>
  damageOn(entry) >= willpowerOf(s, cardIn(entry)) && canBeBanished(s, cardIn(entry));

export const canBeBanished = (s: State, card: CardId): boolean =>
  (restrictionsOf(s, card) & RestrictionKind.BE_BANISHED) === 0;

export const loreOf = (s: State, card: CardId): number =>
  ((s.table.facts[card]! >> Fact.LORE_SHIFT) & Fact.MASK) + (modifiersOf(s, card)?.lore ?? 0);

export const hasKeyword = (s: State, card: CardId, keyword: Keyword): boolean => (keywordsOf(s, card) & keyword) !== 0;

/** All keywords of a card: bits of `Keyword`. */
export function keywordsOf(s: State, card: CardId): number {
  const printed = s.table.keywords[card]!;
  const mods = modifiersOf(s, card);
  return mods === undefined ? printed : mods.keywordsOver(printed);
}

// Numbers of keywords: 0 for a card without the keyword.

export const challengerOf = (s: State, card: CardId): number =>
  hasKeyword(s, card, Keyword.CHALLENGER)
    ? keywordNumbersOf(s, card).challenger + (modifiersOf(s, card)?.challenger ?? 0)
    : 0;

export const resistOf = (s: State, card: CardId): number =>
  hasKeyword(s, card, Keyword.RESIST) ? keywordNumbersOf(s, card).resist + (modifiersOf(s, card)?.resist ?? 0) : 0;

/** A printed number wins: a card with Singer does not gain a second one (8.1.2, L-38). */
export const singerOf = (s: State, card: CardId): number =>
  hasKeyword(s, card, Keyword.SINGER) ? keywordNumbersOf(s, card).singer || (modifiersOf(s, card)?.singer ?? 0) : 0;

/** Ink for Boost, printed or gained; undefined for a card without Boost. */
export function boostOf(s: State, card: CardId): number | undefined {
  const mods = modifiersOf(s, card);
  if (mods !== undefined && (mods.lostKeywords & Keyword.BOOST) !== 0) return undefined;
  const ink = (s.table.keywords[card]! & Keyword.BOOST) !== 0 ? keywordNumbersOf(s, card).boost : mods?.boost;
  return ink === undefined || !mods?.freeAbilities.includes('boost') ? ink : 0;
}

export const keywordNumbersOf = (s: State, card: CardId): KeywordNumbers => s.table.cardPrograms[card]!.numbers;

/** A value as texts read it: the last known one if the card has left play (6.7.7), never below 0 (6.6.2, 6.6.3). */
export function statOf(s: State, ref: CardRef, stat: Stat): number {
  const card = cardIn(ref);
  if (stat === 'cost') return printedCost(s, card);
  const entry = inPlay(s, ref);
  const known = entry < 0 ? lastKnown(s, ref) : undefined;
  if (known !== undefined) return Math.max(0, known[stat]);
  return Math.max(0, entry < 0 ? printedStat(s, card, stat) : currentStat(s, entry, stat));
}

function currentStat(s: State, entry: CardEntry, stat: Exclude<Stat, 'cost'>): number {
  switch (stat) {
    case 'strength':
      return strengthOf(s, cardIn(entry));
    case 'willpower':
      return willpowerOf(s, cardIn(entry));
    case 'lore':
      return loreOf(s, cardIn(entry));
    case 'damage':
      return damageOn(entry);
    case 'under':
      return underCount(s, cardIn(entry));
  }
}

function printedStat(s: State, card: CardId, stat: Exclude<Stat, 'cost'>): number {
  const { strength, willpower, lore } = s.table.cards[card]!;
  return { strength, willpower, lore, damage: 0, under: 0 }[stat];
}

/** Records the values of a card as it leaves play (6.7.7). */
export function recordLastKnown(s: State, entry: CardEntry): void {
  const card = cardIn(entry);
  const beneath = cardsUnder(s, card);
  const known: LastKnown = {
    ref: refOf(entry),
    strength: strengthOf(s, card),
    willpower: willpowerOf(s, card),
    lore: loreOf(s, card),
    damage: damageOn(entry),
    under: beneath.length,
    beneath: beneath.length === 0 ? NONE : beneath.map(refOf),
    visitors: visitorsOf(s, card),
    exerted: (entry & Entry.EXERTED) !== 0,
    shifted: (entry & Entry.SHIFTED) !== 0,
    keywords: keywordsOf(s, card),
    classes: modifiersOf(s, card)?.classes ?? NO_RECORDS,
    location: locationOf(s, card),
  };
  s.lastKnown = s.lastKnown.length === 0 ? [known] : [...s.lastKnown, known];
}
