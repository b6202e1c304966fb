// The workload `contest`: random contests of two.
import type { Contestant, Sheet } from '../games/contest/state/sheet.js';
import { contest } from '../games/contest/index.js';
import { type Figures, randomGames, type Workload } from './workload.js';

const GAMES = 50_000;

/** A sheet written here, so that a change in `decks/contest` does not change the signature. */
const sheet = (facts: Omit<Contestant, 'encumbrance'>): Sheet => ({
  team: undefined,
  contestant: { ...facts, encumbrance: 0 },
  squads: [],
});

const form = (name: string, skill: number, power: number) => ({ name, skill, power, length: 0, hold: false });

const game = contest();

const table = game.table([
  sheet({ name: 'Boxer', speed: 6, defence: 5, pool: 10, recovery: 7, forms: [form('Jab', 6, 4), form('Hook', 5, 6)] }),
  sheet({ name: 'Fencer', speed: 8, defence: 6, pool: 8, recovery: 6, forms: [form('Rapier', 7, 4)] }),
]);

/** Random contests of two. */
export const playContests = (games: number): Figures => randomGames(game, table, games);

export const contestDuel: Workload = {
  name: 'contest',
  about: 'random contests of a boxer and a fencer',
  main: { figure: 'games_per_s', better: 'more' },
  warmUp: () => void playContests(10_000),
  run: (games = GAMES) => playContests(games),
};
