// A character for everything that can be waited for.
import type { EventName } from '../../../src/games/lorcana/ir/event.js';
import type { Card } from '../../../src/games/lorcana/cards/card.js';
import { card, may, chosen } from './build.js';

const EVENTS: readonly EventName[] = [
  'challenge',
  'challenged',
  'banished',
  'banishes',
  'leavesPlay',
  'returnedToHand',
  'sings',
  'singers',
  'boost',
  'moves',
  'damaged',
  'dealtDamage',
  'dealsDamage',
  'damageRemoved',
  'readied',
  'exerted',
  'draw',
  'discard',
  'leavesDiscard',
  'returnedFromDiscard',
  'putIntoDiscard',
  'chosen',
  'chosenForSupport',
  'challengeEnd',
];

/** One waits for each kind of event; once a turn, so that no two of them can go on for ever. */
export const WATCHERS: readonly Card[] = EVENTS.map((on) =>
  card('character', [
    {
      kind: 'triggered',
      on: [{ on, by: 'you' }],
      limit: { times: 1, per: 'turn' },
      effects: [{ kind: 'gainLore', n: 0 }, may({ kind: 'damage', to: chosen, n: { eventAmount: true } })],
    },
  ]),
);
