// Linked filters: all of one shape, with the tests of printed facts already evaluated. A source filter has a few of about forty fields;
// V8 is slow at reading optional fields of objects with many shapes.
import type { Filter } from '../ir/filter.js';
import { keywordBit } from '../state/keywords.js';
import { type Card, namesOf } from '../cards/card.js';

/** Tests that a filter needs in addition to `printed`. */
export const enum Needs {
  PLAYER = 1,
  OTHER = 2,
  EXERTED = 4,
  DAMAGED = 8,
  SHIFTED = 16,
  RANGES = 32,
  KEYWORDS = 64,
  /** Is the source. */
  THIS = 128,
  RELATIONS = 256,
  /** Cards of the source's player, or of an opponent: the fast path for most filters with a player. */
  YOURS = 512,
  OPPOSING = 1024,
  /** "Another" for cards in a discard. */
  IN_DISCARD = 2048,
}

export class LinkedFilter {
  readonly zone: Filter['zone'];
  readonly of: Filter['of'];
  readonly types: Filter['types'];
  readonly notTypes: Filter['notTypes'];
  readonly classes: Filter['classes'];
  readonly named: Filter['named'];
  readonly notNamed: Filter['notNamed'];
  readonly inks: Filter['inks'];
  readonly inkable: Filter['inkable'];
  readonly cost: Filter['cost'];
  readonly strength: Filter['strength'];
  readonly willpower: Filter['willpower'];
  readonly lore: Filter['lore'];
  /** Bits of `Keyword`; 0 if the filter has no keyword. */
  readonly keyword: number;
  readonly withoutKeyword: number;
  readonly damaged: Filter['damaged'];
  readonly damage: Filter['damage'];
  readonly exerted: Filter['exerted'];
  readonly atLocation: Filter['atLocation'];
  readonly here: Filter['here'];
  readonly at: Filter['at'];
  readonly sameLocationAs: Filter['sameLocationAs'];
  readonly covers: Filter['covers'];
  readonly under: Filter['under'];
  readonly underneath: Filter['underneath'];
  readonly coveredBy: Filter['coveredBy'];
  readonly is: Filter['is'];
  readonly isNot: Filter['isNot'];
  readonly other: Filter['other'];
  readonly sameNameAs: Filter['sameNameAs'];
  readonly namesake: Filter['namesake'];
  readonly isNamedCard: Filter['isNamedCard'];
  readonly inChallenge: Filter['inChallenge'];
  readonly thisTurn: Filter['thisTurn'];
  readonly against: Filter['against'];
  readonly shifted: Filter['shifted'];
  readonly anyOf: Filter['anyOf'];
  readonly not: Filter['not'];
  /** Bits of `Needs`. */
  readonly needs: number;
  /** The filter is "this card" without further fields. */
  readonly isThisAlone: boolean;
  /** Only cards in play can match. Players who left the game have no cards there. */
  readonly isInPlayOnly: boolean;
  /** Cards in play, tested only for printed facts, their player, and "another". */
  readonly isBroad: boolean;
  /** By kind of card: 1 if its printed facts match, else 0. Numbers, not booleans: avoids ToBoolean in the hot loop. */
  readonly printed: number[] = [];

  readonly #source: Filter;

