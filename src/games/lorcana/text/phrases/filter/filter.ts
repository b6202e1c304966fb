// Which cards: adjectives, noun and what follows the noun. Determiners are in `target.ts`.
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
  rememberPart,
  oneOf,
  variant,
} from '../../grammar/index.js';
import { classes, bareKind } from './kind.js';
import { afterNoun } from './after-noun.js';
import type { Num } from '../../words/word.js';
import { tiePart } from '../../words/forward.js';

type Some = Partial<Filter>;

/** A classification alone: "a Knight". */
const classAlone: Part<Filter> = seq(classes, fixed({ types: ['character'] }), afterNoun('one'));

/** Outside play, "character card" is usual and "character" is remembered: "play a character from your discard". */
function simple(num: Num): Part<Filter> {
  const part = seq(bareKind(num), afterNoun(num));
  return {
    ...part,
    read: (source, at) =>
      part
        .read(source, at)
        // "Locations and characters at locations" are two kinds: no location is at another.
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

/** Two kinds side by side: "item card or a Robot character card". */
const kinds = (num: Num): Part<Filter> =>
  synonyms<Filter>('kinds', {
    or: field('anyOf', several(listOf(node(SIMPLE[num]), 'or'))),
    and: field('anyOf', several(listOf(node(SIMPLE[num]), 'and'))),
    'or a': field('anyOf', several(listOf(node(SIMPLE[num]), 'or', articled('a', num)))),
    'or chosen': field('anyOf', several(listOf(node(SIMPLE[num]), 'or', articled('chosen', num)))),
  });

/** Those after the first, each with the word that the first has in front of the list: "an item card, or a location card". */
const articled = (word: string, num: Num): Syntax<Filter> => node(seq(words(word), SIMPLE[num]));

const SIMPLE: Readonly<Record<Num, Part<Filter>>> = {
  one: rememberPart(simple('one')),
  many: rememberPart(simple('many')),
};

const DESCRIBED: Readonly<Record<Num, Part<Filter>>> = {
  one: rememberPart(synonyms<Filter>('noun', { kind: oneOf(SIMPLE.one, kinds('one')), class: classAlone })),
  many: rememberPart(oneOf(SIMPLE.many, kinds('many'))),
};

/** Adjectives, noun, and what follows. */
export const described = (num: Num): Part<Filter> => DESCRIBED[num];

/** "a Robot character card", "another Ally character", "any card". */
export const indefinite: Part<Filter> = seq(
  oneOf<readonly Part<Some>[]>(seq(words('another'), fixed({ other: true })), variant('article', 'a', 'any')),
  described('one'),
);

tiePart('described', DESCRIBED.one);

tiePart('describedMany', DESCRIBED.many);

tiePart('indefinite', indefinite);

export const aCard: Syntax<Filter> = node(indefinite);
