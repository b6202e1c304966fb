// Table of player events: the event, the forms of its verb, and the words after the verb.
import type { PlayerRef } from '../../../ir/reference.js';
import type { EventName } from '../../../ir/event.js';
import {
  type Part,
  maybe,
  seq,
  field,
  words,
  within,
  synonyms,
  variant,
  oneOf,
  absent,
  fixed,
  inflections,
  reshaped,
  marked,
} from '../../grammar/index.js';
import { type EventFields, actedOn, object, fromLocation, inChallenge } from './participant.js';
import { number, ordinal } from '../../words/word.js';
import { described } from '../filter/filter.js';
import { reference, possessive } from '../../words/reference.js';

export interface Person {
  readonly words: string;
  readonly by: PlayerRef;
  readonly their: string;
  readonly third: boolean;
}

/** Base, third person, past, participle. */
export type Forms = readonly [string, string, string, string];

export interface PlayerVerb {
  readonly on: EventName;
  readonly forms: Forms;
  /** The words after the verb. */
  readonly more: (person: Person) => Part<EventFields>;
  /** The event records the card that acted, not the player: "you banish" means that a card of yours banishes. */
  readonly byCard?: true;
  /** Characters can do it too. After "they" the verb is then read as theirs, never as a player's. */
  readonly ofCards?: true;
}

const regular = (base: string, third = `${base}s`, past = `${base}ed`): Forms => [base, third, past, past];

export const PLAY = regular('play');

export const DRAW: Forms = ['draw', 'draws', 'drew', 'drawn'];

export const DISCARD = regular('discard');

export const PUT: Forms = ['put', 'puts', 'put', 'put'];

const MOVE = regular('move', 'moves', 'moved');

const PAY: Forms = ['pay', 'pays', 'paid', 'paid'];

const CHOOSE: Forms = ['choose', 'chooses', 'chose', 'chosen'];

const CHOOSE_AND_DISCARD: Forms = [
  'choose and discard',
  'chooses and discards',
  'chose and discarded',
  'chosen and discarded',
];

const LOSE: Forms = ['lose', 'loses', 'lost', 'lost'];

const DEAL: Forms = ['deal', 'deals', 'dealt', 'dealt'];

const SING: Forms = ['sing', 'sings', 'sang', 'sung'];

const READY: Forms = ['ready', 'readies', 'readied', 'readied'];

const BANISH = regular('banish', 'banishes');

const atLeast: Part<EventFields> = maybe(seq(field('amount', number), words('or more')));

const card: Part<EventFields> = words('card');

const kind: Part<EventFields> = within('subject', described('one'));

/** "a second action in a turn", "your third card each turn". */
const nth = (their: string, what: Part<EventFields>): Part<EventFields> =>
  synonyms<EventFields>('nth', {
    a: seq(words('a'), field('nth', ordinal), what, variant('turn', 'in a turn', '')),
    their: seq(words(their), field('nth', ordinal), what, variant('turn', 'each turn', 'in a turn', 'of the turn', '')),
  });

/** "a card", or a card of a kind. */
const aCardOrKind: Part<EventFields> = oneOf<readonly Part<EventFields>[]>(
  seq(words('a card'), absent('subject')),
  seq(words('a'), within('subject', described('one'))),
);

/** "(damage) from your characters", "(cards) under your characters". The cards can be left out. */
export const ofSeveral = (preposition: string): Part<EventFields> =>
  synonyms<EventFields>('several', {
    your: seq(words(`${preposition} your`), within('subject', seq(fixed({ of: 'you' }), described('many')))),
    '': seq(words(preposition), within('subject', described('many'))),
    this: seq(words(preposition), within('subject', field('is', reference('object')))),
    none: seq(words(''), absent('subject')),
  });

const HERE = fixed({ object: { is: '?this location' } });

const discarded: Part<EventFields> = inflections<EventFields>(
  'cards',
  seq(words('one or more cards'), fixed({ amount: 1 })),
  seq(field('amount', number), words('or more cards')),
  words('a card'),
  actedOn,
);

/** How a card was played, after the card. */
const playedHow: Part<EventFields> = oneOf<readonly Part<EventFields>[]>(
  seq(variant('on', 'on this card', 'on this character', 'onto this character'), fixed({ onThis: true })),
  seq(words('from'), variant('discard', 'your discard', 'their discard', 'the discard'), fixed({ from: 'discard' })),
);

/** "you shift a character": the flag belongs to the card, not to the event. */
const shifted = (part: Part<EventFields>): Part<EventFields> =>
  reshaped(
    part,
    (event): EventFields | undefined =>
      event.subject === undefined ? undefined : { ...event, subject: { ...event.subject, shifted: true } },
    (record) => {
      const { shifted: isShifted, ...subject } = (record.subject ?? {}) as NonNullable<EventFields['subject']>;
      return isShifted === true ? { ...record, subject } : undefined;
    },
  );

const toHand = (their: string): Part<unknown> =>
  variant('to', `to ${their} hand`, "to their player's hand", "to a player's hand", `to ${their} hand from play`);

/** "1 or more damage from one of your characters to another character". */
const movedDamage: Part<EventFields> = seq(
  atLeast,
  variant('damage', 'damage', 'damage counters'),
  maybe(seq(words('from'), actedOn)),
  maybe(seq(words('to'), object)),
);

