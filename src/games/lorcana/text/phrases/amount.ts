// Numbers that a text computes: "equal to …" and "for each …".
import type { Amount, Computed, Stat } from '../../ir/amount.js';
import type { Filter } from '../../ir/filter.js';
import type { PlayerRef, Target } from '../../ir/reference.js';
import {
  anyOf,
  constant,
  field,
  fixed,
  forms,
  ifSaid,
  marked,
  node,
  oneOf,
  seq,
  ways,
  within,
  wording,
  words,
  type Part,
  type Syntax,
} from '../grammar.js';
import { knot, tie } from '../knot.js';
import { doneByPlayer } from './event/player-verb.js';
import { cardsThatWent } from './event/zone-verb.js';
import { described } from './filter.js';
import { possessive, reference } from './reference.js';
import { chosen } from './target.js';
import { number, type Num } from './word.js';

const statWord: Syntax<Stat> = anyOf<Stat>(
  constant('{S}', 'strength'),
  constant('{W}', 'willpower'),
  constant('{L}', 'lore'),
  constant('cost', 'cost'),
);

const chosenNode = node(chosen) as Syntax<Target<Filter>>;

/** What a step did: "that much", "the lore lost this way". */
const did = (...phrases: readonly string[]): Part<Computed> =>
  oneOf<readonly Part<Computed>[]>(
    ...phrases.map((phrase): Part<Computed> => seq(words(phrase), fixed({ done: `?${phrase}` }))),
  );

/** Steps that touch cards which can be counted afterwards. */
const DONE = ['discarded', 'banished', 'moved', 'returned', 'revealed', 'exerted'];
const MORE_DONE = [
  'readied',
  'played',
  'put into your discard',
  'put into your inkwell',
  'put into your hand',
  'damaged',
  'put into their discard',
  'put into their inkwell',
  'put on the bottom of your deck',
  'shuffled into your deck',
];

/** "the number of items banished this way". */
const numberDone = (verb: string): Part<Computed> =>
  seq(
    words('the number of'),
    within('matching', described('many')),
    words(`${verb} this way`),
    fixed({ done: `?${verb}` }),
  );

/** Cards that are counted are in play, or where the text says; of what is called a card it must say so. */
const there = (part: Part<Filter>): Part<Filter> => {
  const isThere = ({ zone, anyOf, types, is, say }: Filter): boolean =>
    zone !== undefined || anyOf !== undefined || is !== undefined || (types !== undefined && say?.noun !== 'card');
  return { ...part, read: (source, at) => part.read(source, at).filter(({ value }) => isThere(value)) };
};

const overWhose: Part<Computed> = ways<Partial<Computed>>('whose', {
  '': within('over', described('many')),
  'your other': seq(words('your other'), within('over', seq(fixed({ of: 'you', other: true }), described('many')))),
  your: seq(words('your'), within('over', seq(fixed({ of: 'you' }), described('many')))),
}) as Part<Computed>;

/** "the highest {S} among your characters". */
const overAll = (lead: string, preposition: string, take: 'sum' | 'most' | 'least'): Part<Computed> =>
  seq(words(lead), field('stat', statWord), words(preposition), overWhose, fixed({ take }));

const DISTINCT = [
  ['ink', 'ink type', 'ink types'],
  ['class', 'classification', 'classifications'],
  ['name', 'name', 'names'],
  ['cost', 'cost', 'costs'],
] as const;

/** "different ink types among your characters". */
export const different = (num: Num): Part<Computed> =>
  oneOf<readonly Part<Computed>[]>(
    ...DISTINCT.map(([distinct, one, many]) =>
      seq(fixed({ distinct }), words(`different ${num === 'one' ? one : many} among`), overWhose),
    ),
  );

/** Cards that went somewhere: "that left your discard", "put into your discard". */
const WENT = ['that', 'put'];

/** After "equal to". */
export const value: Syntax<Amount> = node(
  forms<Computed>(
    'form',
    seq(field('of', possessive), field('stat', statWord)),
    seq(words('the'), field('stat', statWord), field('of', reference('subject')), words('had in play')),
    seq(words('the'), field('stat', statWord), words('of'), field('chosen', chosenNode)),
    seq(words('the'), field('stat', statWord), words('of'), field('of', reference('object'))),
    seq(field('chosen', chosenNode), words("'s"), field('stat', statWord)),
    seq(words('the damage on'), fixed({ stat: 'damage' }), field('of', reference('object'))),
    seq(words('the damage on'), fixed({ stat: 'damage' }), field('chosen', chosenNode)),
    seq(words('the number of cards under'), fixed({ stat: 'under' }), field('of', reference('object'))),
    seq(
      words('the number of'),
      ways<Partial<Computed>>('whose', {
        '': within('count', there(described('many'))),
        'your other': seq(
          words('your other'),
          within('count', seq(fixed({ of: 'you', other: true }), described('many'))),
        ),
        your: seq(words('your'), within('count', seq(fixed({ of: 'you' }), described('many')))),
      }) as Part<Computed>,
    ),
    did(
      'that number',
      'the lore lost this way',
      'the lore lost',
      'the damage removed this way',
      'the damage dealt this way',
      'the amount of damage removed this way',
      'the amount of damage dealt this way',
    ),
    ...DONE.map(numberDone),
    seq(words('the number of'), within('happened', doneByPlayer('many')), words('this turn')),
    seq(words('the number of'), different('many')),
    seq(words('your lore'), fixed({ player: 'lore', of: 'you' })),
    seq(words('the number of'), wording('opponents', 'opponents', 'opposing players'), fixed({ players: 'opponents' })),
    overAll('the total', 'of', 'sum'),
    overAll('the highest', 'among', 'most'),
    overAll('the lowest', 'among', 'least'),
    seq(words('the total damage on'), fixed({ stat: 'damage' }), overWhose),
    seq(fixed({ times: 2 }), words('twice'), field('amount', knot('value'))),
    seq(words('the number of cards under'), fixed({ stat: 'under' }), field('chosen', chosenNode)),
    ...MORE_DONE.map((verb) => ifSaid('way', numberDone(verb))),
    seq(words('the number of'), within('happened', ifSaid(WENT, oneOf(...cardsThatWent('many')))), words('this turn')),
  ),
);
tie('value', value);

