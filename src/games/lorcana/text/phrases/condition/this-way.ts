// Conditions about earlier steps of the same text: "if you do", "if a Hero character was banished this way".
import {
  type Part,
  seq,
  fixed,
  within,
  variant,
  field,
  words,
  oneOf,
  inflections,
  requireWord,
} from '../../grammar/index.js';
import type { Test } from '../../../ir/condition.js';
import { aCard, described } from '../filter/filter.js';
import { number } from '../../words/word.js';

const not = (part: Part<Test>): Part<Test> => seq(fixed({ is: 'not' }), within('condition', part));

/** Participles of steps on cards: "was banished this way". */
const PARTICIPLES = [
  'discarded',
  'banished',
  'returned',
  'revealed',
  'exerted',
  'played',
  'moved',
  'readied',
  'put into your discard',
  'put into your inkwell',
  'put into your hand',
] as const;

/** Participles with a zone of "they", or with a hidden place. */
const APPENDED_PARTICIPLES = [
  'put into their discard',
  'put into their inkwell',
  'put on the bottom of your deck',
  'shuffled into your deck',
] as const;

/** Participles without a named zone. */
const UNNAMED_ZONE_PARTICIPLES = ['shuffled'] as const;

/** The present tense of a participle: "if you play a Pirate character this way". */
const presentOf = (done: string): string => done.replace(/^readied/, 'ready').replace(/^(\w+?)ed/, '$1');

const way = variant('way', 'this way', '');

const testsOf = (
  done: (typeof PARTICIPLES | typeof APPENDED_PARTICIPLES | typeof UNNAMED_ZONE_PARTICIPLES)[number],
): readonly Part<Test>[] => {
  const ref = `?${done}`;
  return [
    seq(
      fixed({ is: 'includes', ref }),
      variant('who', `you ${done}`, `they ${done}`, `you ${presentOf(done)}`, `they ${presentOf(done)}`),
      field('filter', aCard),
      way,
    ),
    seq(fixed({ is: 'includes', ref }), field('filter', aCard), variant('be', 'is', 'was'), words(`${done} this way`)),
    seq(
      fixed({ is: 'includes', ref }),
      words('any'),
      within('filter', described('many')),
      words(`were ${done} this way`),
    ),
    seq(
      fixed({ is: 'compare', op: '>=' }),
      field('right', number),
      words('or more'),
      within('left', seq(fixed({ done: ref }), within('matching', described('many')))),
      words(`were ${done} this way`),
    ),
    not(
      seq(
        fixed({ is: 'includes', ref }),
        words('no'),
        within('filter', described('many')),
        words(`were ${done} this way`),
      ),
    ),
  ];
};

/** "you removed 2 or more damage this way", "you moved 3 damage this way". */
const damage = (verb: 'removed' | 'moved', done: string): Part<Test> =>
  oneOf<readonly Part<Test>[]>(
    seq(
      words(`you ${verb}`),
      fixed({ is: 'compare', op: '>=', left: { done } }),
      field('right', number),
      words('or more damage this way'),
    ),
    seq(
      words(`you ${verb}`),
      fixed({ is: 'compare', op: '=', left: { done } }),
      field('right', number),
      words('damage this way'),
    ),
  );

/** "both are character cards": both cards of an earlier step. */
const bothAre: Part<Test> = seq(
  fixed({ is: 'compare', op: '>=', right: 2 }),
  variant('both', 'both are', "they're both", 'both of them are', 'both cards are', 'both of those cards are'),
  within('left', seq(fixed({ done: '?both' }), within('matching', described('many')))),
);

/** "2 or more of them are character cards". */
const severalAre: Part<Test> = seq(
  fixed({ is: 'compare', op: '>=' }),
  field('right', number),
  variant('several', 'or more of them are', 'or more of those cards are'),
  within('left', seq(fixed({ done: '?both' }), within('matching', described('many')))),
);

/** "one of them is a character card". */
const someAre: Part<Test> = seq(
  fixed({ is: 'includes', ref: '?them' }),
  variant(
    'some',
    'one of them is',
    'either of them is',
    'any of them is',
    'at least one of them is',
    'one or more of them is',
  ),
  field('filter', aCard),
);

/** "one of your characters was returned this way". */
const oneOfYours = (done: string): Part<Test> =>
  seq(
    fixed({ is: 'includes', ref: `?${done}` }),
    words('one'),
    variant('more', 'of', 'or more of'),
    words('your'),
    within('filter', seq(fixed({ of: 'you' }), described('many'))),
    variant('be', 'was', 'were'),
    words(`${done} this way`),
  );

export const thisWay: Part<Test> = inflections<Test>(
  'form',
  seq(words('you do'), fixed({ is: 'done', step: '?you do' })),
  not(seq(variant('not', "they don't", "they can't"), fixed({ is: 'done', step: "?they don't" }))),
  not(seq(variant('not', "you don't", "you can't"), fixed({ is: 'done', step: "?you don't" }))),
  seq(words('they do'), fixed({ is: 'done', step: '?they do' })),
  seq(words('you removed damage this way'), fixed({ is: 'done', step: '?removed' })),
  damage('removed', '?removed'),
  seq(fixed({ is: 'matches', ref: '?chosen' }), words('a'), within('filter', described('one')), words('is chosen')),
  ...PARTICIPLES.flatMap(testsOf),
  damage('moved', '?damage moved'),
  seq(
    words('you moved damage this way'),
    fixed({ is: 'compare', op: '>=', left: { done: '?damage moved' }, right: 1 }),
  ),
  ...APPENDED_PARTICIPLES.flatMap(testsOf).map((part) => requireWord('way', part)),
  requireWord('both', bothAre),
  requireWord('them', someAre),
  ...[...PARTICIPLES, ...APPENDED_PARTICIPLES].map((done) => requireWord('of', oneOfYours(done))),
  ...UNNAMED_ZONE_PARTICIPLES.flatMap(testsOf).map((part) => requireWord('way', part)),
  requireWord(['them', 'those'], severalAre),
);
