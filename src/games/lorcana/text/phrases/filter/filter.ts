// Descriptions of cards: adjectives, noun and modifiers after the noun. Determiners are in `../target/determiner.ts`.
import type { Filter } from '../../../ir/filter.js';
import {
  type Part,
  seq,
  fixed,
  synonyms,
  field,
  several,
  listOf,
  node,
  type Syntax,
  words,
  cachePartReads,
  oneOf,
  variant,
} from '../../grammar/index.js';
import { classes, bareKind } from './kind.js';
import { afterNoun } from './after-noun.js';
import type { Num } from '../../words/word.js';
import { definePart } from '../../words/forward-references.js';

type FilterFields = Partial<Filter>;

/** A classification alone: "a Knight". */
const classAlone: Part<Filter> = seq(classes, fixed({ types: ['character'] }), afterNoun('one'));

/** Outside play "character card" is the default, so plain "character" is remembered: "play a character from your discard". */
function simple(num: Num): Part<Filter> {
  const part = seq(bareKind(num), afterNoun(num));
  return {
    ...part,
    read: (source, at) =>
      part
        .read(source, at)
        // "Locations and characters at locations" is a list of two kinds: a location is never at a location.
        .filter(
          ({ value: { atLocation, types = [] } }) => !atLocation || types.length < 2 || !types.includes('location'),
        )
        .map(({ value: filter, next }) =>
          filter.zone === undefined || filter.types === undefined || filter.say?.noun !== undefined
            ? { value: filter, next }
            : { value: { ...filter, say: { ...filter.say, noun: 'plain' } }, next },
        ),
  };
}

/** A list of kinds: "item card or a Robot character card". */
const kinds = (num: Num): Part<Filter> =>
  synonyms<Filter>('kinds', {
    or: field('anyOf', several(listOf(node(SIMPLE[num]), 'or'))),
    and: field('anyOf', several(listOf(node(SIMPLE[num]), 'and'))),
    'or a': field('anyOf', several(listOf(node(SIMPLE[num]), 'or', articled('a', num)))),
    'or chosen': field('anyOf', several(listOf(node(SIMPLE[num]), 'or', articled('chosen', num)))),
  });

/** A kind after the first that repeats the word in front of the list: "an item card, or a location card". */
const articled = (word: string, num: Num): Syntax<Filter> => node(seq(words(word), SIMPLE[num]));

const SIMPLE: Readonly<Record<Num, Part<Filter>>> = {
  one: cachePartReads(simple('one')),
  many: cachePartReads(simple('many')),
};

const DESCRIBED: Readonly<Record<Num, Part<Filter>>> = {
  one: cachePartReads(synonyms<Filter>('noun', { kind: oneOf(SIMPLE.one, kinds('one')), class: classAlone })),
  many: cachePartReads(oneOf(SIMPLE.many, kinds('many'))),
};

/** A description without its determiner, with a singular or plural noun. */
export const described = (num: Num): Part<Filter> => DESCRIBED[num];

/** "a Robot character card", "another Ally character", "any card". */
export const indefinite: Part<Filter> = seq(
  oneOf<readonly Part<FilterFields>[]>(seq(words('another'), fixed({ other: true })), variant('article', 'a', 'any')),
  described('one'),
);

definePart('described', DESCRIBED.one);

definePart('describedMany', DESCRIBED.many);

definePart('indefinite', indefinite);

export const aCard: Syntax<Filter> = node(indefinite);
