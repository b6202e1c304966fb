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
import { type Some, acted, object, fromLocation, inChallenge } from './participant.js';
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
  readonly more: (person: Person) => Part<Some>;
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

const atLeast: Part<Some> = maybe(seq(field('amount', number), words('or more')));

const card: Part<Some> = words('card');

const kind: Part<Some> = within('subject', described('one'));

/** "a second action in a turn", "your third card each turn". */
const nth = (their: string, what: Part<Some>): Part<Some> =>
  synonyms<Some>('nth', {
    a: seq(words('a'), field('nth', ordinal), what, variant('turn', 'in a turn', '')),
    their: seq(words(their), field('nth', ordinal), what, variant('turn', 'each turn', 'in a turn', 'of the turn', '')),
  });

/** "a card", or a card of a kind. */
const aCardOrKind: Part<Some> = oneOf<readonly Part<Some>[]>(
  seq(words('a card'), absent('subject')),
  seq(words('a'), within('subject', described('one'))),
);

/** "(damage) from your characters", "(cards) under your characters". The cards can be left out. */
export const ofSeveral = (preposition: string): Part<Some> =>
  synonyms<Some>('several', {
    your: seq(words(`${preposition} your`), within('subject', seq(fixed({ of: 'you' }), described('many')))),
    '': seq(words(preposition), within('subject', described('many'))),
    this: seq(words(preposition), within('subject', field('is', reference('object')))),
    none: seq(words(''), absent('subject')),
  });

const HERE = fixed({ object: { is: '?this location' } });

const discarded: Part<Some> = inflections<Some>(
  'cards',
  seq(words('one or more cards'), fixed({ amount: 1 })),
  seq(field('amount', number), words('or more cards')),
  words('a card'),
  acted,
);

/** How a card was played, after the card. */
const playedHow: Part<Some> = oneOf<readonly Part<Some>[]>(
  seq(variant('on', 'on this card', 'on this character', 'onto this character'), fixed({ onThis: true })),
  seq(words('from'), variant('discard', 'your discard', 'their discard', 'the discard'), fixed({ from: 'discard' })),
);

/** "you shift a character": the flag belongs to the card, not to the event. */
const shifted = (part: Part<Some>): Part<Some> =>
  reshaped(
    part,
    (event): Some | undefined =>
      event.subject === undefined ? undefined : { ...event, subject: { ...event.subject, shifted: true } },
    (record) => {
      const { shifted: isShifted, ...subject } = (record.subject ?? {}) as NonNullable<Some['subject']>;
      return isShifted === true ? { ...record, subject } : undefined;
    },
  );

const toHand = (their: string): Part<unknown> =>
  variant('to', `to ${their} hand`, "to their player's hand", "to a player's hand", `to ${their} hand from play`);

/** "1 or more damage from one of your characters to another character". */
const movedDamage: Part<Some> = seq(
  atLeast,
  variant('damage', 'damage', 'damage counters'),
  maybe(seq(words('from'), acted)),
  maybe(seq(words('to'), object)),
);

