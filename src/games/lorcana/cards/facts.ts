// A card as people describe it, its text not yet compiled.
import type { Card, Printing } from './card.js';
import { type CardType, type Ink, INKS, CARD_TYPES } from '../ir/vocabulary.js';
import { short, text, word, count, flag, fields, type Fail, readAs } from '../../../input/fields.js';
import * as z from 'zod';

export interface CardFacts extends Omit<Card, 'abilities' | 'printings' | 'unsupported'> {
  /** One ability a line. */
  readonly text: string;
  readonly printings: readonly Printing[];
}

type Maybe<T> = T | null | undefined;

/** What a file says of a card: much may be left out. */
export interface WrittenFacts {
  readonly name: string;
  readonly version?: Maybe<string>;
  readonly type: CardType;
  readonly ink: readonly Ink[];
  readonly cost: number;
  readonly inkable: boolean;
  readonly strength?: Maybe<number>;
  readonly willpower?: Maybe<number>;
  readonly lore?: Maybe<number>;
  readonly moveCost?: Maybe<number>;
  readonly classifications?: Maybe<readonly string[]>;
  readonly text?: Maybe<string>;
  readonly printings?: Maybe<readonly Printing[]>;
}

/** What is left out is nothing, none or 0. */
export const factsOf = (told: WrittenFacts): CardFacts => ({
  name: told.name,
  version: told.version ?? '',
  type: told.type,
  inks: told.ink,
  cost: told.cost,
  inkable: told.inkable,
  strength: told.strength ?? 0,
  willpower: told.willpower ?? 0,
  lore: told.lore ?? 0,
  moveCost: told.moveCost ?? 0,
  classifications: told.classifications ?? [],
  text: told.text ?? '',
  printings: told.printings ?? [],
});

const NUMBERS = ['strength', 'willpower', 'lore', 'moveCost'] as const;

type NumberField = (typeof NUMBERS)[number];

/** The numbers besides the cost that cards of a type have (5.1). */
const PRINTED: Readonly<Record<CardType, readonly NumberField[]>> = {
  character: ['strength', 'willpower', 'lore'],
  action: [],
  song: [],
  item: [],
  location: ['willpower', 'lore', 'moveCost'],
};

/** The first number that such a card must have and has not, or the other way round. */
export function wrongNumber(told: WrittenFacts): { readonly field: NumberField; readonly problem: string } | undefined {
  for (const field of NUMBERS) {
    const value = told[field] ?? undefined;
    if (PRINTED[told.type].includes(field)) {
      if (value === undefined || (field === 'willpower' && value === 0))
        return { field, problem: `found ${value ?? 'nothing'}; a ${told.type} has ${withArticle(field)}` };
    } else if (value !== undefined && value !== 0)
      return { field, problem: `found ${value}; a card of the type ${told.type} has none` };
  }
  return undefined;
}

const withArticle = (field: NumberField): string =>
  field === 'willpower'
    ? 'a willpower from 1 up'
    : field === 'moveCost'
      ? 'a cost to move there'
      : `a ${field} from 0 up`;
// The fields of a card in files that people write.

const asList = (value: unknown): unknown => (Array.isArray(value) || value === undefined ? value : [value]);

const ink = short(
  (value) => (typeof value === 'string' ? value.charAt(0).toUpperCase() + value.slice(1).toLowerCase() : value),
  z.enum(INKS, `expected one of ${INKS.map((each: Ink) => each.toLowerCase()).join(', ')}`),
);

const ONE_OR_TWO = 'expected one or two inks such as [amber]';

/** Of a whole card or of a change to one. One ink alone may stand for a list. */
export const FACT_FIELDS = {
  name: text('expected a card name such as "Mickey Mouse"'),
  version: text('expected a text').nullish(),
  type: word(CARD_TYPES, `expected one of ${CARD_TYPES.join(', ')}`),
  ink: short(asList, z.array(ink, ONE_OR_TWO).min(1, ONE_OR_TWO).max(2, ONE_OR_TWO)),
  cost: count(),
  inkable: flag(),
  strength: count().nullish(),
  willpower: count().nullish(),
  lore: count().nullish(),
  moveCost: count().nullish(),
  classifications: z.array(text('expected a word'), 'expected a list such as [Storyborn, Ally]').nullish(),
  text: z.string("expected the card's rules text").nullish(),
};
// A list of cards: JSON with every field of every card, or YAML that leaves out what there is none of.

const printings = z
  .array(
    z.object({ set: z.string('expected a set such as "1"'), number: z.coerce.string('expected a number') }),
    'expected a list such as [{ set: "1", number: "12" }]',
  )
  .nullish();

const FROM_YAML = fields(
  { ...FACT_FIELDS, inkable: FACT_FIELDS.inkable.default(true), printings },
  'expected a card with fields such as name, type, ink and cost',
);

const { ink: cardListInk, ...OTHERS } = FACT_FIELDS;

/** Exports have more fields than are of use here; those that are must be there. */
const FROM_JSON = z
  .object(
    {
      ...OTHERS,
      inks: cardListInk,
      classifications: OTHERS.classifications.unwrap().unwrap(),
      text: OTHERS.text.unwrap().unwrap(),
      printings,
    },
    'expected a card with fields such as name, type, inks and cost',
  )
  .transform(({ inks, ...card }) => ({ ...card, ink: inks }));

export const cardFromYaml = (item: unknown, fail: Fail): CardFacts => checkedFacts(readAs(FROM_YAML, item, fail), fail);

export const cardFromJson = (item: unknown, fail: Fail): CardFacts => checkedFacts(readAs(FROM_JSON, item, fail), fail);

/** A card that has all the numbers of its type, and no others. */
export function checkedFacts(told: WrittenFacts, fail: Fail): CardFacts {
  const wrong = wrongNumber(told);
  return wrong === undefined ? factsOf(told) : fail([wrong.field], wrong.problem);
}
