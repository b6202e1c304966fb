// Whole sentences: conditions, delayed and repeated effects, cases, and the sentences of a text.
import type { CardType } from '../../../ir/vocabulary.js';
import type { Effect, EffectOf } from '../../../ir/effect.js';
import {
  words,
  type Syntax,
  node,
  seq,
  field,
  listOf,
  type Found,
  firstWordsOfAny,
  mapped,
  type Part,
  requireWord,
  fixed,
  oneOf,
  variant,
  anyOf,
  listOfOne,
  marked,
  inflections,
  asPart,
  cacheReadsToEnd,
  type Source,
  lazyFirstWords,
  cacheWrites,
} from '../../grammar/index.js';
import { cardType } from '../../words/word.js';
import { CHAIN } from './clause.js';
import type { Condition } from '../../../ir/condition.js';
import { condition } from '../condition/condition.js';
import type { EventPattern } from '../../../ir/event.js';
import { duration, durationFirst } from '../../words/duration.js';
import { VERB } from './verb.js';
import type { Amount } from '../../../ir/amount.js';
import { perEach, eachN, everyN } from '../amount/for-each.js';
import { event, theirEvent } from '../event/event.js';
import { nextPlayed, lacksDuration } from '../effect/lasting.js';
import { whoDoes, ifOpponentHas } from './acting.js';
import { banishedThisWay, revealers, revealersDo } from '../effect/earlier-sentence.js';
import { desugar, resugar } from '../../desugar/desugar.js';
import { define } from '../../words/forward-references.js';

// "If its card type is: • item, … • character or location, …": one of several cases, by card type.

interface Case {
  readonly types: readonly CardType[];
  readonly then: readonly Effect[];
}

const LEAD = words('if its card type is : •');

const next = words('. •');

const oneCase: Syntax<Case> = node(
  seq(field('types', listOf(cardType('one'), 'or')), words(','), field('then', CHAIN.you)),
);

const list: Syntax<readonly Case[]> = {
  read(source, at) {
    const found: Found<readonly Case[]>[] = [];
    const grow = (before: readonly Case[], from: number): void => {
      for (const { value, next: end } of oneCase.read(source, from)) {
        const now = [...before, value];
        for (const more of next.read(source, end)) grow(now, more.next);
        if (now.length > 1) found.push({ value: now, next: end });
      }
    };
    for (const lead of LEAD.read(source, at)) grow([], lead.next);
    return found;
  },
  firstWords: () => firstWordsOfAny([LEAD]),
  write(value) {
    const texts = (value as readonly Case[]).map((one) => oneCase.write(one));
    return texts.length < 2 || texts.includes(undefined) ? undefined : `if its card type is : • ${texts.join(' . • ')}`;
  },
};

type If = EffectOf<'if'>;

/** Each case becomes the `else` of the case before it. */
const toNested = (cases: readonly Case[]): If | undefined => {
  const [first, ...others] = cases;
  if (first === undefined) return undefined;
  const more = toNested(others);
  const test = { is: 'matches', ref: '?its', filter: { types: first.types } } as const;
  return { kind: 'if', if: test, then: first.then, ...(more && { else: [more] }), say: { cases: 'type' } };
};

const fromNested = (effect: Effect | undefined): readonly Case[] => {
  if (effect?.kind !== 'if' || effect.say?.cases === undefined || effect.if.is !== 'matches') return [];
  return [{ types: effect.if.filter.types ?? [], then: effect.then }, ...fromNested(effect.else?.[0])];
};

const cases: Syntax<Effect> = mapped(list, toNested, fromNested);

// Conditions, delayed effects and repeated effects.

const negated: Syntax<Condition> = mapped(
  condition,
  (inner): Condition => ({ is: 'not', condition: inner }),
  (outer) => (outer.is === 'not' ? outer.condition : undefined),
);

/** Rejects "that character can't … unless they're …": it is a rule with its own condition, not a condition that is tested now. */
const rejectOwnCondition = (part: Part<EffectOf<'if'>>): Part<EffectOf<'if'>> => ({
  ...part,
  read: (source, at) =>
    part
      .read(source, at)
      .filter(
        ({ value }) => value.then[0]?.kind !== 'give' || value.if.is !== 'not' || value.if.condition.is !== 'matches',
      ),
});

