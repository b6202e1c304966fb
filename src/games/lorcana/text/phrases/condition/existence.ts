// Conditions about the existence and number of cards: "a Hero character is in play", "none of your characters are exerted".
import type { Filter } from '../../../ir/filter.js';
import {
  type Part,
  seq,
  fixed,
  within,
  field,
  words,
  synonyms,
  oneOf,
  merge,
  wordingOf,
  type Fields,
  join,
  variant,
  inflections,
} from '../../grammar/index.js';
import type { Test } from '../../../ir/condition.js';
import { number, type Num } from '../../words/word.js';
import { afterIs, afterIsNot, afterHas, afterHasNot } from '../filter/state.js';
import { ownedZone } from '../filter/where.js';
import { indefinite, described } from '../filter/filter.js';
import { comparedTo } from '../filter/values.js';

type FilterFields = Partial<Filter>;

const exists = (filter: Part<FilterFields>): Part<Test> => seq(fixed({ is: 'exists' }), within('filter', filter));

const not = (part: Part<Test>): Part<Test> => seq(fixed({ is: 'not' }), within('condition', part));

/** Compares the number of matching cards with a number. */
const counted = (lead: Part<unknown>, op: '>=' | '<=' | '=', follow: string, filter: Part<FilterFields>): Part<Test> =>
  seq(
    fixed({ is: 'compare', op }),
    lead as Part<object>,
    field('right', number),
    words(follow),
    within('left', within('count', filter)),
  );

/** A predicate: "is exerted", "have damage", "isn't at a location". */
const predicate = (num: Num): Part<FilterFields> =>
  synonyms<FilterFields>('state of', {
    is: seq(words(num === 'one' ? 'is' : 'are'), afterIs(ownedZone('in'))),
    "isn't": seq(words(num === 'one' ? "isn't" : "aren't"), afterIsNot(indefinite)),
    has: seq(
      words(num === 'one' ? 'has' : 'have'),
      oneOf<readonly Part<FilterFields>[]>(afterHas, comparedTo(described('one'))),
    ),
    "doesn't have": seq(words(num === 'one' ? "doesn't have" : "don't have"), afterHasNot),
  });

/**
 * Cards and a predicate, which set fields of one filter. With a modifier after the noun the filter alone would be ambiguous: "a character
 * named X is exerted" or "an exerted character is named X". The fields of the predicate are then remembered under `stated`.
 */
function withPredicate(cards: Part<FilterFields>, num: Num): Part<FilterFields> {
  const predicatePart = predicate(num);
  const plain = seq(cards, predicatePart);
  return {
    ...plain,
    read: (source, at) =>
      cards.read(source, at).flatMap((noun) =>
        predicatePart
          .read(source, noun.next)
          .filter(({ value }) => !fieldsOf(value).some((key) => key in noun.value))
          .map(({ value, next }) => {
            const both = merge(noun.value, value);
            const isAmbiguous =
              fieldsOf(noun.value).some((key) => !BEFORE_NOUN.has(key)) || isInterchangeable(noun.value, value);
            return { value: isAmbiguous ? merge(both, { say: { stated: fieldsOf(value).join('+') } }) : both, next };
          }),
      ),
    write(record, used) {
      const keys = wordingOf(record, 'stated')?.split('+');
      if (keys === undefined) return plain.write(record, used);
      const part = (isState: boolean): Fields =>
        Object.fromEntries(Object.entries(record).filter(([key]) => key === 'say' || keys.includes(key) === isState));
      const [noun] = cards.write(part(false), used);
      const [rest] = predicatePart.write(part(true), used);
      if (noun === undefined || rest === undefined) return [];
      return [{ words: join(noun.words, rest.words), used: [...noun.used, ...rest.used] }];
    },
  };
}

/** True if the adjective could also be the predicate: "a damaged character is here", "a character here is damaged". */
const isInterchangeable = (noun: FilterFields, state: FilterFields): boolean =>
  (noun.damaged !== undefined || noun.exerted !== undefined) &&
  state.damaged === undefined &&
  state.exerted === undefined;

