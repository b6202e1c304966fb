// What cards do and what is done to them, in the present ("quests") and in the past ("quested", "have quested").
import type { EventName, EventPattern } from '../../../ir/event.js';
import { fixed, maybe, nothing, oneOf, seq, wording, words, type Part } from '../../grammar.js';
import type { Num } from '../word.js';
import { object, on, type Some } from './participant.js';

export type Tense = 'present' | 'past';

/** Forms of one verb: several that mean the same are remembered. */
interface Verb {
  readonly on: EventName;
  readonly present: readonly string[];
  readonly past: readonly string[];
  readonly pastMany?: readonly string[];
  readonly more?: Part<Some>;
}

const inChallenge: Part<Some> = maybe(seq(words('in a challenge'), fixed({ inChallenge: true })));

const did = (name: EventName, present: string, past: string, more: Part<Some> = nothing): Verb => ({
  on: name,
  present: [present],
  past: [past, `has ${past}`],
  pastMany: [past, `have ${past}`],
  more,
});

const was = (name: EventName, participle: string, more: Part<Some> = nothing): Verb => ({
  on: name,
  present: [`is ${participle}`],
  past: [`was ${participle}`],
  pastMany: [`were ${participle}`],
  more,
});

const VERBS: readonly Verb[] = [
  did('quest', 'quests', 'quested'),
  did('challenge', 'challenges', 'challenged', maybe(object)),
  was('challenged', 'challenged', maybe(seq(words('by'), object))),
  was('banished', 'banished', inChallenge),
  was('banished', 'challenged and banished', fixed({ inChallenge: true, as: 'challenged' })),
  {
    on: 'banished',
    present: ['challenges and is banished'],
    past: ['challenged and was banished'],
    more: fixed({ inChallenge: true, as: 'challenger' }),
  },
  did('banishes', 'banishes', 'banished', seq(object, words('in a challenge'))),
  { on: 'leavesPlay', present: ['leaves play'], past: ['left play'] },
  {
    on: 'returnedToHand',
    present: [
      'is returned to your hand from play',
      'is returned to their hand from play',
      "is returned to their player's hand",
      'is returned to your hand',
      "is returned to a player's hand",
    ],
    past: ['was returned to your hand', "was returned to their player's hand", "was returned to a player's hand"],
    pastMany: ["were returned to their players' hands", 'were returned to your hand'],
  },
  { on: 'sings', present: ['sings a song'], past: ['sang a song'] },
  { on: 'moves', present: ['moves here'], past: ['moved here'], more: fixed({ object: { is: '?this location' } }) },
  did('moves', 'moves to', 'moved to', object),
  { on: 'moves', present: ['moves'], past: ['moved'] },
  {
    on: 'damaged',
    present: ['takes damage', 'is damaged'],
    past: ['took damage', 'was damaged'],
    pastMany: ['took damage', 'were damaged'],
  },
  was('dealtDamage', 'dealt damage', inChallenge),
  did('dealsDamage', 'deals damage', 'dealt damage', seq(maybe(seq(words('to'), object)), inChallenge)),
  {
    on: 'exerted',
    present: ['exerts', 'is exerted', 'becomes exerted'],
    past: ['was exerted', 'exerted'],
    pastMany: ['were exerted'],
  },
  { on: 'readied', present: ['is readied', 'readies'], past: ['was readied'], pastMany: ['were readied'] },
  was('play', 'played'),
  was('chosenForSupport', 'chosen for Support'),
  was('chosen', 'chosen by a opponent', fixed({ by: 'opponents' })),
  was('chosen', "chosen for a action or a item's ability", fixed({ object: { types: ['action', 'item'] } })),
];

/** After a subject. */
const cardVerb = (tense: Tense, num: Num = 'one'): readonly Part<EventPattern>[] =>
  VERBS.map(({ on: name, present, past, pastMany, more }) =>
    on(
      name,
      wording('how', ...(tense === 'present' ? present : num === 'one' ? past : (pastMany ?? past))),
      more ?? nothing,
    ),
  );

export const anyCardVerb = (tense: Tense, num: Num = 'one'): Part<EventPattern> => oneOf(...cardVerb(tense, num));
