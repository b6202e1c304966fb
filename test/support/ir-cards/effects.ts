// Characters with keywords, then one character for each effect.
import type { Card } from '../../../src/games/lorcana/cards/card.js';
import {
  card,
  keyword,
  when,
  draw,
  rules,
  onThis,
  onPlay,
  may,
  OPPOSING_CHARACTERS,
  onQuest,
  ANY_CHARACTER,
  YOUR_CHARACTERS,
  chosen,
} from './builders.js';

export const EFFECTS: readonly Card[] = [
  ...(['alert', 'bodyguard', 'evasive', 'reckless', 'rush', 'support', 'vanish', 'ward'] as const).map((name) =>
    card('character', [keyword(name)]),
  ),
  card('character', [keyword('challenger', 2)]),
  card('character', [keyword('resist', 1)]),
  card('character', [keyword('singer', 5)]),
  card('character', [
    keyword('boost', 1),
    when({ on: 'putUnder', subject: { is: 'this' } }, draw),
    rules(onThis({ rule: 'stat', stat: 'strength', by: { stat: 'under', of: 'this' } })),
  ]),
  card('character', [
    {
      kind: 'keyword',
      keyword: 'shift',
      shift: { cost: [{ pay: 'ink', n: 2 }], onto: { types: ['character'], of: 'you' } },
    },
    onPlay(draw),
  ]),
  card('character', [
    {
      kind: 'keyword',
      keyword: 'shift',
      shift: {
        cost: [{ pay: 'do', effect: { kind: 'discard', n: 1 } }],
        onto: { types: ['character'], of: 'you' },
        temporary: true,
      },
    },
    when({ on: 'play', subject: { types: ['character'], other: true }, by: 'you' }, { kind: 'gainLore', n: 1 }),
  ]),
  card('character', [onPlay(may(draw))]),
  card('character', [
    onPlay(
      { kind: 'damage', to: { choose: OPPOSING_CHARACTERS }, n: 2, as: 'd' },
      { kind: 'if', if: { is: 'done', step: 'd' }, then: [draw], else: [{ kind: 'gainLore', n: 1 }] },
    ),
  ]),
  card('character', [
    onQuest({ kind: 'loseLore', who: 'opponents', n: 1, as: 'l' }, { kind: 'draw', n: { done: 'l' } }),
  ]),
  card('character', [
    onQuest(
      may(
        { kind: 'removeDamage', from: { choose: ANY_CHARACTER }, n: 2, upTo: true, as: 'r' },
        { kind: 'gainLore', n: { done: 'r' } },
      ),
    ),
  ]),
  card('character', [onPlay({ kind: 'each', who: 'opponents', do: [{ kind: 'discard', who: 'they', n: 1 }] })]),
  card('character', [
    onPlay({ kind: 'each', who: 'all', do: [{ kind: 'may', by: 'they', do: [{ kind: 'draw', who: 'they', n: 1 }] }] }),
  ]),
  card('character', [
    onPlay({
      kind: 'oneOf',
      options: [[draw], [{ kind: 'gainLore', n: 1 }], [{ kind: 'banish', what: { choose: { types: ['item'] } } }]],
    }),
  ]),
  card('character', [
    onPlay(
      may({
        kind: 'pay',
        costs: [{ pay: 'ink', n: 1 }],
        then: [{ kind: 'exert', what: { choose: OPPOSING_CHARACTERS } }],
      }),
    ),
  ]),
  card('character', [
    onPlay(
      may({
        kind: 'pay',
        costs: [{ pay: 'do', effect: { kind: 'banish', what: { choose: YOUR_CHARACTERS } } }],
        then: [{ kind: 'banish', what: { choose: OPPOSING_CHARACTERS } }],
      }),
    ),
  ]),
  card('character', [
    onPlay({
      kind: 'give',
      to: chosen,
      rules: [
        { rule: 'stat', stat: 'strength', by: 2 },
        { rule: 'keyword', keyword: 'evasive' },
      ],
      for: 'thisTurn',
    }),
  ]),
  card('character', [
    onPlay({
      kind: 'give',
      to: { all: OPPOSING_CHARACTERS },
      rules: [{ rule: 'cant', what: 'quest' }],
      for: 'theirNextTurn',
    }),
  ]),
  card('character', [
    onPlay(
      { kind: 'exert', what: chosen },
      { kind: 'give', to: { ref: 'a' }, rules: [{ rule: 'cant', what: 'readyAtTurnStart' }], for: 'theirNextReady' },
    ),
  ]),
  card('character', [
    onPlay({
      kind: 'rule',
      rules: [{ about: 'cards', cards: YOUR_CHARACTERS, rules: [{ rule: 'cant', what: 'beChallenged' }] }],
      for: 'untilYourNextTurn',
    }),
  ]),
  card('character', [
    onPlay({
      kind: 'rule',
      rules: [
        {
          about: 'players',
          who: 'opponents',
          rules: [
            { rule: 'cantPlay', cards: { zone: 'hand', types: ['action'] } },
            { rule: 'cantPlay', cards: { types: ['item'] }, n: 1 },
          ],
        },
      ],
      for: 'untilYourNextTurn',
    }),
  ]),
  card('character', [
    onPlay({
      kind: 'look',
      n: 3,
      picks: [
        {
          filter: { zone: 'deck', types: ['character'] },
          count: { n: 1, upTo: true },
          reveal: true,
          put: { to: 'hand' },
        },
      ],
      rest: { to: 'deckBottom' },
      order: 'any',
    }),
  ]),
  card('character', [
    onPlay({ kind: 'look', n: 1, picks: [], rest: { to: 'either', places: ['deckTop', 'deckBottom'] } }),
  ]),
  card('character', [
    onPlay({
      kind: 'look',
      n: 3,
      reveal: true,
      picks: [
        {
          filter: { zone: 'deck', types: ['character'], cost: { max: 2 } },
          count: { n: 1, upTo: true },
          put: { to: 'play', exerted: true },
        },
      ],
      rest: { to: 'discard' },
      order: 'random',
    }),
  ]),
  card('character', [
    onPlay(
      { kind: 'search', filter: { zone: 'deck', types: ['item'] }, reveal: true, put: { to: 'hand' } },
      { kind: 'shuffleDeck' },
    ),
  ]),
  card('character', [
    onPlay(
      { kind: 'nameCard' },
      {
        kind: 'look',
        n: 1,
        reveal: true,
        picks: [{ filter: { zone: 'deck', isNamedCard: true }, count: { n: 1 }, put: { to: 'hand' } }],
        rest: { to: 'deckTop' },
      },
    ),
  ]),
  card('character', [
    onPlay(
      may({
        kind: 'play',
        what: { choose: { zone: 'hand', of: 'you', types: ['character'], cost: { max: 3 } } },
        free: true,
        as: 'p',
      }),
    ),
  ]),
  card('character', [
    onQuest(
      may({
        kind: 'play',
        what: { choose: { zone: 'discard', of: 'you', types: ['action'], cost: { max: 3 } } },
        free: true,
        after: 'deckBottom',
      }),
    ),
  ]),
  card('character', [onQuest(may({ kind: 'play', what: { choose: { zone: 'hand', of: 'you', types: ['item'] } } }))]),
  card('character', [
    onPlay({
      kind: 'move',
      what: { choose: { types: ['character', 'item', 'location'], cost: { max: 3 } } },
      put: { to: 'hand' },
    }),
  ]),
  card('character', [
    onPlay({
      kind: 'move',
      what: { choose: { zone: 'discard', of: 'you', types: ['character'] } },
      put: { to: 'hand' },
    }),
  ]),
  card('character', [
    onPlay(
      {
        kind: 'move',
        what: { choose: { zone: 'discard', of: 'you' }, count: { n: 2, upTo: true } },
        put: { to: 'deckBottom' },
        order: 'any',
        as: 'm',
      },
      { kind: 'gainLore', n: { done: 'm' } },
    ),
  ]),
  card('character', [onPlay({ kind: 'move', what: { top: 1 }, put: { to: 'inkwell', exerted: true } })]),
  card('character', [onPlay({ kind: 'move', what: { top: 2 }, put: { to: 'discard' } })]),
  card('character', [
    onPlay(
      { kind: 'move', what: { choose: OPPOSING_CHARACTERS }, put: { to: 'deckShuffled' } },
      { kind: 'draw', who: 'opponents', n: 1 },
    ),
  ]),
  card('character', [
    onPlay({ kind: 'move', what: { top: 1 }, put: { to: 'under', card: { choose: YOUR_CHARACTERS } } }),
  ]),
  card('character', [
    onPlay({
      kind: 'moveDamage',
      from: { choose: ANY_CHARACTER },
      to: { choose: OPPOSING_CHARACTERS },
      n: 2,
      upTo: true,
      as: 'm',
    }),
  ]),
  card('character', [
    onPlay(
      { kind: 'putDamage', to: { choose: ANY_CHARACTER }, n: 1 },
      { kind: 'ready', what: { choose: YOUR_CHARACTERS } },
    ),
  ]),
  card('character', [
    onPlay({
      kind: 'forEachCard',
      cards: { all: YOUR_CHARACTERS },
      do: [
        {
          kind: 'give',
          to: { ref: 'group' },
          rules: [{ rule: 'stat', stat: 'willpower', by: { stat: 'damage', of: 'group' } }],
          for: 'thisTurn',
        },
      ],
    }),
  ]),
  card('character', [
    onPlay(
      { kind: 'may', do: [{ kind: 'banish', what: { choose: YOUR_CHARACTERS } }], as: 'b' },
      {
        kind: 'if',
        if: { is: 'done', step: 'b' },
        then: [{ kind: 'whenYouDo', do: [{ kind: 'damage', to: { choose: ANY_CHARACTER }, n: 3 }] }],
      },
    ),
  ]),
  card('character', [onPlay({ kind: 'watch', on: { on: 'quest', by: 'you' }, for: 'thisTurn', do: [draw] })]),
  card('character', [
    onPlay({
      kind: 'watch',
      on: { on: 'challenge', subject: { of: 'you' } },
      cards: { choose: YOUR_CHARACTERS },
      times: 1,
      for: 'thisTurn',
      do: [{ kind: 'gainLore', n: 1 }],
    }),
  ]),
  card('character', [
    onPlay(
      { kind: 'later', at: 'endOfTurn', do: [{ kind: 'discard', n: 1 }] },
      { kind: 'later', at: 'startOfYourTurn', do: [draw] },
    ),
  ]),
  card('character', [
    onPlay(
      { kind: 'choosePlayer', who: { choose: 'player' } },
      { kind: 'draw', who: 'they', n: 1 },
      { kind: 'revealHand', who: 'they' },
    ),
  ]),
  card('character', [
    onPlay({
      kind: 'each',
      who: { chooseAny: 'player' },
      do: [
        { kind: 'discard', who: 'they', n: 'all' },
        { kind: 'drawUntil', who: 'they', n: 3 },
      ],
    }),
  ]),
  card('character', [
    onPlay(
      {
        kind: 'choose',
        cards: { choose: OPPOSING_CHARACTERS, count: { n: 2, upTo: true }, as: 'c', totalStrength: 5 },
      },
      { kind: 'banish', what: { ref: 'c' } },
    ),
  ]),
  card('character', [
    onPlay(
      { kind: 'count', amount: { count: YOUR_CHARACTERS }, as: 'n' },
      { kind: 'gainLore', n: { atMost: 2, amount: { done: 'n' } } },
      { kind: 'draw', n: { every: 2, amount: { done: 'n' } } },
      { kind: 'each', who: { choose: 'ahead' }, do: [{ kind: 'loseLore', who: 'they', n: 1 }] },
    ),
  ]),
  card('character', [
    onPlay(
      { kind: 'exertInk', who: 'opponents' },
      { kind: 'move', what: { random: { zone: 'inkwell', of: 'you' } }, put: { to: 'hand' } },
    ),
  ]),
  card('character', [
    onPlay(
      { kind: 'discard', who: { most: 'hand' }, n: 2, downTo: false },
      { kind: 'discard', who: 'opponents', n: 1, random: true },
    ),
  ]),
  card('character', [
    onPlay(
      { kind: 'discard', who: 'opponents', n: 1, by: 'you', filter: { notTypes: ['character'] } },
      { kind: 'discard', n: 'any', as: 'x' },
      { kind: 'draw', n: { done: 'x' } },
    ),
  ]),
  card('character', [
    onPlay(
      { kind: 'reveal', what: { choose: { zone: 'hand', of: 'you' } } },
      { kind: 'revealHand', who: 'opponents', to: 'you' },
    ),
  ]),
  card('character', [
    onPlay({
      kind: 'toLocation',
      what: { choose: YOUR_CHARACTERS },
      location: { choose: { types: ['location'], of: 'you' } },
      as: 't',
    }),
  ]),
];
