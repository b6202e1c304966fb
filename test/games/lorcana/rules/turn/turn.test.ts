// The turn and its turn actions, in games with characters without text.
import { lorcana } from '../../../../../src/games/lorcana/index.js';
import { ActionList, apply } from '../../../../../src/core/game.js';
import { type State, zone, Zone } from '../../../../../src/games/lorcana/state/state.js';
import { LorcanaView } from '../../../../../src/games/lorcana/seat/view.js';
import { describe, test, expect } from 'vitest';
import { character } from '../../../../support/lorcana.js';
import { position } from '../../../../support/position.js';
import { damageOn } from '../../../../../src/games/lorcana/state/entry.js';
import { refresh } from '../../../../../src/games/lorcana/rules/in-force/refresh.js';

const game = lorcana();

const list = new ActionList();

/** The legal actions in words. */
function options(s: State): string[] {
  game.legal(s, list);
  return Array.from(list.items.slice(0, list.count), (action) => game.describe(s, action));
}

/** Takes the action with this description. */
function take(s: State, words: string): State {
  const i = options(s).indexOf(words);
  if (i < 0) throw new Error(`"${words}" is not among: ${options(s).join('; ')}`);
  return apply(game, s, list.items[i]!);
}

const seen = (s: State, seat: number) => new LorcanaView(s, seat).of(seat);

describe('inking (4.2)', () => {
  const plain = character(1, 1, { name: 'Plain' });
  const other = character(1, 1, { name: 'Other' });
  const uninkable = character(1, 1, { name: 'Uninkable', inkable: false, cost: 9 });

  test('is possible once a turn, with an inkwell symbol; the ink is ready at once', () => {
    const before = position([{ hand: [plain, other, uninkable] }, {}]);
    expect(options(before)).toEqual(['ink Plain - Piece', 'ink Other - Piece', 'end the turn']);
    const after = take(before, 'ink Plain - Piece');
    expect(seen(after, 0).ink).toEqual({ ready: 1, cards: 1, known: ['Plain - Piece'] });
    expect(options(after)).toEqual(['play Other - Piece', 'end the turn']);
  });

  test('reveals the card, so the opponent knows it', () => {
    const after = take(position([{ hand: [plain] }, {}]), 'ink Plain - Piece');
    expect(new LorcanaView(after, 1).of(0).ink.known).toEqual(['Plain - Piece']);
  });

  test('is possible again in the next turn', () => {
    const inked = take(position([{ hand: [plain, other] }, {}]), 'ink Plain - Piece');
    const again = take(take(inked, 'end the turn'), 'end the turn');
    expect(options(again)).toContain('ink Other - Piece');
  });
});

describe('playing (4.3)', () => {
  test.each([
    [2, 3, false],
    [3, 3, true],
    [4, 3, true],
  ])('with %i ink a card of cost %i may be played: %s', (ink, cost, may) => {
    const s = position([{ ink, hand: [character(1, 1, { cost, inkable: false })] }, {}]);
    expect(options(s).includes('play Test 1/1 - Piece')).toBe(may);
  });

  test('exerts ink equal to the cost; the character enters ready, drying and undamaged', () => {
    const after = take(position([{ ink: 5, hand: [character(2, 3, { cost: 3 })] }, {}]), 'play Test 2/3 - Piece');
    expect(seen(after, 0).ink.ready).toBe(2);
    expect(seen(after, 0).play).toMatchObject([{ card: 'Test 2/3 - Piece', exerted: false, drying: true, damage: 0 }]);
    expect(options(after)).toEqual(['end the turn']);
  });
});

describe('questing (4.5)', () => {
  test('exerts the character and gains its lore', () => {
    const after = take(
      position([{ play: [{ card: character(1, 1, { lore: 3 }) }] }, {}]),
      'quest with Test 1/1 - Piece',
    );
    expect(seen(after, 0)).toMatchObject({ lore: 3, play: [{ exerted: true }] });
    expect(options(after)).toEqual(['end the turn']);
  });

  test.each([
    [16, 3, undefined],
    [17, 3, 0],
    [19, 2, 0],
  ])('from %i lore, a quest for %i: winner %s', (lore, gained, winner) => {
    const s = position([{ lore, play: [{ card: character(1, 1, { lore: gained }) }] }, {}]);
    expect(game.outcome(take(s, 'quest with Test 1/1 - Piece'))).toMatchObject({
      winner,
      how: winner === 0 ? 'lore' : '',
    });
  });

  test.each([{ exerted: true }, { drying: true }])('is illegal for a character that is %o', (state) => {
    expect(options(position([{ play: [{ card: character(1, 1), ...state }] }, {}]))).toEqual(['end the turn']);
  });
});

