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
import { isWhat, isNotWhat, hasWhat, lacksWhat } from '../filter/state.js';
import { ownedZone } from '../filter/where.js';
import { indefinite, described } from '../filter/filter.js';
import { comparedTo } from '../filter/values.js';

type Some = Partial<Filter>;

const exists = (filter: Part<Some>): Part<Test> => seq(fixed({ is: 'exists' }), within('filter', filter));

const not = (part: Part<Test>): Part<Test> => seq(fixed({ is: 'not' }), within('condition', part));

/** Compares the number of matching cards with a number. */
const counted = (lead: Part<unknown>, op: '>=' | '<=' | '=', follow: string, filter: Part<Some>): Part<Test> =>
  seq(
    fixed({ is: 'compare', op }),
    lead as Part<object>,
    field('right', number),
    words(follow),
    within('left', within('count', filter)),
  );

/** A predicate: "is exerted", "have damage", "isn't at a location". */
const state = (num: Num): Part<Some> =>
  synonyms<Some>('state of', {
    is: seq(words(num === 'one' ? 'is' : 'are'), isWhat(ownedZone('in'))),
    "isn't": seq(words(num === 'one' ? "isn't" : "aren't"), isNotWhat(indefinite)),
    has: seq(
      words(num === 'one' ? 'has' : 'have'),
      oneOf<readonly Part<Some>[]>(hasWhat, comparedTo(described('one'))),
    ),
    "doesn't have": seq(words(num === 'one' ? "doesn't have" : "don't have"), lacksWhat),
  });

/**
 * Cards and a predicate, which set fields of one filter. With a modifier after the noun the filter alone would be ambiguous: "a character
 * named X is exerted" or "an exerted character is named X". The fields of the predicate are then remembered under `stated`.
 */
function stated(cards: Part<Some>, num: Num): Part<Some> {
  const told = state(num);
  const plain = seq(cards, told);
  return {
    ...plain,
    read: (source, at) =>
      cards.read(source, at).flatMap((noun) =>
        told
          .read(source, noun.next)
          .filter(({ value }) => !fieldsOf(value).some((key) => key in noun.value))
          .map(({ value, next }) => {
            const both = merge(noun.value, value);
            const isBehind = fieldsOf(noun.value).some((key) => !BEFORE_NOUN.has(key)) || isTwice(noun.value, value);
            return { value: isBehind ? merge(both, { say: { stated: fieldsOf(value).join('+') } }) : both, next };
          }),
      ),
    write(record, used) {
      const keys = wordingOf(record, 'stated')?.split('+');
      if (keys === undefined) return plain.write(record, used);
      const part = (isState: boolean): Fields =>
        Object.fromEntries(Object.entries(record).filter(([key]) => key === 'say' || keys.includes(key) === isState));
      const [noun] = cards.write(part(false), used);
      const [rest] = told.write(part(true), used);
      if (noun === undefined || rest === undefined) return [];
      return [{ words: join(noun.words, rest.words), used: [...noun.used, ...rest.used] }];
    },
  };
}

/** True if the adjective could also be the predicate: "a damaged character is here", "a character here is damaged". */
const isTwice = (noun: Some, told: Some): boolean =>
  (noun.damaged !== undefined || noun.exerted !== undefined) &&
  told.damaged === undefined &&
  told.exerted === undefined;

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

const yours = (filter: Some & Fields = { of: 'you' }): Part<Some> => seq(fixed(filter), described('many'));

const OTHERS: Some & Fields = { of: 'you', other: true };

/** "All of your characters are …": no such card exists that does not match. */
const all = (verb: 'is' | 'are', filter?: Some & Fields): Part<Test> =>
  not(
    seq(fixed({ is: 'exists' }), within('filter', seq(yours(filter), words(verb), within('not', isWhat(indefinite))))),
  );

const THERE_IS = variant('there', "there's", 'there was', 'there is');

const THERE_ARE = variant('there', 'there are', 'there were');

const IN_PLAY = (verb: 'is' | 'are'): Part<unknown> => words(`${verb} in play`);

/** "a Hero character is in play", "there are 5 or more characters with damage in play", "one of your characters is exerted". */
export const somewhere: Part<Test> = inflections<Test>(
  'form',
  exists(seq(indefinite, IN_PLAY('is') as Part<object>)),
  exists(stated(indefinite, 'one')),
  seq(THERE_IS, exists(indefinite)),
  counted(THERE_ARE, '>=', 'or more', described('many')),
  counted(words(''), '>=', 'or more', stated(described('many'), 'many')),
  exists(seq(words('one of your'), stated(yours(), 'one'))),
  seq(variant('all', 'all of your', 'all your'), all('are')),
  exists(seq(words('one of your other'), stated(yours(OTHERS), 'one'))),
  counted(THERE_ARE, '<=', 'or fewer', described('many')),
  counted(words(''), '>=', 'or more', seq(described('many'), IN_PLAY('are') as Part<object>)),
  counted(words(''), '>=', 'or more of your', stated(yours(), 'many')),
  counted(words(''), '>=', 'or more of your other', stated(yours(OTHERS), 'many')),
  not(seq(variant('no', 'there are no', "there aren't any", 'there were no'), exists(described('many')))),
  not(seq(words('no'), exists(seq(described('many'), IN_PLAY('are') as Part<object>)))),
  not(seq(words('no'), exists(seq(described('one'), IN_PLAY('is') as Part<object>)))),
  not(seq(words('none of your'), exists(stated(yours(), 'many')))),
  not(seq(words('none of your other'), exists(stated(yours(OTHERS), 'many')))),
  not(seq(words('no'), exists(stated(described('many'), 'many')))),
  exists(seq(words('one or more of your'), stated(yours(), 'many'))),
  exists(seq(words('one of your'), yours(), IN_PLAY('is') as Part<object>)),
  seq(words('each of your'), all('is')),
  seq(variant('all', 'all of your other', 'all your other'), all('are', OTHERS)),
  seq(words('each of your other'), all('is', OTHERS)),
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
