// States of cards after "is" and "has", and after their negations.
import type { Filter } from '../../../ir/filter.js';
import {
  type Part,
  seq,
  variant,
  words,
  fixed,
  field,
  listOf,
  within,
  oneOf,
  phrases,
  node,
  synonyms,
} from '../../grammar/index.js';
import { cardName, number, keyword, type Num } from '../../words/word.js';
import { reference } from '../../words/reference.js';
import { namesake } from './traits.js';
import { bounds } from './values.js';

type FilterFields = Partial<Filter>;

const STATES: readonly (readonly [string, FilterFields, FilterFields])[] = [
  ['exerted', { exerted: true }, { exerted: false }],
  ['ready', { exerted: false }, { exerted: true }],
  ['damaged', { damaged: true }, { damaged: false }],
  ['undamaged', { damaged: false }, { damaged: true }],
  ['at a location', { atLocation: true }, { atLocation: false }],
  ['here', { here: true }, { here: false }],
];

/** "exerted and at a location". */
const PAIRS: readonly (readonly [string, FilterFields])[] = STATES.flatMap(([one, state]) =>
  STATES.filter(([, other]) => Object.keys(other)[0] !== Object.keys(state)[0]).map(([two, other]) => [
    `${one} and ${two}`,
    { ...state, ...other },
  ]),
);

const PRONOUNS = ['them', 'him', 'her', 'it'];

const cardsUnder = (...quantities: readonly string[]): Part<object> =>
  seq(variant('beneath', ...quantities), words('under'), variant('them', ...PRONOUNS));

const IS: readonly Part<FilterFields>[] = [
  seq(words('being challenged'), fixed({ inChallenge: 'challenged' })),
  seq(words('challenging'), fixed({ inChallenge: 'challenger' })),
  seq(words('the named card'), fixed({ isNamedCard: true })),
  seq(words('named'), field('named', listOf(cardName, 'or'))),
  seq(words('at the same location as'), field('sameLocationAs', reference('object'))),
];

const HAS: readonly Part<FilterFields>[] = [
  seq(words('the same name as'), field('sameNameAs', reference('object'))),
  seq(words('the same name as'), within('namesake', namesake)),
  within('strength', bounds('{S}')),
  within('willpower', bounds('{W}')),
  within('lore', bounds('{L}')),
  seq(variant('costs', 'cost', 'a cost of'), within('cost', bounds(''))),
];

/** For one card mentioned before. A card is always in its own player's discard, so "your" sets no field; compare `ownedZone`. */
export const inYourDiscard: Part<FilterFields> = seq(words('in your discard'), fixed({ zone: 'discard' }));

/** After "is" or "are". `kind` adds noun phrases: "a Hero character". */
export const afterIs = (...kind: readonly Part<FilterFields>[]): Part<FilterFields> =>
  oneOf<readonly Part<FilterFields>[]>(
    phrases('state', [...PAIRS, ...STATES.map(([phrase, state]): readonly [string, FilterFields] => [phrase, state])]),
    ...IS,
    ...kind,
  );

/** After "isn't" or "aren't". */
export const afterIsNot = (kind: Part<FilterFields>): Part<FilterFields> =>
  oneOf<readonly Part<FilterFields>[]>(
    phrases(
      'state',
      STATES.map(([phrase, , opposite]) => [phrase, opposite]),
    ),
    field('not', node(oneOf(...IS, kind))),
  );

/** After "has" or "have". */
export const afterHas: Part<FilterFields> = oneOf<readonly Part<FilterFields>[]>(
  seq(words('no damage'), fixed({ damaged: false })),
  seq(words('damage'), fixed({ damaged: true })),
  seq(cardsUnder('a card', 'any cards', 'cards'), fixed({ covers: true })),
  seq(cardsUnder('no cards'), fixed({ covers: false })),
  seq(within('under', seq(field('min', number), words('or more'))), cardsUnder('cards')),
  field('keyword', keyword),
  ...HAS,
);

/** After "doesn't have" or "don't have". */
export const afterHasNot: Part<FilterFields> = oneOf<readonly Part<FilterFields>[]>(
  seq(variant('any', 'damage', 'any damage'), fixed({ damaged: false })),
  seq(cardsUnder('a card', 'any cards'), fixed({ covers: false })),
  field('withoutKeyword', keyword),
  field('not', node(oneOf(...HAS))),
);

const verb = (num: Num, one: readonly string[], many: readonly string[]): Part<object> =>
  variant('verb', ...(num === 'one' ? [...one, ...many] : many));

/** A relative clause: "who isn't exerted" after a singular noun, "that have a card under them" after a plural noun. */
export const relative = (num: Num, kind: Part<FilterFields>): Part<FilterFields> =>
  seq(
    variant('who', 'that', 'who'),
    synonyms<FilterFields>('clause', {
      is: seq(verb(num, ['is', "'s"], ['are']), afterIs()),
      "isn't": seq(verb(num, ["isn't", 'is not'], ["aren't", 'are not']), afterIsNot(kind)),
      has: seq(verb(num, ['has'], ['have']), afterHas),
      "doesn't have": seq(verb(num, ["doesn't have"], ["don't have"]), afterHasNot),
    }),
  );
