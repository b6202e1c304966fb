// Activated abilities, keywords, other costs, replacements and deck building.
import type { Golden } from './support.js';

export const OTHER_ABILITIES: Golden = [
  [
    'LOUD NAME {E}, 2 {I}, Banish this item — Gain 2 lore.',
    'item',
    {
      kind: 'activated',
      name: 'LOUD NAME',
      costs: [{ pay: 'exert' }, { pay: 'ink', n: 2 }, { pay: 'do', effect: { kind: 'banish', what: { ref: 'this' } } }],
      effects: [{ kind: 'gainLore', n: 2 }],
    },
  ],
  [
    'Once during your turn, you may pay 3 {I} to draw a card.',
    'character',
    {
      kind: 'activated',
      limit: { times: 1, per: 'turn' },
      costs: [{ pay: 'ink', n: 3 }],
      effects: [{ kind: 'draw', n: 1 }],
    },
  ],
  [
    'This character may enter play exerted to draw a card.',
    'character',
    { kind: 'enterExerted', effects: [{ kind: 'draw', n: 1 }] },
  ],
  ['Resist +2', 'character', { kind: 'keyword', keyword: 'resist', n: 2 }],
  [
    'Wibble Shift 3 {I}',
    'character',
    {
      kind: 'keyword',
      keyword: 'shift',
      shift: { onto: { of: 'you', types: ['character'], classes: ['Wibble'] }, cost: [{ pay: 'ink', n: 3 }] },
    },
  ],
  ['Sing Together 8', 'song', { kind: 'keyword', keyword: 'singTogether', n: 8 }],
  [
    'You may banish 2 of your items to play this action for free.',
    'action',
    {
      kind: 'alternateCost',
      costs: [
        { pay: 'do', effect: { kind: 'banish', what: { count: { n: 2 }, choose: { of: 'you', types: ['item'] } } } },
      ],
    },
  ],
  [
    'You may have up to 99 copies of Pip - Small Pebble in your deck.',
    'character',
    { kind: 'deckBuilding', copies: 99, of: 'Pip - Small Pebble' },
  ],
  [
    'If one of your other characters would be banished, you may banish this character instead.',
    'character',
    {
      kind: 'replacement',
      replace: {
        would: 'beBanished',
        cards: { of: 'you', other: true, types: ['character'] },
        instead: [
          { kind: 'may', do: [{ kind: 'banish', what: { ref: 'this' } }], as: 'a' },
          {
            kind: 'if',
            if: { is: 'not', condition: { is: 'done', step: 'a' } },
            then: [{ kind: 'banish', what: { ref: 'subject' } }],
          },
        ],
      },
    },
  ],
];
