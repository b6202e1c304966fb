// Invented cards whose texts, together, say everything that the ability IR can say.
import type { Card, CardType } from '../../src/games/lorcana/cards/card.js';
import type { Ability } from '../../src/games/lorcana/ir/ability.js';
import type { Effect } from '../../src/games/lorcana/ir/effect.js';
import type { EventName, EventPattern } from '../../src/games/lorcana/ir/event.js';
import type { KeywordName } from '../../src/games/lorcana/ir/keyword.js';
import type { CardRule, PlayerRule, Rule } from '../../src/games/lorcana/ir/rule.js';

let next = 0;

export function card(type: CardType, abilities: readonly Ability[], facts: Partial<Card> = {}): Card {
  const n = next++;
  return {
    name: `${type} ${n}`,
    version: type === 'character' || type === 'location' ? 'Test' : '',
    type,
    inks: [n % 2 === 0 ? 'Amber' : 'Steel'],
    cost: 1 + (n % 5),
    inkable: n % 4 !== 0,
    strength: type === 'character' ? 1 + (n % 4) : 0,
    willpower: type === 'character' ? 2 + (n % 4) : type === 'location' ? 5 : 0,
    lore: type === 'character' ? 1 + (n % 2) : type === 'location' ? 1 : 0,
    moveCost: type === 'location' ? 1 : 0,
    classifications: type === 'character' ? ['Storyborn', n % 3 === 0 ? 'Hero' : 'Villain'] : [],
    abilities,
    ...facts,
  };
}

const THIS = { ref: 'this' } as const;
const ANY = { types: ['character'] } as const;
const THEIRS = { types: ['character'], of: 'opponents' } as const;
const MINE = { types: ['character'], of: 'you' } as const;
const chosen = { choose: ANY, as: 'a' } as const;

export const when = (on: EventPattern | readonly EventPattern[], ...effects: readonly Effect[]): Ability => ({
  kind: 'triggered',
  name: 'WHEN',
  on: Array.isArray(on) ? (on as readonly EventPattern[]) : [on as EventPattern],
  effects,
});
export const onPlay = (...effects: readonly Effect[]): Ability =>
  when({ on: 'play', subject: { is: 'this' } }, ...effects);
export const onQuest = (...effects: readonly Effect[]): Ability =>
  when({ on: 'quest', subject: { is: 'this' } }, ...effects);
export const may = (...effects: readonly Effect[]): Effect => ({ kind: 'may', do: effects });
export const action = (...effects: readonly Effect[]): Ability => ({ kind: 'action', effects });
export const keyword = (name: KeywordName, n?: number): Ability => ({
  kind: 'keyword',
  keyword: name,
  ...(n === undefined ? {} : { n }),
});
const rules = (...list: readonly Rule[]): Ability => ({ kind: 'static', name: 'STATIC', rules: list });
const own = (...list: readonly CardRule[]): Rule => ({ about: 'cards', cards: { is: 'this' }, rules: list });
const others = (...list: readonly CardRule[]): Rule => ({
  about: 'cards',
  cards: { types: ['character'], of: 'you', other: true },
  rules: list,
});
const player = (...list: readonly PlayerRule[]): Rule => ({ about: 'players', who: 'you', rules: list });
const draw: Effect = { kind: 'draw', n: 1 };

