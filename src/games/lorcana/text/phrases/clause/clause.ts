// Verb phrases put together in one sentence: lists, "you may", "A to B", "A or B", players who act.
import type { Person } from '../target/person.js';
import {
  type Part,
  oneOf,
  seq,
  wording,
  fixed,
  field,
  words,
  later,
  ways,
  ifSaid,
  reshaped,
  alone,
  absent,
  type Syntax,
  node,
} from '../../grammar/index.js';
import type { Effect } from '../../../ir/effect.js';
import { VERBS, VERB } from '../verb.js';
import { payer, payments, EITHER } from './verb.js';
import { modal } from './modal.js';
import { acting, having, counted, youAnd } from './acting.js';
import { mayMove } from '../effect/board.js';
import { playerAs } from '../../words/player.js';
import { chain } from '../chain.js';
import { tie } from '../../words/forward.js';

const clauses = (person: Person): Part<Effect> =>
  oneOf<readonly Part<Effect>[]>(
    ...(person === 'you' ? [seq(wording('you', '', 'you'), VERBS.you)] : [VERBS[person]]),
    seq(
      fixed({ kind: 'pay' }),
      payer(person),
      field('costs', payments(person)),
      words('to'),
      field(
        'then',
        later(() => CHAIN[person === 'it' ? 'they' : person]),
      ),
    ),
    ways<Effect>('list', { or: EITHER[person], bullets: modal(person) }),
    payStep(person),
    person === 'you' ? ways<Effect>('have', { '': acting, have: having }) : acting,
    counted,
    ...(person === 'you' ? [ifSaid('each', youAnd)] : []),
    ...(person === 'you' ? [unless, ways<Effect>('may', { you: mayPart, they: mayMove })] : [unlessThey(person)]),
  );

/** "(you may) pay 1 {I}": a step of its own, for a sentence that asks whether it was done. Other payments are steps anyway. */
const payStep = (person: Person): Part<Effect> =>
  reshaped(
    seq(fixed({ kind: 'pay', then: [] }), payer(person), field('costs', payments(person))),
    (effect): Effect | undefined => (effect.costs.some(({ pay }) => pay === 'ink') ? effect : undefined),
    (record) => record,
  );

/** "A unless that player pays", "A unless you pay". */
const unless: Part<Effect> = ifSaid(
  'unless',
  seq(
    fixed({ kind: 'unless' }),
    field('then', alone(VERB.you)),
    words('unless'),
    ways<object>('unless', {
      pays: oneOf<readonly Part<object>[]>(
        seq(words('you'), fixed({ who: 'you' }), field('costs', payments('you'))),
        seq(playerAs('who'), field('costs', payments('it'))),
      ),
      they: seq(words('they'), fixed({ who: 'they' }), field('costs', payments('they'))),
    }),
  ) as Part<Effect>,
);

/** "(each opponent) loses 1 lore unless they choose and discard a card". */
const unlessThey = (person: Person): Part<Effect> =>
  seq(
    fixed({ kind: 'unless', who: 'they' }),
    field('then', alone(VERB[person])),
    words('unless they'),
    field('costs', payments('they')),
  );

const mayPart: Part<Effect> = seq(
  fixed({ kind: 'may' }),
  absent('by'),
  words('you may'),
  wording('also', '', 'also'),
  field(
    'do',
    later(() => CHAIN.you),
  ),
);

const CLAUSE: Readonly<Record<Person, Syntax<Effect>>> = {
  you: node(clauses('you')),
  it: node(clauses('it')),
  they: node(clauses('they')),
};

export const CHAIN: Readonly<Record<Person, Syntax<readonly Effect[]>>> = {
  you: chain(CLAUSE.you),
  it: chain(CLAUSE.it),
  they: chain(CLAUSE.they),
};

tie('yourDeeds', CHAIN.you);

tie('deeds', CHAIN.they);

tie('deedsOfOne', CHAIN.it);
