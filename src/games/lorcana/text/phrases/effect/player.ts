// Effects of players on their lore, hand, deck and inkwell: draw, discard, gain, lose, reveal, shuffle, exert.
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
  synonyms,
  inflections,
  variant,
  absent,
  type Syntax,
  mapped,
  node,
  several,
  listOf,
} from '../../grammar/index.js';
import { cardCount, multiplied, type WithNumber, capped } from '../amount/effect-amount.js';
import { aCard, described } from '../filter/filter.js';
import { number } from '../../words/word.js';
import { type Person, does, who } from '../target/person.js';
import type { Effect } from '../../../ir/effect.js';
import { value } from '../amount/amount.js';

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

const discard = (person: Person): Part<Effect> => {
  const verb = synonyms<object>('verb', {
    'choose and discard': seq(does(person, 'choose'), words('and'), does(person, 'discard')),
    discard: does(person, 'discard'),
  });
  const base = seq(fixed({ kind: 'discard' }), who(person));
  return inflections<Effect>(
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
      variant('choice', '', 'of their choice'),
      absent('by'),
    ),
    seq(base, verb, multiplied(discarded as Part<WithNumber>)),
    seq(
      base,
      does(person, 'discard'),
      fixed({ n: 'all' }),
      variant(
        'hand',
        ...(person === 'you'
          ? ['your hand', 'all cards in your hand']
          : ['their hand', 'all cards in their hand', 'their hands']),
      ),
    ),
    seq(
      base,
      verb,
      variant('cards', '', 'cards'),
      words(person === 'you' ? 'until you have' : 'until they have'),
      field('n', number),
      fixed({ downTo: true }),
      variant('full', person === 'you' ? 'cards in your hand' : 'cards in their hand', ''),
    ),
    seq(base, does(person, 'discard'), words('all'), fixed({ n: 'all' }), within('filter', described('many'))),
  );
};

/** "chooses and discards either 2 cards or 1 action card". */
const discardEither = (person: Person): Part<Effect> => {
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

// Lore, hand, deck and inkwell.

const lore: Part<WithNumber> = oneOf<readonly Part<WithNumber>[]>(
  seq(variant('more', '', 'a additional'), field('n', number), words('lore')),
  seq(words('lore equal to'), field('n', value)),
  seq(words('that much lore'), fixed({ n: { done: '?that much' } })),
);

/** "(each opponent loses) all their lore". */
const allLore = (person: Person): Part<WithNumber> =>
  seq(words(person === 'you' ? 'all your lore' : 'all their lore'), fixed({ n: { player: 'lore', of: whom(person) } }));

const whom = (person: Person): 'you' | 'they' => (person === 'you' ? 'you' : 'they');

const hand = (person: Person): Part<object> => variant('whose', ...(person === 'you' ? ['your'] : ['their', 'your']));

const draw = (person: Person): Part<Effect> =>
  seq(
    fixed({ kind: 'draw' }),
    who(person),
    does(person, 'draw'),
    capped(multiplied(cardCount), 'cards', 'card', ''),
    variant('each', '', 'each'),
  );

const drawUntil = (person: Person): Part<Effect> => {
  const have = person === 'you' ? 'until you have' : 'until they have';
  return seq(
    fixed({ kind: 'drawUntil' }),
    who(person),
    does(person, 'draw'),
    variant('cards', '', 'cards'),
    words(have),
    oneOf<readonly Part<WithNumber>[]>(
      seq(field('n', number), variant('full', person === 'you' ? 'cards in your hand' : 'cards in their hand', '')),
      seq(words('the same number'), fixed({ n: { player: 'hand', of: 'they' } })),
    ),
  );
};

const revealHand = (person: Person): Part<Effect> =>
  oneOf<readonly Part<Effect>[]>(
    ...(person === 'you'
      ? [
          seq(
            fixed({ kind: 'revealHand', to: 'you' }),
            words('look at'),
            oneOf(
              seq(words("chosen opponent's hand"), fixed({ who: { choose: 'opponent' } })),
              seq(words("chosen player's hand"), fixed({ who: { choose: 'player' } })),
              seq(words("each opponent's hand"), fixed({ who: 'opponents' })),
            ),
          ),
          seq(fixed({ kind: 'revealHand', who: 'you' }), words('reveal your hand')),
        ]
      : [seq(fixed({ kind: 'revealHand', who: 'they' }), does(person, 'reveal'), words('their hand'))]),
  );

/** "a card", "2 cards". */
const inkCount: Part<WithNumber> = oneOf<readonly Part<WithNumber>[]>(
  seq(words('a card'), fixed({ n: 1 })),
  seq(field('n', number), words('cards')),
);

/** All verb phrases of this file for one person. */
export const playerEffects = (person: Person): readonly Part<Effect>[] => [
  draw(person),
  drawUntil(person),
  seq(fixed({ kind: 'gainLore' }), who(person), does(person, 'gain'), capped(multiplied(lore), 'lore', '')),
  seq(fixed({ kind: 'loseLore' }), who(person), does(person, 'lose'), capped(multiplied(lore), 'lore', '')),
  seq(fixed({ kind: 'loseLore' }), who(person), does(person, 'lose'), allLore(person)),
  discard(person),
  discardEither(person),
  revealHand(person),
  seq(fixed({ kind: 'shuffleDeck' }), who(person), does(person, 'shuffle'), hand(person), words('deck')),
  seq(
    fixed({ kind: 'exertInk' }),
    who(person),
    does(person, 'exert'),
    oneOf<readonly Part<object>[]>(
      seq(absent('n'), variant('all', 'all cards in', 'all the cards in', 'all of the cards in')),
      seq(inkCount, words('in')),
    ),
    hand(person),
    words('inkwell'),
  ),
  seq(
    fixed({ kind: 'readyInk' }),
    who(person),
    does(person, 'ready', 'readies'),
    oneOf<readonly Part<object>[]>(
      seq(fixed({ n: 'all' }), variant('all', 'all cards in', 'all the cards in', 'all of the cards in')),
      seq(words('up to'), fixed({ upTo: true }), field('n', number), words('cards in')),
      seq(absent('upTo'), inkCount, words('in')),
    ),
    hand(person),
    words('inkwell'),
  ) as Part<Effect>,
];
