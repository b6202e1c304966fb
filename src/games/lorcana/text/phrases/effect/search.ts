// Searching a deck for cards: one effect over several sentences.
import {
  type Part,
  ways,
  field,
  seq,
  words,
  within,
  fixed,
  oneOf,
  wording,
  absent,
  forms,
} from '../../grammar/index.js';
import { aCard, described } from '../filter/filter.js';
import { number } from '../../words/word.js';
import type { Effect } from '../../../ir/effect.js';
import { destination } from '../target/destination.js';
import { entersExerted } from './play.js';

const found: Part<object> = ways<object>('found', {
  a: field('filter', aCard),
  'up to': seq(
    words('up to'),
    within('count', seq(field('n', number), fixed({ upTo: true }))),
    within('filter', described('many')),
  ),
});

const CARD = ['that card', 'it', 'them', 'that character', 'that item', 'that location'];

/** "and reveal that card to all players". */
export const shown: Part<object> = oneOf<readonly Part<object>[]>(
  seq(
    fixed({ reveal: true }),
    wording('and', 'and reveal', ', reveal', ', and reveal'),
    wording('it', ...CARD),
    wording('to', 'to all players', ''),
  ),
  absent('reveal'),
);

const thenShuffle = wording(
  'shuffle',
  'and shuffle your deck',
  '. then , shuffle your deck',
  ', then shuffle your deck',
  '. shuffle your deck',
  '. then shuffle your deck',
);

const takes = (verb: string, ...leads: readonly string[]): Part<object> =>
  wording('put', ...leads.flatMap((lead) => CARD.map((it) => `${lead} ${verb} ${it}`)));

/** A search ends with a shuffle; a card that goes on top of the deck is put there after it. */
const searching: Part<Effect> = seq(
  fixed({ kind: 'search' }),
  words('search your deck for'),
  found,
  shown,
  forms<object>(
    'form',
    seq(takes('put', '.', ',', 'and', ', and'), field('put', destination), thenShuffle),
    seq(
      wording(
        'shuffle',
        '. shuffle your deck',
        ', then shuffle your deck',
        ', shuffle your deck',
        '. then , shuffle your deck',
        '. then shuffle your deck',
      ),
      takes('put', 'and', ', then'),
      field('put', destination),
    ),
    seq(
      takes('play', 'and', ',', '.', ', and'),
      words('for free'),
      within('put', seq(fixed({ to: 'play' }), oneOf<readonly Part<object>[]>(entersExerted, absent('exerted')))),
      thenShuffle,
    ),
  ),
) as Part<Effect>;

/** One card at most is played. */
export const search: Part<Effect> = {
  ...searching,
  read: (source, at) =>
    searching
      .read(source, at)
      .filter(({ value }) => value.kind !== 'search' || value.put.to !== 'play' || value.count === undefined),
};
