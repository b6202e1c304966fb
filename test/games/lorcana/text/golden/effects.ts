// More of what actions and songs do.
import type { Golden } from './support.js';

export const EFFECTS: Golden = [
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
    "Ready chosen character. They can't quest for the rest of this turn.",
    'action',
    {
      kind: 'action',
      effects: [
        { kind: 'ready', what: { choose: { types: ['character'] }, as: 'a' } },
        { kind: 'give', to: { ref: 'a' }, rules: [{ rule: 'cant', what: 'quest' }], for: 'thisTurn' },
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
    'Each player chooses one of their characters and banishes them.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'each',
          who: 'all',
          do: [
            { kind: 'choose', cards: { by: 'they', choose: { of: 'they', types: ['character'] }, as: 'a' } },
            { kind: 'banish', what: { ref: 'a' } },
          ],
        },
      ],
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
    'Move any number of your characters to the same location for free.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'toLocation',
          what: { count: { n: 'any' }, choose: { of: 'you', types: ['character'] } },
          location: { choose: { of: 'you', types: ['location'] } },
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
  [
    'Chosen character loses all abilities this turn.',
    'action',
    {
      kind: 'action',
      effects: [
        { kind: 'give', to: { choose: { types: ['character'] } }, rules: [{ rule: 'noAbilities' }], for: 'thisTurn' },
      ],
    },
  ],
];
