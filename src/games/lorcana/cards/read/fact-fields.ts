// The fields of a card in files that people write.
import { short, text, word, count, flag } from '../../../../input/fields.js';
import * as z from 'zod';
import { INKS, type Ink, CARD_TYPES } from '../card.js';

const asList = (value: unknown): unknown => (Array.isArray(value) || value === undefined ? value : [value]);

const ink = short(
  (value) => (typeof value === 'string' ? value.charAt(0).toUpperCase() + value.slice(1).toLowerCase() : value),
  z.enum(INKS, `one of ${INKS.map((each: Ink) => each.toLowerCase()).join(', ')} would do`),
);

const ONE_OR_TWO = 'one or two inks such as [amber] would do';

/** Of a whole card or of a change to one. One ink alone may stand for a list. */
export const FACT_FIELDS = {
  name: text('a card name such as "Mickey Mouse" would do'),
  version: text('a text would do').nullish(),
  type: word(CARD_TYPES, `one of ${CARD_TYPES.join(', ')} would do`),
  ink: short(asList, z.array(ink, ONE_OR_TWO).min(1, ONE_OR_TWO).max(2, ONE_OR_TWO)),
  cost: count(),
  inkable: flag(),
  strength: count().nullish(),
  willpower: count().nullish(),
  lore: count().nullish(),
  moveCost: count().nullish(),
  classifications: z.array(text('a word would do'), 'a list such as [Storyborn, Ally] would do').nullish(),
  text: z.string("the card's rules text would do").nullish(),
};
