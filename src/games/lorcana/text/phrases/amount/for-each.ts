// Amounts after "for each …" and "for every 2 …".
import {
  variant,
  type Part,
  seq,
  within,
  words,
  fixed,
  oneOf,
  type Syntax,
  node,
  inflections,
  field,
  requireWord,
  marked,
} from '../../grammar/index.js';
import type { Computed, Amount } from '../../../ir/amount.js';
import { described } from '../filter/filter.js';
import type { PlayerRef } from '../../../ir/reference.js';
import { reference } from '../../words/reference.js';
import {
  overCards,
  chosenNode,
  PARTICIPLES,
  different,
  requireZoneOfCards,
  APPENDED_PARTICIPLES,
  MOVED_WORDS,
  UNOWNED_PARTICIPLES,
} from './amount.js';
import { doneByPlayer } from '../event/player-event.js';
import { cardsThatMoved } from '../event/zone-verb.js';
import { number } from '../../words/word.js';

const thisWay = variant('thisWay', 'this way', '');

/** Cards that an earlier step acted on: "item card discarded this way". */
const touched = (verb: string): Part<Computed> =>
  seq(within('matching', described('one')), words(verb), thisWay, fixed({ done: `?${verb}` }));

/** The plural of `touched`: "(for every 2) cards revealed this way". */
const touchedMany = (verb: string): Part<Computed> =>
  seq(within('matching', described('many')), words(`${verb} this way`), fixed({ done: `?${verb}` }));

/** "of their items banished this way". */
const touchedOf = (verb: string): Part<Computed> =>
  seq(
    oneOf<readonly Part<object>[]>(
      seq(words('of their'), within('matching', seq(fixed({ of: 'they' }), described('many')))),
      seq(words('of your'), within('matching', seq(fixed({ of: 'you' }), described('many')))),
    ),
    words(`${verb} this way`),
    fixed({ done: `?${verb}` }),
  );

const damageOn = variant('one', '1 damage on', 'damage on', 'damage counter on');

/** "(for each) lore you have". */
const LORE_OF: readonly (readonly [string, PlayerRef])[] = [
  ['you have', 'you'],
  ['they have', 'they'],
  ['a opponent has', 'opponents'],
];

const BANISHED = [
  ['banished in a challenge this turn', { inChallenge: true }],
  ['banished this turn', {}],
] as const;

