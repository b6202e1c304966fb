// What holds as long as a card is in play.
import { type Golden, self } from './support.js';

export const STANDING: Golden = [
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
