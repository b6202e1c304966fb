// Characters with rare effects and rules, and one action.
import type { Card } from '../../../src/games/lorcana/cards/card.js';
import {
  card,
  onPlay,
  YOUR_CHARACTERS,
  may,
  draw,
  OPPOSING_CHARACTERS,
  ANY_CHARACTER,
  onQuest,
  rules,
  onThis,
  forYou,
  when,
  THIS,
  chosen,
  action,
} from './builders.js';

export const RARE_EFFECTS: readonly Card[] = [
  card('character', [onPlay({ kind: 'repeat', times: { count: YOUR_CHARACTERS }, do: [may(draw)] })]),
  card('character', [
    onPlay({
      kind: 'unless',
      who: { ownerOf: 'this' },
      costs: [{ pay: 'ink', n: 1 }],
      then: [{ kind: 'discard', n: 1 }],
    }),
  ]),
  card('character', [onPlay({ kind: 'prevent', to: { choose: YOUR_CHARACTERS }, for: 'untilYourNextTurn' })]),
  card('character', [
    onPlay({
      kind: 'move',
      what: { choose: { zone: 'discard', of: 'you', namesake: YOUR_CHARACTERS } },
      put: { to: 'hand' },
    }),
  ]),
  card('character', [
    onPlay(
      { kind: 'choose', cards: { choose: { ...YOUR_CHARACTERS, atLocation: true }, as: 'p' } },
      { kind: 'gainLore', n: { stat: 'lore', locationOf: 'p' } },
    ),
  ]),
  card('character', [
    onPlay({
      kind: 'each',
      who: 'opponents',
      do: [{ kind: 'pay', by: 'they', costs: [{ pay: 'ink', n: 1 }], then: [{ kind: 'draw', who: 'they', n: 1 }] }],
    }),
  ]),
  card('character', [
    onPlay({
      kind: 'exert',
      what: { both: [{ choose: OPPOSING_CHARACTERS, as: 'e' }, { all: { types: ['character'], sameNameAs: 'e' } }] },
    }),
  ]),
  card('character', [
    onPlay(
      {
        kind: 'each',
        who: 'opponents',
        do: [{ kind: 'may', by: 'they', do: [{ kind: 'discard', who: 'they', n: 1 }], as: 'o' }],
      },
      { kind: 'draw', n: { declined: 'o' } },
    ),
  ]),
  card('character', [
    onPlay(
      {
        kind: 'move',
        what: { choose: { zone: 'discard', of: 'you' }, count: { n: 2, upTo: true } },
        put: { to: 'deckBottom' },
        as: 'z',
      },
      { kind: 'if', if: { is: 'includes', ref: 'z', filter: { classes: ['Hero'] } }, then: [draw] },
      { kind: 'gainLore', n: { done: 'z', matching: { types: ['action'] } } },
    ),
  ]),
  card('character', [
    onPlay({ kind: 'gainLore', n: { atMost: 2, amount: { stat: 'lore', chosen: { choose: ANY_CHARACTER } } } }),
    onQuest({ kind: 'draw', n: { atMost: 1, amount: { stat: 'strength', over: YOUR_CHARACTERS, take: 'most' } } }),
  ]),
  card('character', [
    rules(
      onThis(
        { rule: 'cantGain', keyword: 'ward' },
        {
          rule: 'while',
          while: { is: 'matches', ref: 'group', filter: { damaged: true } },
          rules: [{ rule: 'stat', stat: 'strength', by: 2 }],
        },
      ),
    ),
  ]),
  card('character', [rules(onThis({ rule: 'costTo', what: ['quest', 'challenge'], costs: [{ pay: 'ink', n: 1 }] }))]),
  card('character', [
    rules({ about: 'cards', cards: OPPOSING_CHARACTERS, rules: [{ rule: 'noAbility', name: 'WHEN' }] }),
    onPlay({
      kind: 'if',
      if: {
        is: 'all',
        of: [
          { is: 'shifted', ref: 'this' },
          { is: 'exists', filter: YOUR_CHARACTERS },
        ],
      },
      then: [draw],
    }),
    { kind: 'keyword', keyword: 'shift', shift: { cost: [{ pay: 'ink', n: 1 }], onto: YOUR_CHARACTERS } },
  ]),
  card('character', [rules(forYou({ rule: 'playFree', cards: { zone: 'hand', types: ['item'] } }))], { cost: 5 }),
  card('character', [rules({ about: 'players', who: 'all', rules: [{ rule: 'oneChallenger' }] })]),
  card('character', [
    rules(onThis({ rule: 'freeAbility', name: 'Swing' })),
    { kind: 'activated', name: 'SWING', costs: [{ pay: 'exert' }, { pay: 'ink', n: 5 }], effects: [draw] },
  ]),
  card('character', [
    onPlay({ kind: 'later', at: 'endOfYourTurn', do: [draw] }),
    when(
      { on: 'challenge', subject: { is: 'this' } },
      { kind: 'later', at: 'afterChallenge', do: [{ kind: 'ready', what: THIS }] },
    ),
  ]),
  card('character', [
    onPlay({ kind: 'give', to: chosen, rules: [{ rule: 'keyword', keyword: 'rush' }], for: 'permanent' }),
  ]),
  card('character', [
    onPlay(
      { kind: 'reveal', what: { top: 1, as: 't' }, to: 'you' },
      { kind: 'move', what: { ref: 't' }, put: { to: 'either', places: ['deckTop', 'deckBottom'] } },
    ),
  ]),
  card('character', [
    onPlay(
      may({
        kind: 'play',
        what: { choose: { zone: 'hand', of: 'you', types: ['character'] } },
        free: true,
        shift: 'may',
      }),
    ),
  ]),
  card('character', [
    onPlay({
      kind: 'move',
      what: { choose: { zone: 'under', coveredBy: YOUR_CHARACTERS }, count: { n: 'any' } },
      put: { to: 'inkwell', exerted: true },
    }),
    rules(
      onThis({ rule: 'stat', stat: 'strength', by: { count: { types: ['item'], of: 'opponents' }, each: 'most' } }),
    ),
  ]),
  card('character', [
    {
      kind: 'static',
      while: { is: 'matches', ref: 'this', filter: { inChallenge: 'challenger', against: { damaged: true } } },
      rules: [onThis({ rule: 'stat', stat: 'strength', by: 2 })],
    },
    onQuest({
      kind: 'give',
      to: { choose: { types: ['character'], thisTurn: 'challenged' } },
      rules: [{ rule: 'cant', what: 'sing' }],
      for: 'whileInPlay',
    }),
  ]),
  card('action', [
    action({
      kind: 'move',
      what: { random: { zone: 'inkwell', of: 'you' }, count: { n: 'all', leaving: 3 } },
      put: { to: 'hand' },
    }),
  ]),
];
