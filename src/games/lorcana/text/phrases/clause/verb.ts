// Verb phrases by acting player: all effects of a single clause, and payments inside an effect.
import { type Person, does } from '../target/person.js';
import {
  type Part,
  oneOf,
  cachePartReads,
  type Syntax,
  node,
  seq,
  fixed,
  field,
  words,
  anyOf,
  mapped,
  absent,
  requireWord,
  several,
  listOf,
  listOfOne,
  cacheReads,
} from '../../grammar/index.js';
import type { Effect, Cost } from '../../../ir/effect.js';
import { playerEffects } from '../effect/player.js';
import { damageEffects } from '../effect/damage.js';
import { boardEffects } from '../effect/board.js';
import { zoneEffects } from '../effect/zone.js';
import { skipNext } from '../rule/about-players.js';
import { look, revealUntil } from '../effect/look.js';
import { otherEffects, cantNextTurn } from '../effect/temporary-rules.js';
import { number } from '../../words/word.js';

const verbs = (person: Person): Part<Effect> =>
  oneOf(
    ...playerEffects(person),
    ...damageEffects(person),
    ...boardEffects(person),
    ...zoneEffects(person),
    ...skipNext(person),
    ...(person === 'you' ? [look, revealUntil, ...otherEffects] : [cantNextTurn]),
  );

export const VERBS: Readonly<Record<Person, Part<Effect>>> = {
  you: cachePartReads(verbs('you')),
  it: cachePartReads(verbs('it')),
  they: cachePartReads(verbs('they')),
};

export const VERB: Readonly<Record<Person, Syntax<Effect>>> = {
  you: node(VERBS.you),
  it: node(VERBS.it),
  they: node(VERBS.they),
};

// Payments inside an effect: ink or an effect, several of them, or one of several.

const payInk = (person: Person): Syntax<Cost> =>
  node<Cost>(seq(fixed({ pay: 'ink' }), does(person, 'pay'), field('n', number), words('{I}')));

const payment = (person: Person): Syntax<Cost> =>
  anyOf<Cost>(
    payInk(person),
    mapped(
      VERB[person],
      (effect): Cost => ({ pay: 'do', effect }),
      (cost) => (cost.pay === 'do' ? cost.effect : undefined),
    ),
  );

/** The player who pays, or who picks one of several payments. */
export const payer = (person: Person): Part<{ readonly by?: 'they' }> =>
  person === 'you' ? absent('by') : fixed({ by: 'they' });

/** "pay 2 {I} (or banish this item)": ink as a separate step. */
const inkAlone = (person: Person): Syntax<Effect> =>
  mapped(
    payInk(person),
    (cost): Effect => ({ kind: 'pay', ...(person === 'you' ? {} : { by: 'they' }), costs: [cost], then: [] }),
    (effect) =>
      effect.kind === 'pay' && effect.costs.length === 1 && effect.then.length === 0 ? effect.costs[0] : undefined,
  );

/** "A or B". */
const either = (person: Person): Part<Effect> =>
  requireWord(
    'or',
    seq(
      fixed({ kind: 'oneOf', possible: true }),
      payer(person),
      field('options', several(listOf(listOfOne(anyOf(VERB[person], inkAlone(person))), 'or'))),
    ),
  );

export const EITHER: Readonly<Record<Person, Part<Effect>>> = {
  you: cachePartReads(either('you')),
  it: cachePartReads(either('it')),
  they: cachePartReads(either('they')),
};

/** "choose and discard a card or banish one of your items": one of them, and only one that can be paid in full. */
const oneOfTwo = (person: Person): Syntax<readonly Cost[]> =>
  mapped(
    node(EITHER[person]),
    (effect): readonly Cost[] => [{ pay: 'do', effect }],
    ([cost, ...more]) => (cost?.pay === 'do' && more.length === 0 ? cost.effect : undefined),
  );

const paid = (person: Person): Syntax<readonly Cost[]> =>
  cacheReads(anyOf<readonly Cost[]>(listOf(payment(person), 'and'), oneOfTwo(person)));

const PAYMENTS: Readonly<Record<Person, Syntax<readonly Cost[]>>> = {
  you: paid('you'),
  it: paid('it'),
  they: paid('they'),
};

/** Payments inside an effect: "pay 1 {I} and banish this item". */
export const payments = (person: Person): Syntax<readonly Cost[]> => PAYMENTS[person];