export const PLAYER_VERBS: readonly PlayerVerb[] = [
  { on: 'play', forms: PLAY, more: () => seq(actedOn, playedHow) },
  { on: 'play', forms: PLAY, more: ({ their }) => oneOf<readonly Part<EventFields>[]>(actedOn, nth(their, kind)) },
  {
    on: 'play',
    forms: regular('shift', 'shifts'),
    more: () => marked('shift', 'verb', shifted(actedOn)),
  },
  {
    on: 'play',
    forms: regular('use', 'uses', 'used'),
    more: () => marked('shift', 'use', shifted(seq(words('Shift to play'), actedOn))),
  },
  {
    on: 'play',
    forms: PLAY,
    more: () =>
      shifted(seq(actedOn, variant('using', 'using Shift', 'using their Shift ability', 'using its Shift ability'))),
  },
  { on: 'play', forms: PAY, more: () => seq(field('paidAtMost', number), words('{I} or less to play'), actedOn) },
  { on: 'play', forms: PAY, more: () => seq(field('paidAtLeast', number), words('{I} or more to play'), actedOn) },
  { on: 'inked', forms: regular('ink'), more: () => seq(aCardOrKind, fixed({ asTurnAction: true })) },
  { on: 'inked', forms: PUT, more: ({ their }) => seq(aCardOrKind, words(`into ${their} inkwell`)) },
  {
    on: 'inked',
    forms: PUT,
    more: ({ their }) =>
      seq(
        words('a'),
        field('nth', ordinal),
        card,
        words(`into ${their} inkwell`),
        variant('turn', 'in a turn', 'each turn'),
      ),
  },
  { on: 'putUnder', forms: PUT, more: () => seq(words('a card under'), actedOn) },
  {
    on: 'putUnder',
    forms: PUT,
    more: () =>
      seq(words('a'), field('nth', ordinal), words('card under'), actedOn, variant('turn', 'in a turn', 'each turn')),
  },
  {
    on: 'boost',
    forms: regular('use', 'uses', 'used'),
    more: () =>
      synonyms<EventFields>('boost', {
        of: seq(words('the Boost ability of'), actedOn),
        "'s": seq(within('subject', field('is', possessive)), words('Boost ability')),
        a: words('a Boost ability'),
      }),
  },
  {
    on: 'moves',
    forms: MOVE,
    more: () => seq(actedOn, words('here'), HERE, fromLocation),
  },
  {
    on: 'moves',
    forms: MOVE,
    more: () =>
      seq(words('a'), field('nth', ordinal), kind, words('here'), HERE, variant('turn', 'in a turn', 'each turn')),
  },
  { on: 'moves', forms: MOVE, more: () => seq(actedOn, variant('to', 'to a location', 'to another location')) },
  { on: 'moves', forms: MOVE, more: () => actedOn },
  { on: 'damageMoved', forms: MOVE, more: () => movedDamage },
  { on: 'readied', forms: READY, more: () => actedOn },
  { on: 'exerted', forms: regular('exert'), more: () => actedOn },
  { on: 'quest', forms: regular('quest'), more: () => seq(words('with'), actedOn), ofCards: true },
  {
    on: 'challenge',
    forms: regular('challenge', 'challenges', 'challenged'),
    more: () => seq(words('with'), actedOn),
    ofCards: true,
  },
  { on: 'challenge', forms: regular('challenge', 'challenges', 'challenged'), more: () => object, ofCards: true },
  { on: 'banished', forms: BANISH, more: () => seq(actedOn, inChallenge), byCard: true, ofCards: true },
  {
    on: 'singers',
    forms: SING,
    more: () => oneOf<readonly Part<EventFields>[]>(words('a song'), object),
    ofCards: true,
  },
  {
    on: 'damageRemoved',
    forms: regular('remove', 'removes', 'removed'),
    more: () => seq(atLeast, words('damage from'), actedOn),
  },
  {
    on: 'damageRemoved',
    forms: regular('remove', 'removes', 'removed'),
    more: () => seq(words('damage'), ofSeveral('from')),
  },
  { on: 'dealsDamage', forms: DEAL, more: () => seq(words('damage to'), object), ofCards: true },
  {
    on: 'draw',
    forms: DRAW,
    more: ({ their }) => oneOf<readonly Part<EventFields>[]>(words('a card'), nth(their, card)),
  },
  { on: 'discard', forms: CHOOSE_AND_DISCARD, more: () => marked('discard', 'chosen', discarded) },
  { on: 'discard', forms: DISCARD, more: () => discarded },
  { on: 'gainsLore', forms: regular('gain'), more: () => seq(atLeast, words('lore')) },
  { on: 'losesLore', forms: LOSE, more: () => seq(atLeast, words('lore')) },
  {
    on: 'returnedFromDiscard',
    forms: regular('return'),
    more: ({ their }) => fromDiscard(seq(words('a'), kind, toHand(their) as Part<EventFields>), true),
  },
  {
    on: 'returnedToHand',
    forms: regular('return'),
    more: ({ their }) => fromDiscard(seq(actedOn, toHand(their) as Part<EventFields>), false),
  },
  {
    on: 'chosen',
    forms: CHOOSE,
    more: () => seq(actedOn, variant('for', 'for a action or ability', 'for a action or a ability', 'for a ability')),
  },
  {
    on: 'chosen',
    forms: CHOOSE,
    more: () => seq(actedOn, words('for a action'), fixed({ object: { types: ['action'] } })),
  },
];

/** Keeps the readings whose subject is in a discard, or those whose subject is not. */
function fromDiscard(part: Part<EventFields>, isInDiscard: boolean): Part<EventFields> {
  const fits = (event: EventFields): EventFields | undefined =>
    (event.subject?.zone === 'discard') === isInDiscard ? event : undefined;
  return reshaped(part, fits, (record) => record);
}
