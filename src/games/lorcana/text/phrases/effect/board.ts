// What happens to cards in play: banish, exert, ready, choose, move to a location, gain for a time.
import type { Effect, EffectOf, Target } from '../../../ir/effect.js';
import type { Filter } from '../../../ir/filter.js';
import type { CardRule } from '../../../ir/rule.js';
import {
  field,
  fixed,
  forms,
  node,
  oneOf,
  reshaped,
  seq,
  ways,
  within,
  wording,
  words,
  type Fields,
  type Found,
  type Part,
  type Syntax,
} from '../../grammar.js';
import { forEach, value } from '../amount.js';
import { opposite } from '../event/participant.js';
import { isWhat } from '../filter/state.js';
import { described, indefinite } from '../filter.js';
import { cardRules, divide, givenRules, multiply } from '../card-rule.js';
import { duration, durationFirst } from '../duration.js';
import { reference } from '../reference.js';
import { chosenBy, does, objectOf, type Person } from '../person.js';
import { agreeing, chosen, object, subject } from '../target.js';
import { stat, type Num } from '../word.js';

/** Only what is in play can be banished, exerted or readied; ink has effects of its own. */
const isInPlay = ({ choose, all, random, top }: Fields): boolean =>
  top === undefined && ((choose ?? all ?? random ?? {}) as Filter).zone === undefined;

const inPlay = (part: Part<Effect>): Part<Effect> => ({
  ...part,
  read: (source, at) =>
    part.read(source, at).filter(({ value }) => isInPlay((value as unknown as { what: Fields }).what)),
});

const simple =
  (kind: 'banish' | 'exert' | 'ready', third: string) =>
  (person: Person): Part<Effect> =>
    inPlay(acting(kind, third, person));

const acting = (kind: 'banish' | 'exert' | 'ready', third: string, person: Person): Part<Effect> => {
  const base = fixed({ kind }) as Part<{ readonly kind: 'banish' }>;
  return ways<Effect>('verb', {
    [kind]: seq(base, does(person, kind, third), field('what', objectOf(person))),
    'choose and': seq(
      base,
      does(person, 'choose'),
      words('and'),
      does(person, kind, third),
      field('what', chosenBy(person)),
    ),
    ...(kind === 'exert' ? { '{E}': seq(base, words('{E}'), field('what', objectOf(person))) } : {}),
  });
};

const choose = (person: Person): Part<Effect> =>
  seq(fixed({ kind: 'choose' }), does(person, 'choose'), field('cards', chosenBy(person)));

function ofLocations(num: Num, whose?: 'you'): Part<Partial<Filter>> {
  const part = described(num);
  const isPlace = ({ types, of }: Filter): boolean =>
    types?.length === 1 && types[0] === 'location' && (whose === undefined || of === whose);
  return { ...part, read: (source, at) => part.read(source, at).filter(({ value }) => isPlace(value)) };
}

const yours = (determiner: Part<Partial<Filter>>): Part<Target> =>
  within('choose', seq(determiner, fixed({ of: 'you' }), ofLocations('one')));

/** Where a character moves. Only your own locations can be moved to (4.7.1). */
const location: Syntax<Target> = node<Target>(
  oneOf<readonly Part<Target>[]>(
    field('ref', reference('object')),
    ways<Target>('det', {
      a: yours(words('a')),
      another: yours(seq(words('another'), fixed({ other: true }))),
      same: yours(words('the same')),
      chosen: yours(words('chosen')),
      'chosen of yours': within('choose', seq(words('chosen'), ofLocations('one', 'you'))),
      'one of your': within('choose', seq(words('one of your'), fixed({ of: 'you' }), ofLocations('many'))),
    }),
  ),
);

/** "here" is the location that speaks. */
const here: Part<{ readonly location: Target }> = seq(words('here'), fixed({ location: { ref: '?this location' } }));

const there: Part<{ readonly location: Target }> = seq(words('there'), fixed({ location: { ref: '?there' } }));

