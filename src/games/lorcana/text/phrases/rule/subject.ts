// A subject with its rules, as the cards and rules of a static ability: "your other characters get +1 {S}".
import type { Target } from '../../../ir/effect.js';
import type { CardRule, BareRule } from '../../../ir/rule.js';
import type { Amount } from '../../../ir/amount.js';
import type { Filter } from '../../../ir/filter.js';
import {
  type Part,
  seq,
  words,
  reshaped,
  type Fields,
  cachePartReads,
  oneOf,
  inflections,
  field,
  variant,
} from '../../grammar/index.js';
import { multiply, divide, cardRules } from './card-rule.js';
import type { Say } from '../../../ir/vocabulary.js';
import { agreeing } from '../target/target.js';
import type { Num } from '../../words/word.js';
import { forEach, perEach } from '../amount/for-each.js';

export interface Subjected {
  readonly to: Target;
  readonly rules: readonly CardRule[];
  readonly per?: Amount;
  readonly here?: string;
}

/** Remembers two subjects: "this character and your other Pirate characters". */
const BOTH = 'both';

/** Converts a subject to the filter of a rule, which remembers the determiner. */
export function cardsOf(target: Target): Filter | undefined {
  if ('ref' in target) return { is: target.ref };
  if ('both' in target) {
    const each = target.both.map(cardsOf);
    return each.includes(undefined) ? undefined : { anyOf: each as Filter[], say: { det: BOTH } };
  }
  if (!('all' in target)) return undefined;
  return target.say === undefined ? target.all : { ...target.all, say: { ...target.all.say, ...target.say } };
}

function targetOf(cards: Filter): Target | undefined {
  const { say, ...filter } = cards;
  if (say?.det === BOTH) {
    const both = filter.anyOf?.map(targetOf) ?? [];
    return both.length === 0 || both.includes(undefined) ? undefined : { both: both as Target[] };
  }
  if (filter.is !== undefined) return Object.keys(filter).length === 1 ? { ref: filter.is } : undefined;
  const { det, ...other } = say ?? {};
  const all = Object.keys(other).length === 0 ? filter : { ...filter, say: other };
  return det === undefined ? { all } : { all, say: { det } };
}

export function withFilter(
  part: Part<Subjected>,
  phrase: string,
  place: 'before' | 'after',
  extra: Partial<Filter>,
): Part<BareRule> {
  const whole = place === 'after' ? seq(part, words(phrase)) : seq(words(phrase), part);
  return reshaped(
    whole,
    (value): BareRule | undefined => {
      const cards = cardsOf(value.to);
      if (cards === undefined) return undefined;
      const rules = value.per === undefined ? value.rules : multiply(value.rules, value.per);
      const { say } = value as { readonly say?: Say };
      // Shift works from the hand, so a card in play gains nothing from it.
      if (cards.is === undefined && value.rules.some(isShift)) return undefined;
      return rules && { about: 'cards', cards: { ...cards, ...extra }, rules, ...(say === undefined ? {} : { say }) };
    },
    (record) => withoutFilter(record, extra),
  );
}

const isShift = (rule: CardRule): boolean => rule.rule === 'keyword' && rule.keyword === 'shift';

export function withoutFilter(record: Fields, extra: Partial<Filter>): Fields | undefined {
  const { about, cards, rules, ...rest } = record as unknown as {
    about: string;
    cards: Filter;
    rules: readonly CardRule[];
  };
  if (about !== 'cards') return undefined;
  const bare = { ...cards } as Record<string, unknown>;
  for (const [key, value] of Object.entries(extra)) {
    if (bare[key] !== value) return undefined;
    Reflect.deleteProperty(bare, key);
  }
  const to = targetOf(bare);
  if (to === undefined) return undefined;
  const divided = divide(rules);
  return { ...rest, to, ...(divided ?? { rules }) };
}

export const clause: Part<Subjected> = cachePartReads(
  oneOf<readonly Part<Subjected>[]>(
    inflections<Subjected>(
      'each',
      seq(
        agreeing('to', (num: Num) => field('rules', cardRules(num))),
        forEach,
      ) as Part<Subjected>,
      seq(
        words('for each'),
        field('per', perEach),
        words(','),
        agreeing('to', (num: Num) => field('rules', cardRules(num))),
      ) as Part<Subjected>,
    ),
    seq(
      agreeing('to', (num: Num) => field('rules', cardRules(num))),
      variant('turn', '', 'this turn'),
    ),
  ),
);

/** Reports `about`, `cards` and `rules` as written: the inner part writes a subject with its rules instead. */
export const asCardsRule = (part: Part<BareRule>): Part<BareRule> => ({
  read: (source, at) => part.read(source, at),
  firstWords: () => part.firstWords(),
  can: (record) => record.about === 'cards',
  *write(record, used) {
    for (const written of part.write(record, used)) yield { words: written.words, used: ['about', 'cards', 'rules'] };
  },
});
