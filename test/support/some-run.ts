// Defaults for the tables of a run. Tests override the fields that they are about.
import type { ReadGame, Matchup, StandingRow } from '../../src/tables/read.js';
import { GameTotals } from '../../src/report/model/game-totals.js';
import { rateOf, difference } from '../../src/stats/interval.js';
import type { Manifest } from '../../src/tables/manifest.js';
import type { RunData } from '../../src/report/model/run-data.js';

/** A game that A won going first. */
export const someGame = (changes: Partial<ReadGame> = {}): ReadGame => ({
  id: 'a/greedy~b/greedy#0.1',
  pairing: 'a/greedy~b/greedy',
  decks: ['a', 'b'],
  agents: ['greedy', 'greedy'],
  winner: 0,
  how: 'lore',
  turns: 16,
  decisions: 80,
  forced: 20,
  scores: [20, 11],
  ...changes,
});

export const totalsOf = (games: readonly ReadGame[]): GameTotals => {
  const totals = new GameTotals();
  for (const game of games) totals.add(game);
  return totals;
};

/** `first` and `second`: wins of A in 100 games going first and in 100 games going second. */
export const someMatchup = (a: string, b: string, first: number, second: number): Matchup => ({
  ...{ a: `${a}/greedy`, b: `${b}/greedy`, games: 200, winsA: first + second, winsB: 200 - first - second },
  ...{ draws: 0, limits: 0, forfeits: 0, bugs: 0, gamesFirst: 100, gamesSecond: 100 },
  rate: rateOf(first + second, 200),
  first: rateOf(first, 100),
  second: rateOf(second, 100),
  advantage: difference(rateOf(first, 100), rateOf(second, 100)),
  ...{ effectiveGames: 180, q: 0.01, turns: 16 },
});

/** A row with the rating `rating` ± 20. */
export const someStanding = (name: string, rating: number, wins = 100): StandingRow => ({
  ...{ name, rank: 1, group: 1, games: 200 },
  rating: { value: rating, low: rating - 20, high: rating + 20 },
  rate: rateOf(wins, 200),
  field: rateOf(wins, 200),
  first: rateOf(wins, 200),
  second: rateOf(wins, 200),
  advantage: { value: 0, low: -0.1, high: 0.1 },
});

export const someManifest = (changes: Partial<Manifest> = {}): Manifest => ({
  ...{ tempolab: '0.1.0', game: 'lorcana', options: {}, seed: '7', pairing: 'round-robin', gauntlet: null },
  ...{ games: 200, stop: null, limits: { turns: 60, decisions: 5000 }, reproducible: true },
  entrants: ['a/greedy', 'b/greedy', 'c/greedy'],
  agents: { greedy: { use: 'greedy' } },
  ...{ decks: {}, cards: {}, notices: [], fingerprint: 'f'.repeat(64), errors: [] },
  counts: { games: 600, draws: 0, limits: 0, forfeits: 0, bugs: 0 },
  ...changes,
});

/** Three decks: a beats b and c; b and c are not significantly uneven. */
export const someRun = (changes: Partial<RunData> = {}): RunData => ({
  ...{ name: 'mine', command: 'npx tempolab run reports/mine', replays: [], replayNote: '', cardChanges: [] },
  manifest: someManifest(),
  matchups: [someMatchup('a', 'b', 70, 60), someMatchup('a', 'c', 70, 60), someMatchup('b', 'c', 55, 45)],
  decks: [someStanding('a', 80, 130), someStanding('b', -35, 85), someStanding('c', -45, 85)],
  agents: [someStanding('greedy', 0)],
  totals: totalsOf([someGame()]),
  ...changes,
});
