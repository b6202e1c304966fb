// Computed amounts, as after "equal to".
import {
  type Syntax,
  anyOf,
  constant,
  node,
  type Part,
  oneOf,
  seq,
  words,
  fixed,
  within,
  synonyms,
  field,
  inflections,
  variant,
  requireWord,
} from '../../grammar/index.js';
import type { Stat, Computed, Amount } from '../../../ir/amount.js';
import { chosen } from '../target/determiner.js';
import type { Target } from '../../../ir/reference.js';
import type { Filter } from '../../../ir/filter.js';
import { described } from '../filter/filter.js';
import type { Num } from '../../words/word.js';
import { possessive, reference } from '../../words/reference.js';
import { doneByPlayer } from '../event/player-event.js';
import { forwardRef, define } from '../../words/forward-references.js';
import { cardsThatMoved } from '../event/zone-verb.js';

const statWord: Syntax<Stat> = anyOf<Stat>(
  constant('{S}', 'strength'),
  constant('{W}', 'willpower'),
  constant('{L}', 'lore'),
  constant('cost', 'cost'),
);

export const chosenNode = node(chosen) as Syntax<Target<Filter>>;

/** The result of an earlier step: "that number", "the lore lost this way". */
const stepResult = (...phrases: readonly string[]): Part<Computed> =>
  oneOf<readonly Part<Computed>[]>(
    ...phrases.map((phrase): Part<Computed> => seq(words(phrase), fixed({ done: `?${phrase}` }))),
  );

/** Participles of steps whose cards can be counted afterwards: "banished this way". */
export const PARTICIPLES = ['discarded', 'banished', 'moved', 'returned', 'revealed', 'exerted'];

/** Further participles. They stand after the older forms below, because a form is remembered by its number. */
export const APPENDED_PARTICIPLES = [
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

/** Participles that name no player. They stand at the end for the same reason. */
export const UNOWNED_PARTICIPLES = ['shuffled', 'put into a discard'];

/** "the number of items banished this way". */
const numberActedOn = (verb: string): Part<Computed> =>
  seq(
    words('the number of'),
    within('matching', described('many')),
    words(`${verb} this way`),
    fixed({ done: `?${verb}` }),
  );

/** Counted cards are in play unless the text names a zone. With the noun "card" it must name one. */
export const requireZoneOfCards = (part: Part<Filter>): Part<Filter> => {
  const isThere = ({ zone, anyOf, types, is, say }: Filter): boolean =>
    zone !== undefined || anyOf !== undefined || is !== undefined || (types !== undefined && say?.noun !== 'card');
  return { ...part, read: (source, at) => part.read(source, at).filter(({ value }) => isThere(value)) };
};

export const overCards: Part<Computed> = synonyms<Partial<Computed>>('whose', {
  '': within('over', described('many')),
  'your other': seq(words('your other'), within('over', seq(fixed({ of: 'you', other: true }), described('many')))),
  your: seq(words('your'), within('over', seq(fixed({ of: 'you' }), described('many')))),
}) as Part<Computed>;

/** "the highest {S} among your characters". */
const overAll = (lead: string, preposition: string, take: 'sum' | 'most' | 'least'): Part<Computed> =>
  seq(words(lead), field('stat', statWord), words(preposition), overCards, fixed({ take }));

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
      seq(fixed({ distinct }), words(`different ${num === 'one' ? one : many} among`), overCards),
    ),
  );

/** Every phrase for cards that changed zones contains one of these words: "that left your discard", "put into your discard". */
export const MOVED_WORDS = ['that', 'put'];

/** After "equal to". */
export const value: Syntax<Amount> = node(
  inflections<Computed>(
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
      synonyms<Partial<Computed>>('whose', {
        '': within('count', requireZoneOfCards(described('many'))),
        'your other': seq(
          words('your other'),
          within('count', seq(fixed({ of: 'you', other: true }), described('many'))),
        ),
        your: seq(words('your'), within('count', seq(fixed({ of: 'you' }), described('many')))),
      }) as Part<Computed>,
    ),
    stepResult(
      'that number',
      'the lore lost this way',
      'the lore lost',
      'the damage removed this way',
      'the damage dealt this way',
      'the amount of damage removed this way',
      'the amount of damage dealt this way',
    ),
    ...PARTICIPLES.map(numberActedOn),
    seq(words('the number of'), within('happened', doneByPlayer('many')), words('this turn')),
    seq(words('the number of'), different('many')),
    seq(words('your lore'), fixed({ player: 'lore', of: 'you' })),
    seq(words('the number of'), variant('opponents', 'opponents', 'opposing players'), fixed({ players: 'opponents' })),
    overAll('the total', 'of', 'sum'),
    overAll('the highest', 'among', 'most'),
    overAll('the lowest', 'among', 'least'),
    seq(words('the total damage on'), fixed({ stat: 'damage' }), overCards),
    seq(fixed({ times: 2 }), words('twice'), field('amount', forwardRef('value'))),
    seq(words('the number of cards under'), fixed({ stat: 'under' }), field('chosen', chosenNode)),
    ...APPENDED_PARTICIPLES.map((verb) => requireWord('way', numberActedOn(verb))),
    seq(
      words('the number of'),
      within('happened', requireWord(MOVED_WORDS, oneOf(...cardsThatMoved('many')))),
      words('this turn'),
    ),
    ...UNOWNED_PARTICIPLES.map((verb) => requireWord('way', numberActedOn(verb))),
  ),
);

define('value', value);