/** "A unless C". */
const effectUnless: Part<Effect> = requireWord(
  'unless',
  rejectOwnCondition(seq(fixed({ kind: 'if' }), field('then', CHAIN.you), words('unless'), field('if', negated))),
);

/** Every event ("whenever"), or only one ("the next time"). */
const waiting: Part<object> = oneOf<readonly Part<object>[]>(
  words('whenever'),
  seq(variant('next', 'the next time', 'when'), fixed({ times: 1 })),
);

/** Delayed effects, with an optional condition that is tested at that time: "if that character is exerted, …". */
const delayedSteps: Syntax<readonly Effect[]> = anyOf(
  CHAIN.you,
  listOfOne(
    node<Effect>(seq(fixed({ kind: 'if' }), words('if'), field('if', condition), words(','), field('then', CHAIN.you))),
  ),
);

/** "Whenever … this turn, …", "until the start of your next turn, whenever …, …". */
const watches = (on: Syntax<EventPattern>): readonly Part<Effect>[] => [
  seq(fixed({ kind: 'watch' }), waiting, field('on', on), duration, words(','), field('do', delayedSteps)),
  seq(
    fixed({ kind: 'watch' }),
    durationFirst,
    words(','),
    waiting,
    field('on', on),
    words(','),
    field('do', delayedSteps),
  ),
];

/** "When you do" waits for the step before, and goes through the bag (L-30). */
const whenYouDo: Syntax<Effect> = mapped(
  node(seq(words('when you do ,'), field('do', CHAIN.you))),
  ({ do: steps }): Effect => ({
    kind: 'if',
    if: { is: 'done', step: '?you do' },
    then: [{ kind: 'whenYouDo', do: steps }],
  }),
  (effect) => {
    const then = effect.kind === 'if' && effect.if.is === 'done' ? effect.then[0] : undefined;
    return then?.kind === 'whenYouDo' ? { do: then.do } : undefined;
  },
);

const DELAYS = [
  ['endOfTurn', 'at the end of the turn', 'at the end of this turn'],
  ['endOfYourTurn', 'at the end of your turn'],
] as const;

/** "Banish them (at the end of the turn)": only with cards mentioned before. */
const onMentioned: Syntax<Effect> = mapped(VERB.you, onMentionedOnly, onMentionedOnly);

function onMentionedOnly(effect: Effect): Effect | undefined {
  return (effect.kind === 'banish' || effect.kind === 'move') && 'ref' in effect.what ? effect : undefined;
}

const forEach: Part<Effect> = seq(
  fixed({ kind: 'repeat' }),
  oneOf<readonly Part<{ readonly times: Amount }>[]>(
    seq(words('for each'), field('times', perEach)),
    seq(words('for each'), field('times', eachN)),
    seq(words('for every'), field('times', everyN)),
  ),
  words(','),
  field('do', CHAIN.you),
);

/** Delayed effects, effects of later events, and effects for each of several things or players. */
const DELAYED: readonly Part<Effect>[] = [
  forEach,
  // You do it for each player, who is `they` inside the effect.
  marked(
    'for',
    'each',
    seq(
      fixed({ kind: 'each', who: 'opponents' }),
      variant('opponent', 'for each opposing player ,', 'for each opponent ,'),
      field('do', CHAIN.you),
    ),
  ),
  marked('for', 'each', seq(fixed({ kind: 'each', who: 'all' }), words('for each player ,'), field('do', CHAIN.you))),
  inflections<Effect>('watch', ...[event, theirEvent].flatMap(watches), nextPlayed),
  inflections<Effect>(
    'later',
    ...DELAYS.flatMap(([at, ...times]): readonly Part<Effect>[] => [
      seq(fixed({ kind: 'later', at }), variant('end', ...times.map((time) => `${time} ,`)), field('do', delayedSteps)),
      seq(fixed({ kind: 'later', at }), field('do', listOfOne(onMentioned)), variant('end', ...times)),
    ]),
  ),
  seq(
    fixed({ kind: 'later', at: 'startOfYourTurn' }),
    words('at the start of your next turn ,'),
    field('do', delayedSteps),
  ),
];

/** The part after "if C,": clauses, or a delayed effect such as "whenever one of your characters quests this turn, …". */
const consequence: Syntax<readonly Effect[]> = anyOf(
  CHAIN.you,
  listOfOne(node(oneOf(...DELAYED))),
  listOfOne(node(effectUnless)),
);