const characters: readonly Card[] = [
  ...(['alert', 'bodyguard', 'evasive', 'reckless', 'rush', 'support', 'vanish', 'ward'] as const).map((name) =>
    card('character', [keyword(name)]),
  ),
  card('character', [keyword('challenger', 2)]),
  card('character', [keyword('resist', 1)]),
  card('character', [keyword('singer', 5)]),
  card('character', [
    keyword('boost', 1),
    when({ on: 'putUnder', subject: { is: 'this' } }, draw),
    rules(own({ rule: 'stat', stat: 'strength', by: { stat: 'under', of: 'this' } })),
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
      { kind: 'damage', to: { choose: THEIRS }, n: 2, as: 'd' },
      { kind: 'if', if: { is: 'done', step: 'd' }, then: [draw], else: [{ kind: 'gainLore', n: 1 }] },
    ),
  ]),
  card('character', [
    onQuest({ kind: 'loseLore', who: 'opponents', n: 1, as: 'l' }, { kind: 'draw', n: { done: 'l' } }),
  ]),
  card('character', [
    onQuest(
      may(
        { kind: 'removeDamage', from: { choose: ANY }, n: 2, upTo: true, as: 'r' },
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
    onPlay(may({ kind: 'pay', costs: [{ pay: 'ink', n: 1 }], then: [{ kind: 'exert', what: { choose: THEIRS } }] })),
  ]),
  card('character', [
    onPlay(
      may({
        kind: 'pay',
        costs: [{ pay: 'do', effect: { kind: 'banish', what: { choose: MINE } } }],
        then: [{ kind: 'banish', what: { choose: THEIRS } }],
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
    onPlay({ kind: 'give', to: { all: THEIRS }, rules: [{ rule: 'cant', what: 'quest' }], for: 'theirNextTurn' }),
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
      rules: [{ about: 'cards', cards: MINE, rules: [{ rule: 'cant', what: 'beChallenged' }] }],
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
      { kind: 'move', what: { choose: THEIRS }, put: { to: 'deckShuffled' } },
      { kind: 'draw', who: 'opponents', n: 1 },
    ),
  ]),
  card('character', [onPlay({ kind: 'move', what: { top: 1 }, put: { to: 'under', card: { choose: MINE } } })]),
  card('character', [
    onPlay({ kind: 'moveDamage', from: { choose: ANY }, to: { choose: THEIRS }, n: 2, upTo: true, as: 'm' }),
  ]),
  card('character', [
    onPlay({ kind: 'putDamage', to: { choose: ANY }, n: 1 }, { kind: 'ready', what: { choose: MINE } }),
  ]),
  card('character', [
    onPlay({
      kind: 'forEachCard',
      cards: { all: MINE },
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
      { kind: 'may', do: [{ kind: 'banish', what: { choose: MINE } }], as: 'b' },
      {
        kind: 'if',
        if: { is: 'done', step: 'b' },
        then: [{ kind: 'whenYouDo', do: [{ kind: 'damage', to: { choose: ANY }, n: 3 }] }],
      },
    ),
  ]),
  card('character', [onPlay({ kind: 'watch', on: { on: 'quest', by: 'you' }, for: 'thisTurn', do: [draw] })]),
  card('character', [
    onPlay({
      kind: 'watch',
      on: { on: 'challenge', subject: { of: 'you' } },
      cards: { choose: MINE },
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
      { kind: 'choose', cards: { choose: THEIRS, count: { n: 2, upTo: true }, as: 'c', totalStrength: 5 } },
      { kind: 'banish', what: { ref: 'c' } },
    ),
  ]),
  card('character', [
    onPlay(
      { kind: 'count', amount: { count: MINE }, as: 'n' },
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
      what: { choose: MINE },
      location: { choose: { types: ['location'], of: 'you' } },
      as: 't',
    }),
  ]),
  card('character', [
    rules(others({ rule: 'stat', stat: 'strength', by: 1 }, { rule: 'keyword', keyword: 'challenger', n: 1 })),
  ]),
  card('character', [
    {
      kind: 'static',
      while: { is: 'exists', filter: { types: ['character'], of: 'you', other: true, classes: ['Hero'] } },
      rules: [own({ rule: 'stat', stat: 'lore', by: 1 }, { rule: 'keyword', keyword: 'resist', n: 1 })],
    },
  ]),
  card('character', [rules(own({ rule: 'stat', stat: 'strength', by: { count: { zone: 'hand', of: 'you' } } }))]),
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
  card('character', [rules({ about: 'cards', cards: THEIRS, rules: [{ rule: 'noKeyword', keyword: 'evasive' }] })]),
  card('character', [
    rules(others({ rule: 'ability', ability: { kind: 'activated', costs: [{ pay: 'exert' }], effects: [draw] } })),
  ]),
  card('character', [rules(others({ rule: 'ability', ability: onQuest({ kind: 'gainLore', n: 1 }) }))]),
  card('character', [
    rules(
      own(
        { rule: 'challengeReady', only: { types: ['character'], damaged: true } },
        { rule: 'cant', what: 'challenge', only: { classes: ['Hero'] } },
      ),
    ),
  ]),
  card('character', [
    rules(own({ rule: 'cant', what: 'takeChallengeDamage' }, { rule: 'questDrying' }, { rule: 'must', what: 'quest' })),
  ]),
  card('character', [rules(own({ rule: 'must', what: 'challenge' }, { rule: 'cant', what: 'sing' }))]),
  card('character', [rules(own({ rule: 'must', what: 'beChosen' }, { rule: 'cant', what: 'beDealtDamage' }))]),
  card('character', [
    rules(own({ rule: 'cant', what: 'ready' }, { rule: 'cant', what: 'haveDamageRemoved' })),
    { kind: 'activated', costs: [{ pay: 'ink', n: 1 }], effects: [{ kind: 'ready', what: THIS }] },
  ]),
  card('character', [
    rules(
      own(
        { rule: 'willpowerAsDamage' },
        { rule: 'strengthFloor' },
        { rule: 'anyShift' },
        { rule: 'countsAsNamed', names: ['Nobody'] },
        { rule: 'moveFree' },
      ),
    ),
  ]),
  card('character', [{ kind: 'static', everywhere: true, rules: [own({ rule: 'enters', exerted: true, damage: 1 })] }]),
  card('character', [
    {
      kind: 'static',
      everywhere: true,
      while: { is: 'happened', event: { on: 'play', by: 'you', subject: { types: ['character'] } } },
      rules: [player({ rule: 'cost', for: 'play', cards: { is: 'this' }, by: -2 })],
    },
  ]),
  card('character', [
    rules(player({ rule: 'cost', for: 'play', cards: { types: ['character'] }, by: -1 })),
    { kind: 'alternateCost', costs: [{ pay: 'do', effect: { kind: 'discard', n: 2 } }] },
  ]),
  card('character', [
    rules(
      player({ rule: 'extraInk' }, { rule: 'inkable', cards: { zone: 'hand' } }, { rule: 'inkFrom', zone: 'discard' }),
    ),
  ]),
  card('character', [rules({ about: 'players', who: 'opponents', rules: [{ rule: 'cantGainLore' }] })], { cost: 6 }),
  card('character', [
    rules(
      player({ rule: 'cantLoseLore' }, { rule: 'dontDiscard' }, { rule: 'inkEntersExerted' }, { rule: 'topRevealed' }),
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
    rules(player({ rule: 'skipDraw' })),
    when({ on: 'turnStart', by: 'you' }, { kind: 'draw', n: 2 }, { kind: 'discard', n: 1 }),
  ]),
  card('character', [
    rules(
      player(
        { rule: 'playFrom', cards: { zone: 'discard', of: 'you', types: ['action'] } },
        { rule: 'cost', for: 'move', cards: { types: ['character'] }, by: -1 },
      ),
    ),
  ]),
  card('character', [{ kind: 'enterExerted', effects: [{ kind: 'damage', to: { choose: THEIRS }, n: 1 }] }]),
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

const later: readonly Card[] = [
  card('character', [onPlay({ kind: 'repeat', times: { count: MINE }, do: [may(draw)] })]),
  card('character', [
    onPlay({
      kind: 'unless',
      who: { ownerOf: 'this' },
      costs: [{ pay: 'ink', n: 1 }],
      then: [{ kind: 'discard', n: 1 }],
    }),
  ]),
  card('character', [onPlay({ kind: 'prevent', to: { choose: MINE }, for: 'untilYourNextTurn' })]),
  card('character', [
    onPlay({
      kind: 'move',
      what: { choose: { zone: 'discard', of: 'you', namesake: MINE } },
      put: { to: 'hand' },
    }),
  ]),
  card('character', [
    onPlay(
      { kind: 'choose', cards: { choose: { ...MINE, atLocation: true }, as: 'p' } },
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
      what: { both: [{ choose: THEIRS, as: 'e' }, { all: { types: ['character'], sameNameAs: 'e' } }] },
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
    onPlay({ kind: 'gainLore', n: { atMost: 2, amount: { stat: 'lore', chosen: { choose: ANY } } } }),
    onQuest({ kind: 'draw', n: { atMost: 1, amount: { stat: 'strength', over: MINE, take: 'most' } } }),
  ]),
  card('character', [
    rules(
      own(
        { rule: 'cantGain', keyword: 'ward' },
        {
          rule: 'while',
          while: { is: 'matches', ref: 'group', filter: { damaged: true } },
          rules: [{ rule: 'stat', stat: 'strength', by: 2 }],
        },
      ),
    ),
  ]),
  card('character', [rules(own({ rule: 'costTo', what: ['quest', 'challenge'], costs: [{ pay: 'ink', n: 1 }] }))]),
  card('character', [
    rules({ about: 'cards', cards: THEIRS, rules: [{ rule: 'noAbility', name: 'WHEN' }] }),
    onPlay({
      kind: 'if',
      if: {
        is: 'all',
        of: [
          { is: 'shifted', ref: 'this' },
          { is: 'exists', filter: MINE },
        ],
      },
      then: [draw],
    }),
    { kind: 'keyword', keyword: 'shift', shift: { cost: [{ pay: 'ink', n: 1 }], onto: MINE } },
  ]),
  card('character', [rules(player({ rule: 'playFree', cards: { zone: 'hand', types: ['item'] } }))], { cost: 5 }),
  card('character', [rules({ about: 'players', who: 'all', rules: [{ rule: 'oneChallenger' }] })]),
  card('character', [
    rules(own({ rule: 'freeAbility', name: 'Swing' })),
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
      what: { choose: { zone: 'under', coveredBy: MINE }, count: { n: 'any' } },
      put: { to: 'inkwell', exerted: true },
    }),
    rules(own({ rule: 'stat', stat: 'strength', by: { count: { types: ['item'], of: 'opponents' }, each: 'most' } })),
  ]),
  card('character', [
    {
      kind: 'static',
      while: { is: 'matches', ref: 'this', filter: { inChallenge: 'challenger', against: { damaged: true } } },
      rules: [own({ rule: 'stat', stat: 'strength', by: 2 })],
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

const events: readonly EventName[] = [
  'challenge',
  'challenged',
  'banished',
  'banishes',
  'leavesPlay',
  'returnedToHand',
  'sings',
  'singers',
  'boost',
  'moves',
  'damaged',
  'dealtDamage',
  'dealsDamage',
  'damageRemoved',
  'readied',
  'exerted',
  'draw',
  'discard',
  'leavesDiscard',
  'returnedFromDiscard',
  'putIntoDiscard',
  'chosen',
  'chosenForSupport',
  'challengeEnd',
];

/** One waits for each kind of event; once a turn, so that no two of them can go on for ever. */
const watchers: readonly Card[] = events.map((on) =>
  card('character', [
    {
      kind: 'triggered',
      on: [{ on, by: 'you' }],
      limit: { times: 1, per: 'turn' },
      effects: [{ kind: 'gainLore', n: 0 }, may({ kind: 'damage', to: chosen, n: { eventAmount: true } })],
    },
  ]),
);

const rest: readonly Card[] = [
  card('action', [action({ kind: 'damage', to: chosen, n: 2 })]),
  card('action', [
    action(
      { kind: 'banish', what: { all: { types: ['character'], damaged: true } } },
      { kind: 'gainLore', n: { inkTypesOf: 'this' } },
    ),
  ]),
  card('action', [
    action(
      { kind: 'damage', to: { choose: ANY, as: 'a' }, n: 1 },
      { kind: 'if', if: { is: 'matches', ref: 'a', filter: { classes: ['Villain'] } }, then: [draw] },
    ),
  ]),
  card(
    'song',
    [
      action({
        kind: 'give',
        to: { all: MINE },
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
        rules: [player({ rule: 'cost', for: 'play', cards: { types: ['character'] }, by: -2, once: 'next' })],
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
    rules(player({ rule: 'cost', for: 'play', cards: { types: ['action'] }, by: -1, once: 'firstEachTurn' })),
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
    rules(own({ rule: 'cant', what: 'beChallenged', only: { not: { damage: { min: 1 } } } })),
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
      { kind: 'damage', to: { choose: { ...ANY, extreme: { stat: 'strength', take: 'most' } }, as: 'a' }, n: 1 },
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

export const IR_CARDS: readonly Card[] = [...characters, ...later, ...watchers, ...rest];
