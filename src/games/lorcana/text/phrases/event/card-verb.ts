// Events of cards as verbs, active and passive, in the present ("quests") and in the past ("quested", "have quested").
import type { EventName, EventPattern } from '../../../ir/event.js';
import { type Part, nothing, maybe, seq, words, fixed, field, variant, oneOf } from '../../grammar/index.js';
import { type EventFields, object, inChallenge, fromLocation, on } from './participant.js';
import { number, type Num } from '../../words/word.js';

export type Tense = 'present' | 'past' | 'not';

/** The forms of one verb. Forms of one tense mean the same; the reading remembers which one was used. */
interface Verb {
  readonly on: EventName;
  readonly present: readonly string[];
  readonly past: readonly string[];
  readonly pastMany?: readonly string[];
  /** The negated past: "didn't quest". */
  readonly not?: readonly string[];
  /** The words after the verb. */
  readonly more?: Part<EventFields>;
}

const active = (
  name: EventName,
  base: string,
  past: string,
  more: Part<EventFields> = nothing,
  third = `${base}s`,
): Verb => ({
  on: name,
  present: [third],
  past: [past, `has ${past}`],
  pastMany: [past, `have ${past}`],
  not: [`didn't ${base}`, `hasn't ${past}`, `haven't ${past}`],
  more,
});

const passive = (name: EventName, participle: string, more: Part<EventFields> = nothing): Verb => ({
  on: name,
  present: [`is ${participle}`],
  past: [`was ${participle}`, `has been ${participle}`],
  pastMany: [`were ${participle}`, `have been ${participle}`],
  not: [`wasn't ${participle}`, `weren't ${participle}`, `hasn't been ${participle}`],
  more,
});

/** The hand that a card is returned to. It is always the hand of its own player, whatever the words. */
const HANDS = [
  'your hand from play',
  'their hand from play',
  "their player's hand",
  'your hand',
  "a player's hand",
  "their player's hand from play",
  "a player's hand from play",
];

const VERBS: readonly Verb[] = [
  active('quest', 'quest', 'quested'),
  active('challenge', 'challenge', 'challenged', maybe(object)),
  passive('challenged', 'challenged', maybe(seq(words('by'), object))),
  passive('banished', 'banished', inChallenge),
  passive('banished', 'challenged and banished', fixed({ inChallenge: true, as: 'challenged' })),
  {
    on: 'banished',
    present: ['challenges and is banished'],
    past: ['challenged and was banished'],
    more: fixed({ inChallenge: true, as: 'challenger' }),
  },
  active('banishes', 'banish', 'banished', seq(object, words('in a challenge')), 'banishes'),
  {
    on: 'banishes',
    present: ['challenges and banishes'],
    past: ['challenged and banished', 'has challenged and banished'],
    more: seq(object, fixed({ as: 'challenger' })),
  },
  { on: 'leavesPlay', present: ['leaves play'], past: ['left play', 'has left play'] },
  {
    on: 'returnedToHand',
    present: HANDS.map((hand) => `is returned to ${hand}`),
    past: ['was returned to your hand', "was returned to their player's hand", "was returned to a player's hand"],
    pastMany: ['were returned to your hand', "were returned to their players' hands"],
  },
  {
    on: 'sings',
    present: ['sings a song', 'sings'],
    past: ['sang a song', 'has sung a song', 'sang'],
    not: ["didn't sing a song", "hasn't sung a song"],
  },
  { on: 'sings', present: ['sings'], past: ['sang', 'has sung'], more: object },
  {
    on: 'moves',
    present: ['moves here'],
    past: ['moved here'],
    more: seq(fixed({ object: { is: '?this location' } }), fromLocation),
  },
  active('moves', 'move to', 'moved to', object, 'moves to'),
  {
    on: 'moves',
    present: [
      'moves from a location',
      'moves from one location to another',
      'moves from a location to another location',
    ],
    past: ['moved from a location', 'moved from one location to another', 'moved from a location to another location'],
    more: fixed({ fromLocation: true }),
  },
  {
    on: 'moves',
    present: ['is moved to a location'],
    past: ['was moved to a location'],
    more: fixed({ object: { types: ['location'] } }),
  },
  { on: 'moves', present: ['moves'], past: ['moved'], not: ["didn't move", "hasn't moved"] },
  {
    on: 'damaged',
    present: ['takes damage', 'is damaged'],
    past: ['took damage', 'was damaged', 'has taken damage'],
    pastMany: ['took damage', 'were damaged', 'have taken damage'],
    not: ["didn't take damage", "wasn't damaged", "hasn't taken damage"],
  },
  {
    on: 'damaged',
    present: ['takes'],
    past: ['took', 'has taken'],
    more: seq(field('amount', number), words('or more damage')),
  },
  passive('dealtDamage', 'dealt', seq(field('amount', number), words('or more damage'), inChallenge)),
  passive('dealtDamage', 'dealt damage', seq(maybe(seq(words('by'), object)), inChallenge)),
  active(
    'dealsDamage',
    'deal damage',
    'dealt damage',
    seq(maybe(seq(words('to'), object)), inChallenge),
    'deals damage',
  ),
  {
    on: 'exerted',
    present: ['exerts', 'is exerted', 'becomes exerted'],
    past: ['was exerted', 'exerted'],
    pastMany: ['were exerted'],
  },
  { on: 'readied', present: ['is readied', 'readies'], past: ['was readied'], pastMany: ['were readied'] },
  {
    on: 'play',
    present: ['is played', 'enters play'],
    past: ['was played', 'entered play'],
    pastMany: ['were played', 'entered play'],
  },
  passive('chosenForSupport', 'chosen for Support'),
  {
    ...passive('chosen', 'chosen by a opponent', fixed({ by: 'opponents' })),
    present: ['is chosen by a opponent', 'is chosen by a opponent for a action or ability'],
  },
  passive('chosen', 'chosen by a opponent for a action', fixed({ by: 'opponents', object: { types: ['action'] } })),
  passive('chosen', "chosen for a action or a item's ability", fixed({ object: { types: ['action', 'item'] } })),
  passive('chosen', 'chosen for a action', fixed({ object: { types: ['action'] } })),
  passive('chosen', 'chosen for a action or ability'),
];

const formsOf = (verb: Verb, tense: Tense, num: Num): readonly string[] =>
  tense === 'present'
    ? verb.present
    : tense === 'not'
      ? verb.not!
      : num === 'one'
        ? verb.past
        : (verb.pastMany ?? verb.past);

/** The verbs that can follow a subject. */
const cardVerb = (tense: Tense, num: Num = 'one'): readonly Part<EventPattern>[] =>
  VERBS.filter(({ not }) => tense !== 'not' || not !== undefined).map((verb) =>
    on(verb.on, variant('how', ...formsOf(verb, tense, num)), verb.more ?? nothing),
  );

export const anyCardVerb = (tense: Tense, num: Num = 'one'): Part<EventPattern> => oneOf(...cardVerb(tense, num));
