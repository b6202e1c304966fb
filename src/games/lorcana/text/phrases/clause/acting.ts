// Clauses about other players: "each opponent loses 1 lore", "each player who doesn't". Inside the effect the player is `they`.
import {
  type Syntax,
  listOfOne,
  node,
  seq,
  fixed,
  words,
  field,
  type Part,
  asPart,
  mapped,
  oneOf,
  variant,
  without,
  synonyms,
  anyOf,
  type Fields,
  type Source,
} from '../../grammar/index.js';
import type { Effect } from '../../../ir/effect.js';
import { forwardRef } from '../../words/forward-references.js';
import { theyHave } from '../condition/having.js';
import type { Condition } from '../../../ir/condition.js';
import { WHO_DOES } from '../../desugar/each-player.js';
import { playerAs, playerNumber } from '../../words/player.js';

const theyMay: Syntax<readonly Effect[]> = listOfOne(
  node<Effect>(seq(fixed({ kind: 'may', by: 'they' }), words('may'), field('do', forwardRef('deeds')))),
);

/** "each player with fewer than 3 cards in their hand draws …": each player who passes the test. */
export const playersWith: Part<Effect> = asPart(
  mapped(
    node(
      seq(
        oneOf<readonly Part<{ readonly who: 'all' | 'opponents' }>[]>(
          seq(variant('who', 'each player with', 'each player who has'), fixed({ who: 'all' })),
          seq(
            variant('who', 'each opponent with', 'each opposing player with', 'each opponent who has'),
            fixed({ who: 'opponents' }),
          ),
        ),
        field('if', node(theyHave)),
        field('then', forwardRef('deedsOfOne')),
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

const isYours = (effect: Effect): boolean => effect.say?.whose === 'you';

/** "they lose 1 lore and you gain 1 lore": you do it once for each of them. */
const andYou = (theirs: Syntax<readonly Effect[]>): Syntax<readonly Effect[]> =>
  mapped(
    node(seq(field('theirs', theirs), words('and'), field('yours', forwardRef('yourDeeds')))),
    // Without the word "you", the second verb belongs to them as well.
    ({ theirs: first, yours }) =>
      yours[0]?.say?.you === 'you'
        ? [...first, ...yours.map((effect): Effect => ({ ...effect, say: { ...effect.say, whose: 'you' } }))]
        : undefined,
    (effects) => {
      const yours = effects.filter(isYours).map((effect) => ({ ...effect, say: without(effect.say!, 'whose') }));
      return yours.length === 0 ? undefined : { theirs: effects.filter((effect) => !isYours(effect)), yours };
    },
  );

/** "If an opponent has more lore than you, they lose 1 lore": each opponent who passes the test. */
export const ifOpponentHas: Part<Effect> = asPart(
  mapped(
    node(
      seq(
        variant('who', 'if a opponent has', 'if a opposing player has'),
        field('if', node(theyHave)),
        synonyms<{ readonly then: readonly Effect[] }>('they', {
          they: seq(words(', they'), field('then', anyOf(forwardRef('deeds'), theyMay))),
          'that opponent': seq(words(', that opponent'), field('then', forwardRef('deedsOfOne'))),
          'they and you': seq(words(', they'), field('then', andYou(forwardRef('deeds')))),
          'that opponent and you': seq(words(', that opponent'), field('then', andYou(forwardRef('deedsOfOne')))),
        }),
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

const who = (person: WhoDoes, ...phrases: readonly string[]): Part<WhoDoes> =>
  seq(fixed({ ...person }), variant('who', ...phrases));

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

/** "(Each opponent may …) Each opponent who doesn't loses 1 lore": `desugar/each-player.ts` joins both sentences for each opponent. */
export const whoDoes: Part<Effect> = asPart(
  mapped(
    node(seq(someWhoDo, field('do', forwardRef('deedsOfOne')))),
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

/** Effects that two players can do alike. None of them chooses cards in play. */
const SHARED: ReadonlySet<string> = new Set(['draw', 'gainLore', 'loseLore', 'discard']);

const isShared = (effect: Effect): boolean =>
  SHARED.has(effect.kind) && !JSON.stringify(effect).replace('"who":"they"', '').includes('"they"');

/** "You and chosen opponent each draw a card": you choose the opponent, then you draw, then they draw. */
export const youAnd: Part<Effect> = asPart(
  mapped(
    node(
      seq(
        words('you and'),
        variant('who', 'chosen opponent', 'another chosen player'),
        words('each'),
        field('do', forwardRef('deeds')),
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

/** "…, then each player discards a card" is a step after the one of each player, not a part of it. */
const isOfAll = (effect: Effect): boolean =>
  effect.kind === 'each' && effect.say?.join !== undefined && (effect.who === 'all' || effect.who === 'opponents');

/** A player and what that player does. */
export const acting: Part<Effect> = (() => {
  const head = seq(fixed({ kind: 'each' }), playerAs('who'));
  const tail = (num: 'one' | 'many'): Part<object> =>
    field('do', anyOf(forwardRef(num === 'one' ? 'deedsOfOne' : 'deeds'), theyMay));
  const tails = { one: tail('one'), many: tail('many') };
  return {
    firstWords: () => head.firstWords(),
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
export const haveActing: Part<Effect> = seq(
  fixed({ kind: 'each' }),
  words('have'),
  playerAs('who'),
  field('do', forwardRef('deeds')),
);
