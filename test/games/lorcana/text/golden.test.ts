// One text of our own for each family of abilities, and the meaning it must have.
import { expect, test } from 'vitest';
import type { CardType } from '../../../../src/games/lorcana/cards/card.js';
import type { Ability } from '../../../../src/games/lorcana/ir/ability.js';
import { compile } from '../../../../src/games/lorcana/text/compile.js';
import { render } from '../../../../src/games/lorcana/text/render.js';
import { unworded } from '../../../../src/games/lorcana/text/grammar.js';

const self = { is: 'this' };
const character = { types: ['character'] };
const whenPlayed = { kind: 'triggered', on: [{ on: 'play', by: 'you', subject: self }] };
const aboutYours = (rules: unknown, more: object = {}): unknown => ({
  about: 'cards',
  cards: { of: 'you', ...character, ...more },
  rules,
});

const GOLDEN: readonly (readonly [string, CardType, unknown])[] = [
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
    'Whenever this character is challenged, the challenging player loses 1 lore.',
    'character',
    {
      kind: 'triggered',
      on: [{ on: 'challenged', subject: self }],
      effects: [{ kind: 'each', who: { ownerOf: 'object' }, do: [{ kind: 'loseLore', who: 'they', n: 1 }] }],
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

for (const [text, type, ability] of GOLDEN)
  test(text, () => {
    const compiled = compile(text, type);
    expect('abilities' in compiled ? unworded(compiled.abilities) : compiled.stoppedAt).toEqual([ability]);
  });

for (const [text, type] of GOLDEN)
  test(`said plainly, it means the same: ${text}`, () => {
    const compiled = compile(text, type);
    const plain = unworded('abilities' in compiled ? compiled.abilities : []) as readonly Ability[];
    const again = compile(render(plain, type), type);
    expect('abilities' in again ? unworded(again.abilities) : again.stoppedAt).toEqual(plain);
  });