const toLocation = (person: Person): Part<Effect> =>
  seq(
    fixed({ kind: 'toLocation' }),
    does(person, 'move'),
    field('what', object),
    oneOf<readonly Part<{ readonly location: Target }>[]>(here, there, seq(words('to'), field('location', location))),
    words('for free'),
  );

/** A list of one effect, told as a part of the effect around it. */
function onlyStep(part: Part<Effect>): Part<{ readonly do: readonly Effect[] }> {
  const step = node(part);
  return {
    read: (source, at) => step.read(source, at).map(({ value, next }) => ({ value: { do: [value] }, next })),
    begin: () => step.begin(),
    write(record) {
      const steps = record.do as readonly Effect[] | undefined;
      const text = steps?.length === 1 ? step.write(steps[0]) : undefined;
      return text === undefined ? [] : [{ words: text, used: ['do'] }];
    },
  };
}

/** "this character may move there for free": a choice of its player. */
export const mayMove: Part<Effect> = seq(
  fixed({ kind: 'may' }),
  onlyStep(
    seq(
      fixed({ kind: 'toLocation' }),
      field('what', subject),
      words('may move'),
      oneOf<readonly Part<object>[]>(there, seq(words('to'), field('location', location))),
      words('for free'),
    ) as Part<Effect>,
  ),
);

interface Ruled {
  readonly rules: readonly CardRule[];
}

/** Rules, "for each …" after them or after the duration. */
function timed(rules: Part<Ruled>, last: Part<object>): Part<Ruled> {
  const plain = seq(rules, last);
  const each = forms<Ruled & { readonly per: never }>(
    'each',
    seq(rules, last, forEach) as never,
    seq(rules, forEach, last) as never,
  );
  const eachPart = reshaped(
    each,
    (value) => {
      const { per, ...rest } = value as unknown as Ruled & { per: never };
      const rules = multiply(value.rules, per);
      return rules && { ...rest, rules };
    },
    (record) => {
      const divided = divide(record.rules as readonly CardRule[]);
      return divided && { ...record, ...divided };
    },
  );
  return {
    read: (source, at) => [...eachPart.read(source, at), ...plain.read(source, at)],
    begin: () => plain.begin(),
    *write(record, used) {
      for (const written of eachPart.write(record, used))
        yield { ...written, used: written.used.filter((key) => key !== 'per') };
      yield* plain.write(record, used);
    },
  };
}

const nextReady: Part<Ruled> = seq(
  fixed({ rules: [{ rule: 'cant', what: 'readyAtTurnStart' }], for: 'theirNextReady' }),
  wording(
    'ready',
    "can't ready at the start of their next turn",
    "doesn't ready at the start of their next turn",
    "can't ready at the start of its next turn",
    "don't ready at the start of their next turn",
  ),
);

/** "can't ready at the start of their next turn unless they're at a location": tested when it would ready (6.1.15). */
const readyUnless: Part<Ruled> = reshaped(
  seq(nextReady, words("unless they're"), within('filter', isWhat(indefinite))),
  ({ rules, filter, ...rest }): Ruled => ({
    ...rest,
    rules: [{ rule: 'while', while: { is: 'not', condition: { is: 'matches', ref: 'group', filter } }, rules }],
  }),
  (record) => {
    const [guard] = record.rules as readonly CardRule[];
    const test = guard?.rule === 'while' && guard.while.is === 'not' ? guard.while.condition : undefined;
    return guard?.rule === 'while' && test?.is === 'matches'
      ? { ...record, rules: guard.rules, filter: test.filter }
      : undefined;
  },
);
const noChallengeDamage = (num: 'one' | 'many'): Part<Ruled> =>
  seq(
    fixed({ rules: [{ rule: 'cant', what: 'takeChallengeDamage' }], for: 'thisChallenge' }),
    words(num === 'one' ? 'takes' : 'take'),
    words('no damage from the challenge'),
  );

