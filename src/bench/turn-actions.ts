// The workloads `turn-actions` and `turn-actions-vanilla`: the variant on the decks of `real-duel` and `vanilla-duel`.
import { turnActions } from '../games/lorcana/turn-actions/index.js';
import type { MatchTable } from '../games/lorcana/state/table.js';
import { projectDecks, vanillaDeck } from './decks.js';
import { type Workload, randomGames, type Figures } from './workload.js';

const game = turnActions({ alterHand: false });

let cached: MatchTable | undefined;

const table = (): MatchTable => (cached ??= game.table(projectDecks()));

export const turnActionsDuel: Workload = {
  name: 'turn-actions',
  about: 'random games of the turn-actions variant, on the decks of real-duel',
  main: { figure: 'decisions_per_s', better: 'more' },
  warmUp: () => void randomGames(game, table(), 15_000),
  run: (games = 2_000) => randomGames(game, table(), games),
};

const plainGame = turnActions({ alterHand: false, mergeCopies: false });

const plainTable = plainGame.table([vanillaDeck, vanillaDeck]);

/** Random games of the variant with characters without text. */
const playPlainTurnActions = (games: number): Figures => randomGames(plainGame, plainTable, games);

export const turnActionsVanilla: Workload = {
  name: 'turn-actions-vanilla',
  about: 'random games of the turn-actions variant, with characters without text',
  main: { figure: 'decisions_per_s', better: 'more' },
  warmUp: () => void playPlainTurnActions(10_000),
  run: (games = 50_000) => playPlainTurnActions(games),
};
