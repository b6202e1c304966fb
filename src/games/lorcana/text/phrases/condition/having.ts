// Conditions about the cards, lore, hand and inkwell that players have.
import type { PlayerRef } from '../../../ir/reference.js';
import {
  type Part,
  seq,
  fixed,
  field,
  within,
  words,
  variant,
  inflections,
  synonyms,
  requireWord,
  oneOf,
  type Syntax,
  mapped,
  node,
  several,
  listOf,
  without,
} from '../../grammar/index.js';
import type { Amount } from '../../../ir/amount.js';
import type { Test, Condition } from '../../../ir/condition.js';
import { number, type Num, cardName } from '../../words/word.js';
import type { Filter } from '../../../ir/filter.js';
import { described, indefinite, aCard } from '../filter/filter.js';
import { afterNoun } from '../filter/after-noun.js';
import { bareKind } from '../filter/kind.js';
import { aheadOfYou, moreCardsThanYou } from './comparison.js';
import { different } from '../amount/amount.js';
import type { Say } from '../../../ir/vocabulary.js';

/** The subject of "has". With several opponents, `many` says whether some or every one of them must pass the test. */
interface Owner {
  readonly has: string;
  readonly of: PlayerRef;
  readonly their: 'your' | 'their';
  readonly many?: 'some' | 'every';
  /** The cards of all opponents are counted together. */
  readonly together?: true;
}

const OWNERS: readonly Owner[] = [
  { has: 'you have', of: 'you', their: 'your' },
  { has: 'a opponent has', of: 'opponents', their: 'their', many: 'some' },
  { has: 'they have', of: 'they', their: 'their' },
  { has: 'chosen opponent has', of: { choose: 'opponent' }, their: 'their' },
  { has: 'your opponent has', of: 'opponents', their: 'their', many: 'some' },
  { has: 'any opponent has', of: 'opponents', their: 'their', many: 'some' },
  { has: 'a opposing player has', of: 'opponents', their: 'their', many: 'some' },
  { has: 'each opposing player has', of: 'opponents', their: 'their', many: 'every' },
  { has: 'opponents have', of: 'opponents', their: 'their', many: 'some', together: true },
  { has: 'each opponent has', of: 'opponents', their: 'their', many: 'every' },
  { has: 'that player has', of: 'they', their: 'their' },
];

const PLAYER_VALUES = [
  ['lore', 'lore'],
  ['cards in THEIR hand', 'hand'],
  ['cards in THEIR inkwell', 'inkwell'],
] as const;

/** Compares an amount with a number: "N or more". */
const compared = (lead: Part<unknown>, op: string, follow: Part<unknown>, left: Part<Amount>): Part<Test> =>
  seq(
    fixed({ is: 'compare', op }),
    lead as Part<object>,
    field('right', number),
    follow as Part<object>,
    within('left', left),
  ) as Part<Test>;

const noWords = words('');

/** All comparisons of an amount with a number. `high` is the amount for tests that large values pass, `low` for the other tests. */
const tests = (high: (num: Num) => Part<Amount>, low: (num: Num) => Part<Amount>): readonly Part<Test>[] => [
  compared(noWords, '>=', words('or more'), high('many')),
  compared(noWords, '<=', variant('fewer', 'or fewer', 'or less'), low('many')),
  compared(variant('fewer', 'fewer than', 'less than'), '<', noWords, low('many')),
  compared(words('more than'), '>', noWords, high('many')),
  compared(words('exactly'), '=', noWords, low('many')),
];

/** Lore, hand and inkwell. "Some opponent has 5 or more" tests the most that an opponent has, "every opponent has" the least. */
const ownValue = ({ of, their, many }: Owner): Part<Test> => {
  const amount = (take: 'most' | 'least'): Part<Amount> =>
    inflections<Amount>(
      'value',
      ...PLAYER_VALUES.map(([phrase, player]) =>
        seq(
          words(phrase.replace('THEIR', their)),
          fixed(many === undefined ? { player, of } : { player, of, take }) as Part<Amount>,
        ),
      ),
    );
  const [high, low] = [amount(many === 'every' ? 'least' : 'most'), amount(many === 'every' ? 'most' : 'least')];
  return inflections<Test>(
    'own',
    ...tests(
      () => high,
      () => low,
    ),
    seq(fixed({ is: 'compare', op: '=', right: 0 }), words('no'), within('left', low)),
    compared(noWords, '=', noWords, low),
  );
};

