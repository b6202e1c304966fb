// Events, for triggers, watches ("the next time …") and conditions ("… this turn"), in the present and in the past.
import type { EventPattern } from '../../../ir/event.js';
import {
  type Part,
  reshaped,
  without,
  words,
  within,
  seq,
  fixed,
  variant,
  maybe,
  field,
  cachePartReads,
  inflections,
  same,
  type Syntax,
  node,
  synonyms,
  requireWord,
  mapped,
  several,
  listOf,
  oneOf,
  constant,
} from '../../grammar/index.js';
import { opposite, on, actedOn, inChallenge, subject, type EventFields, object } from './participant.js';
import { described } from '../filter/filter.js';
import { number } from '../../words/word.js';
import { contractedBe, reference } from '../../words/reference.js';
import { presentZoneEvents, pastZoneEvents, countedZoneEvents } from './zone-verb.js';
import { anyCardVerb } from './card-verb.js';
import { playerVerb, playerCounts, putUnderCounts, inkedCounts } from './player-event.js';
import type { Filter } from '../../../ir/filter.js';

// "A character is returned to your hand": only your own cards go to your hand, so the text need not name their owner.

/** True if the words name your hand. The default words do, and are not remembered; words for other hands contain "their" or "a". */
const isToYourHand = ({ on, say }: EventPattern): boolean =>
  on === 'returnedToHand' && !/\b(their|a)\b/.test(say?.how ?? '');

/** Remembered if the owner is implied by the hand. */
const IMPLIED_OWNER = 'hand';

const hasImpliedOwner = (event: EventPattern): boolean =>
  isToYourHand(event) && event.subject?.of === undefined && event.subject?.is === undefined;

function withImpliedOwner(part: Part<EventPattern>): Part<EventPattern> {
  const read = reshaped(
    part,
    (event): EventPattern | undefined => {
      if (isToYourHand(event) && event.subject?.of === 'opponents') return undefined;
      return hasImpliedOwner(event)
        ? { ...event, subject: { ...event.subject, of: 'you' }, say: { ...event.say, owner: IMPLIED_OWNER } }
        : event;
    },
    (record) => record,
  );
  return {
    ...read,
    *write(record, used) {
      const { say, subject } = record as unknown as EventPattern;
      if (say?.owner !== IMPLIED_OWNER) yield* part.write(record, used);
      else
        for (const written of part.write({ ...record, subject: without(subject!, 'of') }, used))
          yield { ...written, used: [...written.used, 'subject.of'] };
    },
  };
}

// All events.

export { opposite };

/** Events without an acting player: passive verbs, "it's banished", "one or more of your characters sing a song". */
const passive: readonly Part<EventPattern>[] = [
  on(
    'singers',
    words('one or more of your'),
    within('subject', seq(fixed({ of: 'you' }), described('many'))),
    variant('sing', 'sings a song', 'sing a song'),
  ),
  on('putUnder', words('a card is put under'), actedOn),
  on('damageRemoved', maybe(seq(field('amount', number), words('or more'))), words('damage is removed from'), actedOn),
  on('challenged', within('subject', field('is', contractedBe)), words('challenged')),
  on('banished', within('subject', field('is', contractedBe)), words('banished'), inChallenge),
  ...presentZoneEvents,
  on('dealtDamage', words('damage is dealt to'), actedOn),
  ...(['exerted', 'readied', 'damaged'] as const).map((name) =>
    on(name, within('subject', field('is', contractedBe)), words(name)),
  ),
  on('dealtDamage', within('subject', field('is', contractedBe)), words('dealt damage'), inChallenge),
];

const anyVerb: Part<EventPattern> = cachePartReads(
  inflections('verb', withImpliedOwner(seq(subject, anyCardVerb('present'))), playerVerb('present'), ...passive),
);

/** "while here", "while at a location": a state of the subject at the time of the event. */
const during = (phrase: string, key: 'here' | 'atLocation' | 'at', value: true | Filter = true): Part<EventPattern> =>
  reshaped(
    seq(anyVerb, words(phrase)),
    (found): EventPattern | undefined =>
      found.subject === undefined ? undefined : { ...found, subject: { ...found.subject, [key]: value } },
    (record) => {
      const { [key]: there, ...filter } = (record.subject ?? {}) as Filter;
      return same(there, value) ? { ...record, subject: filter } : undefined;
    },
  );

