// Static abilities.
import { type Golden, character, aboutYours, self } from './support.js';

export const STATICS: Golden = [
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
    'LOUD NAME Your other Wibble characters get +1 {S}.',
    'character',
    {
      kind: 'static',
      name: 'LOUD NAME',
      rules: [aboutYours([{ rule: 'stat', by: 1, stat: 'strength' }], { other: true, classes: ['Wibble'] })],
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
    'During your turn, this character gains Evasive.',
    'character',
    {
      kind: 'static',
      rules: [{ about: 'cards', cards: self, rules: [{ rule: 'keyword', keyword: 'evasive' }] }],
      while: { is: 'turnOf', whose: 'you' },
    },
  ],
  [
    "Your exerted characters can't be challenged.",
    'character',
    {
      kind: 'static',
      rules: [
        {
          about: 'cards',
          cards: { of: 'you', exerted: true, types: ['character'] },
          rules: [{ rule: 'cant', what: 'beChallenged' }],
        },
      ],
    },
  ],
  [
    'This character can challenge ready characters.',
    'character',
    { kind: 'static', rules: [{ about: 'cards', cards: self, rules: [{ rule: 'challengeReady' }] }] },
  ],
  [
    "This character can quest the turn they're played.",
    'character',
    { kind: 'static', rules: [{ about: 'cards', cards: self, rules: [{ rule: 'questDrying' }] }] },
  ],
  [
    'While this character has no damage, he gets +2 {L}.',
    'character',
    {
      kind: 'static',
      rules: [{ about: 'cards', cards: self, rules: [{ rule: 'stat', by: 2, stat: 'lore' }] }],
      while: { is: 'matches', ref: 'this', filter: { damaged: false } },
    },
  ],
  [
    "Opponents can't play actions.",
    'character',
    {
      kind: 'static',
      rules: [{ about: 'players', who: 'opponents', rules: [{ rule: 'cantPlay', cards: { types: ['action'] } }] }],
    },
  ],
  [
    'Opponents need 25 lore to win the game.',
    'item',
    { kind: 'static', rules: [{ about: 'players', who: 'opponents', rules: [{ rule: 'loreToWin', lore: 25 }] }] },
  ],
  [
    'You may put an additional card from your hand into your inkwell facedown each turn.',
    'item',
    { kind: 'static', rules: [{ about: 'players', who: 'you', rules: [{ rule: 'extraInk' }] }] },
  ],
  [
    "Skip your turn's Draw step.",
    'character',
    { kind: 'static', rules: [{ about: 'players', who: 'you', rules: [{ rule: 'skipDraw' }] }] },
  ],
  [
    'Characters here count as being named Pip for Shift.',
    'location',
    {
      kind: 'static',
      rules: [
        {
          about: 'cards',
          cards: { types: ['character'], here: true },
          rules: [{ rule: 'countsAsNamed', names: ['Pip'] }],
        },
      ],
    },
  ],
  [
    'This character counts as having +2 cost to sing songs.',
    'character',
    { kind: 'static', rules: [{ about: 'cards', cards: self, rules: [{ rule: 'singCost', by: 2 }] }] },
  ],
  [
    'You may play characters from your discard.',
    'character',
    {
      kind: 'static',
      rules: [
        {
          about: 'players',
          who: 'you',
          rules: [{ rule: 'playFrom', cards: { types: ['character'], of: 'you', zone: 'discard' } }],
        },
      ],
    },
  ],
];
