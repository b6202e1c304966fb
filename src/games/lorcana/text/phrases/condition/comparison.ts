// Comparisons between players: "you have more cards in your hand than each opponent".
import type { PlayerRef } from '../../../ir/reference.js';
import {
  type Part,
  phrases,
  asPart,
  anyOf,
  mapped,
  node,
  seq,
  words,
  within,
  without,
  trieOf,
  type Syntax,
} from '../../grammar/index.js';
import type { Test, Condition } from '../../../ir/condition.js';
import { described } from '../filter/filter.js';
import type { Filter } from '../../../ir/filter.js';

interface Side {
  readonly of: PlayerRef;
  /** With several opponents: the value of the one with the most, or with the least. */
  readonly take?: 'most' | 'least';
}

interface Pair {
  readonly has: string;
  readonly than: string;
  readonly op: '>' | '<';
  readonly left: Side;
  readonly right: Side;
}

const YOU: Side = { of: 'you' };

const CHOSEN: Side = { of: { choose: 'opponent' } };

const opponents = (take: 'most' | 'least'): Side => ({ of: 'opponents', take });

/** "More than each opponent" is more than the opponent with the most, "more than an opponent" is more than the one with the least. */
const pairs = (op: '>' | '<'): readonly Pair[] => {
  const [ofAll, ofAny] = op === '>' ? (['most', 'least'] as const) : (['least', 'most'] as const);
  return [
    { has: 'a opponent has', than: 'you', op, left: opponents(ofAll), right: YOU },
    { has: 'your opponent has', than: 'you', op, left: opponents(ofAll), right: YOU },
    { has: 'a opposing player has', than: 'you', op, left: opponents(ofAll), right: YOU },
    { has: 'they have', than: 'you', op, left: { of: 'they' }, right: YOU },
    { has: 'chosen opponent has', than: 'you', op, left: CHOSEN, right: YOU },
    { has: 'each opponent has', than: 'you', op, left: opponents(ofAny), right: YOU },
    { has: 'each opposing player has', than: 'you', op, left: opponents(ofAny), right: YOU },
    { has: 'you have', than: 'each opponent', op, left: YOU, right: opponents(ofAll) },
    { has: 'you have', than: 'each opposing player', op, left: YOU, right: opponents(ofAll) },
    { has: 'you have', than: 'all opponents', op, left: YOU, right: opponents(ofAll) },
    { has: 'you have', than: 'each other player', op, left: YOU, right: opponents(ofAll) },
    { has: 'you have', than: 'your opponent', op, left: YOU, right: opponents(ofAny) },
    { has: 'you have', than: 'a opponent', op, left: YOU, right: opponents(ofAny) },
    { has: 'you have', than: 'chosen opponent', op, left: YOU, right: CHOSEN },
  ];
};

const MORE: readonly (readonly [string, Pair])[] = (
  [
    ['more', '>'],
    ['fewer', '<'],
    ['less', '<'],
  ] as const
).flatMap(([word, op]) => pairs(op).map((pair): readonly [string, Pair] => [word, pair]));

const VALUES = [
  ['lore', 'lore'],
  ['cards in THEIR hand', 'hand'],
  ['cards in THEIR inkwell', 'inkwell'],
] as const;

/** "(each player with) more lore than you": a comparison of each player with you. */
export const aheadOfYou: Part<Test> = phrases<Test>(
  'than',
  (['more', 'fewer', 'less'] as const).flatMap((word) =>
    VALUES.map(([phrase, player]): readonly [string, Test] => [
      `${word} ${phrase.replace('THEIR', 'their')} than you`,
      {
        is: 'compare',
        op: word === 'more' ? '>' : '<',
        left: { player, of: 'they' },
        right: { player, of: 'you' },
      },
    ]),
  ),
);