/** Cards after "have". "A character named X in play" tests existence; "2 or more items in play" compares a count. */
const ownCards = ({ of, many, together }: Owner): Part<Test> => {
  const ofOwner = fixed({ of }) as Part<Partial<Filter>>;
  const one = many === undefined || together === true ? undefined : many;
  const counting = (each: 'most' | 'least', cards: Part<Partial<Filter>>): Part<Amount> =>
    seq(fixed(one === undefined ? {} : { each }) as Part<object>, within('count', seq(ofOwner, cards)));
  const high = (num: Num): Part<Amount> => counting(one === 'every' ? 'least' : 'most', described(num));
  const low = (num: Num): Part<Amount> => counting(one === 'every' ? 'most' : 'least', described(num));
  return inflections<Test>(
    'some',
    one === 'every'
      ? seq(fixed({ is: 'compare', op: '>=', right: 1 }), within('left', counting('least', indefinite)))
      : seq(fixed({ is: 'exists' }), within('filter', seq(ofOwner, indefinite))),
    seq(fixed({ is: 'exists' }), words('any'), within('filter', seq(ofOwner, described('many')))),
    seq(
      fixed({ is: 'exists' }),
      words('any'),
      within('filter', seq(ofOwner, fixed({ types: ['character'] }), afterNoun('many'))),
    ),
    ...tests(high, low),
    compared(variant('only', 'only', 'exactly'), '=', noWords, low('one')),
    compared(words('only'), '=', noWords, low('many')),
    one === 'some'
      ? seq(fixed({ is: 'compare', op: '=', right: 0 }), words('no'), within('left', low('many')))
      : seq(
          fixed({ is: 'not' }),
          words('no'),
          within('condition', seq(fixed({ is: 'exists' }), within('filter', seq(ofOwner, described('many'))))),
        ),
  );
};

const DIFFERING = [
  ['name', 'names'],
  ['cost', 'costs'],
  ['ink', 'ink types'],
  ['class', 'classifications'],
] as const;

const withDifferent = ([distinct, noun]: (typeof DIFFERING)[number]): Part<Amount> =>
  seq(
    fixed({ distinct }),
    within('over', seq(fixed({ of: 'you' }), bareKind('many'))),
    variant('play', `with different ${noun} in play`, `in play with different ${noun}`),
  );

/** "(each player with) 3 or more cards in their hand": a condition on each player. */
export const theyHave: Part<Test> = (() => {
  const they = OWNERS.find(({ of }) => of === 'they')!;
  return synonyms<Test>('what', {
    value: ownValue(they),
    cards: ownCards(they),
    than: aheadOfYou,
    more: moreCardsThanYou,
  });
})();

/** "you have 3 or more different ink types among your characters", "there are 2 or fewer different names among …". */
export const variety: Part<Test> = requireWord(
  'different',
  seq(variant('lead', 'you have', 'there are'), oneOf(...tests(different, different))),
);

/** "you have 3 or more characters with different names in play": counts different names. */
export const differing: Part<Test> = seq(
  fixed({ is: 'compare', op: '>=' }),
  words('you have'),
  field('right', number),
  words('or more'),
  within('left', oneOf(...DIFFERING.map(withDifferent))),
);

export const having: Part<Test> = synonyms<Test>(
  'have',
  Object.fromEntries(
    OWNERS.map((owner) => [
      owner.has,
      seq(words(owner.has), synonyms<Test>('what', { cards: ownCards(owner), value: ownValue(owner) })),
    ]),
  ),
);

export const lacking: Part<Test> = seq(
  fixed({ is: 'not' }),
  variant('have', "you don't have", 'you do not have'),
  within('condition', seq(fixed({ is: 'exists' }), within('filter', seq(fixed({ of: 'you' }), indefinite)))),
);

/** "you have characters named A and B in play": at least one of each. */
export const bothNamed: Syntax<Condition> = mapped(
  node(seq(words('you have characters named'), field('names', several(listOf(cardName, 'and'))), words('in play'))),
  ({ names }): Condition => ({
    is: 'all',
    of: names.map((name) => ({ is: 'exists', filter: { of: 'you', types: ['character'], named: [name] } })),
    say: { both: 'names' },
  }),
  (condition) =>
    condition.say?.both === 'names' && condition.is === 'all'
      ? { names: condition.of.flatMap((one) => (one.is === 'exists' ? (one.filter.named ?? []) : [])) }
      : undefined,
);

/** "you have an Ally character and a Hero character in play": at least one of each. */
export const bothKinds: Syntax<Condition> = mapped(
  node(seq(variant('lead', 'you have', 'you have both'), field('kinds', several(listOf(aCard, 'and'))))),
  ({ kinds, ...rest }): Condition => ({
    is: 'all',
    of: kinds.map((filter) => ({ is: 'exists', filter: { ...filter, of: 'you' } })),
    say: { ...(rest as { readonly say?: Say }).say, both: 'kinds' },
  }),
  (condition) =>
    condition.say?.both === 'kinds' && condition.is === 'all'
      ? {
          kinds: condition.of.flatMap((one) => (one.is === 'exists' ? [without(one.filter, 'of')] : [])),
          say: without(condition.say, 'both'),
        }
      : undefined,
);