/** After "for each". */
export const perEach: Syntax<Amount> = node(
  inflections<Computed>(
    'form',
    seq(damageOn, fixed({ stat: 'damage' }), field('of', reference('object'))),
    seq(damageOn, fixed({ stat: 'damage' }), overCards),
    seq(damageOn, fixed({ stat: 'damage' }), field('chosen', chosenNode)),
    seq(
      variant('under', 'card under', 'card that was under'),
      fixed({ stat: 'under' }),
      field('of', reference('object')),
    ),
    seq(variant('one', '1', ''), words('damage removed'), thisWay, fixed({ done: '?damage removed' })),
    seq(variant('one', '1', ''), words('lore lost'), thisWay, fixed({ done: '?lore lost' })),
    seq(words('damage counter moved'), thisWay, fixed({ done: '?damage moved' })),
    ...PARTICIPLES.map(touched),
    seq(
      within('happened', seq(fixed({ on: 'banished', inChallenge: true }), within('subject', described('one')))),
      variant('was', 'banished in a challenge this turn', 'that was banished in a challenge this turn'),
    ),
    seq(
      within('happened', seq(fixed({ on: 'banished' }), within('subject', described('one')))),
      variant('was', 'banished this turn', 'that was banished this turn'),
    ),
    seq(words('character you moved'), fixed({ done: '?you moved' })),
    seq(words('character that sang this song'), fixed({ singers: true })),
    seq(variant('opponent', 'opposing player', 'opponent'), fixed({ players: 'opponents' })),
    seq(within('happened', doneByPlayer('one')), words('this turn')),
    ...LORE_OF.map(([phrase, of]) =>
      seq(variant('one', '', '1'), words(`lore ${phrase}`), fixed({ player: 'lore', of })),
    ),
    different('one'),
    seq(variant('who', "opponent who doesn't", "opposing player who doesn't"), fixed({ declined: "?doesn't" })),
    seq(words('different ink type of cards revealed this way'), fixed({ inkTypesOf: '?revealed this way' })),
    seq(words('of your'), within('count', seq(fixed({ of: 'you' }), described('many')))),
    within('count', requireZoneOfCards(described('one'))),
    ...APPENDED_PARTICIPLES.map((verb) => requireWord('way', touched(verb))),
    seq(
      variant('opponent', 'opponent', 'opposing player'),
      words('with more lore than you'),
      fixed({ players: { ahead: 'lore' } }),
    ),
    seq(within('happened', requireWord(MOVED_WORDS, oneOf(...cardsThatMoved('one')))), words('this turn')),
    seq(within('matching', described('one')), words('you removed damage from this way'), fixed({ done: '?removed' })),
    ...PARTICIPLES.map((verb) => requireWord('way', touchedOf(verb))),
    requireWord(
      'different',
      seq(fixed({ distinct: 'name' }), within('over', described('one')), words('with a different name')),
    ),
    seq(variant('who', 'opponent who does', 'opposing player who does'), fixed({ done: '?does' })),
    ...BANISHED.map(([lasts, more]) =>
      requireWord(
        'banished',
        seq(
          within(
            'happened',
            seq(
              fixed({ on: 'banished', ...more }),
              words('of your'),
              within('subject', seq(fixed({ of: 'you' }), described('many'))),
            ),
          ),
          variant('was', ...['', 'that was', 'that were'].map((lead) => `${lead} ${lasts}`.trim())),
        ),
      ),
    ),
    ...UNOWNED_PARTICIPLES.map((verb) => requireWord('way', touched(verb))),
  ),
);

/** Amounts after a number: "(for every 2) characters you have in play", "(for every 2) damage on him". */
const pluralAmount: Syntax<Amount> = node(
  inflections<Computed>(
    'form',
    seq(words('damage on'), fixed({ stat: 'damage' }), field('of', reference('object'))),
    seq(words('damage on'), fixed({ stat: 'damage' }), overCards),
    seq(words('cards under'), fixed({ stat: 'under' }), field('of', reference('object'))),
    seq(words('damage removed'), thisWay, fixed({ done: '?damage removed' })),
    seq(words('lore lost'), thisWay, fixed({ done: '?lore lost' })),
    ...LORE_OF.map(([phrase, of]) => seq(words(`lore ${phrase}`), fixed({ player: 'lore', of }))),
    seq(words('of your'), within('count', seq(fixed({ of: 'you' }), described('many')))),
    within('count', requireZoneOfCards(described('many'))),
    ...[...PARTICIPLES, ...APPENDED_PARTICIPLES, ...UNOWNED_PARTICIPLES].map((verb) =>
      requireWord('way', touchedMany(verb)),
    ),
  ),
);

/** After "for every": "2 cards in your hand". */
export const everyN: Syntax<Amount> = node<Computed>(seq(field('every', number), field('amount', pluralAmount)));

/** The same after "for each": "2 cards in your hand". */
const numberedEach: Part<Computed> = marked(
  'every',
  'each',
  seq(field('every', number), field('amount', pluralAmount)) as Part<Computed>,
);

/** At least 2: "for each card in your hand" has no number. */
export const eachN: Syntax<Amount> = node<Computed>({
  ...numberedEach,
  read: (source, at) => numberedEach.read(source, at).filter(({ value }) => 'every' in value && value.every > 1),
});

export const forEach: Part<{ readonly per: Amount }> = oneOf(
  seq(words('for each'), field('per', perEach)),
  seq(words('for each'), field('per', eachN)),
  seq(words('for every'), field('per', everyN)),
);
