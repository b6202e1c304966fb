// Cards with the name of another: "with the same name as chosen character".
import type { Filter } from '../../../ir/filter.js';
import { type Part, ways, seq, wording, fixed, oneOf, words, field, within } from '../../grammar/index.js';
import { knotPart } from '../../words/forward.js';
import { reference } from '../../words/reference.js';

type Some = Partial<Filter>;

/** "another character you have in play": it is never the card itself, so "another" says no more than "a". */
export const namesake: Part<Some> = ways<Some>('namesake', {
  a: seq(wording('article', 'a', 'another'), knotPart('described')),
  'one of your': seq(
    wording('article', 'one of your', 'one of your other', 'any of your'),
    fixed({ of: 'you' }),
    knotPart('describedMany'),
  ),
});

export const sameName: Part<Some> = oneOf<readonly Part<Some>[]>(
  seq(words('with the same name as'), field('sameNameAs', reference('object'))),
  seq(words('with the same name as'), within('namesake', namesake)),
  seq(words('with the same name'), fixed({ sameNameAs: '?the same' })),
  seq(words('with that name'), fixed({ isNamedCard: true })),
);