/** "get +3 {S} while challenging a location this turn": for each of them by itself. */
const whileChallenging = (num: 'one' | 'many'): Part<Ruled> =>
  reshaped(
    seq(field('rules', cardRules(num)), words('while challenging'), field('against', opposite), duration),
    ({ rules, against, ...rest }): Ruled => {
      const filter: Filter = { inChallenge: 'challenger', against };
      return { ...rest, rules: [{ rule: 'while', while: { is: 'matches', ref: 'group', filter }, rules }] };
    },
    (record) => {
      const [guard] = record.rules as readonly CardRule[];
      const filter = guard?.rule === 'while' && guard.while.is === 'matches' ? guard.while.filter : undefined;
      return guard?.rule === 'while' && filter?.inChallenge === 'challenger' && filter.against !== undefined
        ? { ...record, rules: guard.rules, against: filter.against }
        : undefined;
    },
  );

const CANT_CHALLENGE: CardRule = { rule: 'cant', what: 'challenge' };
const MUST_QUEST: CardRule = { rule: 'must', what: 'quest' };

export const lastingRules = (num: 'one' | 'many'): Part<Ruled> =>
  forms<Ruled>(
    'lasting',
    timed(field('rules', cardRules(num)), duration),
    nextReady,
    readyUnless,
    noChallengeDamage(num),
    seq(fixed({ for: 'permanent' }), field('rules', cardRules(num))),
    mustQuest,
    whileChallenging(num),
  );

/** "can't challenge and must quest during their next turn if able": the last words belong to "must". */
const mustQuest: Part<Ruled> = oneOf<readonly Part<Ruled>[]>(
  seq(
    words("can't challenge and must quest during their next turn if able"),
    fixed({ rules: [CANT_CHALLENGE, MUST_QUEST], for: 'theirNextTurn' }),
  ),
  seq(words('must quest during their next turn if able'), fixed({ rules: [MUST_QUEST], for: 'theirNextTurn' })),
);

const isGroup = (to: unknown): boolean => typeof to === 'object' && to !== null && 'all' in to;
const PROHIBITIONS = new Set(['cant', 'must', 'challengeReady', 'questDrying', 'moveFree', 'cantGain']);

/** A prohibition or permission over a group is a rule of the game for a time, not something its members have (6.4.2.1). */
function asRule(give: Fields): Effect {
  const {
    to,
    rules,
    for: lasts,
    ...rest
  } = give as unknown as Ruled & { to: { all: Filter; say?: object }; for: never };
  const cards = to.say === undefined ? to.all : { ...to.all, say: { ...to.all.say, ...to.say } };
  return { ...rest, kind: 'rule', rules: [{ about: 'cards', cards, rules }], for: lasts };
}

function asGive(effect: Fields): Fields | undefined {
  const { rules, ...rest } = effect as unknown as {
    rules: readonly { about: string; cards: Filter; rules: readonly CardRule[] }[];
  };
  const [only, ...others] = rules;
  if (only?.about !== 'cards' || others.length > 0) return undefined;
  const { say, ...filter } = only.cards;
  const { det, ...other } = say ?? {};
  const all = Object.keys(other).length === 0 ? filter : { ...filter, say: other };
  return { ...rest, kind: 'give', to: det === undefined ? { all } : { all, say: { det } }, rules: only.rules };
}

const isRule = (give: Fields): boolean =>
  isGroup(give.to) &&
  give.for !== 'theirNextReady' &&
  (give.rules as readonly CardRule[]).every(({ rule }) => PROHIBITIONS.has(rule));

/** "add his {W} to another chosen character's {S} this turn": said first, "his" is not the one who gets it. */
const addition = reshaped(
  seq(
    words('add'),
    field('by', value),
    words('to'),
    field('to', node(chosen)),
    words("'s"),
    field('stat', stat),
    duration,
  ),
  ({ by, stat: raised, ...rest }): Effect => ({ kind: 'give', rules: [{ rule: 'stat', stat: raised, by }], ...rest }),
  (record) => {
    const { rules = [], ...rest } = record as Fields & { readonly rules?: readonly CardRule[] };
    const [rule, ...more] = rules;
    return rule?.rule === 'stat' && more.length === 0 ? { ...rest, by: rule.by, stat: rule.stat } : undefined;
  },
);
const added: Part<Effect> = {
  ...addition,
  *write(record, used) {
    for (const { words: text } of addition.write(record, used))
      yield { words: text, used: ['kind', 'rules', 'to', 'for'] };
  },
};

