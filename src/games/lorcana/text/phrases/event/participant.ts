// The cards of an event: its subject, and the other card, such as the opposing one in a challenge.
import type { EventPattern, EventName } from '../../../ir/event.js';
import {
  type Part,
  seq,
  fixed,
  words,
  synonyms,
  type Syntax,
  node,
  oneOf,
  field,
  cacheReadsAndWrites,
  anyOf,
  mapped,
  several,
  listOf,
  maybe,
  variant,
} from '../../grammar/index.js';
import type { Filter } from '../../../ir/filter.js';
import type { Num } from '../../words/word.js';
import { described } from '../filter/filter.js';
import { reference } from '../../words/reference.js';

export type EventFields = Partial<EventPattern>;

export const on = (name: EventName, ...parts: readonly Part<EventFields>[]): Part<EventPattern> =>
  seq(fixed({ on: name }), ...parts);

const kind = (text: string, filter: Partial<Filter>, num: Num): Part<Filter> =>
  seq(words(text), fixed(filter), described(num));

const someCard: Part<Filter> = synonyms<Filter>('det', {
  a: kind('a', {}, 'one'),
  another: kind('another', { other: true }, 'one'),
  'one of your other': kind('one of your other', { of: 'you', other: true }, 'many'),
  'one of your': kind('one of your', { of: 'you' }, 'many'),
  'another of your': kind('another of your', { of: 'you', other: true }, 'many'),
  'another one of your': kind('another one of your', { of: 'you', other: true }, 'many'),
  "one of your opponents'": kind("one of your opponents'", { of: 'opponents' }, 'many'),
  "a opponent's": kind("a opponent's", { of: 'opponents' }, 'one'),
  'one of their': kind('one of their', { of: 'they' }, 'many'),
});

/** "this character or another Ally character". */
export const participant = (grammatical: 'subject' | 'object'): Syntax<Filter> => {
  const one = node(oneOf<readonly Part<Filter>[]>(field('is', reference(grammatical)), someCard));
  return cacheReadsAndWrites(
    anyOf<Filter>(
      one,
      mapped(
        several(listOf(one, 'or')),
        (filters): Filter => ({ anyOf: filters }),
        (filter) => filter.anyOf,
      ),
    ),
  );
};

/** The subject, before the verb. */
export const subject: Part<EventFields> = field('subject', participant('subject'));

/** The subject of the event after the verb of a player: "you banish one of their characters". */
export const actedOn: Part<EventFields> = field('subject', participant('object'));

/** The other card of a challenge. It is never the subject, so "another" means the same as "a". */
export const opposite: Syntax<Filter> = node(
  oneOf<readonly Part<Filter>[]>(
    synonyms<Filter>('det', {
      another: kind('another', {}, 'one'),
      a: kind('a', {}, 'one'),
      any: kind('any', {}, 'one'),
      'one of your other': kind('one of your other', { of: 'you', other: true }, 'many'),
      'one of your': kind('one of your', { of: 'you' }, 'many'),
    }),
    field('is', reference('object')),
  ),
);

export const object: Part<EventFields> = field('object', opposite);

export const inChallenge: Part<EventFields> = maybe(seq(words('in a challenge'), fixed({ inChallenge: true })));

/** "(here) from another location". */
export const fromLocation: Part<EventFields> = maybe(
  seq(variant('from', 'from a location', 'from another location'), fixed({ fromLocation: true })),
);
