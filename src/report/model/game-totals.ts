// Totals of all games for the report: lengths, endings, and a few games of each length. Memory does not grow with the number of games:
// there is one entry for each matchup, length and winner.
import type { ReadGame } from '../../tables/read.js';
import { countValue, type Spread, spreadOf } from '../../stats/counts.js';

/** The winner: first or second entrant of the matchup, or none. */
export type Side = 'A' | 'B' | 'none';

export const SIDES = ['A', 'B', 'none'] as const satisfies readonly Side[];

export interface MatchupTotals {
  readonly id: string;
  /** By winner: a histogram of turns. */
  readonly lengths: Readonly<Record<Side, number[]>>;
  /** By ending (`how` in games.csv): games by winner. */
  readonly endings: Map<string, Record<Side, number>>;
  /** By winner and turns: ids of the first few games that ended by the rules. */
  readonly samples: Readonly<Record<Side, string[][]>>;
}

/** Enough for a shortest, a median and a longest game if all games have the same length. */
const MAX_SAMPLES = 3;

/** Endings by the lab, not by the rules of the game. */
const LAB_ENDINGS: ReadonlySet<string> = new Set(['forfeit', 'limit', 'bug']);

export class GameTotals {
  readonly matchups = new Map<string, MatchupTotals>();
  games = 0;
  decisions = 0;
  forced = 0;
  /** A histogram of turns, of the games that ended by the rules. */
  readonly #lengths: number[] = [];

  add(game: ReadGame): void {
    this.games++;
    this.decisions += game.decisions;
    this.forced += game.forced;
    const totals = this.matchups.get(game.pairing) ?? emptyTotals(game.pairing);
    this.matchups.set(game.pairing, totals);
    const side = sideOf(game);
    const ending = totals.endings.get(game.how) ?? { A: 0, B: 0, none: 0 };
    totals.endings.set(game.how, ending);
    ending[side]++;
    if (LAB_ENDINGS.has(game.how)) return;
    countValue(totals.lengths[side], game.turns);
    countValue(this.#lengths, game.turns);
    const samples = (totals.samples[side][game.turns] ??= []);
    if (samples.length < MAX_SAMPLES) samples.push(game.id);
  }

  /** Quantiles of the turns of a game. */
  get lengths(): Spread | undefined {
    return spreadOf(this.#lengths);
  }
}

const emptyTotals = (id: string): MatchupTotals => ({
  id,
  lengths: { A: [], B: [], none: [] },
  endings: new Map(),
  samples: { A: [], B: [], none: [] },
});

/** A goes first in games whose id ends in .1, B in those that end in .2. */
function sideOf({ id, winner }: ReadGame): Side {
  if (winner === undefined) return 'none';
  return (winner === 0) === id.endsWith('.1') ? 'A' : 'B';
}
