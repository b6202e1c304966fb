// Conditions after "if", "while" and "unless": those about one mentioned card, and the list of all kinds.
import type { Filter } from '../../../ir/filter.js';
import {
  type Part,
  oneOf,
  seq,
  words,
  fixed,
  field,
  within,
  variant,
  inflections,
  type Syntax,
  cacheReadsAndWrites,
  anyOf,
  uncachedNode,
  mapped,
  several,
  listOf,
} from '../../grammar/index.js';
import { opposite } from '../event/participant.js';
import { atQualifiedLocation, sameLocation } from '../filter/where.js';
import { afterIs, inYourDiscard, afterHas } from '../filter/state.js';
import { indefinite, described } from '../filter/filter.js';
import { comparedTo, bounds, VALUES } from '../filter/values.js';
import type { Test, Condition } from '../../../ir/condition.js';
import { reference, contractedBe, possessive } from '../../words/reference.js';
import { number } from '../../words/word.js';
import { thisWay } from './this-way.js';
import { special, history, never } from './history.js';
import { moreThan, moreOfThem } from './comparison.js';
import { having, lacking, variety, differing, bothNamed, bothKinds } from './having.js';
import { somewhere } from './existence.js';

type FilterFields = Partial<Filter>;

/** States of a mentioned card, after "is": "one of your characters", "challenging a damaged character". */
const AFTER_IS: Part<FilterFields> = oneOf<readonly Part<FilterFields>[]>(
  seq(words('challenging'), fixed({ inChallenge: 'challenger' }), field('against', opposite)),
  seq(words('being challenged by'), fixed({ inChallenge: 'challenged' }), field('against', opposite)),
  atQualifiedLocation,
  sameLocation,
  seq(words('yours'), fixed({ of: 'you' })),
  afterIs(inYourDiscard, indefinite),
  seq(words('one of your'), fixed({ of: 'you' }), described('many')),
);

const AFTER_HAS: Part<FilterFields> = oneOf<readonly Part<FilterFields>[]>(afterHas, comparedTo(described('one')));

const matching = (verb: Part<unknown>, what: Part<FilterFields>): Part<Test> =>
  seq(fixed({ is: 'matches' }), field('ref', reference('subject')), verb as Part<object>, within('filter', what));

const not = (part: Part<Test>): Part<Test> => seq(fixed({ is: 'not' }), within('condition', part));

const PRONOUNS = variant('them', 'him', 'her', 'it', 'them');

/** A minimum of damage on the card, or of cards under it. */
const minimum = (stat: 'damage' | 'under', follow: Part<unknown>): Part<Test> =>
  seq(
    fixed({ is: 'compare', op: '>=' }),
    within('left', seq(fixed({ stat }), field('of', reference('subject')))),
    variant('have', 'has', 'have', 'had'),
    field('right', number),
    follow as Part<object>,
  );

const status: Part<Test> = inflections<Test>(
  'form',
  matching(variant('be', 'is', 'are', 'was', 'were'), AFTER_IS),
  not(matching(variant('be', "isn't", 'is not', "aren't", 'are not', "wasn't", "weren't"), AFTER_IS)),
  not(matching(variant('have', "doesn't have", "don't have"), AFTER_HAS)),
  matching(variant('have', 'has', 'had', 'have'), AFTER_HAS),
  seq(fixed({ is: 'matches' }), field('ref', contractedBe), within('filter', AFTER_IS)),
  not(seq(fixed({ is: 'matches' }), field('ref', contractedBe), words('not'), within('filter', AFTER_IS))),
  matching(variant('cost', 'costs', 'cost'), within('cost', bounds(''))),
  minimum('damage', words('or more damage')),
  minimum('under', seq(words('or more cards under'), PRONOUNS)),
  seq(
    words("there's a card under"),
    fixed({ is: 'matches', filter: { covers: true } }),
    field('ref', reference('object')),
  ),
  seq(
    fixed({ is: 'compare', op: '>=' }),
    words('there are'),
    field('right', number),
    words('or more cards under'),
    within('left', seq(fixed({ stat: 'under' }), field('of', reference('object')))),
  ),
  seq(
    fixed({ is: 'matches' }),
    field('ref', possessive),
    variant('cost', 'cost is', 'cost was'),
    within('filter', within('cost', bounds(''))),
  ),
  ...VALUES.map(([key, symbol]) =>
    seq(
      fixed({ is: 'matches' }),
      field('ref', possessive),
      variant('is', `${symbol} is`, `${symbol} was`),
      within('filter', within(key, bounds(''))),
    ),
  ),
);

// All conditions.

/** A condition that is not joined to another one. */
const simple: Syntax<Condition> = cacheReadsAndWrites(
  anyOf<Condition>(
    uncachedNode(
      inflections<Test>(
        'test',
        thisWay,
        special,
        status,
        moreThan,
        having,
        lacking,
        somewhere,
        history,
        never,
        variety,
        differing,
      ),
    ),
    bothNamed,
    bothKinds,
    moreOfThem,
  ),
);

/** "C1 and C2", "C1 or C2". */
const joined = (is: 'all' | 'any', conjunction: string): Syntax<Condition> =>
  mapped(
    several(listOf(simple, conjunction)),
    (of): Condition => ({ is, of }),
    (both) => (both.is === is && both.say?.both === undefined && both.say?.and === undefined ? both.of : undefined),
  );

export const condition: Syntax<Condition> = cacheReadsAndWrites(
  anyOf<Condition>(simple, joined('all', 'and'), joined('any', 'or')),
);
