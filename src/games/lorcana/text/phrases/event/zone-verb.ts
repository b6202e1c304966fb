// Events of cards that enter or leave a zone, without an acting player: "a card is put into your inkwell".
import type { EventName, EventPattern } from '../../../ir/event.js';
import type { Num } from '../../words/word.js';
import type { Filter } from '../../../ir/filter.js';
import {
  type Fields,
  type Part,
  oneOf,
  seq,
  words,
  fixed,
  variant,
  within,
  nothing,
  synonyms,
} from '../../grammar/index.js';
import { on } from './participant.js';
import { described } from '../filter/filter.js';

interface ZoneVerb {
  readonly on: EventName;
  readonly zone: 'inkwell' | 'discard';
  readonly present: readonly string[];
  readonly past: Readonly<Record<Num, readonly string[]>>;
  /** The form after the cards, without "that was". */
  readonly participle?: string;
}

const PUT = {
  participle: 'put into',
  present: ['is put into'],
  past: { one: ['was put into', 'has been put into'], many: ['were put into', 'have been put into'] },
};

const VERBS: readonly ZoneVerb[] = [
  { on: 'inked', zone: 'inkwell', ...PUT },
  { on: 'putIntoDiscard', zone: 'discard', ...PUT },
  {
    on: 'leavesDiscard',
    zone: 'discard',
    present: ['leaves'],
    past: { one: ['left', 'has left'], many: ['have left', 'left'] },
  },
];

const OWNERS: readonly (readonly [string, Partial<Filter> & Fields])[] = [
  ['your', { of: 'you' }],
  ["a opponent's", { of: 'opponents' }],
  ["a player's", {}],
];

/** "(put into your discard) from your deck": neither banished nor discarded from a hand. */
const fromDeck = (owner: string): Part<object> =>
  oneOf<readonly Part<object>[]>(
    seq(words(owner === 'your' ? 'from your deck' : 'from their deck'), fixed({ from: 'deck' })),
    variant('anywhere', '', 'from anywhere'),
  );

const zoneEvents = (
  num: Num,
  before: string,
  forms: (verb: ZoneVerb) => readonly string[],
): readonly Part<EventPattern>[] =>
  VERBS.flatMap((verb) =>
    OWNERS.map(([owner, filter]) =>
      on(
        verb.on,
        words(before),
        within('subject', seq(fixed(filter), described(num))),
        variant('how', ...forms(verb)),
        words(`${owner} ${verb.zone}`),
        verb.on === 'putIntoDiscard' ? fromDeck(owner) : nothing,
      ),
    ),
  );

/** "a card is put into your inkwell". */
export const presentZoneEvents = zoneEvents('one', 'a', ({ present }) => present);

/** "a card left your discard". */
export const pastZoneEvents = zoneEvents('one', 'a', ({ past }) => past.one);

/** "(for each) card that left your discard". */
export const cardsThatMoved = (num: Num): readonly Part<EventPattern>[] =>
  VERBS.flatMap((verb) =>
    OWNERS.map(([owner, filter]) =>
      on(
        verb.on,
        within('subject', seq(fixed(filter), described(num))),
        synonyms<object>('that', {
          that: seq(words('that'), variant('how', ...verb.past[num])),
          ...(verb.participle === undefined ? {} : { '': words(verb.participle) }),
        }),
        words(`${owner} ${verb.zone}`),
      ),
    ),
  );

/** "no cards were put into your discard". */
export const missingZoneEvents = zoneEvents('many', 'no', ({ past }) => past.many);

/** "(2 or more) cards were put into your discard". */
export const countedZoneEvents = zoneEvents('many', '', ({ past }) => past.many);
