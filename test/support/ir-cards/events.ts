// A character with a triggered ability for each event.
import type { EventName } from '../../../src/games/lorcana/ir/event.js';
import type { Card } from '../../../src/games/lorcana/cards/card.js';
import { card, may, chosen } from './builders.js';

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

/** The limit of once per turn prevents endless loops between two of the cards. */
export const ONE_PER_EVENT: readonly Card[] = EVENTS.map((on) =>
  card('character', [
    {
      kind: 'triggered',
      on: [{ on, by: 'you' }],
      limit: { times: 1, per: 'turn' },
      effects: [{ kind: 'gainLore', n: 0 }, may({ kind: 'damage', to: chosen, n: { eventAmount: true } })],
    },
  ]),
);
