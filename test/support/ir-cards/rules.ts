// Characters with static abilities, at least one for each rule.
import type { Card } from '../../../src/games/lorcana/cards/card.js';
import {
  card,
  rules,
  onYourOthers,
  onThis,
  OPPOSING_CHARACTERS,
  draw,
  onQuest,
  THIS,
  forYou,
  onPlay,
  when,
  may,
} from './builders.js';

export const RULES: readonly Card[] = [
  card('character', [
    rules(onYourOthers({ rule: 'stat', stat: 'strength', by: 1 }, { rule: 'keyword', keyword: 'challenger', n: 1 })),
  ]),
  card('character', [
    {
      kind: 'static',
      while: { is: 'exists', filter: { types: ['character'], of: 'you', other: true, classes: ['Hero'] } },
      rules: [onThis({ rule: 'stat', stat: 'lore', by: 1 }, { rule: 'keyword', keyword: 'resist', n: 1 })],
    },
  ]),
  card('character', [rules(onThis({ rule: 'stat', stat: 'strength', by: { count: { zone: 'hand', of: 'you' } } }))]),
  card('character', [
    rules({
      about: 'cards',
      cards: { types: ['character'], of: 'you', strength: { min: 4 } },
      rules: [
        { rule: 'keyword', keyword: 'rush' },
        { rule: 'classes', classes: ['Hero'] },
      ],
    }),
  ]),
  card('character', [
    rules({ about: 'cards', cards: OPPOSING_CHARACTERS, rules: [{ rule: 'noKeyword', keyword: 'evasive' }] }),
  ]),
  card('character', [
    rules(
      onYourOthers({ rule: 'ability', ability: { kind: 'activated', costs: [{ pay: 'exert' }], effects: [draw] } }),
    ),
  ]),
  card('character', [rules(onYourOthers({ rule: 'ability', ability: onQuest({ kind: 'gainLore', n: 1 }) }))]),
  card('character', [
    rules(
      onThis(
        { rule: 'challengeReady', only: { types: ['character'], damaged: true } },
        { rule: 'cant', what: 'challenge', only: { classes: ['Hero'] } },
      ),
    ),
  ]),
  card('character', [
    rules(
      onThis({ rule: 'cant', what: 'takeChallengeDamage' }, { rule: 'questDrying' }, { rule: 'must', what: 'quest' }),
    ),
  ]),
  card('character', [
    rules(onThis({ rule: 'must', what: 'challenge' }, { rule: 'cant', what: 'sing' }, { rule: 'boostMore', times: 1 })),
  ]),
  card('character', [rules(onThis({ rule: 'must', what: 'beChosen' }, { rule: 'cant', what: 'beDealtDamage' }))]),
  card('character', [
    rules(onThis({ rule: 'cant', what: 'ready' }, { rule: 'cant', what: 'haveDamageRemoved' })),
    { kind: 'activated', costs: [{ pay: 'ink', n: 1 }], effects: [{ kind: 'ready', what: THIS }] },
  ]),
  card('character', [
    rules(
      onThis(
        { rule: 'willpowerAsDamage' },
        { rule: 'strengthFloor' },
        { rule: 'anyShift' },
        { rule: 'countsAsNamed', names: ['Nobody'] },
        { rule: 'moveFree' },
      ),
    ),
  ]),
  card('character', [
    { kind: 'static', everywhere: true, rules: [onThis({ rule: 'enters', exerted: true, damage: 1 })] },
  ]),
  card('character', [
    {
      kind: 'static',
      everywhere: true,
      while: { is: 'happened', event: { on: 'play', by: 'you', subject: { types: ['character'] } } },
      rules: [forYou({ rule: 'cost', for: 'play', cards: { is: 'this' }, by: -2 })],
    },
  ]),
  card('character', [
    rules(forYou({ rule: 'cost', for: 'play', cards: { types: ['character'] }, by: -1 })),
    { kind: 'alternateCost', costs: [{ pay: 'do', effect: { kind: 'discard', n: 2 } }] },
  ]),
  card('character', [
    rules(
      forYou({ rule: 'extraInk' }, { rule: 'inkable', cards: { zone: 'hand' } }, { rule: 'inkFrom', zone: 'discard' }),
    ),
  ]),
  card('character', [rules({ about: 'players', who: 'opponents', rules: [{ rule: 'cantGainLore' }] })], { cost: 6 }),
  card('character', [
    rules(
      forYou({ rule: 'cantLoseLore' }, { rule: 'dontDiscard' }, { rule: 'inkEntersExerted' }, { rule: 'topRevealed' }),
    ),
  ]),
  card('character', [
    rules({
      about: 'players',
      who: 'all',
      rules: [
        { rule: 'loreToWin', lore: 25 },
        { rule: 'readyAtMost', n: 3, cards: { types: ['character'] } },
      ],
    }),
  ]),
  card('character', [
    onPlay({
      kind: 'rule',
      rules: [{ about: 'players', who: 'opponents', rules: [{ rule: 'skipDraw' }] }],
      for: 'theirNextDraw',
    }),
    onPlay({
      kind: 'each',
      who: 'opponents',
      do: [
        {
          kind: 'rule',
          rules: [{ about: 'players', who: 'active', rules: [{ rule: 'skipReady' }] }],
          for: 'theirNextTurn',
        },
      ],
    }),
  ]),
  card('character', [
    rules(forYou({ rule: 'skipDraw' })),
    when({ on: 'turnStart', by: 'you' }, { kind: 'draw', n: 2 }, { kind: 'discard', n: 1 }),
  ]),
  card('character', [
    rules(
      forYou(
        { rule: 'playFrom', cards: { zone: 'discard', of: 'you', types: ['action'] } },
        { rule: 'cost', for: 'move', cards: { types: ['character'] }, by: -1 },
      ),
    ),
  ]),
  card('character', [
    { kind: 'enterExerted', effects: [{ kind: 'damage', to: { choose: OPPOSING_CHARACTERS }, n: 1 }] },
  ]),
  card(
    'character',
    [
      {
        kind: 'replacement',
        replace: {
          would: 'beDealtDamage',
          cards: { types: ['character'], of: 'you', other: true },
          instead: 'putOnThis',
        },
      },
    ],
    { willpower: 9 },
  ),
  card('character', [
    {
      kind: 'replacement',
      limit: { times: 1, per: 'turn' },
      replace: { would: 'takeDamage', cards: { is: 'this' }, instead: 'none' },
    },
  ]),
  card('character', [
    {
      kind: 'triggered',
      on: [{ on: 'inked', by: 'you' }],
      limit: { times: 1, per: 'turn' },
      while: { is: 'turnOf', whose: 'you' },
      effects: [may(draw)],
    },
  ]),
  card('character', [
    {
      kind: 'triggered',
      on: [{ on: 'turnEnd', by: 'you' }],
      if: {
        is: 'compare',
        left: { player: 'hand', of: 'you' },
        op: '<',
        right: { player: 'hand', of: 'opponents', take: 'most' },
      },
      effects: [draw],
    },
  ]),
  card('character', [
    {
      kind: 'triggered',
      inDiscard: true,
      on: [{ on: 'banished', subject: { of: 'you', classes: ['Hero'] } }],
      while: { is: 'matches', ref: 'this', filter: { zone: 'discard' } },
      effects: [may({ kind: 'move', what: THIS, put: { to: 'hand' } })],
    },
  ]),
  card('character', [
    {
      kind: 'activated',
      costs: [{ pay: 'exert' }, { pay: 'ink', n: 1 }],
      if: { is: 'any', of: [{ is: 'firstTurnAsSecond' }, { is: 'not', condition: { is: 'sung' } }] },
      limit: { times: 1, per: 'turn' },
      effects: [{ kind: 'gainLore', n: { plus: [1, { times: 0, amount: { players: 'opponents' } }] } }],
    },
  ]),
];
