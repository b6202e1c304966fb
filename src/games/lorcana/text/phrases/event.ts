// What happens to which cards: the events of "whenever …", "the next time …" and "… this turn".
import type { EventName, EventPattern } from '../../ir/event.js';
import type { Filter } from '../../ir/filter.js';
import {
  anyOf,
  field,
  fixed,
  forms,
  listOf,
  mapped,
  maybe,
  node,
  oneOf,
  rememberAll,
  rememberPart,
  reshaped,
  seq,
  ways,
  within,
  wording,
  words,
  type Part,
  type Syntax,
} from '../grammar.js';
import { described, several } from './filter.js';
import { reference, shortBe } from './reference.js';
import { number, type Num } from './word.js';

type Some = Partial<EventPattern>;

const kind = (text: string, filter: Partial<Filter>, num: Num): Part<Filter> =>
  seq(words(text), fixed(filter), described(num));

const oneParticipant: Syntax<Filter> = node(
  oneOf<readonly Part<Filter>[]>(
    field('is', reference('subject')),
    ways<Filter>('det', {
      a: kind('a', {}, 'one'),
      another: kind('another', { other: true }, 'one'),
      'one of your other': kind('one of your other', { of: 'you', other: true }, 'many'),
      'one of your': kind('one of your', { of: 'you' }, 'many'),
      "one of your opponents'": kind("one of your opponents'", { of: 'opponents' }, 'many'),
      'one of their': kind('one of their', { of: 'they' }, 'many'),
    }),
  ),
);

/** The card that does it, or that it is done to: "this character or another Ally character". */
export const participant: Syntax<Filter> = rememberAll(
  anyOf<Filter>(
    oneParticipant,
    mapped(
      several(listOf(oneParticipant, 'or')),
      (filters): Filter => ({ anyOf: filters }),
      (filter) => filter.anyOf,
    ),
  ),
);

/** The other one in a challenge. It is never the first, so "another" says no more than "a". */
export const opposite: Syntax<Filter> = node(
  ways<Filter>('det', { another: kind('another', {}, 'one'), a: kind('a', {}, 'one'), any: kind('any', {}, 'one') }),
);

const on = (name: EventName, ...parts: readonly Part<Some>[]): Part<EventPattern> => seq(fixed({ on: name }), ...parts);

const subject: Part<Some> = field('subject', participant);
const byYou: Part<Some> = fixed({ by: 'you' });
const byOpponent: Part<Some> = fixed({ by: 'opponents' });
const inChallenge: Part<Some> = maybe(seq(words('in a challenge'), fixed({ inChallenge: true })));
const object: Part<Some> = field('object', opposite);
const subjectObject = field(
  'subject',
  node(
    oneOf<readonly Part<Filter>[]>(
      field('is', reference('object')),
      ways<Filter>('det', {
        a: kind('a', {}, 'one'),
        another: kind('another', { other: true }, 'one'),
        'one of your other': kind('one of your other', { of: 'you', other: true }, 'many'),
        'one of your': kind('one of your', { of: 'you' }, 'many'),
      }),
    ),
  ),
);

const played: Part<Some> = oneOf<readonly Part<Some>[]>(
  subject,
  seq(words('a second'), fixed({ nth: 2 }), within('subject', described('one')), words('in a turn')),
);

const discarded: Part<Some> = forms<Some>(
  'cards',
  seq(words('one or more cards'), fixed({ amount: 1 })),
  seq(field('amount', number), words('or more cards')),
  words('a card'),
);

const verbs: readonly Part<EventPattern>[] = [
  on('play', words('you play'), byYou, subjectObject, words('on this card'), fixed({ onThis: true })),
  on('play', words('you play'), byYou, oneOf<readonly Part<Some>[]>(played)),
  on('play', words('you pay'), byYou, field('paidAtMost', number), words('{I} or less to play'), subject),
  on('play', words('a opponent plays'), byOpponent, subject),
  on('play', subject, words('is played')),
  on('quest', subject, words('quests')),
  on('challenge', subject, words('challenges'), maybe(object)),
  on('challenged', subject, words('is challenged')),
  on('challenged', within('subject', field('is', shortBe)), words('challenged')),
  on('banished', subject, words('is banished'), inChallenge),
  on('banished', subject, words('is challenged and banished'), fixed({ inChallenge: true, as: 'challenged' })),
  on('banished', subject, words('challenges and is banished'), fixed({ inChallenge: true, as: 'challenger' })),
  on('banishes', subject, words('banishes'), object, words('in a challenge')),
  on('leavesPlay', subject, words('leaves play')),
  on(
    'returnedToHand',
    subject,
    wording(
      'hand',
      'is returned to your hand from play',
      'is returned to their hand from play',
      "is returned to their player's hand",
      'is returned to your hand',
    ),
  ),
  on('inked', words('a card is put into your inkwell'), fixed({ subject: { of: 'you' } })),
  on('inked', words('you put a card into your inkwell'), byYou),
  on(
    'singers',
    words('one or more of your'),
    within('subject', seq(fixed({ of: 'you' }), described('many'))),
    wording('sing', 'sings a song', 'sing a song'),
  ),
  on('sings', subject, words('sings a song')),
  on('putUnder', words('you put a card under'), byYou, subjectObject),
  on('boost', words('you use the Boost ability of'), byYou, subjectObject),
  on(
    'moves',
    words('you move'),
    byYou,
    subjectObject,
    words('here'),
    fixed({ object: { is: '?this location' } }),
    maybe(seq(words('from a location'), fixed({ fromLocation: true }))),
  ),
  on('moves', subject, words('moves here'), fixed({ object: { is: '?this location' } })),
  on('moves', subject, words('moves to'), object),
  on('damaged', subject, wording('takes', 'takes damage', 'is damaged')),
  on('dealtDamage', subject, words('is dealt damage')),
  on('dealsDamage', subject, words('deals damage to'), object, inChallenge),
  on('readied', words('you ready'), byYou, subjectObject),
  on('exerted', subject, wording('exerts', 'exerts', 'is exerted', 'becomes exerted')),
  on(
    'damageRemoved',
    words('you remove'),
    byYou,
    maybe(seq(field('amount', number), words('or more'))),
    words('damage from'),
    subjectObject,
  ),
  on('draw', words('you draw a card'), byYou),
  on('draw', words('a opponent draws a card'), byOpponent),
  on('draw', words('they draw a card'), fixed({ by: 'active' })),
  on('discard', words('you discard'), byYou, discarded),
  on('discard', wording('opponent', 'a opponent', 'your opponent'), words('discards'), byOpponent, discarded),
  on('leavesDiscard', words('a card leaves your discard'), fixed({ subject: { of: 'you' } })),
  on('returnedFromDiscard', words('you return a'), byYou, within('subject', described('one')), words('to your hand')),
  on('chosenForSupport', subject, words('is chosen for Support')),
  on('chosen', words('a opponent chooses'), byOpponent, subjectObject, words('for a action or ability')),
  on(
    'chosen',
    subject,
    words("is chosen for a action or a item's ability"),
    fixed({ object: { types: ['action', 'item'] } }),
  ),
];

