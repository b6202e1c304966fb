// Cards that are shown to all, or looked at alone.
import { type Person, does, objectOf } from '../target/person.js';
import { type Part, fixed, oneOf, forms, seq, absent, field, node, wording, words } from '../../grammar/index.js';
import type { Effect } from '../../../ir/effect.js';
import { topCards } from '../target/target.js';

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
