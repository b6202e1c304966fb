// Abilities of a card about itself outside play: alternate costs, entering play exerted, the number of copies in a deck.
import {
  type Part,
  seq,
  variant,
  words,
  type Syntax,
  node,
  inflections,
  fixed,
  field,
  maybe,
  oneOf,
  within,
} from '../../grammar/index.js';
import type { Ability } from '../../../ir/ability.js';
import { condition } from '../condition/condition.js';
import { payments } from '../clause/verb.js';
import { CHAIN } from '../clause/clause.js';
import { number, cardName } from '../../words/word.js';
import { described } from '../filter/filter.js';

const THIS = ['this character', 'this item', 'this card', 'this location', 'this action', 'this song'];

const free: Part<object> = seq(
  variant('may', 'you may play', 'you can play'),
  variant('this', ...THIS),
  words('for free'),
);

export const alternateCost: Syntax<Ability> = node<Ability>(
  inflections<object>(
    'form',
    seq(fixed({ kind: 'alternateCost', costs: [] }), words('if'), field('if', condition), words(','), free),
    seq(
      fixed({ kind: 'alternateCost', costs: [] }),
      variant('turn', 'during your turn ,', ''),
      free,
      words('if'),
      field('if', condition),
    ),
    seq(
      fixed({ kind: 'alternateCost', costs: [] }),
      words('during your turn , if'),
      field('if', condition),
      words(','),
      free,
    ),
    seq(
      fixed({ kind: 'alternateCost' }),
      variant('turn', '', 'during your turn ,'),
      words('you may'),
      field('costs', payments('you')),
      words('to play'),
      variant('this', ...THIS),
      words('for free'),
    ),
    seq(fixed({ kind: 'alternateCost', costs: [] }), free),
    seq(
      fixed({ kind: 'alternateCost' }),
      variant('turn', '', 'during your turn ,'),
      words('if'),
      field('if', condition),
      words(', you may'),
      field('costs', payments('you')),
      words('to play'),
      variant('this', ...THIS),
      words('for free'),
    ),
  ) as Part<Ability>,
);

const INK_ENDS = ['type', 'types', ''].flatMap((type) =>
  ['', 'their '].map((their) => `regardless of ${their}ink${type === '' ? '' : ` ${type}`}`),
);

export const enterExerted: Syntax<Ability> = node<Ability>(
  seq(
    fixed({ kind: 'enterExerted' }),
    maybe(seq(words('if'), field('if', condition), words(','))),
    variant('this', 'this character', 'this item', 'this location'),
    words('may enter play exerted'),
    oneOf<readonly Part<object>[]>(seq(words('to'), field('effects', CHAIN.you)), fixed({ effects: [] })),
  ) as Part<Ability>,
);

/** The number of copies of a card, or cards of any ink. */
export const deckBuilding: Syntax<Ability> = node<Ability>(
  seq(
    fixed({ kind: 'deckBuilding' }),
    variant('may', 'you may', 'you can', 'your deck may', 'your deck can'),
    inflections<object>(
      'form',
      seq(words('have up to'), field('copies', number), words('copies of'), field('of', cardName)),
      seq(words('only have'), field('copies', number), words('copies of'), field('of', cardName)),
      seq(words('have any number of cards named'), fixed({ copies: 99 }), field('of', cardName)),
      seq(words('have any number of copies of'), fixed({ copies: 99 }), field('of', cardName)),
      seq(words('have'), within('anyInk', described('many'))),
    ),
    variant('deck', 'in your deck', ''),
    variant('ink', '', ...INK_ENDS),
  ) as Part<Ability>,
);
