// Cards that are shown to all, or looked at alone.
import type { Effect } from '../../../ir/effect.js';
import { absent, field, fixed, forms, node, oneOf, seq, wording, words, type Part } from '../../grammar.js';
import { does, objectOf, type Person } from '../person.js';
import { topCards } from '../target.js';

/** Shown to all, or looked at alone. */
export const reveal = (person: Person): Part<Effect> => {
  const shown = fixed({ kind: 'reveal' });
  return oneOf<readonly Part<Effect>[]>(
    forms<Effect>(
      'form',
      seq(shown, absent('to'), does(person, 'reveal'), field('what', node(topCards))),
      seq(
        shown,
        absent('to'),
        does(person, 'reveal'),
        field('what', objectOf(person)),
        wording('all', '', 'to all players'),
      ),
    ),
    seq(fixed({ kind: 'reveal', to: 'you' }), does(person, 'look'), words('at'), field('what', node(topCards))),
    seq(
      fixed({ kind: 'reveal', to: 'you' }),
      words('look at the cards in your inkwell'),
      fixed({ what: { all: { zone: 'inkwell', of: 'you' } } }),
    ),
  );
};