const anyVerb: Part<EventPattern> = rememberPart(forms('verb', ...verbs));

/** "while here", "while at a location": about the subject when it happens. */
const during = (phrase: string, key: 'here' | 'atLocation'): Part<EventPattern> =>
  reshaped(
    seq(anyVerb, words(phrase)),
    (found): EventPattern | undefined =>
      found.subject === undefined ? undefined : { ...found, subject: { ...found.subject, [key]: true } },
    (record) => {
      const { [key]: there, ...subject } = (record.subject ?? {}) as Filter;
      return there === true ? { ...record, subject } : undefined;
    },
  );

export const event: Syntax<EventPattern> = node(
  ways<EventPattern>('where', {
    '': anyVerb,
    'while here': during('while here', 'here'),
    'while at a location': during('while at a location', 'atLocation'),
  }),
);

/** Also with "this turn" after it, for events that an effect waits for: plain forms after "they". */
const they = (name: EventName, verb: string, ...more: readonly Part<Some>[]): Part<EventPattern> =>
  on(name, within('subject', field('is', reference('subject'))), words(verb), ...more);

export const theirEvent: Syntax<EventPattern> = node(
  oneOf(
    they('challenge', 'challenge', object),
    they('quest', 'quest'),
    they('banishes', 'banish', object, words('in a challenge')),
    they('banished', 'are banished', inChallenge),
  ),
);

const turn = (name: 'turnStart' | 'turnEnd', phrase: string): Part<EventPattern> =>
  seq(
    fixed({ on: name }),
    words(`at the ${phrase} of`),
    oneOf<readonly Part<Some>[]>(
      seq(words('your turn'), fixed({ by: 'you' })),
      seq(wording('opponents', "each opponent's turn", "opponents' turns"), fixed({ by: 'opponents' })),
      seq(wording('turn', "each player's turn", 'the turn'), fixed({ by: 'all' })),
    ),
  );

export const turnEvent: Syntax<EventPattern> = node(oneOf(turn('turnStart', 'start'), turn('turnEnd', 'end')));

/** The same events in the past, for "… this turn". */
const past: readonly Part<EventPattern>[] = [
  on('play', wording('past', 'you played', "you've played"), byYou, subject),
  on('banished', subject, words('was banished'), inChallenge),
  on('banished', subject, words('was challenged and banished'), fixed({ inChallenge: true, as: 'challenged' })),
  on('challenge', subject, wording('past', 'challenged', 'has challenged')),
  on('quest', subject, wording('past', 'quested', 'has quested')),
  on('damaged', subject, wording('past', 'took damage', 'was damaged')),
  on(
    'damageRemoved',
    words('you removed'),
    byYou,
    maybe(seq(field('amount', number), words('or more'))),
    words('damage from'),
    subjectObject,
  ),
  on('putUnder', wording('past', "you've put a card under", 'you put a card under'), byYou, subjectObject),
  on('leavesDiscard', words("a card left a player's discard")),
  on('putIntoDiscard', words('a card was put into your discard'), fixed({ subject: { of: 'you' } })),
  on('sings', subject, words('sang a song')),
];

export const pastEvent: Syntax<EventPattern> = node(oneOf(...past));

/** Things that happened some number of times: "2 or more cards were put into your discard", "you've played 2 or more actions". */
const many = (filter: Part<Filter>): Part<Some> => within('subject', filter);
const OF_YOU: Part<Partial<Filter>> = fixed({ of: 'you' });

export const countedEvents: readonly ((
  count: Part<{ readonly atLeast: number }>,
) => Part<{ readonly atLeast: number; readonly event: EventPattern }>)[] = [
  (count) =>
    seq(
      count,
      within('event', on('putIntoDiscard', many(seq(OF_YOU, described('many'))), words('were put into your discard'))),
    ),
  (count) =>
    seq(
      wording('past', "you've played", 'you played'),
      count,
      within('event', on('play', byYou, many(described('many')))),
    ),
  (count) => seq(count, within('event', on('leavesDiscard', words("cards have left a player's discard")))),
  (count) => seq(count, within('event', on('banished', many(described('many')), words('were banished'), inChallenge))),
];
