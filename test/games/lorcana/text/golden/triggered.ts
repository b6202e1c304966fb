// Triggered abilities.
import { type Golden, character, whenPlayed, self } from './support.js';

export const TRIGGERED: Golden = [
  [
    'Whenever a character is returned to your hand, draw a card.',
    'character',
    {
      kind: 'triggered',
      on: [{ on: 'returnedToHand', subject: { of: 'you', ...character } }],
      effects: [{ kind: 'draw', n: 1 }],
    },
  ],
  [
    'When you play this character, you may pay 2 {I} to draw a card.',
    'character',
    {
      ...whenPlayed,
      effects: [{ kind: 'may', do: [{ kind: 'pay', costs: [{ pay: 'ink', n: 2 }], then: [{ kind: 'draw', n: 1 }] }] }],
    },
  ],
  [
    "When you play this character, you may ready chosen character. If you do, they can't challenge for the rest of this turn.",
    'character',
    {
      ...whenPlayed,
      effects: [
        { kind: 'may', as: 'a', do: [{ kind: 'ready', what: { choose: character, as: 'b' } }] },
        {
          kind: 'if',
          if: { is: 'done', step: 'a' },
          then: [{ kind: 'give', to: { ref: 'b' }, rules: [{ rule: 'cant', what: 'challenge' }], for: 'thisTurn' }],
        },
      ],
    },
  ],
  [
    'Whenever this character is challenged, the challenging player loses 1 lore.',
    'character',
    {
      kind: 'triggered',
      on: [{ on: 'challenged', subject: self }],
      effects: [{ kind: 'each', who: { ownerOf: 'object' }, do: [{ kind: 'loseLore', who: 'they', n: 1 }] }],
    },
  ],
  [
    'When you play this character, if you have 2 or more items in play, gain 1 lore.',
    'character',
    {
      ...whenPlayed,
      if: { is: 'compare', op: '>=', right: 2, left: { count: { of: 'you', types: ['item'] } } },
      effects: [{ kind: 'gainLore', n: 1 }],
    },
  ],
  [
    'When you play this character, if you used Shift to play him, draw 2 cards.',
    'character',
    {
      kind: 'triggered',
      on: [{ on: 'play', by: 'you', subject: self }],
      effects: [{ kind: 'draw', n: 2 }],
      if: { is: 'shifted', ref: 'this' },
    },
  ],
  [
    'Whenever you play a second action in a turn, chosen character gets -2 {S} until the start of your next turn.',
    'character',
    {
      kind: 'triggered',
      on: [{ on: 'play', by: 'you', nth: 2, subject: { types: ['action'] } }],
      effects: [
        {
          kind: 'give',
          to: { choose: { types: ['character'] } },
          rules: [{ rule: 'stat', by: -2, stat: 'strength' }],
          for: 'untilYourNextTurn',
        },
      ],
    },
  ],
  [
    'Whenever this character banishes another character in a challenge, you may put the top card of your deck into your inkwell facedown and exerted.',
    'character',
    {
      kind: 'triggered',
      on: [{ subject: self, on: 'banishes', object: { types: ['character'] } }],
      effects: [{ kind: 'may', do: [{ kind: 'move', what: { top: 1 }, put: { to: 'inkwell', exerted: true } }] }],
    },
  ],
  [
    'At the start of your turn, if you have no cards in your hand, draw 3 cards.',
    'character',
    {
      kind: 'triggered',
      on: [{ on: 'turnStart', by: 'you' }],
      effects: [{ kind: 'draw', n: 3 }],
      if: { is: 'not', condition: { is: 'exists', filter: { of: 'you', zone: 'hand' } } },
    },
  ],
  [
    'When this character is banished, return chosen character card from your discard to your hand.',
    'character',
    {
      kind: 'triggered',
      on: [{ subject: self, on: 'banished' }],
      effects: [
        { kind: 'move', what: { choose: { types: ['character'], of: 'you', zone: 'discard' } }, put: { to: 'hand' } },
      ],
    },
  ],
  [
    "At the end of your turn, if this character didn't quest this turn, banish him.",
    'character',
    {
      kind: 'triggered',
      on: [{ on: 'turnEnd', by: 'you' }],
      effects: [{ kind: 'banish', what: { ref: 'this' } }],
      if: { is: 'not', condition: { is: 'happened', event: { subject: self, on: 'quest' } } },
    },
  ],
  [
    "Whenever a character is challenged while here, the challenging character's player chooses and discards a card.",
    'location',
    {
      kind: 'triggered',
      on: [{ subject: { types: ['character'], here: true }, on: 'challenged' }],
      effects: [{ kind: 'each', who: { ownerOf: 'object' }, do: [{ kind: 'discard', who: 'they', n: 1 }] }],
    },
  ],
  [
    'Whenever an opponent plays a song, if they have more cards in their hand than you, draw a card.',
    'character',
    {
      kind: 'triggered',
      on: [{ on: 'play', by: 'opponents', subject: { types: ['song'] } }],
      effects: [{ kind: 'draw', n: 1 }],
      if: { is: 'compare', op: '>', left: { player: 'hand', of: 'eventPlayer' }, right: { player: 'hand', of: 'you' } },
    },
  ],
];
