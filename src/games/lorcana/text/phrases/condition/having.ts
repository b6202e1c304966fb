// Conditions about what players have.
import type { Amount } from '../../../ir/amount.js';
import type { Condition, Test } from '../../../ir/condition.js';
import type { Filter } from '../../../ir/filter.js';
import type { PlayerRef } from '../../../ir/reference.js';
import {
  field,
  fixed,
  forms,
  listOf,
  mapped,
  node,
  nothing,
  seq,
  ways,
  within,
  without,
  words,
  type Part,
  type Syntax,
} from '../../grammar.js';
import { aCard, afterNoun, described, indefinite, several } from '../filter.js';
import { cardName, number, type Num } from '../word.js';

const OF: readonly (readonly [string, PlayerRef])[] = [
  ['you have', 'you'],
  ['a opponent has', 'opponents'],
  ['they have', 'they'],
  ['chosen opponent has', { choose: 'opponent' }],
  ['opponents have', 'opponents'],
];

/** The noun phrase after "have": "a character named X in play" exists; "2 or more items in play" are counted. */
const owned = (of: PlayerRef): Part<Test> => {
  const mine = fixed({ of }) as Part<Partial<Filter>>;
  const counted = (num: Num): Part<Amount> => within('count', seq(mine, described(num)));
  const compare = (op: string, phrase: Part<unknown>, after: Part<unknown>, num: Num = 'many'): Part<Test> =>
    seq(
      fixed({ is: 'compare', op }),
      phrase as Part<object>,
      field('right', number),
      after as Part<object>,
      within('left', counted(num)),
    ) as Part<Test>;
  return forms<Test>(
    'some',
    seq(fixed({ is: 'exists' }), within('filter', seq(mine, indefinite))),
    seq(fixed({ is: 'exists' }), words('any'), within('filter', seq(mine, described('many')))),
    seq(fixed({ is: 'exists' }), words('any'), within('filter', seq(mine, fixed({ types: ['character'] }), afterNoun))),
    compare('>=', nothing, words('or more')),
    compare('<', words('fewer than'), nothing),
    compare('>', words('more than'), nothing),
    compare('=', words('only'), nothing, 'one'),
    seq(
      fixed({ is: 'not' }),
      words('no'),
      within('condition', seq(fixed({ is: 'exists' }), within('filter', seq(mine, described('many'))))),
    ),
  );
};

export const having: Part<Test> = ways<Test>(
  'have',
  Object.fromEntries(OF.map(([phrase, of]) => [phrase, seq(words(phrase), owned(of))])),
);

export const lacking: Part<Test> = seq(
  fixed({ is: 'not' }),
  words("you don't have"),
  within('condition', seq(fixed({ is: 'exists' }), within('filter', seq(fixed({ of: 'you' }), indefinite)))),
);

/** "characters named A and B in play": one of each. */
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

/** "an Ally character and a Hero character in play": both. */
export const bothKinds: Syntax<Condition> = mapped(
  node(seq(words('you have'), field('kinds', several(listOf(aCard, 'and'))))),
  ({ kinds }): Condition => ({
    is: 'all',
    of: kinds.map((filter) => ({ is: 'exists', filter: { ...filter, of: 'you' } })),
    say: { both: 'kinds' },
  }),
  (condition) =>
    condition.say?.both === 'kinds' && condition.is === 'all'
      ? { kinds: condition.of.flatMap((one) => (one.is === 'exists' ? [without(one.filter, 'of')] : [])) }
      : undefined,
);

/** "more cards in your hand than each opponent", "more lore than you". */
const COUNTS: readonly (readonly [string, 'lore' | 'hand' | 'inkwell'])[] = [
  ['lore', 'lore'],
  ['cards in their hand', 'hand'],
  ['cards in their inkwell', 'inkwell'],
];

export const moreThanYou: Part<Test> = forms<Test>(
  'form',
  ...COUNTS.flatMap(([phrase, player]): Part<Test>[] => [
    seq(
      words(`a opponent has more ${phrase} than you`),
      fixed({ is: 'compare', op: '>', left: { player, of: 'opponents', take: 'most' }, right: { player, of: 'you' } }),
    ),
    seq(
      words(`chosen opponent has more ${phrase} than you`),
      fixed({ is: 'compare', op: '>', left: { player, of: { choose: 'opponent' } }, right: { player, of: 'you' } }),
    ),
    seq(
      words(`you have more ${phrase.replace('their', 'your')} than each opponent`),
      fixed({ is: 'compare', op: '>', left: { player, of: 'you' }, right: { player, of: 'opponents', take: 'most' } }),
    ),
  ]),
  seq(
    words('one or more opponents have no cards in their hands'),
    fixed({ is: 'compare', op: '=', left: { player: 'hand', of: 'opponents', take: 'least' }, right: 0 }),
  ),
  seq(
    words('a opponent has no cards in their hand'),
    fixed({ is: 'compare', op: '=', left: { player: 'hand', of: 'opponents', take: 'least' }, right: 0 }),
  ),
  seq(
    words('a opponent has'),
    fixed({ is: 'compare', op: '>=', left: { player: 'lore', of: 'opponents', take: 'most' } }),
    field('right', number),
    words('or more lore'),
  ),
  seq(
    words('a opponent has'),
    fixed({ is: 'compare', op: '=', left: { player: 'lore', of: 'opponents', take: 'least' } }),
    field('right', number),
    words('lore'),
  ),
);

/** More of them in play than any opponent has. */
export const moreOfThem: Syntax<Condition> = mapped(
  node(seq(words('you have more'), within('filter', described('many')), words('than each opponent'))),
  ({ filter }): Condition => ({
    is: 'compare',
    op: '>',
    left: { count: { ...filter, of: 'you' } },
    right: { count: { ...filter, of: 'opponents' }, each: 'most' },
    say: { than: 'each opponent' },
  }),
  (condition) => {
    if (condition.say?.than !== 'each opponent' || condition.is !== 'compare') return undefined;
    const left = condition.left as { readonly count: Filter };
    return { filter: without(left.count, 'of') };
  },
);

export const moreThanYours: Syntax<Condition> = mapped(
  node(seq(words('a opponent has more'), within('filter', described('many')), words('than you'))),
  ({ filter }): Condition => ({
    is: 'compare',
    op: '>',
    left: { count: { ...filter, of: 'opponents' }, each: 'most' },
    right: { count: { ...filter, of: 'you' } },
    say: { than: 'you' },
  }),
  (condition) => {
    if (condition.say?.than !== 'you' || condition.is !== 'compare') return undefined;
    const right = condition.right as { readonly count: Filter };
    return { filter: without(right.count, 'of') };
  },
);
