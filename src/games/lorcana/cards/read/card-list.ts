// A list of cards: JSON with every field of every card, or YAML that leaves out what there is none of.
import * as z from 'zod';
import { fields, type Fail, readAs } from '../../../../input/fields.js';
import { FACT_FIELDS } from './fact-fields.js';
import { type CardFacts, type ToldFacts, wrongNumber, factsOf } from '../facts.js';

const printings = z
  .array(
    z.object({ set: z.string('a set such as "1" would do'), number: z.coerce.string('a number would do') }),
    'a list such as [{ set: "1", number: "12" }] would do',
  )
  .nullish();

const FROM_YAML = fields(
  { ...FACT_FIELDS, inkable: FACT_FIELDS.inkable.default(true), printings },
  'a card with fields such as name, type, ink and cost would do',
);

const { ink, ...OTHERS } = FACT_FIELDS;

/** Exports have more fields than are of use here; those that are must be there. */
const FROM_JSON = z
  .object(
    {
      ...OTHERS,
      inks: ink,
      classifications: OTHERS.classifications.unwrap().unwrap(),
      text: OTHERS.text.unwrap().unwrap(),
      printings,
    },
    'a card with fields such as name, type, inks and cost would do',
  )
  .transform(({ inks, ...card }) => ({ ...card, ink: inks }));

export const cardFromYaml = (item: unknown, fail: Fail): CardFacts => whole(readAs(FROM_YAML, item, fail), fail);

export const cardFromJson = (item: unknown, fail: Fail): CardFacts => whole(readAs(FROM_JSON, item, fail), fail);

/** A card that has all the numbers of its type, and no others. */
export function whole(told: ToldFacts, fail: Fail): CardFacts {
  const wrong = wrongNumber(told);
  return wrong === undefined ? factsOf(told) : fail([wrong.field], wrong.problem);
}
