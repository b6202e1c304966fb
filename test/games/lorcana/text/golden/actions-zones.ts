// Actions and songs about hands, decks, discards, inkwells and lore.
import { type Golden, character } from './support.js';

export const ACTIONS_ZONES: Golden = [
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
  [
    "Name a card, then reveal the top card of your deck. If it's the named card, put it into your hand. Otherwise, put it on the bottom of your deck.",
    'action',
    {
      kind: 'action',
      effects: [
        { kind: 'nameCard' },
        { kind: 'reveal', what: { top: 1, as: 'a' } },
        {
          kind: 'if',
          if: { is: 'matches', ref: 'a', filter: { isNamedCard: true } },
          then: [{ kind: 'move', what: { ref: 'a' }, put: { to: 'hand' } }],
          else: [{ kind: 'move', what: { ref: 'a' }, put: { to: 'deckBottom' } }],
        },
      ],
    },
  ],
  [
    'Chosen opponent reveals their hand and discards a non-character card of your choice.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'each',
          who: { choose: 'opponent' },
          do: [
            { kind: 'revealHand', who: 'they' },
            { kind: 'discard', who: 'they', filter: { notTypes: ['character'] }, n: 1, by: 'you' },
          ],
        },
      ],
    },
  ],
  [
    "Return chosen character to their player's hand. Then, that player draws a card.",
    'action',
    {
      kind: 'action',
      effects: [
        { kind: 'move', what: { choose: { types: ['character'] }, as: 'a' }, put: { to: 'hand' } },
        { kind: 'each', who: { ownerOf: 'a' }, do: [{ kind: 'draw', who: 'they', n: 1 }] },
      ],
    },
  ],
  [
    "Put chosen item into its player's inkwell facedown and exerted.",
    'action',
    {
      kind: 'action',
      effects: [{ kind: 'move', what: { choose: { types: ['item'] } }, put: { to: 'inkwell', exerted: true } }],
    },
  ],
  [
    'Search your deck for a Wibble card, reveal it, and put it into your hand. Then, shuffle your deck.',
    'action',
    {
      kind: 'action',
      effects: [{ kind: 'search', filter: { classes: ['Wibble'] }, reveal: true, put: { to: 'hand' } }],
    },
  ],
  [
    'Deal 1 damage to each opposing character. If this song was sung, gain 2 lore.',
    'song',
    {
      kind: 'action',
      effects: [
        { kind: 'damage', n: 1, to: { all: { of: 'opponents', types: ['character'] } } },
        { kind: 'if', if: { is: 'sung' }, then: [{ kind: 'gainLore', n: 2 }] },
      ],
    },
  ],
  [
    "Chosen opponent may discard a card. If they don't, you draw 2 cards.",
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'each',
          who: { choose: 'opponent' },
          do: [{ kind: 'may', by: 'they', do: [{ kind: 'discard', who: 'they', filter: {}, n: 1 }], as: 'a' }],
        },
        { kind: 'if', if: { is: 'not', condition: { is: 'done', step: 'a' } }, then: [{ kind: 'draw', n: 2 }] },
      ],
    },
  ],
  [
    'Put the top 2 cards of your deck under one of your characters with Boost.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'move',
          what: { top: 2 },
          put: { to: 'under', card: { choose: { of: 'you', types: ['character'], keyword: 'boost' } } },
        },
      ],
    },
  ],
  [
    'Draw cards until you have 4 cards in your hand.',
    'action',
    { kind: 'action', effects: [{ kind: 'drawUntil', n: 4 }] },
  ],
  [
    'For each of your characters in play, gain 1 lore.',
    'action',
    {
      kind: 'action',
      effects: [
        { kind: 'repeat', times: { count: { of: 'you', types: ['character'] } }, do: [{ kind: 'gainLore', n: 1 }] },
      ],
    },
  ],
];