describe('challenging (4.6)', () => {
  const CHALLENGES: readonly [
    name: string,
    attacker: [number, number, number],
    defender: [number, number, number],
    after: string,
  ][] = [
    // name                                  strength, willpower, damage             damage after, or X for banished
    ['both survive', [1, 4, 0], [2, 3, 0], '2 1'],
    ['damage equal to willpower banishes', [3, 3, 0], [1, 3, 0], '1 X'],
    ['both deal damage at once (4.6.6.2)', [2, 2, 0], [2, 2, 0], 'X X'],
    ['damage adds up (5.3.6.3)', [1, 5, 3], [1, 4, 2], '4 3'],
    ['old damage counts towards willpower', [1, 5, 0], [1, 4, 3], '1 X'],
    ['strength 0 deals no damage (5.3.6.2)', [0, 2, 0], [1, 2, 0], '1 0'],
    ['only the challenger is banished', [1, 2, 1], [1, 5, 0], 'X 1'],
  ];
  test.each(CHALLENGES)('%s', (_name, attacker, defender, after) => {
    const challenger = { card: character(attacker[0], attacker[1], { name: 'Attacker' }), damage: attacker[2] };
    const challenged = {
      card: character(defender[0], defender[1], { name: 'Defender' }),
      damage: defender[2],
      exerted: true,
    };
    const s = position([{ play: [challenger] }, { play: [challenged] }]);
    const challenge = options(s).find((words) => words.startsWith('challenge'))!;
    const next = take(s, challenge);
    const show = (seat: number) => zone(next, seat, Zone.PLAY).map(damageOn)[0] ?? 'X';
    expect(`${show(0)} ${show(1)}`).toBe(after);
    for (const seat of [0, 1]) expect(zone(next, seat, Zone.DISCARD).length).toBe(show(seat) === 'X' ? 1 : 0);
  });

  test('is possible only against exerted characters, and exerts the challenger', () => {
    const s = position([
      { play: [{ card: character(1, 9, { name: 'Attacker' }) }] },
      {
        play: [
          { card: character(1, 9, { name: 'Ready' }) },
          { card: character(1, 9, { name: 'Exerted' }), exerted: true },
        ],
      },
    ]);
    expect(options(s)).toEqual([
      'quest with Attacker - Piece',
      'challenge Exerted - Piece with Attacker - Piece',
      'end the turn',
    ]);
    expect(seen(take(s, 'challenge Exerted - Piece with Attacker - Piece'), 0).play[0]).toMatchObject({
      exerted: true,
    });
  });
});

describe('the turn (3)', () => {
  test('readies characters and ink, dries the characters, and draws a card', () => {
    const s = position([
      {},
      {
        ink: 2,
        play: [{ card: character(1, 1), exerted: true, drying: true }],
        deck: [character(9, 9), character(1, 1)],
      },
    ]);
    const after = seen(take(s, 'end the turn'), 1);
    expect(after).toMatchObject({ ink: { ready: 2 }, hand: { known: ['Test 9/9 - Piece'] }, deck: { cards: 1 } });
    expect(after.play).toMatchObject([{ card: 'Test 1/1 - Piece', exerted: false, drying: false, damage: 0 }]);
  });

  test('can begin with an empty deck without a loss (1.8.1.2)', () => {
    const s = take(position([{}, { deck: [] }]), 'end the turn');
    expect(game.outcome(s).winner).toBeUndefined();
    expect(game.toMove(s)).toBe(1);
  });

  test('is lost if it ends with an empty deck (3.4.2)', () => {
    const s = take(position([{ deck: [] }, {}]), 'end the turn');
    expect(game.outcome(s)).toMatchObject({ winner: 1, how: 'deck' });
  });
});

describe('copies of a card', () => {
  const twin = character(1, 5, { name: 'Twin' });
  const s = position([
    { ink: 1, hand: [twin, twin], play: [{ card: twin }, { card: twin }, { card: twin, damage: 1 }] },
    {},
  ]);

  test('in the same state are one option', () => {
    expect(options(s)).toEqual([
      'ink Twin - Piece',
      'play Twin - Piece',
      'quest with Twin - Piece',
      'quest with Twin - Piece',
      'end the turn',
    ]);
  });

  test('a card that two rules let a player play is one option', () => {
    const leave = character(1, 1, {
      name: 'Leave',
      abilities: [
        {
          kind: 'static',
          rules: [{ about: 'players', who: 'you', rules: [{ rule: 'playFrom', cards: { zone: 'deck' } }] }],
        },
      ],
    });
    const twice = position([
      { ink: 1, deck: [twin], play: [leave, leave].map((card) => ({ card, exerted: true })) },
      {},
    ]);
    refresh(twice);
    expect(options(twice)).toEqual(['play Twin - Piece', 'end the turn']);
  });

  test('are separate options without `mergeCopies`', () => {
    const separate = lorcana({ mergeCopies: false });
    const unmerged = position([{ ink: 1, hand: [twin, twin], play: [] }, {}], { mergeCopies: false });
    separate.legal(unmerged, list);
    expect(list.count).toBe(5);
  });
});
