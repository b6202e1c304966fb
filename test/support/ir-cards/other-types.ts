// Actions, songs, items and locations, and characters with rare triggers and filters.
import type { Card } from '../../../src/games/lorcana/cards/card.js';
import {
  card,
  action,
  chosen,
  ANY_CHARACTER,
  draw,
  YOUR_CHARACTERS,
  keyword,
  forYou,
  THIS,
  rules,
  when,
  onThis,
} from './builders.js';

export const OTHER_TYPES: readonly Card[] = [
  card('action', [action({ kind: 'damage', to: chosen, n: 2 })]),
  card('action', [
    action(
      { kind: 'banish', what: { all: { types: ['character'], damaged: true } } },
      { kind: 'gainLore', n: { inkTypesOf: 'this' } },
    ),
  ]),
  card('action', [
    action(
      { kind: 'damage', to: { choose: ANY_CHARACTER, as: 'a' }, n: 1 },
      { kind: 'if', if: { is: 'matches', ref: 'a', filter: { classes: ['Villain'] } }, then: [draw] },
    ),
  ]),
  card(
    'song',
    [
      action({
        kind: 'give',
        to: { all: YOUR_CHARACTERS },
        rules: [{ rule: 'keyword', keyword: 'ward' }],
        for: 'untilYourNextTurn',
      }),
    ],
    { cost: 2 },
  ),
  card(
    'song',
    [
      keyword('singTogether', 6),
      action(
        { kind: 'draw', n: { singers: true } },
        { kind: 'if', if: { is: 'sung' }, then: [{ kind: 'gainLore', n: 1 }] },
      ),
    ],
    { cost: 6 },
  ),
  card(
    'song',
    [
      action({
        kind: 'rule',
        rules: [forYou({ rule: 'cost', for: 'play', cards: { types: ['character'] }, by: -2, once: 'next' })],
        for: 'thisTurn',
      }),
    ],
    { cost: 1 },
  ),
  card('item', [
    {
      kind: 'activated',
      costs: [{ pay: 'exert' }],
      effects: [{ kind: 'give', to: chosen, rules: [{ rule: 'stat', stat: 'lore', by: 1 }], for: 'thisTurn' }],
    },
  ]),
  card('item', [
    {
      kind: 'activated',
      costs: [
        { pay: 'ink', n: 1 },
        { pay: 'do', effect: { kind: 'banish', what: THIS } },
      ],
      effects: [{ kind: 'draw', n: 1 }],
    },
  ]),
  card('item', [
    rules(forYou({ rule: 'cost', for: 'play', cards: { types: ['action'] }, by: -1, once: 'firstEachTurn' })),
  ]),
  card('location', [
    rules({
      about: 'cards',
      cards: { types: ['character'], here: true },
      rules: [
        { rule: 'stat', stat: 'willpower', by: 2 },
        { rule: 'singCost', by: 1 },
      ],
    }),
  ]),
  card('location', [
    when({ on: 'quest', subject: { here: true } }, { kind: 'removeDamage', from: { ref: 'subject' }, n: 'all' }),
    keyword('resist', 1),
  ]),
  card('character', [
    when({ on: 'gainsLore', by: 'opponents', amount: 2 }, { kind: 'draw', n: 1 }),
    rules(onThis({ rule: 'cant', what: 'beChallenged', only: { not: { damage: { min: 1 } } } })),
  ]),
  card('character', [
    when(
      { on: 'losesLore', by: 'opponents' },
      { kind: 'damage', to: { choose: { types: ['character'], thisTurn: 'quest' } }, n: 1, inFull: true },
    ),
  ]),
  card('location', [
    when(
      { on: 'turnStart', by: 'you' },
      {
        kind: 'if',
        if: { is: 'exists', filter: { types: ['character'], here: true, exerted: false } },
        then: [{ kind: 'gainLore', n: 1 }],
      },
    ),
  ]),
  card('character', [
    rules({
      about: 'cards',
      cards: { of: 'opponents', types: ['character'], damaged: true },
      rules: [{ rule: 'noAbilities' }],
    }),
    when(
      { on: 'damageMoved', by: 'you' },
      {
        kind: 'damage',
        to: { choose: { ...ANY_CHARACTER, extreme: { stat: 'strength', take: 'most' } }, as: 'a' },
        n: 1,
      },
      {
        kind: 'whenYouDo',
        do: [{ kind: 'if', if: { is: 'happened', event: { on: 'banished', subject: { is: 'a' } } }, then: [draw] }],
      },
    ),
  ]),
  card('character', [
    rules({ about: 'players', who: 'opponents', rules: [{ rule: 'cantInk' }] }),
    rules({
      about: 'cards',
      cards: { of: 'you', other: true, sameLocationAs: 'this' },
      rules: [{ rule: 'stat', stat: 'strength', by: 1 }],
    }),
    rules({
      about: 'cards',
      cards: { of: 'you', types: ['character'], at: { types: ['location'], damaged: true }, under: { min: 1 } },
      rules: [{ rule: 'keyword', keyword: 'ward' }],
    }),
  ]),
];