export const event: Syntax<EventPattern> = node(
  synonyms<EventPattern>('where', {
    '': anyVerb,
    'while here': requireWord('while', during('while here', 'here')),
    'while at one of your locations': requireWord(
      'while',
      during('while at one of your locations', 'at', { of: 'you', types: ['location'] }),
    ),
    'while at a location': requireWord('while', during('while at a location', 'atLocation')),
  }),
);

/** "this character quests or challenges": two events with one subject. */
export const eitherEvent: Syntax<readonly EventPattern[]> = mapped(
  node(seq(subject, field('verbs', several(listOf(node(anyCardVerb('present')), 'or'))))),
  ({ subject: one, verbs }) => {
    const events = verbs.map((verb): EventPattern => ({ ...verb, ...(one && { subject: one }) }));
    // A shared subject cannot have an implied owner.
    return events.some(hasImpliedOwner) ? undefined : events;
  },
  (events) => {
    const [first] = events;
    return first?.subject === undefined || events.length < 2
      ? undefined
      : { subject: first.subject, verbs: events.map((one) => without(one, 'subject') as EventPattern) };
  },
);

/** Events with a plural reference as subject: "they challenge". Only effects that wait for an event use them, "… this turn". */
const pluralEvent = (
  name: EventPattern['on'],
  verb: string,
  ...more: readonly Part<EventFields>[]
): Part<EventPattern> => on(name, within('subject', field('is', reference('subject'))), words(verb), ...more);

export const theirEvent: Syntax<EventPattern> = node(
  oneOf(
    pluralEvent('challenge', 'challenge', maybe(object)),
    pluralEvent('quest', 'quest'),
    pluralEvent('banishes', 'banish', object, words('in a challenge')),
    pluralEvent('banished', 'are banished', maybe(seq(words('in a challenge'), fixed({ inChallenge: true })))),
    pluralEvent('challenged', 'are challenged'),
    pluralEvent('sings', 'sing a song'),
  ),
);

const pointOfTurn = (name: 'turnStart' | 'turnEnd', phrase: string): Part<EventPattern> =>
  seq(
    fixed({ on: name }),
    words(`at the ${phrase} of`),
    oneOf<readonly Part<EventFields>[]>(
      seq(variant('yours', 'your turn', 'each of your turns'), fixed({ by: 'you' })),
      seq(
        variant(
          'opponents',
          "each opponent's turn",
          "opponents' turns",
          "a opponent's turn",
          "each of your opponents' turns",
          "your opponents' turns",
        ),
        fixed({ by: 'opponents' }),
      ),
      seq(variant('turn', "each player's turn", 'the turn', 'each turn', 'every turn'), fixed({ by: 'all' })),
    ),
  );

export const turnEvent: Syntax<EventPattern> = node(
  oneOf(pointOfTurn('turnStart', 'start'), pointOfTurn('turnEnd', 'end')),
);

const pastPassive: readonly Part<EventPattern>[] = [
  on('damageRemoved', maybe(seq(field('amount', number), words('or more'))), words('damage was removed from'), actedOn),
  on('putUnder', words('a card was put under'), actedOn),
  ...pastZoneEvents,
];

/** Events in the past, for conditions with "… this turn". */
export const pastEvent: Syntax<EventPattern> = node(
  inflections(
    'past',
    withImpliedOwner(seq(subject, anyCardVerb('past'))),
    playerVerb('past'),
    ...pastPassive,
    seq(within('subject', field('is', constant('they', '?they'))), anyCardVerb('past', 'many')),
  ),
);

/** "you haven't played a song", "this character didn't quest". */
export const missingEvent: Syntax<EventPattern> = node(
  inflections('missing', playerVerb('not'), seq(subject, anyCardVerb('not'))),
);

interface Times {
  readonly atLeast: number;
}

/** Past events with a count: "2 or more cards were put into your discard", "you've played 2 or more actions". */
export const countedEvents = (count: Part<Times>): readonly Part<Times & { readonly event: EventPattern }>[] => {
  const ofThese = synonyms<EventFields>('of', {
    '': within('subject', described('many')),
    'of your': seq(words('of your'), within('subject', seq(fixed({ of: 'you' }), described('many')))),
  });
  return [
    ...countedZoneEvents.map((event) => seq(count, within('event', event))),
    ...playerCounts(count),
    ...putUnderCounts(count),
    ...inkedCounts(count),
    seq(count, within('event', withImpliedOwner(seq(ofThese, anyCardVerb('past', 'many'))))),
  ];
};
