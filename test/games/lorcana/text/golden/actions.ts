// What actions and songs do.
import { type Golden, character, aboutYours } from './support.js';

export const ACTIONS: Golden = [
  [
    'Chosen character gets +3 {S} this turn.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'give',
          to: { choose: character },
          rules: [{ rule: 'stat', by: 3, stat: 'strength' }],
          for: 'thisTurn',
        },
      ],
    },
  ],
  [
    'Your characters gain Ward until the start of your next turn.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'give',
          to: { all: { of: 'you', ...character } },
          rules: [{ rule: 'keyword', keyword: 'ward' }],
          for: 'untilYourNextTurn',
        },
      ],
    },
  ],
  [
    "Your characters can't be challenged until the start of your next turn.",
    'song',
    {
      kind: 'action',
      effects: [
        { kind: 'rule', rules: [aboutYours([{ rule: 'cant', what: 'beChallenged' }])], for: 'untilYourNextTurn' },
      ],
    },
  ],
  [
    "Opponents can't play items until the start of your next turn.",
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'rule',
          rules: [{ about: 'players', who: 'opponents', rules: [{ rule: 'cantPlay', cards: { types: ['item'] } }] }],
          for: 'untilYourNextTurn',
        },
      ],
    },
  ],
  [
    'Each opponent chooses and discards 2 cards.',
    'action',
    { kind: 'action', effects: [{ kind: 'each', who: 'opponents', do: [{ kind: 'discard', who: 'they', n: 2 }] }] },
  ],
  [
    'Choose one: • Draw 3 cards. • Banish chosen item.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'oneOf',
          options: [[{ kind: 'draw', n: 3 }], [{ kind: 'banish', what: { choose: { types: ['item'] } } }]],
        },
      ],
    },
  ],
  [
    'Deal 2 damage to chosen character. If a Wibble character is chosen, deal 4 damage instead.',
    'action',
    {
      kind: 'action',
      effects: [
        { kind: 'choose', cards: { choose: character, as: 'a' } },
        {
          kind: 'if',
          if: { is: 'matches', ref: 'a', filter: { classes: ['Wibble'], ...character } },
          then: [{ kind: 'damage', to: { ref: 'a' }, n: 4 }],
          else: [{ kind: 'damage', to: { ref: 'a' }, n: 2 }],
        },
      ],
    },
  ],
  [
    'You pay 2 {I} less for the next song you play this turn.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'rule',
          for: 'thisTurn',
          rules: [
            {
              about: 'players',
              who: 'you',
              rules: [{ rule: 'cost', for: 'play', by: -2, once: 'next', cards: { types: ['song'] } }],
            },
          ],
        },
      ],
    },
  ],
  [
    'Look at the top 3 cards of your deck. You may reveal a song card and put it into your hand. Put the rest on the bottom of your deck in any order.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'look',
          n: 3,
          picks: [{ count: { n: 1, upTo: true }, filter: { types: ['song'] }, reveal: true, put: { to: 'hand' } }],
          rest: { to: 'deckBottom' },
          order: 'any',
        },
      ],
    },
  ],
  [
    "Reveal the top card of your deck. If it's an item card, put it into your hand. Otherwise, put it on the bottom of your deck.",
    'action',
    {
      kind: 'action',
      effects: [
        { kind: 'reveal', what: { top: 1, as: 'a' } },
        {
          kind: 'if',
          if: { is: 'matches', ref: 'a', filter: { types: ['item'] } },
          then: [{ kind: 'move', what: { ref: 'a' }, put: { to: 'hand' } }],
          else: [{ kind: 'move', what: { ref: 'a' }, put: { to: 'deckBottom' } }],
        },
      ],
    },
  ],
  [
    'Play a Wibble character with cost 4 or less from your discard for free.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'play',
          free: true,
          what: { choose: { classes: ['Wibble'], ...character, cost: { max: 4 }, zone: 'discard', of: 'you' } },
        },
      ],
    },
  ],
  [
    'Play an item for free.',
    'action',
    {
      kind: 'action',
      effects: [{ kind: 'play', free: true, what: { choose: { types: ['item'], zone: 'hand', of: 'you' } } }],
    },
  ],
  [
    "Shuffle chosen item into its player's deck. That player draws a card.",
    'action',
    {
      kind: 'action',
      effects: [
        { kind: 'move', what: { choose: { types: ['item'] }, as: 'a' }, put: { to: 'deckShuffled' } },
        { kind: 'each', who: { ownerOf: 'a' }, do: [{ kind: 'draw', who: 'they', n: 1 }] },
      ],
    },
  ],
  [
    "Exert chosen opposing character. They can't ready at the start of their next turn.",
    'song',
    {
      kind: 'action',
      effects: [
        { kind: 'exert', what: { choose: { of: 'opponents', ...character }, as: 'a' } },
        { kind: 'give', to: { ref: 'a' }, rules: [{ rule: 'cant', what: 'readyAtTurnStart' }], for: 'theirNextReady' },
      ],
    },
  ],
  [
    'Move up to 2 damage counters from chosen character to chosen opposing character.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'moveDamage',
          n: 2,
          upTo: true,
          from: { choose: character },
          to: { choose: { of: 'opponents', ...character } },
        },
      ],
    },
  ],
  [
    'Whenever one of your characters quests this turn, gain 1 lore.',
    'song',
    {
      kind: 'action',
      effects: [
        {
          kind: 'watch',
          for: 'thisTurn',
          on: { on: 'quest', subject: { of: 'you', ...character } },
          do: [{ kind: 'gainLore', n: 1 }],
        },
      ],
    },
  ],
  [
    'Each opponent loses 1 lore. Draw a card for each 1 lore lost this way.',
    'action',
    {
      kind: 'action',
      effects: [
        { kind: 'each', who: 'opponents', do: [{ kind: 'loseLore', who: 'they', n: 1, as: 'a' }] },
        { kind: 'draw', n: { times: 1, amount: { done: 'a' } } },
      ],
    },
  ],
];