const fieldsOf = (filter: Fields): readonly string[] => Object.keys(filter).filter((key) => key !== 'say');

/** Fields that determiners, adjectives and nouns set. */
const BEFORE_NOUN: ReadonlySet<string> = new Set<keyof Filter>([
  'types',
  'notTypes',
  'of',
  'other',
  'classes',
  'inks',
  'exerted',
  'damaged',
  'not',
]);

const yourCards = (filter: FilterFields & Fields = { of: 'you' }): Part<FilterFields> =>
  seq(fixed(filter), described('many'));

const YOUR_OTHERS: FilterFields & Fields = { of: 'you', other: true };

/** "All of your characters are …": no such card exists that does not match. */
const allAre = (verb: 'is' | 'are', filter?: FilterFields & Fields): Part<Test> =>
  not(
    seq(
      fixed({ is: 'exists' }),
      within('filter', seq(yourCards(filter), words(verb), within('not', afterIs(indefinite)))),
    ),
  );

const THERE_IS = variant('there', "there's", 'there was', 'there is');

const THERE_ARE = variant('there', 'there are', 'there were');

const IN_PLAY = (verb: 'is' | 'are'): Part<unknown> => words(`${verb} in play`);

/** "a Hero character is in play", "there are 5 or more characters with damage in play", "one of your characters is exerted". */
export const somewhere: Part<Test> = inflections<Test>(
  'form',
  exists(seq(indefinite, IN_PLAY('is') as Part<object>)),
  exists(withPredicate(indefinite, 'one')),
  seq(THERE_IS, exists(indefinite)),
  counted(THERE_ARE, '>=', 'or more', described('many')),
  counted(words(''), '>=', 'or more', withPredicate(described('many'), 'many')),
  exists(seq(words('one of your'), withPredicate(yourCards(), 'one'))),
  seq(variant('all', 'all of your', 'all your'), allAre('are')),
  exists(seq(words('one of your other'), withPredicate(yourCards(YOUR_OTHERS), 'one'))),
  counted(THERE_ARE, '<=', 'or fewer', described('many')),
  counted(words(''), '>=', 'or more', seq(described('many'), IN_PLAY('are') as Part<object>)),
  counted(words(''), '>=', 'or more of your', withPredicate(yourCards(), 'many')),
  counted(words(''), '>=', 'or more of your other', withPredicate(yourCards(YOUR_OTHERS), 'many')),
  not(seq(variant('no', 'there are no', "there aren't any", 'there were no'), exists(described('many')))),
  not(seq(words('no'), exists(seq(described('many'), IN_PLAY('are') as Part<object>)))),
  not(seq(words('no'), exists(seq(described('one'), IN_PLAY('is') as Part<object>)))),
  not(seq(words('none of your'), exists(withPredicate(yourCards(), 'many')))),
  not(seq(words('none of your other'), exists(withPredicate(yourCards(YOUR_OTHERS), 'many')))),
  not(seq(words('no'), exists(withPredicate(described('many'), 'many')))),
  exists(seq(words('one or more of your'), withPredicate(yourCards(), 'many'))),
  exists(seq(words('one of your'), yourCards(), IN_PLAY('is') as Part<object>)),
  seq(words('each of your'), allAre('is')),
  seq(variant('all', 'all of your other', 'all your other'), allAre('are', YOUR_OTHERS)),
  seq(words('each of your other'), allAre('is', YOUR_OTHERS)),
  counted(seq(THERE_ARE, words('exactly')), '=', '', described('many')),
  not(
    seq(
      variant('no one', "there's no one here", 'no one is here'),
      fixed({ is: 'exists', filter: { types: ['character'], here: true } }),
    ),
  ),
  not(
    seq(
      variant('only', 'this is your only character in play', 'this character is your only character in play'),
      fixed({ is: 'exists', filter: { of: 'you', other: true, types: ['character'] } }),
    ),
  ),
);
