// Modifiers after the noun, in any order: traits, owner, state, place.
import type { Filter } from '../../../ir/filter.js';
import {
  type Part,
  oneOf,
  seq,
  variant,
  fixed,
  words,
  requireWord,
  absent,
  synonyms,
  field,
  type Syntax,
  mapped,
  several,
  listOf,
  node,
  within,
  modifiers,
  cachePartReads,
} from '../../grammar/index.js';
import { forwardPart } from '../../words/forward-references.js';
import { compared, extreme } from './values.js';
import type { PlayerRef } from '../../../ir/reference.js';
import { reference } from '../../words/reference.js';
import { traits, twoTraits, bothKeywords, sameName, didThisTurn } from './traits.js';
import { keyword, classification, number, type Num } from '../../words/word.js';
import {
  atLocation,
  notAtLocation,
  atQualifiedLocation,
  atYourLocations,
  sameLocation,
  ownedZone,
  zonePair,
  under,
} from './where.js';
import { relative } from './state.js';

type FilterFields = Partial<Filter>;

const covers: Part<FilterFields> = oneOf<readonly Part<FilterFields>[]>(
  seq(
    variant('covered', 'with a card under', 'with cards under', 'with any cards under', 'with one or more cards under'),
    variant('them', 'them', 'it', 'him', 'her'),
    fixed({ covers: true }),
  ),
  seq(
    variant('without', 'with no cards under', 'without a card under', 'without cards under'),
    variant('them', 'them', 'it', 'him', 'her'),
    fixed({ covers: false }),
  ),
);

const ONE = forwardPart('described');

/** Every comparison contains one of these words. */
const COMPARING = ['than', 'equal', 'same'];

/** Values compared with those of other cards: "with {S} less than that character". */
const comparisons: Readonly<Record<string, Part<FilterFields>>> = {
  'same cost': seq(words('with the same cost or less'), fixed({ cost: { max: { stat: 'cost', of: '?the same' } } })),
  'compared cost': requireWord(COMPARING, compared('cost', 'cost', ONE)),
  'compared strength': requireWord(COMPARING, compared('strength', '{S}', ONE)),
  'compared willpower': requireWord(COMPARING, compared('willpower', '{W}', ONE)),
  'compared lore': requireWord(COMPARING, compared('lore', '{L}', ONE)),
};

/** The player who has the cards in play, named after the noun. */
const HAVING: readonly (readonly [string, PlayerRef])[] = [
  ['you have', 'you'],
  ['opponents have', 'opponents'],
  ['your opponents have', 'opponents'],
  ['a opponent has', 'opponents'],
  ['each opponent has', 'opponents'],
  ['they have', 'they'],
  ['chosen opponent has', { choose: 'opponent' }],
  ['chosen player has', { choose: 'player' }],
];

const owned = (phrase: string, of: PlayerRef): Part<FilterFields> => seq(words(phrase), absent('zone'), fixed({ of }));

/** Cards that an earlier step of the same text put into a discard. They are in that discard now. */
const PUT_INTO_DISCARD: Readonly<Record<string, Part<FilterFields>>> = Object.fromEntries(
  (['put into your discard', 'discarded', 'banished'] as const).map((done) => [
    done,
    requireWord('way', seq(words(`${done} this way`), fixed({ zone: 'discard', is: `?${done}` }))),
  ]),
);

/** "(characters challenging) this character", "your characters". */
const challengedCard: Part<FilterFields> = synonyms<FilterFields>('challenged', {
  this: field('is', reference('object')),
  your: seq(variant('your', 'your', 'one of your'), fixed({ of: 'you' }), forwardPart('describedMany')),
});

/** "(other than) the challenged character": a card mentioned before. The modifier for "other than this character" is separate. */
const otherCard: Syntax<string> = mapped(
  reference('object'),
  (ref) => (ref.startsWith('?this ') ? undefined : ref),
  (ref) => ref,
);

const AFTER: Readonly<Record<string, Part<FilterFields>>> = {
  'of yours': owned('of yours', 'you'),
  'of theirs': owned('of theirs', 'they'),
  ...traits,
  either: field('anyOf', several(listOf(node(oneOf(...Object.values(traits))), 'or'))),
  'either keyword': seq(words('with'), field('anyOf', several(listOf(node(field('keyword', keyword)), 'or')))),
  ...twoTraits,
  'both keywords': bothKeywords,
  ...comparisons,
  'other than this': seq(
    variant(
      'other than',
      ...['character', 'item', 'location', 'card', 'song', 'action'].map((noun) => `other than this ${noun}`),
    ),
    fixed({ other: true }),
  ),
  'other than': requireWord('than', seq(words('other than'), field('isNot', otherCard))),
  'of classification': seq(words('with the'), field('classes', listOf(classification, 'or')), words('classification')),
  'with damage': seq(words('with damage'), fixed({ damaged: true })),
  'no damage': seq(variant('without', 'with no damage', 'without damage'), fixed({ damaged: false })),
  'some damage': seq(words('with'), within('damage', seq(field('min', number), words('or more damage')))),
  covers,
  'some under': seq(
    words('with'),
    within('under', seq(field('min', number), words('or more cards under'))),
    variant('them', 'them', 'it', 'him', 'her'),
  ),
  inkable: seq(words('with {IW}'), fixed({ inkable: true })),
  'not inkable': seq(words('without {IW}'), fixed({ inkable: false })),
  sameName,
  'not song': seq(
    variant('that', "that isn't a song", "that aren't songs"),
    variant('isntCard', '', 'card'),
    fixed({ notTypes: ['song'] }),
  ),
  ...didThisTurn,
  ...Object.fromEntries(HAVING.map(([phrase, of]) => [phrase, owned(phrase, of)])),
  'at location': atLocation,
  challenging: requireWord(
    'challenging',
    seq(words('challenging'), fixed({ inChallenge: 'challenger' }), within('against', challengedCard)),
  ),
  'not at location': notAtLocation,
  here: seq(variant('here', 'here', 'that was here', 'that were here'), fixed({ here: true })),
  at: requireWord(['named', 'with'], atQualifiedLocation),
  'at your': atYourLocations,
  'same location': sameLocation,
  'sang this song': seq(variant('that', 'that sang this song', 'who sang this song'), fixed({ is: '?the singers' })),
  extreme,
  from: ownedZone('from'),
  in: ownedZone('in'),
  'from pair': zonePair('from'),
  'in pair': zonePair('in'),
  ...PUT_INTO_DISCARD,
  under: under,
  'in play': words('in play'),
};

/** These modifiers are always remembered, because by default an adjective or another phrase writes their fields. */
const REMEMBERED = [
  'of classification',
  'other than this',
  'with damage',
  'no damage',
  'not song',
  'not at location',
  'challenging',
  'who',
  ...HAVING.slice(1).map(([phrase]) => phrase),
];

const KIND = forwardPart('indefinite');

const after = (num: Num): Part<FilterFields> =>
  modifiers<FilterFields>('post', { ...AFTER, who: relative(num, KIND) }, REMEMBERED);

const AFTER_NOUN: Readonly<Record<Num, Part<FilterFields>>> = {
  one: cachePartReads(after('one')),
  many: cachePartReads(after('many')),
};

export const afterNoun = (num: Num): Part<FilterFields> => AFTER_NOUN[num];
