// Traits after the noun: name, cost, values and keywords, the name of another card, and events of this turn.
import type { Filter } from '../../../ir/filter.js';
import {
  variant,
  type Part,
  cachePartReads,
  seq,
  words,
  field,
  listOf,
  within,
  synonyms,
  requireWord,
  listOfOne,
  node,
  fixed,
  oneOf,
  phrases,
} from '../../grammar/index.js';
import { cardName, keyword } from '../../words/word.js';
import { bounds } from './values.js';
import { forwardPart } from '../../words/forward-references.js';
import { reference } from '../../words/reference.js';
import type { EventName } from '../../../ir/event.js';

type FilterFields = Partial<Filter>;

const each = variant('each', '', 'each');

/** Caches readings by place: these parts are tried alone, in pairs and in lists, at every "with". */
function cached(parts: Readonly<Record<string, Part<FilterFields>>>): Readonly<Record<string, Part<FilterFields>>> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, cachePartReads(part)]));
}

export const traits: Readonly<Record<string, Part<FilterFields>>> = cached({
  named: seq(words('named'), field('named', listOf(cardName, 'or'))),
  'not named': seq(words('not named'), field('notNamed', listOf(cardName, 'or'))),
  cost: seq(words('with cost'), within('cost', bounds('')), each),
  strength: seq(words('with'), within('strength', bounds('{S}')), each),
  willpower: seq(words('with'), within('willpower', bounds('{W}')), each),
  lore: seq(words('with'), within('lore', bounds('{L}')), each),
  keyword: seq(words('with'), field('keyword', keyword)),
  without: seq(words('without'), field('withoutKeyword', keyword)),
});

/** Traits after "and", without a second "with". */
const afterAnd: Readonly<Record<string, Part<FilterFields>>> = {
  cost: seq(words('cost'), within('cost', bounds(''))),
  strength: within('strength', bounds('{S}')),
  willpower: within('willpower', bounds('{W}')),
  lore: within('lore', bounds('{L}')),
  keyword: field('keyword', keyword),
};

const otherTrait = (name: string): Part<FilterFields> =>
  synonyms<FilterFields>('and', Object.fromEntries(Object.entries(afterAnd).filter(([other]) => other !== name)));

/** "with cost 3 or less and Evasive". */
export const twoTraits: Readonly<Record<string, Part<FilterFields>>> = Object.fromEntries(
  Object.keys(afterAnd).map((name) => [
    `${name} and`,
    requireWord('and', seq(traits[name]!, words('and'), otherTrait(name))),
  ]),
);

/** "with Evasive and Ward". */
export const bothKeywords: Part<FilterFields> = requireWord(
  'and',
  seq(
    words('with'),
    variant('both', '', 'both'),
    field('keyword', keyword),
    words('and'),
    field('anyOf', listOfOne(node(field('keyword', keyword)))),
  ),
);

// Cards that share a name: "with the same name as chosen character".

/** "another character you have in play": the card itself never counts, so "another" means the same as "a". */
export const namesake: Part<FilterFields> = synonyms<FilterFields>('namesake', {
  a: seq(variant('article', 'a', 'another'), forwardPart('described')),
  'one of your': seq(
    variant('article', 'one of your', 'one of your other', 'any of your'),
    fixed({ of: 'you' }),
    forwardPart('describedMany'),
  ),
});

export const sameName: Part<FilterFields> = oneOf<readonly Part<FilterFields>[]>(
  seq(words('with the same name as'), field('sameNameAs', reference('object'))),
  seq(words('with the same name as'), within('namesake', namesake)),
  seq(words('with the same name'), fixed({ sameNameAs: '?the same' })),
  seq(words('with that name'), fixed({ isNamedCard: true })),
);

// Cards by their events of this turn: "who challenged this turn".

const EVENTS_THIS_TURN: readonly (readonly [string, { readonly thisTurn: EventName }])[] = [
  ['quested', { thisTurn: 'quest' }],
  ['challenged', { thisTurn: 'challenge' }],
  ['was challenged', { thisTurn: 'challenged' }],
  ['sang a song', { thisTurn: 'sings' }],
  ['was damaged', { thisTurn: 'damaged' }],
  ['took damage', { thisTurn: 'damaged' }],
  ['was dealt damage', { thisTurn: 'dealtDamage' }],
  ['was exerted', { thisTurn: 'exerted' }],
  ['was readied', { thisTurn: 'readied' }],
  ['was played', { thisTurn: 'play' }],
  ['moved to a location', { thisTurn: 'moves' }],
  ['were challenged', { thisTurn: 'challenged' }],
  ['were damaged', { thisTurn: 'damaged' }],
  ['were dealt damage', { thisTurn: 'dealtDamage' }],
  ['were exerted', { thisTurn: 'exerted' }],
  ['were readied', { thisTurn: 'readied' }],
  ['were played', { thisTurn: 'play' }],
];

export const didThisTurn: Readonly<Record<string, Part<Partial<Filter>>>> = {
  did: seq(variant('who', 'who', 'that'), phrases('did', EVENTS_THIS_TURN), words('this turn')),
  'you played': seq(words('you played this turn'), fixed({ thisTurn: 'play', of: 'you' })),
  played: seq(words('played this turn'), fixed({ thisTurn: 'play' })),
};
