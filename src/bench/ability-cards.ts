// Two decks of invented cards for `ability-duel`: triggers, statics, songs, Shift, locations and items.
import type { Filter } from '../games/lorcana/ir/filter.js';
import type { Effect } from '../games/lorcana/ir/effect.js';
import type { Ability } from '../games/lorcana/ir/ability.js';
import type { Card } from '../games/lorcana/cards/card.js';

const COPIES = 4;

const MINE: Filter = { types: ['character'], of: 'you' };

const THEIRS: Filter = { types: ['character'], of: 'opponents' };

const DRAW: Effect = { kind: 'draw', n: 1 };

const onPlay = (...effects: readonly Effect[]): Ability => ({
  kind: 'triggered',
  on: [{ on: 'play', subject: { is: 'this' } }],
  effects,
});

const onQuest = (...effects: readonly Effect[]): Ability => ({
  kind: 'triggered',
  on: [{ on: 'quest', subject: { is: 'this' } }],
  effects,
});

const may = (...effects: readonly Effect[]): Effect => ({ kind: 'may', do: effects });

const shift = (n: number): Ability => ({
  kind: 'keyword',
  keyword: 'shift',
  shift: { cost: [{ pay: 'ink', n }] },
});

type Numbers = readonly [cost: number, strength: number, willpower: number, lore: number];

function character(name: string, [cost, strength, willpower, lore]: Numbers, ...abilities: readonly Ability[]): Card {
  const [first, version] = name.split(' - ');
  return {
    ...blank(first!, cost, abilities),
    version: version ?? 'Bench',
    type: 'character',
    strength,
    willpower,
    lore,
    classifications: ['Storyborn', 'Hero'],
  };
}

const blank = (name: string, cost: number, abilities: readonly Ability[]): Card => ({
  name,
  version: '',
  type: 'action',
  inks: ['Steel'],
  cost,
  inkable: true,
  strength: 0,
  willpower: 0,
  lore: 0,
  moveCost: 0,
  classifications: [],
  abilities,
});

const song = (name: string, cost: number, ...effects: readonly Effect[]): Card => ({
  ...blank(name, cost, [{ kind: 'action', effects }]),
  type: 'song',
});

const item = (name: string, cost: number, ability: Ability): Card => ({
  ...blank(name, cost, [ability]),
  type: 'item',
});

const location = (name: string, cost: number, ability: Ability): Card => ({
  ...blank(name, cost, [ability]),
  version: 'Bench',
  type: 'location',
  willpower: 6,
  lore: 1,
  moveCost: 1,
});

const FIRST: readonly Card[] = [
  character('Scout - Young', [1, 1, 2, 1]),
  character('Reader', [2, 2, 2, 1], onPlay(may(DRAW))),
  character('Guard', [2, 1, 4, 1], { kind: 'keyword', keyword: 'bodyguard' }),
  character('Archer', [3, 2, 3, 1], onPlay({ kind: 'damage', to: { choose: THEIRS }, n: 1 })),
  character('Helper', [2, 2, 2, 1], { kind: 'keyword', keyword: 'support' }),
  character('Leader', [4, 3, 4, 1], {
    kind: 'static',
    rules: [
      {
        about: 'cards',
        cards: { types: ['character'], of: 'you', other: true },
        rules: [{ rule: 'stat', stat: 'strength', by: 1 }],
      },
    ],
  }),
  character('Scout - Grown', [5, 4, 5, 2], shift(3), onPlay(DRAW)),
  character('Thief', [3, 2, 3, 2], onQuest({ kind: 'loseLore', who: 'opponents', n: 1 })),
  character('Flyer', [3, 3, 2, 1], { kind: 'keyword', keyword: 'evasive' }),
  character('Giant', [6, 6, 6, 2]),
  character('Runner', [2, 3, 1, 1], { kind: 'keyword', keyword: 'rush' }),
  song('Volley', 3, { kind: 'damage', to: { choose: { types: ['character'] } }, n: 3 }),
  song('Ballad', 2, { kind: 'draw', n: 2 }, { kind: 'discard', n: 1 }),
  item('Lamp', 2, {
    kind: 'activated',
    costs: [{ pay: 'exert' }],
    effects: [
      {
        kind: 'give',
        to: { choose: MINE },
        rules: [{ rule: 'stat', stat: 'strength', by: 1 }],
        for: 'thisTurn',
      },
    ],
  }),
  location('Harbour', 2, {
    kind: 'static',
    rules: [
      { about: 'cards', cards: { types: ['character'], here: true }, rules: [{ rule: 'stat', stat: 'lore', by: 1 }] },
    ],
  }),
];

const SECOND: readonly Card[] = [
  character('Page - Young', [1, 2, 1, 1]),
  character('Healer', [2, 1, 3, 1], onQuest(may({ kind: 'removeDamage', from: { choose: MINE }, n: 2, upTo: true }))),
  character('Warder', [3, 2, 4, 1], { kind: 'keyword', keyword: 'ward' }),
  character(
    'Bouncer',
    [4, 3, 3, 1],
    onPlay(may({ kind: 'move', what: { choose: { types: ['character'], cost: { max: 2 } } }, put: { to: 'hand' } })),
  ),
  character('Fighter', [3, 2, 3, 1], { kind: 'keyword', keyword: 'challenger', n: 2 }),
  character('Shield', [3, 2, 4, 1], { kind: 'keyword', keyword: 'resist', n: 1 }),
  character(
    'Page - Knight',
    [6, 5, 6, 2],
    shift(4),
    onPlay({ kind: 'each', who: 'opponents', do: [{ kind: 'discard', who: 'they', n: 1 }] }),
  ),
  character('Mourner', [2, 2, 2, 1], {
    kind: 'triggered',
    on: [{ on: 'banished', subject: { types: ['character'], of: 'you', other: true } }],
    effects: [{ kind: 'gainLore', n: 1 }],
  }),
  character('Elder', [5, 3, 5, 2], {
    kind: 'static',
    while: { is: 'exists', filter: { types: ['character'], of: 'you', other: true, exerted: true } },
    rules: [{ about: 'cards', cards: { is: 'this' }, rules: [{ rule: 'stat', stat: 'lore', by: 1 }] }],
  }),
  character('Brute', [4, 5, 3, 1]),
  character(
    'Seer',
    [3, 1, 3, 1],
    onPlay({ kind: 'look', n: 2, picks: [{ count: { n: 1 }, put: { to: 'hand' } }], rest: { to: 'deckBottom' } }),
  ),
  song('Lullaby', 2, { kind: 'exert', what: { choose: THEIRS } }),
  song('March', 4, {
    kind: 'give',
    to: { all: MINE },
    rules: [{ rule: 'stat', stat: 'strength', by: 2 }],
    for: 'thisTurn',
  }),
  item('Forge', 3, { kind: 'activated', costs: [{ pay: 'exert' }, { pay: 'ink', n: 1 }], effects: [DRAW] }),
  location('Tower', 3, {
    kind: 'triggered',
    on: [{ on: 'quest', subject: { types: ['character'], here: true } }],
    effects: [DRAW],
  }),
];

const deckOf = (cards: readonly Card[]) => ({
  cards: cards.flatMap((card) => Array.from({ length: COPIES }, () => card)),
});

export const ABILITY_DECKS = [deckOf(FIRST), deckOf(SECOND)] as const;
