// What cards in play do and have.
import { type Golden, character, aboutYours, whenPlayed, self } from './support.js';

export const ABILITIES: Golden = [
  [
    'Your characters and opposing characters with Evasive lose Reckless.',
    'character',
    {
      kind: 'static',
      rules: [
        {
          about: 'cards',
          cards: {
            anyOf: [
              { of: 'you', ...character },
              { of: 'opponents', ...character, keyword: 'evasive' },
            ],
          },
          rules: [{ rule: 'noKeyword', keyword: 'reckless' }],
        },
      ],
    },
  ],
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
    'LOUD NAME Your other Wibble characters get +1 {S}.',
    'character',
    {
      kind: 'static',
      name: 'LOUD NAME',
      rules: [aboutYours([{ rule: 'stat', by: 1, stat: 'strength' }], { other: true, classes: ['Wibble'] })],
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
    'You pay 1 {I} less to play Wibble characters.',
    'item',
    {
      kind: 'static',
      rules: [
        {
          about: 'players',
          who: 'you',
          rules: [{ rule: 'cost', by: -1, for: 'play', cards: { classes: ['Wibble'], ...character } }],
        },
      ],
    },
  ],
  [
    'If you have a character named Pip in play, you pay 2 {I} less to play this character.',
    'character',
    {
      kind: 'static',
      everywhere: true,
      while: { is: 'exists', filter: { of: 'you', ...character, named: ['Pip'] } },
      rules: [{ about: 'players', who: 'you', rules: [{ rule: 'cost', by: -2, for: 'play', cards: self }] }],
    },
  ],
  [
    'This character enters play with 2 damage.',
    'character',
    {
      kind: 'static',
      everywhere: true,
      rules: [{ about: 'cards', cards: self, rules: [{ rule: 'enters', damage: 2 }] }],
    },
  ],
  [
    'This character may enter play exerted to draw a card.',
    'character',
    { kind: 'enterExerted', effects: [{ kind: 'draw', n: 1 }] },
  ],
  [
    "While this character is exerted, opposing characters can't quest.",
    'character',
    {
      kind: 'static',
      while: { is: 'matches', ref: 'this', filter: { exerted: true } },
      rules: [{ about: 'cards', cards: { of: 'opponents', ...character }, rules: [{ rule: 'cant', what: 'quest' }] }],
    },
  ],
  [
    'Characters gain "{E} — Draw a card" while here.',
    'location',
    {
      kind: 'static',
      rules: [
        {
          about: 'cards',
          cards: { ...character, here: true },
          rules: [
            {
              rule: 'ability',
              ability: { kind: 'activated', costs: [{ pay: 'exert' }], effects: [{ kind: 'draw', n: 1 }] },
            },
          ],
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
];
