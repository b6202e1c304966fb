// Card facts with uncompiled text: their defaults, checks and file formats.
import type { Card, Printing } from './card.js';
import { type CardType, type Ink, INKS, CARD_TYPES } from '../ir/vocabulary.js';
import { short, text, word, count, flag, fields, type Fail, readAs } from '../../../input/fields.js';
import * as z from 'zod';

export interface CardFacts extends Omit<Card, 'abilities' | 'printings' | 'unsupported'> {
  /** One ability per line. */
  readonly text: string;
  readonly printings: readonly Printing[];
}

type Maybe<T> = T | null | undefined;

/** The fields of a card in a file; many are optional. */
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

/** Fills in the defaults of absent fields. */
export const factsOf = (written: WrittenFacts): CardFacts => ({
  name: written.name,
  version: written.version ?? '',
  type: written.type,
  inks: written.ink,
  cost: written.cost,
  inkable: written.inkable,
  strength: written.strength ?? 0,
  willpower: written.willpower ?? 0,
  lore: written.lore ?? 0,
  moveCost: written.moveCost ?? 0,
  classifications: written.classifications ?? [],
  text: written.text ?? '',
  printings: written.printings ?? [],
});

const NUMBERS = ['strength', 'willpower', 'lore', 'moveCost'] as const;

type NumberField = (typeof NUMBERS)[number];

/** The numbers that cards of each type have in addition to the cost. */
const PRINTED: Readonly<Record<CardType, readonly NumberField[]>> = {
  character: ['strength', 'willpower', 'lore'],
  action: [],
  song: [],
  item: [],
  location: ['willpower', 'lore', 'moveCost'],
};

/** The first number that is missing, or that cards of this type do not have. */
function wrongNumber(written: WrittenFacts): { readonly field: NumberField; readonly problem: string } | undefined {
  for (const field of NUMBERS) {
    const value = written[field] ?? undefined;
    if (PRINTED[written.type].includes(field)) {
      if (value === undefined || (field === 'willpower' && value === 0))
        return { field, problem: `found ${value ?? 'nothing'}; a ${written.type} has ${withArticle(field)}` };
    } else if (value !== undefined && value !== 0)
      return { field, problem: `found ${value}; a card of the type ${written.type} has none` };
  }
  return undefined;
}

const withArticle = (field: NumberField): string =>
  field === 'willpower'
    ? 'a willpower from 1 up'
    : field === 'moveCost'
      ? 'a cost to move there'
      : `a ${field} from 0 up`;

// Field schemas

const asList = (value: unknown): unknown => (Array.isArray(value) || value === undefined ? value : [value]);

const ink = short(
  (value) => (typeof value === 'string' ? value.charAt(0).toUpperCase() + value.slice(1).toLowerCase() : value),
  z.enum(INKS, `expected one of ${INKS.map((each: Ink) => each.toLowerCase()).join(', ')}`),
);

const ONE_OR_TWO = 'expected one or two inks such as [amber]';

/** Fields of a card, or of a patch of a card. `ink` accepts a single ink in place of a list. */
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

// Card lists: JSON with all fields of all cards, or YAML without the empty ones

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

const { ink: cardListInk, ...OTHER_FIELDS } = FACT_FIELDS;

/** Exports may have further fields; these are required. */
const FROM_JSON = z
  .object(
    {
      ...OTHER_FIELDS,
      inks: cardListInk,
      classifications: OTHER_FIELDS.classifications.unwrap().unwrap(),
      text: OTHER_FIELDS.text.unwrap().unwrap(),
      printings,
    },
    'expected a card with fields such as name, type, inks and cost',
  )
  .transform(({ inks, ...card }) => ({ ...card, ink: inks }));

export const cardFromYaml = (item: unknown, fail: Fail): CardFacts => checkedFacts(readAs(FROM_YAML, item, fail), fail);

export const cardFromJson = (item: unknown, fail: Fail): CardFacts => checkedFacts(readAs(FROM_JSON, item, fail), fail);

/** The facts of a card, or a mistake if its numbers do not fit its type. */
export function checkedFacts(written: WrittenFacts, fail: Fail): CardFacts {
  const wrong = wrongNumber(written);
  return wrong === undefined ? factsOf(written) : fail([wrong.field], wrong.problem);
}