/** "(each opponent with) more characters in play than you". */
export const moreCardsThanYou: Part<Test> = asPart(
  anyOf<Condition>(
    ...(['more', 'fewer'] as const).map((word) =>
      mapped(
        node(seq(words(word), within('filter', described('many')), words('than you'))),
        ({ filter }): Condition => ({
          is: 'compare',
          op: word === 'more' ? '>' : '<',
          left: { count: { ...filter, of: 'they' } },
          right: { count: { ...filter, of: 'you' } },
          say: { than: `${word} of theirs` },
        }),
        (condition) =>
          condition.is === 'compare' && condition.say?.than === `${word} of theirs`
            ? { filter: without((condition.left as { readonly count: Filter }).count, 'of') }
            : undefined,
      ),
    ),
  ),
);

const valueTests = MORE.flatMap(([word, { has, than, op, left, right }]) =>
  VALUES.map(([phrase, player]): readonly [string, Test] => [
    `${has} ${word} ${phrase.replace('THEIR', left === YOU ? 'your' : 'their')} than ${than}`,
    { is: 'compare', op, left: { player, ...left }, right: { player, ...right } },
  ]),
);

/** Comparisons of lore, hands and inkwells. */
export const moreThan: Part<Test> = phrases<Test>('than', [
  ...valueTests,
  [
    'one or more opponents have no cards in their hands',
    { is: 'compare', op: '=', left: { player: 'hand', of: 'opponents', take: 'least' }, right: 0 },
  ],
  [
    'opponents have no cards in their hands',
    { is: 'compare', op: '=', left: { player: 'hand', of: 'opponents', take: 'most' }, right: 0 },
  ],
  [
    'no opponent has more lore than you',
    {
      is: 'compare',
      op: '<=',
      left: { player: 'lore', of: 'opponents', take: 'most' },
      right: { player: 'lore', of: 'you' },
    },
  ],
]);

const countOf = ({ of, take }: Side, filter: Filter) =>
  take === undefined ? { count: { ...filter, of } } : { count: { ...filter, of }, each: take };

const PAIR_BY_WORDS = new Map(MORE.map(([word, pair]) => [`${pair.has} ${word} than ${pair.than}`, pair]));

const HAS_MORE = [...new Set(MORE.map(([word, { has }]) => `${has} ${word}`))];

const THAN_WHOM = [...new Set(MORE.map(([, { than }]) => `than ${than}`))];

const HAS_BOOK = trieOf(HAS_MORE);

const THAN_BOOK = trieOf(THAN_WHOM);

const COUNTED = node(described('many'));

function compare(phrase: string, filter: Filter): Condition | undefined {
  const pair = PAIR_BY_WORDS.get(phrase);
  if (pair === undefined) return undefined;
  const { op, left, right } = pair;
  return { is: 'compare', op, left: countOf(left, filter), right: countOf(right, filter), say: { than: phrase } };
}

/** "You have more characters in play than each opponent". Tries look up the words for both players, because there are many. */
export const moreOfThem: Syntax<Condition> = {
  firstWords: () => HAS_BOOK.firstWords,
  read: (source, at) =>
    HAS_BOOK.read(source, at).flatMap((has) =>
      COUNTED.read(source, has.next).flatMap((cards) =>
        THAN_BOOK.read(source, cards.next).flatMap((than) => {
          const condition = compare(`${HAS_MORE[has.value]!} ${THAN_WHOM[than.value]!}`, cards.value);
          return condition === undefined ? [] : [{ value: condition, next: than.next }];
        }),
      ),
    ),
  write(value) {
    const condition = value as Condition;
    const pair = PAIR_BY_WORDS.get(condition.say?.than ?? '');
    if (pair === undefined || condition.is !== 'compare') return undefined;
    const cards = COUNTED.write(without((condition.left as { readonly count: Filter }).count, 'of'));
    const [has] = condition.say!.than!.split(' than ');
    return cards === undefined ? undefined : `${has!} ${cards} than ${pair.than}`;
  },
};
