// The fast path for decks without card text gives the same games as the slow path.
import type { TurnActionsOptions } from '../../../../src/games/lorcana/turn-actions/parameters.js';
import { someDeck } from '../../../support/lorcana.js';
import { test, expect } from 'vitest';
import { turnActions } from '../../../../src/games/lorcana/turn-actions/index.js';
import { wordsOf, Rng } from '../../../../src/core/rng.js';
import { OVER, ActionList } from '../../../../src/core/game.js';
import type { Lorcana } from '../../../../src/games/lorcana/index.js';
import type { State } from '../../../../src/games/lorcana/state/state.js';

const ODD: Partial<TurnActionsOptions> = {
  ...{ activity: 5, missions: [1, 3, 2, 2], missionRow: 2, moveFrom: 'inkwell+play', noDefenderDamage: 'evasive' },
  ...{ mergeCopies: false, alterHand: false, loreToWin: 12 },
};

const TABLES = [
  { name: 'default parameters', options: {}, seats: 2 },
  { name: 'copies kept apart, moves from play, four players', options: ODD, seats: 4 },
] as const;

const DECKS = [someDeck('Amber', 'Ruby'), someDeck('Sapphire', 'Steel'), someDeck('Emerald'), someDeck('Amethyst')];

test.each(TABLES)('fast path and slow path agree: $name', ({ options, seats }) => {
  const game = turnActions(options);
  const fast = game.table(DECKS.slice(0, seats));
  expect(fast.plain).toBe(true);
  const slow = { ...fast, plain: false };
  for (let seed = 1; seed <= 4; seed++) {
    const seeds = { decks: DECKS.slice(0, seats).map((_, i) => wordsOf(seed + 100 * i)), chance: wordsOf(seed) };
    const [a, b] = [game.setup(fast, seeds), game.setup(slow, seeds)];
    const rng = new Rng(wordsOf(seed + 1000));
    for (;;) {
      for (let seat = 0; seat < seats; seat++) expect(game.view(b, seat).toJSON()).toEqual(game.view(a, seat).toJSON());
      expect(game.outcome(b)).toEqual(game.outcome(a));
      if (game.toMove(a) === OVER) break;
      const actions = sorted(game, a);
      expect(sorted(game, b)).toEqual(actions);
      const action = actions[rng.int(actions.length)]!;
      game.advance(a, action);
      game.advance(b, action);
    }
  }
});

function sorted(game: Lorcana, state: State): number[] {
  const list = new ActionList();
  game.legal(state, list);
  return [...list.items.slice(0, list.count)].sort((a, b) => a - b);
}