export const PLAYER_VERBS: readonly PlayerVerb[] = [
  { on: 'play', forms: PLAY, more: () => seq(acted, playedHow) },
  { on: 'play', forms: PLAY, more: ({ their }) => oneOf<readonly Part<Some>[]>(acted, nth(their, kind)) },
  {
    on: 'play',
    forms: regular('shift', 'shifts'),
    more: () => marked('shift', 'verb', shifted(acted)),
  },
  {
    on: 'play',
    forms: regular('use', 'uses', 'used'),
    more: () => marked('shift', 'use', shifted(seq(words('Shift to play'), acted))),
  },
  {
    on: 'play',
    forms: PLAY,
    more: () =>
      shifted(seq(acted, variant('using', 'using Shift', 'using their Shift ability', 'using its Shift ability'))),
  },
  { on: 'play', forms: PAY, more: () => seq(field('paidAtMost', number), words('{I} or less to play'), acted) },
  { on: 'play', forms: PAY, more: () => seq(field('paidAtLeast', number), words('{I} or more to play'), acted) },
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
  { on: 'putUnder', forms: PUT, more: () => seq(words('a card under'), acted) },
  {
    on: 'putUnder',
    forms: PUT,
    more: () =>
      seq(words('a'), field('nth', ordinal), words('card under'), acted, variant('turn', 'in a turn', 'each turn')),
  },
  {
    on: 'boost',
    forms: regular('use', 'uses', 'used'),
    more: () =>
      synonyms<Some>('boost', {
        of: seq(words('the Boost ability of'), acted),
        "'s": seq(within('subject', field('is', possessive)), words('Boost ability')),
        a: words('a Boost ability'),
      }),
  },
  {
    on: 'moves',
    forms: MOVE,
    more: () => seq(acted, words('here'), HERE, fromLocation),
  },
  {
    on: 'moves',
    forms: MOVE,
    more: () =>
      seq(words('a'), field('nth', ordinal), kind, words('here'), HERE, variant('turn', 'in a turn', 'each turn')),
  },
  { on: 'moves', forms: MOVE, more: () => seq(acted, variant('to', 'to a location', 'to another location')) },
  { on: 'moves', forms: MOVE, more: () => acted },
  { on: 'damageMoved', forms: MOVE, more: () => movedDamage },
  { on: 'readied', forms: READY, more: () => acted },
  { on: 'exerted', forms: regular('exert'), more: () => acted },
  { on: 'quest', forms: regular('quest'), more: () => seq(words('with'), acted), ofCards: true },
  {
    on: 'challenge',
    forms: regular('challenge', 'challenges', 'challenged'),
    more: () => seq(words('with'), acted),
    ofCards: true,
  },
  { on: 'challenge', forms: regular('challenge', 'challenges', 'challenged'), more: () => object, ofCards: true },
  { on: 'banished', forms: BANISH, more: () => seq(acted, inChallenge), byCard: true, ofCards: true },
  { on: 'singers', forms: SING, more: () => oneOf<readonly Part<Some>[]>(words('a song'), object), ofCards: true },
  {
    on: 'damageRemoved',
    forms: regular('remove', 'removes', 'removed'),
    more: () => seq(atLeast, words('damage from'), acted),
  },
  {
    on: 'damageRemoved',
    forms: regular('remove', 'removes', 'removed'),
    more: () => seq(words('damage'), ofSeveral('from')),
  },
  { on: 'dealsDamage', forms: DEAL, more: () => seq(words('damage to'), object), ofCards: true },
  { on: 'draw', forms: DRAW, more: ({ their }) => oneOf<readonly Part<Some>[]>(words('a card'), nth(their, card)) },
  { on: 'discard', forms: CHOOSE_AND_DISCARD, more: () => marked('discard', 'chosen', discarded) },
  { on: 'discard', forms: DISCARD, more: () => discarded },
  { on: 'gainsLore', forms: regular('gain'), more: () => seq(atLeast, words('lore')) },
  { on: 'losesLore', forms: LOSE, more: () => seq(atLeast, words('lore')) },
  {
    on: 'returnedFromDiscard',
    forms: regular('return'),
    more: ({ their }) => fromDiscard(seq(words('a'), kind, toHand(their) as Part<Some>), true),
  },
  {
    on: 'returnedToHand',
    forms: regular('return'),
    more: ({ their }) => fromDiscard(seq(acted, toHand(their) as Part<Some>), false),
  },
  {
    on: 'chosen',
    forms: CHOOSE,
    more: () => seq(acted, variant('for', 'for a action or ability', 'for a action or a ability', 'for a ability')),
  },
  {
    on: 'chosen',
    forms: CHOOSE,
    more: () => seq(acted, words('for a action'), fixed({ object: { types: ['action'] } })),
  },
];

/** Keeps the readings whose subject is in a discard, or those whose subject is not. */
function fromDiscard(part: Part<Some>, isThere: boolean): Part<Some> {
  const fits = (event: Some): Some | undefined => ((event.subject?.zone === 'discard') === isThere ? event : undefined);
  return reshaped(part, fits, (record) => record);
}
