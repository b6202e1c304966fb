// Verb phrases put together in one sentence: lists, "you may", "A to B", "A or B", players who act.
import { mayMove } from './effect/board.js';
import { dealMore } from './effect/damage.js';
import { giveMore, isOfYourReady, isYours } from './effect/give.js';
import { shareDuration, unshared } from './effect/shared-duration.js';
import type { Condition } from '../../ir/condition.js';
import type { Effect, Target } from '../../ir/effect.js';
import {
  absent,
  alone,
  anyOf,
  bookOf,
  field,
  fixed,
  ifSaid,
  later,
  mapped,
  node,
  oneOf,
  remember,
  reshaped,
  seq,
  ways,
  whole,
  without,
  wording,
  words,
  type Fields,
  type Found,
  type Part,
  type Source,
  type Syntax,
} from '../grammar.js';
import { WHO_DOES } from '../fold.js';
import { tie } from '../knot.js';
import { modal } from './modal.js';
import { theyHave } from './condition/having.js';
import { EITHER, payer, payments } from './payment.js';
import type { Person } from './person.js';
import { playerAs, playerNumber } from './player.js';
import { numberOf } from './target.js';
import { VERB, VERBS } from './verb.js';

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

/** "each player with fewer than 3 cards in their hand draws …": each player, if it is so. */
const counted: Part<Effect> = whole(
  mapped(
    node(
      seq(
        oneOf<readonly Part<{ readonly who: 'all' | 'opponents' }>[]>(
          seq(wording('who', 'each player with', 'each player who has'), fixed({ who: 'all' })),
          seq(
            wording('who', 'each opponent with', 'each opposing player with', 'each opponent who has'),
            fixed({ who: 'opponents' }),
          ),
        ),
        field('if', node(theyHave)),
        field(
          'then',
          later(() => CHAIN.it),
        ),
      ),
    ),
    ({ who, if: test, then, ...rest }): Effect => ({
      kind: 'each',
      who,
      do: [{ kind: 'if', if: test, then, say: { who: 'with' } }],
      ...rest,
    }),
    (effect) => {
      const test = effect.kind === 'each' && effect.do.length === 1 ? effect.do[0] : undefined;
      if (effect.kind !== 'each' || test?.kind !== 'if' || test.say?.who !== 'with') return undefined;
      return effect.who === 'all' || effect.who === 'opponents'
        ? { who: effect.who, if: test.if, then: test.then, ...(effect.say && { say: effect.say }) }
        : undefined;
    },
  ),
);

/** "If an opponent has more lore than you, they lose 1 lore": each opponent of whom it is so. */
export const ifOpponentHas: Part<Effect> = whole(
  mapped(
    node(
      seq(
        wording('who', 'if a opponent has', 'if a opposing player has'),
        field('if', node(theyHave)),
        words(', they'),
        field(
          'then',
          later(() => anyOf(CHAIN.they, theyMay)),
        ),
      ),
    ),
    ({ if: test, then, ...rest }): Effect => ({
      kind: 'each',
      who: 'opponents',
      do: [{ kind: 'if', if: test, then, say: { who: 'if' } }],
      ...rest,
    }),
    (effect) => {
      const test = effect.kind === 'each' && effect.do.length === 1 ? effect.do[0] : undefined;
      return effect.kind === 'each' && test?.kind === 'if' && test.say?.who === 'if'
        ? { if: test.if, then: test.then, ...(effect.say && { say: effect.say }) }
        : undefined;
    },
  ),
);

interface WhoDoes {
  readonly who: 'opponents' | 'all';
  readonly did: boolean;
}

const who = (said: WhoDoes, ...phrases: readonly string[]): Part<WhoDoes> =>
  seq(fixed({ ...said }), wording('who', ...phrases));

const someWhoDo: Part<WhoDoes> = oneOf(
  who(
    { who: 'opponents', did: false },
    "each opponent who doesn't",
    "each opposing player who doesn't",
    "each opponent who can't",
  ),
  who({ who: 'opponents', did: true }, 'each opponent who does', 'each opposing player who does'),
  who({ who: 'all', did: false }, "each player who doesn't", "each player who can't"),
  who({ who: 'all', did: true }, 'each player who does'),
);

const DID: Condition = { is: 'done', step: '?they do' };
const DID_NOT: Condition = { is: 'not', condition: { is: 'done', step: "?they don't" } };

/** "(Each opponent may …) Each opponent who doesn't loses 1 lore": `fold.ts` has it done by each of them in turn. */
export const whoDoes: Part<Effect> = whole(
  mapped(
    node(
      seq(
        someWhoDo,
        field(
          'do',
          later(() => CHAIN.it),
        ),
      ),
    ),
    ({ do: steps, who: players, did, ...rest }): Effect => ({
      kind: 'if',
      if: did ? DID : DID_NOT,
      then: [{ kind: 'each', who: 'they', do: steps, ...rest }],
      say: { own: WHO_DOES[players] },
    }),
    (effect) => {
      const players = (['opponents', 'all'] as const).find((one) => effect.say?.own === WHO_DOES[one]);
      const each = effect.kind === 'if' && players !== undefined ? effect.then[0] : undefined;
      return each?.kind === 'each' && effect.kind === 'if'
        ? { do: each.do, who: players!, did: effect.if.is === 'done', ...(each.say && { say: each.say }) }
        : undefined;
    },
  ),
);

/** What both do alike, with no choice of cards in play in it. */
const SHARED: ReadonlySet<string> = new Set(['draw', 'gainLore', 'loseLore', 'discard']);

const isShared = (effect: Effect): boolean =>
  SHARED.has(effect.kind) && !JSON.stringify(effect).replace('"who":"they"', '').includes('"they"');