/** All sentences that are not lists of clauses. */
const otherSentences: Part<Effect> = oneOf<readonly Part<Effect>[]>(
  requireWord('who', whoDoes),
  inflections<Effect>(
    'if',
    seq(fixed({ kind: 'if' }), words('if'), field('if', condition), words(','), field('then', consequence)),
    effectUnless,
    requireWord('if', seq(fixed({ kind: 'if' }), field('then', CHAIN.you), words('if'), field('if', condition))),
    seq(fixed({ kind: 'if' }), words('unless'), field('if', negated), words(','), field('then', consequence)),
  ),
  ...DELAYED,
  seq(fixed({ kind: 'otherwise' }), words('otherwise ,'), field('then', consequence)) as unknown as Part<Effect>,
  requireWord(
    'instead',
    inflections<Effect>(
      'instead',
      seq(
        fixed({ kind: 'instead' }),
        words('if'),
        field('if', condition),
        words(','),
        field('then', CHAIN.you),
        words('instead'),
      ) as unknown as Part<Effect>,
      seq(
        fixed({ kind: 'instead' }),
        field('then', CHAIN.you),
        words('instead if'),
        field('if', condition),
      ) as unknown as Part<Effect>,
    ),
  ),
  asPart(whenYouDo),
  ...banishedThisWay(CHAIN.you, listOfOne(VERB.you)),
  asPart(cases),
  requireWord(['they', 'that'], ifOpponentHas),
  asPart(revealers),
  requireWord('reveals', asPart(revealersDo(CHAIN.it))),
);

/** True for "put the top card … for each …", which is a clause (`effect/zone.ts`). The sentence is "for each …, …". */
const isClause = (effect: Effect): boolean => effect.kind === 'repeat' && effect.say?.for === 'last';

const otherSentence: Syntax<Effect> = mapped(
  node(otherSentences),
  (effect) => effect,
  (effect) => (isClause(effect) ? undefined : effect),
);

const anySentence: Syntax<readonly Effect[]> = anyOf(listOfOne(otherSentence), CHAIN.you);

/** A sentence without its full stop. The first effect remembers a "Then," in front. */
const sentence: Syntax<readonly Effect[]> = (() => {
  const thens = ['then ,', 'then'].map((phrase) => ({ phrase, part: words(phrase) }));
  return cacheReadsToEnd({
    read(source: Source, at: number) {
      return [
        ...anySentence.read(source, at),
        ...thens.flatMap(({ phrase, part }) =>
          part.read(source, at).flatMap((lead) =>
            anySentence.read(source, lead.next).map(({ value, next }) => {
              const [first, ...others] = value;
              return { value: [{ ...first!, say: { ...first!.say, then: phrase } }, ...others], next };
            }),
          ),
        ),
      ];
    },
    firstWords: lazyFirstWords(() => firstWordsOfAny([anySentence, words('then')])),
    write(value: unknown) {
      const effects = value as readonly Effect[];
      const text = anySentence.write(effects);
      const then = effects[0]?.say?.then;
      return text === undefined || then === undefined ? text : `${then} ${text}`;
    },
  });
})();

/** Sentences as written. `desugar/desugar.ts` turns them into effects. */
const sentences: Syntax<readonly (readonly Effect[])[]> = {
  read(source, at) {
    const found: Found<readonly (readonly Effect[])[]>[] = [];
    const grow = (all: readonly (readonly Effect[])[], from: number): void => {
      for (const { value, next } of sentence.read(source, from)) {
        if (source.tokens[next]?.lower === '.') grow([...all, value], next + 1);
        found.push({ value: [...all, value], next });
      }
    };
    grow([], at);
    return found;
  },
  firstWords: () => sentence.firstWords(),
  write(value) {
    const texts = (value as readonly (readonly Effect[])[]).map((one) => sentence.write(one));
    return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join(' . ');
  },
};

/** The effects of several sentences. Refuses effects without a needed duration. */
const desugared = (all: readonly (readonly Effect[])[]): readonly Effect[] | undefined => {
  const effects = desugar(all);
  return effects?.some(lacksDuration) === true ? undefined : effects;
};

/** The effects of an ability or action: sentences without the last full stop. */
export const body: Syntax<readonly Effect[]> = cacheReadsToEnd(cacheWrites(mapped(sentences, desugared, resugar)));

define('body', body);
