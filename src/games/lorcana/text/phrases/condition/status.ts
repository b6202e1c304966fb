// Conditions about the state of cards.
import type { Test } from '../../../ir/condition.js';
import type { Filter } from '../../../ir/filter.js';
import { field, fixed, forms, seq, within, wording, words, type Part } from '../../grammar.js';
import { described, indefinite } from '../filter.js';
import { bounds } from '../filter/range.js';
import { hasWhat, isWhat } from '../filter/state.js';
import { reference, shortBe } from '../reference.js';
import { number } from '../word.js';

const IS = isWhat(indefinite);

const about = (verb: Part<unknown>, what: Part<Filter>): Part<Test> =>
  seq(fixed({ is: 'matches' }), field('ref', reference('subject')), verb as Part<object>, within('filter', what));

export const status: Part<Test> = forms<Test>(
  'form',
  about(wording('be', 'is', 'are'), IS),
  seq(fixed({ is: 'not' }), within('condition', about(wording('be', "isn't", 'is not', "aren't", 'are not'), IS))),
  seq(fixed({ is: 'not' }), within('condition', about(wording('have', "doesn't have", "don't have"), hasWhat))),
  about(wording('have', 'has', 'had', 'have'), hasWhat),
  seq(fixed({ is: 'matches' }), field('ref', shortBe), within('filter', IS)),
  seq(
    fixed({ is: 'matches' }),
    field('ref', reference('subject')),
    words('costs'),
    within('filter', within('cost', bounds(''))),
  ),
  seq(
    fixed({ is: 'compare', op: '>=' }),
    within('left', seq(fixed({ stat: 'damage' }), field('of', reference('subject')))),
    words('has'),
    field('right', number),
    words('or more damage'),
  ),
  seq(
    fixed({ is: 'compare', op: '>=' }),
    within('left', seq(fixed({ stat: 'under' }), field('of', reference('subject')))),
    words('has'),
    field('right', number),
    words('or more cards under'),
    wording('them', 'him', 'her', 'it', 'them'),
  ),
  seq(
    words("there's a card under"),
    fixed({ is: 'matches', filter: { covers: true } }),
    field('ref', reference('object')),
  ),
);

const LEAD = wording('there', "there's", 'there was');

/** Any card at all: "a Hero character is in play", "there are 5 or more characters with damage in play". */
export const somewhere: Part<Test> = forms<Test>(
  'form',
  seq(fixed({ is: 'exists' }), within('filter', indefinite), words('is in play')),
  seq(fixed({ is: 'exists' }), within('filter', seq(indefinite, words('has damage'), fixed({ damaged: true })))),
  seq(fixed({ is: 'exists' }), LEAD, within('filter', indefinite)),
  seq(
    fixed({ is: 'compare', op: '>=' }),
    words('there are'),
    field('right', number),
    words('or more'),
    within('left', within('count', described('many'))),
  ),
  seq(
    fixed({ is: 'compare', op: '>=' }),
    field('right', number),
    words('or more'),
    within('left', within('count', seq(described('many'), words('are exerted'), fixed({ exerted: true })))),
  ),
  seq(
    fixed({ is: 'exists' }),
    words('one of your'),
    within(
      'filter',
      seq(fixed({ of: 'you' }), described('many'), words('is at a location'), fixed({ atLocation: true })),
    ),
  ),
  seq(
    fixed({ is: 'not' }),
    wording('all', 'all of your', 'all your'),
    within(
      'condition',
      seq(
        fixed({ is: 'exists' }),
        within('filter', seq(fixed({ of: 'you' }), described('many'), words('are'), within('not', IS))),
      ),
    ),
  ),
);