const thisWay = wording('thisWay', 'this way', '');

/** Cards that a step of the text touched: "item card discarded this way". */
const touched = (verb: string): Part<Computed> =>
  seq(within('matching', described('one')), words(verb), thisWay, fixed({ done: `?${verb}` }));

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

const damageOn = wording('one', '1 damage on', 'damage on', 'damage counter on');

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
  forms<Computed>(
    'form',
    seq(damageOn, fixed({ stat: 'damage' }), field('of', reference('object'))),
    seq(damageOn, fixed({ stat: 'damage' }), overWhose),
    seq(damageOn, fixed({ stat: 'damage' }), field('chosen', chosenNode)),
    seq(
      wording('under', 'card under', 'card that was under'),
      fixed({ stat: 'under' }),
      field('of', reference('object')),
    ),
    seq(wording('one', '1', ''), words('damage removed'), thisWay, fixed({ done: '?damage removed' })),
    seq(wording('one', '1', ''), words('lore lost'), thisWay, fixed({ done: '?lore lost' })),
    seq(words('damage counter moved'), thisWay, fixed({ done: '?damage moved' })),
    ...DONE.map(touched),
    seq(
      within('happened', seq(fixed({ on: 'banished', inChallenge: true }), within('subject', described('one')))),
      wording('was', 'banished in a challenge this turn', 'that was banished in a challenge this turn'),
    ),
    seq(
      within('happened', seq(fixed({ on: 'banished' }), within('subject', described('one')))),
      wording('was', 'banished this turn', 'that was banished this turn'),
    ),
    seq(words('character you moved'), fixed({ done: '?you moved' })),
    seq(words('character that sang this song'), fixed({ singers: true })),
    seq(wording('opponent', 'opposing player', 'opponent'), fixed({ players: 'opponents' })),
    seq(within('happened', doneByPlayer('one')), words('this turn')),
    ...LORE_OF.map(([phrase, of]) =>
      seq(wording('one', '', '1'), words(`lore ${phrase}`), fixed({ player: 'lore', of })),
    ),
    different('one'),
    seq(wording('who', "opponent who doesn't", "opposing player who doesn't"), fixed({ declined: "?doesn't" })),
    seq(words('different ink type of cards revealed this way'), fixed({ inkTypesOf: '?revealed this way' })),
    seq(words('of your'), within('count', seq(fixed({ of: 'you' }), described('many')))),
    within('count', there(described('one'))),
    ...MORE_DONE.map((verb) => ifSaid('way', touched(verb))),
    seq(
      wording('opponent', 'opponent', 'opposing player'),
      words('with more lore than you'),
      fixed({ players: { ahead: 'lore' } }),
    ),
    seq(within('happened', ifSaid(WENT, oneOf(...cardsThatWent('one')))), words('this turn')),
    seq(within('matching', described('one')), words('you removed damage from this way'), fixed({ done: '?removed' })),
    ...DONE.map((verb) => ifSaid('way', touchedOf(verb))),
    ifSaid(
      'different',
      seq(fixed({ distinct: 'name' }), within('over', described('one')), words('with a different name')),
    ),
    seq(wording('who', 'opponent who does', 'opposing player who does'), fixed({ done: '?does' })),
    ...BANISHED.map(([lasts, more]) =>
      ifSaid(
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
          wording('was', ...['', 'that was', 'that were'].map((lead) => `${lead} ${lasts}`.trim())),
        ),
      ),
    ),
  ),
);

/** Of which there are several: "characters you have in play", "damage on him". */
const inNumber: Syntax<Amount> = node(
  forms<Computed>(
    'form',
    seq(words('damage on'), fixed({ stat: 'damage' }), field('of', reference('object'))),
    seq(words('damage on'), fixed({ stat: 'damage' }), overWhose),
    seq(words('cards under'), fixed({ stat: 'under' }), field('of', reference('object'))),
    seq(words('damage removed'), thisWay, fixed({ done: '?damage removed' })),
    seq(words('lore lost'), thisWay, fixed({ done: '?lore lost' })),
    ...LORE_OF.map(([phrase, of]) => seq(words(`lore ${phrase}`), fixed({ player: 'lore', of }))),
    seq(words('of your'), within('count', seq(fixed({ of: 'you' }), described('many')))),
    within('count', there(described('many'))),
  ),
);

/** After "for every": "2 cards in your hand". */
export const everyFew: Syntax<Amount> = node<Computed>(seq(field('every', number), field('amount', inNumber)));

/** The same after "for each": "2 cards in your hand"; one of them goes without a number. */
const eachFew: Part<Computed> = marked(
  'every',
  'each',
  seq(field('every', number), field('amount', inNumber)) as Part<Computed>,
);
export const eachFewOf: Syntax<Amount> = node<Computed>({
  ...eachFew,
  read: (source, at) => eachFew.read(source, at).filter(({ value }) => 'every' in value && value.every > 1),
});

export const forEach: Part<{ readonly per: Amount }> = oneOf(
  seq(words('for each'), field('per', perEach)),
  seq(words('for each'), field('per', eachFewOf)),
  seq(words('for every'), field('per', everyFew)),
);
