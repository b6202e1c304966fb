// Rules given to cards for a time: "chosen character gains …", "give them …".
import {
  type Fields,
  reshaped,
  seq,
  words,
  field,
  synonyms,
  node,
  within,
  type Part,
  inflections,
  fixed,
  variant,
  type Syntax,
  type Found,
} from '../../grammar/index.js';
import type { Effect, Target } from '../../../ir/effect.js';
import { type Ruled, lastingRules, timed, YOUR_NEXT_READY } from './lasting.js';
import type { Filter } from '../../../ir/filter.js';
import type { CardRule } from '../../../ir/rule.js';
import { value } from '../amount/amount.js';
import { chosen } from '../target/determiner.js';
import { possessive } from '../../words/reference.js';
import { stat, type Num } from '../../words/word.js';
import { duration, durationFirst } from '../../words/duration.js';
import { agreeing, object } from '../target/target.js';
import { cardRules, givenRules } from '../rule/card-rule.js';

const isGroup = (to: unknown): boolean => typeof to === 'object' && to !== null && 'all' in to;

const GAME_RULES = new Set(['cant', 'must', 'challengeReady', 'questDrying', 'moveFree', 'cantGain', 'enters']);

/** A prohibition or permission for a group is a temporary rule of the game, not a property of the cards in it (6.4.2.1). */
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
  (give.rules as readonly CardRule[]).every(({ rule }) => GAME_RULES.has(rule));

/** True if "his" could mean the chosen character or this character: "add the {S} of chosen character to his {S}". */
const isAmbiguous = (by: unknown, to: Target): boolean =>
  'ref' in to && /^\?(his|her|its)$/.test(to.ref) && JSON.stringify(by).includes('"chosen"');

/**
 * "add his {W} to another chosen character's {S} this turn". Pronouns are resolved in the order of the fields. So `rules` stands before
 * `to`: "his" is not the chosen character.
 */
const addition = reshaped(
  seq(
    words('add'),
    field('by', value),
    words('to'),
    synonyms<{ readonly to: Target }>('whose', {
      chosen: seq(field('to', node(chosen)), words("'s")),
      known: within('to', field('ref', possessive)),
    }),
    field('stat', stat),
    duration,
  ),
  ({ by, stat: raised, ...rest }): Effect | undefined =>
    isAmbiguous(by, rest.to) ? undefined : { kind: 'give', rules: [{ rule: 'stat', stat: raised, by }], ...rest },
  (record) => {
    const { rules = [], ...rest } = record as Fields & { readonly rules?: readonly CardRule[] };
    const [rule, ...more] = rules;
    return rule?.rule === 'stat' && more.length === 0 ? { ...rest, by: rule.by, stat: rule.stat } : undefined;
  },
);

const addedStat: Part<Effect> = {
  ...addition,
  *write(record, used) {
    for (const { words: text } of addition.write(record, used))
      yield { words: text, used: ['kind', 'rules', 'to', 'for'] };
  },
};

const giveForms: Part<Effect> = inflections<Effect>(
  'form',
  seq(
    fixed({ kind: 'give' }),
    agreeing('to', (num) => seq(variant('also', '', 'also', 'each'), lastingRules(num))),
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
  addedStat,
);

/** "(chosen character gets +2 {S} this turn) and can't quest for the rest of this turn": without a subject. */
export const elidedGive: Readonly<Record<Num, Syntax<Effect>>> = {
  one: node<Effect>(seq(fixed({ kind: 'give' }), lastingRules('one')) as unknown as Part<Effect>),
  many: node<Effect>(seq(fixed({ kind: 'give' }), lastingRules('many')) as unknown as Part<Effect>),
};

/**
 * Rejects rules that cannot be given: Shift, which works from the hand; "may move for free" without a duration, which is a move and not a
 * rule; how cards enter play, for a card that is in play; and "your next turn" for a card that may not be yours.
 */
const isImplausible = (effect: Effect): boolean =>
  effect.kind === 'give' &&
  effect.rules.some(
    (rule) =>
      (rule.rule === 'keyword' && rule.keyword === 'shift') ||
      (rule.rule === 'moveFree' && effect.for === 'permanent') ||
      (rule.rule === 'enters' && !isRule(effect)) ||
      (isRule(effect) && isOfChosen(effect.to)) ||
      (isOfYourReady(effect) && !isYours(effect.to)),
  );

export const isOfYourReady = ({ say }: Effect): boolean => YOUR_NEXT_READY.includes(say?.ready ?? '');

/** True if all possible targets are yours. */
export const isYours = (to: Target): boolean =>
  'ref' in to
    ? /^\?(this |he$|she$|it$)/.test(to.ref)
    : 'choose' in to
      ? to.choose.of === 'you'
      : 'all' in to && to.all.of === 'you';

/** True for all cards of a chosen player. A temporary rule cannot keep the choice of a player. */
const isOfChosen = (to: Target): boolean => 'all' in to && typeof to.all.of === 'object';

const plausibleOnly = (found: readonly Found<Effect>[]): readonly Found<Effect>[] =>
  found.filter(({ value }) => !isImplausible(value));

export const give: Part<Effect> = {
  read: (source, at) =>
    plausibleOnly(giveForms.read(source, at)).map(({ value, next }) => ({
      value: isRule(value as unknown as Fields) ? asRule(value as unknown as Fields) : value,
      next,
    })),
  firstWords: () => giveForms.firstWords(),
  can: (record) => record.kind === 'give' || record.kind === 'rule',
  *write(record, used) {
    if (record.kind === 'give') yield* giveForms.write(record, used);
    const given = record.kind === 'rule' ? asGive(record) : undefined;
    if (given === undefined) return;
    for (const written of giveForms.write(given, used)) yield { words: written.words, used: ['kind', 'rules', 'for'] };
  },
};