/** "You and chosen opponent each draw a card": that player is chosen, then you do it and they do. */
const youAnd: Part<Effect> = whole(
  mapped(
    node(
      seq(
        words('you and'),
        wording('who', 'chosen opponent', 'another chosen player'),
        words('each'),
        field(
          'do',
          later(() => CHAIN.they),
        ),
      ),
    ),
    ({ do: theirs, ...rest }): Effect | undefined =>
      theirs.every(isShared)
        ? {
            kind: 'each',
            who: { choose: 'opponent' },
            do: [...theirs.map((effect) => ({ ...effect, who: 'you' }) as Effect), ...theirs],
            say: { ...(rest as Effect).say, both: 'each' },
          }
        : undefined,
    (effect) => {
      if (effect.kind !== 'each' || effect.say?.both === undefined) return undefined;
      const say = without(effect.say, 'both');
      return { do: effect.do.slice(effect.do.length / 2), say };
    },
  ),
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

const theyMay: Syntax<readonly Effect[]> = alone(
  node<Effect>(
    seq(
      fixed({ kind: 'may', by: 'they' }),
      words('may'),
      field(
        'do',
        later(() => CHAIN.they),
      ),
    ),
  ),
);

/** "…, then each player discards a card" comes after what each has done before, not within it. */
const isOfAll = (effect: Effect): boolean =>
  effect.kind === 'each' && effect.say?.join !== undefined && (effect.who === 'all' || effect.who === 'opponents');

/** A player and what that player does; inside, the player is `they`. */
const acting: Part<Effect> = (() => {
  const head = seq(fixed({ kind: 'each' }), playerAs('who'));
  const tail = (num: 'one' | 'many'): Part<object> =>
    field(
      'do',
      later(() => anyOf(CHAIN[num === 'one' ? 'it' : 'they'], theyMay)),
    );
  const tails = { one: tail('one'), many: tail('many') };
  return {
    begin: () => head.begin(),
    can: (record: Fields) => head.can?.(record) ?? true,
    read: (source: Source, at: number) =>
      head.read(source, at).flatMap(({ value, next }) =>
        tails[playerNumber(value, 'who')]
          .read(source, next)
          .filter((more) => !(more.value as { do: readonly Effect[] }).do.some(isOfAll))
          .map((more) => ({ value: { ...value, ...more.value } as unknown as Effect, next: more.next })),
      ),
    *write(record: Fields, used: readonly string[]) {
      for (const first of head.write(record, used))
        for (const then of tails[playerNumber(record, 'who')].write(record, [...used, ...first.used]))
          yield { words: `${first.words} ${then.words}`, used: [...first.used, ...then.used] };
    },
  };
})();

/** "(pay 1 {I} to) have each opponent choose and discard a card". */
const having: Part<Effect> = seq(
  fixed({ kind: 'each' }),
  words('have'),
  playerAs('who'),
  field(
    'do',
    later(() => CHAIN.they),
  ),
);

const JOINS = ['and', ', then', ', and then', ', and', ',', 'and then'];
const JOINED = bookOf(JOINS);

/** After a clause of the same kind the verb may go without saying, or the one it is about. */
function shortened(source: Source, at: number, before: readonly Effect[]): readonly Found<Effect>[] {
  const last = before.at(-1);
  const unsaid = (found: readonly Found<Effect>[], more: object): readonly Found<Effect>[] =>
    found.map(({ value, next }) => ({ value: { ...value, ...more, say: { ...value.say, verb: 'unsaid' } }, next }));
  if (last?.kind === 'damage') return unsaid(dealMore.read(source, at), {});
  if (last?.kind !== 'give' || last.for === 'permanent' || isGroup(last.to)) return [];
  const to: Target = 'ref' in last.to ? last.to : { ref: '?chosen before' };
  const more = giveMore[numberOf(last.to)].read(source, at);
  return unsaid(
    more.filter(({ value }) => !isOfYourReady(value) || isYours(last.to)),
    { to },
  );
}

const isGroup = (to: Target): boolean => 'all' in to || 'both' in to;

/** A shortened clause behind the one that it shortens. */
function writeShort(effect: Effect, before: Effect | undefined): string | undefined {
  if (effect.kind === 'damage') return dealMore.write(effect);
  if (effect.kind !== 'give' || before?.kind !== 'give') return undefined;
  return giveMore[numberOf(before.to)].write(without(effect, 'to'));
}

/** Clauses of one sentence, each but the first with the word that joins it to those before. */
function chain(clause: Syntax<Effect>): Syntax<readonly Effect[]> {
  return remember({
    read(source, at) {
      const found: Found<readonly Effect[]>[] = [];
      const grow = (effects: readonly Effect[], next: number): void => {
        for (const { value: join, next: joined } of JOINED.read(source, next))
          for (const more of [...clause.read(source, joined), ...shortened(source, joined, effects)])
            grow([...effects, { ...more.value, say: { ...more.value.say, join: JOINS[join]! } }], more.next);
        found.push({ value: shareDuration(effects), next });
      };
      for (const first of clause.read(source, at)) grow([first.value], first.next);
      return found;
    },
    begin: () => clause.begin(),
    write(value) {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      let text = '';
      for (const [i, effect] of (value as readonly Effect[]).entries()) {
        const before = (value as readonly Effect[])[i - 1];
        const words = effect.say?.verb === 'unsaid' ? writeShort(effect, before) : clause.write(unshared(effect));
        if (words === undefined) return undefined;
        text = i === 0 ? words : `${text} ${effect.say?.join ?? ', then'} ${words}`;
      }
      return text;
    },
  });
}

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
tie('deeds', CHAIN.they);