  constructor(from: Filter) {
    this.#source = from;
    this.zone = from.zone;
    this.of = from.of;
    this.types = from.types;
    this.notTypes = from.notTypes;
    this.classes = from.classes;
    this.named = from.named;
    this.notNamed = from.notNamed;
    this.inks = from.inks;
    this.inkable = from.inkable;
    this.cost = from.cost;
    this.strength = from.strength;
    this.willpower = from.willpower;
    this.lore = from.lore;
    this.keyword = from.keyword === undefined ? 0 : keywordBit(from.keyword);
    this.withoutKeyword = from.withoutKeyword === undefined ? 0 : keywordBit(from.withoutKeyword);
    this.damaged = from.damaged;
    this.damage = from.damage;
    this.exerted = from.exerted;
    this.atLocation = from.atLocation;
    this.here = from.here;
    this.at = from.at;
    this.sameLocationAs = from.sameLocationAs;
    this.covers = from.covers;
    this.under = from.under;
    this.underneath = from.underneath;
    this.coveredBy = from.coveredBy;
    this.is = from.is;
    this.isNot = from.isNot;
    this.other = from.other;
    this.sameNameAs = from.sameNameAs;
    this.namesake = from.namesake;
    this.isNamedCard = from.isNamedCard;
    this.inChallenge = from.inChallenge;
    this.thisTurn = from.thisTurn;
    this.against = from.against;
    this.shifted = from.shifted;
    this.anyOf = from.anyOf;
    this.not = from.not;
    this.needs = needsOf(from);
    this.isThisAlone = from.is === 'this' && Object.keys(from).length === 1;
    this.isInPlayOnly = from.zone === 'play' || (from.zone === undefined && from.anyOf === undefined);
    // Classifications can be gained, so `printed` alone does not decide them.
    const isOfPrint = (from.zone ?? 'play') === 'play' && from.classes === undefined && from.other !== false;
    this.isBroad = isOfPrint && (this.needs & ~BROAD) === 0;
  }

  get source(): Filter {
    return this.#source;
  }

  /** Evaluates the printed fields for every kind of card in the match. */
  fillPrinted(kinds: readonly Card[]): void {
    for (const card of kinds) this.printed.push(Number(meetsPrint(card, this)));
  }
}

const BROAD = Needs.YOURS | Needs.OPPOSING | Needs.OTHER;

function needsOf(filter: Filter): number {
  const has = (bit: Needs, ...fields: readonly (keyof Filter)[]) =>
    fields.some((field) => filter[field] !== undefined) ? bit : 0;
  return (
    playerNeeds(filter.of) |
    has(Needs.OTHER, 'other') |
    (filter.other === true && filter.zone === 'discard' ? Needs.IN_DISCARD : 0) |
    has(Needs.EXERTED, 'exerted') |
    has(Needs.DAMAGED, 'damaged') |
    has(Needs.SHIFTED, 'shifted') |
    has(Needs.RANGES, 'cost', 'strength', 'willpower', 'lore', 'damage', 'under') |
    has(Needs.KEYWORDS, 'keyword', 'withoutKeyword') |
    (filter.is === 'this' ? Needs.THIS : has(Needs.RELATIONS, 'is')) |
    has(Needs.RELATIONS, 'isNot', 'here', 'atLocation', 'covers', 'underneath', 'coveredBy', 'sameNameAs') |
    has(Needs.RELATIONS, 'namesake', 'isNamedCard', 'inChallenge', 'thisTurn', 'anyOf', 'not', 'at', 'sameLocationAs')
  );
}

function playerNeeds(of: Filter['of']): number {
  if (of === undefined || of === 'all') return 0;
  return of === 'you' ? Needs.YOURS : of === 'opponents' ? Needs.OPPOSING : Needs.PLAYER;
}

type PrintFields = {
  readonly [K in 'types' | 'notTypes' | 'classes' | 'named' | 'notNamed' | 'inks' | 'inkable']: Filter[K] | undefined;
};

/** "Hero characters or items": with several types the classification applies to characters only. */
const hasClass = (card: Card, classes: readonly string[], types: Filter['types']): boolean =>
  classes.some((name) => card.classifications.includes(name)) ||
  (types !== undefined && types.length > 1 && types.includes('character') && card.type !== 'character');

/** Tests types, names, classifications and ink as printed. `rules/read/evaluate.ts` tests the facts that can change in play. */
export function meetsPrint(card: Card, filter: PrintFields, anyClass = false): boolean {
  const isType = (type: Card['type']) => card.type === type || (type === 'action' && card.type === 'song');
  if (filter.types !== undefined && !filter.types.some(isType)) return false;
  if (filter.notTypes?.some(isType)) return false;
  if (!anyClass && filter.classes !== undefined && !hasClass(card, filter.classes, filter.types)) return false;
  if (filter.named !== undefined && !filter.named.some((name) => namesOf(card).includes(name))) return false;
  if (filter.notNamed?.some((name) => namesOf(card).includes(name))) return false;
  if (filter.inks !== undefined && !filter.inks.some((ink) => card.inks.includes(ink))) return false;
  return filter.inkable === undefined || filter.inkable === card.inkable;
}
