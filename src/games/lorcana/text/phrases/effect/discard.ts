// What players discard, and who chooses it.
import type { Amount } from '../../../ir/amount.js';
import type { Filter } from '../../../ir/filter.js';
import {
  type Part,
  oneOf,
  seq,
  fixed,
  field,
  words,
  within,
  ways,
  forms,
  wording,
  absent,
  type Syntax,
  mapped,
  node,
  several,
  listOf,
} from '../../grammar/index.js';
import { cardCount, multiplied, type N } from '../amount/effect-amount.js';
import { aCard, described } from '../filter/filter.js';
import { number } from '../../words/word.js';
import { type Person, does, who } from '../target/person.js';
import type { Effect } from '../../../ir/effect.js';

interface Discarded {
  readonly n: Amount | 'all' | 'any';
  readonly upTo?: boolean;
  readonly filter?: Filter;
}

const discarded: Part<Discarded> = oneOf<readonly Part<Discarded>[]>(
  cardCount,
  seq(fixed({ n: 1 }), field('filter', aCard)),
  seq(words('up to'), fixed({ upTo: true }), field('n', number), words('cards')),
  seq(words('up to'), fixed({ upTo: true }), field('n', number), within('filter', described('many'))),
  seq(words('any number of cards'), fixed({ n: 'any' })),
  seq(words('any number of'), fixed({ n: 'any' }), within('filter', described('many'))),
  seq(field('n', number), within('filter', described('many'))),
);

export const discard = (person: Person): Part<Effect> => {
  const verb = ways<object>('verb', {
    'choose and discard': seq(does(person, 'choose'), words('and'), does(person, 'discard')),
    discard: does(person, 'discard'),
  });
  const base = seq(fixed({ kind: 'discard' }), who(person));
  return forms<Effect>(
    'form',
    seq(base, does(person, 'discard'), multiplied(cardCount), words('at random'), fixed({ random: true })),
    seq(
      base,
      does(person, 'discard'),
      field('filter', aCard),
      fixed({ n: 1 }),
      words('of your choice'),
      fixed({ by: 'you' }),
    ),
    seq(
      base,
      does(person, 'discard'),
      field('filter', aCard),
      fixed({ n: 1 }),
      wording('choice', '', 'of their choice'),
      absent('by'),
    ),
    seq(base, verb, multiplied(discarded as Part<N>)),
    seq(
      base,
      does(person, 'discard'),
      fixed({ n: 'all' }),
      wording(
        'hand',
        ...(person === 'you'
          ? ['your hand', 'all cards in your hand']
          : ['their hand', 'all cards in their hand', 'their hands']),
      ),
    ),
    seq(
      base,
      verb,
      wording('cards', '', 'cards'),
      words(person === 'you' ? 'until you have' : 'until they have'),
      field('n', number),
      fixed({ downTo: true }),
      wording('full', person === 'you' ? 'cards in your hand' : 'cards in their hand', ''),
    ),
    seq(base, does(person, 'discard'), words('all'), fixed({ n: 'all' }), within('filter', described('many'))),
  );
};

/** "chooses and discards either 2 cards or 1 action card". */
export const discardEither = (person: Person): Part<Effect> => {
  const option: Syntax<readonly Effect[]> = mapped(
    node(
      seq(
        fixed({ kind: 'discard' }),
        who(person),
        oneOf<readonly Part<Discarded>[]>(
          seq(field('n', number), words('cards')),
          seq(words('1'), fixed({ n: 1 }), within('filter', described('one'))),
          seq(field('n', number), within('filter', described('many'))),
        ),
      ) as Part<Effect>,
    ),
    (effect): readonly Effect[] => [effect],
    (effects) => (effects.length === 1 ? effects[0] : undefined),
  );
  return seq(
    fixed({ kind: 'oneOf', possible: true }),
    person === 'you' ? absent('by') : fixed({ by: 'they' }),
    does(person, 'choose'),
    words('and'),
    does(person, 'discard'),
    words('either'),
    field('options', several(listOf(option, 'or'))),
  );
};
