// Clauses of a sentence: "draw a card, then deal 1 damage to chosen character and 1 damage to another".
import {
  trieOf,
  type Source,
  type Found,
  without,
  type Syntax,
  cacheReads,
  type Part,
  oneOf,
  seq,
  variant,
  fixed,
  field,
  words,
  lazySyntax,
  synonyms,
  requireWord,
  reshaped,
  listOfOne,
  absent,
  node,
} from '../../grammar/index.js';
import type { Effect, Target } from '../../../ir/effect.js';
import { elidedDamage } from '../effect/damage.js';
import { elidedGive, isOfYourReady, isYours } from '../effect/give.js';
import { numberOf } from '../target/target.js';
import { shareDuration, withoutSharedDuration } from '../effect/lasting.js';
import type { Person } from '../target/person.js';
import { VERBS, payer, payments, EITHER, VERB } from './verb.js';
import { modal } from './modal.js';
import { acting, haveActing, playersWith, youAnd } from './acting.js';
import { mayMove } from '../effect/board.js';
import { playerAs } from '../../words/player.js';
import { define } from '../../words/forward-references.js';

const JOINS = ['and', ', then', ', and then', ', and', ',', 'and then'];

const JOIN_WORDS = trieOf(JOINS);

/** Reads a shortened clause: after a clause of the same kind, the verb or the subject may be left out. */
function readElided(source: Source, at: number, before: readonly Effect[]): readonly Found<Effect>[] {
  const last = before.at(-1);
  const shortened = (found: readonly Found<Effect>[], more: object): readonly Found<Effect>[] =>
    found.map(({ value, next }) => ({ value: { ...value, ...more, say: { ...value.say, verb: 'unsaid' } }, next }));
  if (last?.kind === 'damage') return shortened(elidedDamage.read(source, at), {});
  if (last?.kind !== 'give' || last.for === 'permanent' || isGroup(last.to)) return [];
  const to: Target = 'ref' in last.to ? last.to : { ref: '?chosen before' };
  const more = elidedGive[numberOf(last.to)].read(source, at);
  return shortened(
    more.filter(({ value }) => !isOfYourReady(value) || isYours(last.to)),
    { to },
  );
}

const isGroup = (to: Target): boolean => 'all' in to || 'both' in to;

/** Writes a shortened clause. `before` is the clause that it follows. */
function writeElided(effect: Effect, before: Effect | undefined): string | undefined {
  if (effect.kind === 'damage') return elidedDamage.write(effect);
  if (effect.kind !== 'give' || before?.kind !== 'give') return undefined;
  return elidedGive[numberOf(before.to)].write(without(effect, 'to'));
}

/** The clauses of one sentence. Each clause after the first remembers the words that join it. */
function chain(clause: Syntax<Effect>): Syntax<readonly Effect[]> {
  return cacheReads({
    read(source, at) {
      const found: Found<readonly Effect[]>[] = [];
      const grow = (effects: readonly Effect[], next: number): void => {
        for (const { value: join, next: joined } of JOIN_WORDS.read(source, next))
          for (const more of [...clause.read(source, joined), ...readElided(source, joined, effects)])
            grow([...effects, { ...more.value, say: { ...more.value.say, join: JOINS[join]! } }], more.next);
        found.push({ value: shareDuration(effects), next });
      };
      for (const first of clause.read(source, at)) grow([first.value], first.next);
      return found;
    },
    firstWords: () => clause.firstWords(),
    write(value) {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      let text = '';
      for (const [i, effect] of (value as readonly Effect[]).entries()) {
        const before = (value as readonly Effect[])[i - 1];
        const words =
          effect.say?.verb === 'unsaid' ? writeElided(effect, before) : clause.write(withoutSharedDuration(effect));
        if (words === undefined) return undefined;
        text = i === 0 ? words : `${text} ${effect.say?.join ?? ', then'} ${words}`;
      }
      return text;
    },
  });
}

// All clauses: verb phrases, lists, "you may", "A to B", "A or B", other players.

const clauses = (person: Person): Part<Effect> =>
  oneOf<readonly Part<Effect>[]>(
    ...(person === 'you' ? [seq(variant('you', '', 'you'), VERBS.you)] : [VERBS[person]]),
    seq(
      fixed({ kind: 'pay' }),
      payer(person),
      field('costs', payments(person)),
      words('to'),
      field(
        'then',
        lazySyntax(() => CHAIN[person === 'it' ? 'they' : person]),
      ),
    ),
    synonyms<Effect>('list', { or: EITHER[person], bullets: modal(person) }),
    payStep(person),
    person === 'you' ? synonyms<Effect>('have', { '': acting, have: haveActing }) : acting,
    playersWith,
    ...(person === 'you' ? [requireWord('each', youAnd)] : []),
    ...(person === 'you' ? [unless, synonyms<Effect>('may', { you: mayPart, they: mayMove })] : [unlessThey(person)]),
  );

/** "(you may) pay 1 {I}" as a separate step, for "if you do" in the next sentence. Other payments are effects anyway. */
const payStep = (person: Person): Part<Effect> =>
  reshaped(
    seq(fixed({ kind: 'pay', then: [] }), payer(person), field('costs', payments(person))),
    (effect): Effect | undefined => (effect.costs.some(({ pay }) => pay === 'ink') ? effect : undefined),
    (record) => record,
  );

/** "A unless that player pays", "A unless you pay". */
const unless: Part<Effect> = requireWord(
  'unless',
  seq(
    fixed({ kind: 'unless' }),
    field('then', listOfOne(VERB.you)),
    words('unless'),
    synonyms<object>('unless', {
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
    field('then', listOfOne(VERB[person])),
    words('unless they'),
    field('costs', payments('they')),
  );

const mayPart: Part<Effect> = seq(
  fixed({ kind: 'may' }),
  absent('by'),
  words('you may'),
  variant('also', '', 'also'),
  field(
    'do',
    lazySyntax(() => CHAIN.you),
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

define('yourDeeds', CHAIN.you);

define('deeds', CHAIN.they);

define('deedsOfOne', CHAIN.it);