const giveForms: Part<Effect> = forms<Effect>(
  'form',
  seq(
    fixed({ kind: 'give' }),
    agreeing('to', (num) => seq(wording('also', '', 'also', 'each'), lastingRules(num))),
  ) as Part<Effect>,
  seq(
    fixed({ kind: 'give' }),
    durationFirst,
    words(','),
    agreeing('to', (num) => timed(field('rules', cardRules(num)), words(''))),
  ),
  seq(
    fixed({ kind: 'give' }),
    words('give'),
    field('to', object),
    timed(field('rules', givenRules), duration),
  ) as Part<Effect>,
  added,
);

/** "(chosen character gets +2 {S} this turn) and can't quest for the rest of this turn": the same card, which goes without saying. */
export const giveMore: Readonly<Record<Num, Syntax<Effect>>> = {
  one: node<Effect>(seq(fixed({ kind: 'give' }), lastingRules('one')) as unknown as Part<Effect>),
  many: node<Effect>(seq(fixed({ kind: 'give' }), lastingRules('many')) as unknown as Part<Effect>),
};

/** Shift is used from the hand: a card in play that gains it gains nothing. "They may move for free", for no time, is a move now. */
const isNoGift = (effect: Effect): boolean =>
  effect.kind === 'give' &&
  effect.rules.some(
    (rule) =>
      (rule.rule === 'keyword' && rule.keyword === 'shift') || (rule.rule === 'moveFree' && effect.for === 'permanent'),
  );

const gifts = (found: readonly Found<Effect>[]): readonly Found<Effect>[] =>
  found.filter(({ value }) => !isNoGift(value));

export const give: Part<Effect> = {
  read: (source, at) =>
    gifts(giveForms.read(source, at)).map(({ value, next }) => ({
      value: isRule(value as unknown as Fields) ? asRule(value as unknown as Fields) : value,
      next,
    })),
  begin: () => giveForms.begin(),
  can: (record) => record.kind === 'give' || record.kind === 'rule',
  *write(record, used) {
    if (record.kind === 'give') yield* giveForms.write(record, used);
    const given = record.kind === 'rule' ? asGive(record) : undefined;
    if (given === undefined) return;
    for (const written of giveForms.write(given, used)) yield { words: written.words, used: ['kind', 'rules', 'for'] };
  },
};

const after: Part<Effect> = seq(
  fixed({ kind: 'later', at: 'afterChallenge' }),
  onlyStep(seq(fixed({ kind: 'ready' }), words('ready'), field('what', object), words('after the challenge'))),
);

const TAKES = ['they take', 'he takes', 'she takes', 'it takes'];
const takes = wording('again', ...TAKES, ...TAKES.map((words) => `, ${words}`));

/** "Until …, the next time they would be dealt damage they take no damage instead." */
const prevent: Part<Effect> = seq(
  fixed({ kind: 'prevent' }),
  ways<Pick<EffectOf<'prevent'>, 'to' | 'for'>>('time', {
    first: seq(durationFirst, words(', the next time'), field('to', subject), words('would be dealt damage')),
    last: seq(words('the next time'), field('to', subject), words('would be dealt damage'), duration),
  }),
  takes,
  words('no damage instead'),
);

export const boardEffects = (person: Person): readonly Part<Effect>[] => [
  simple('banish', 'banishes')(person),
  simple('exert', 'exerts')(person),
  simple('ready', 'readies')(person),
  choose(person),
  toLocation(person),
  ...(person === 'you' ? [give, after, prevent] : []),
];
