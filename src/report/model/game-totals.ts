// Totals of all games for the report: lengths, endings, and the choice of replays. Memory does not grow with the number of games: there is
// one entry for each matchup, length and winner.
import type { ReadGame } from '../../tables/read.js';
import { countValue, type Spread, spreadOf, histogramQuantile } from '../../stats/counts.js';

/** The winner: first or second entrant of the matchup, or none. */
export type Side = 'A' | 'B' | 'none';

const SIDES = ['A', 'B', 'none'] as const satisfies readonly Side[];

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

// The choice of replays for a matchup.

const REASONS = ['shortest', 'median', 'longest', 'upset'] as const;

export type Reason = (typeof REASONS)[number];

export interface ReplayPick {
  readonly id: string;
  readonly reason: Reason;
}

/** Win rate of a favourite. A win of the opponent is an upset. */
const FAVOURITE = 0.6;

/**
 * Picks at most one game for each reason, and at least three if three games ended by the rules. No game is picked twice. `rate`: the win
 * rate of A.
 */
export function pickReplays(totals: MatchupTotals, rate: number | undefined): ReplayPick[] {
  const picks = new Map<Reason, string>();
  const pick = (reason: Reason, sides: readonly Side[], turns: number | undefined) => {
    const id = turns === undefined ? undefined : gameNear(totals, sides, turns, new Set(picks.values()));
    if (id !== undefined) picks.set(reason, id);
  };
  const all = allLengths(totals.lengths);
  const underdog = underdogOf(rate);
  // The median after the longest: with few games, the median must not take the longest one.
  pick('shortest', SIDES, histogramQuantile(all, 0));
  pick('longest', SIDES, histogramQuantile(all, 1));
  pick('median', SIDES, histogramQuantile(all, 0.5));
  if (underdog !== undefined) pick('upset', [underdog], histogramQuantile(totals.lengths[underdog], 0.5));
  return REASONS.flatMap((reason) => (picks.has(reason) ? [{ id: picks.get(reason)!, reason }] : []));
}

/** The sum of the histograms of all sides. */
const allLengths = (lengths: MatchupTotals['lengths']): number[] =>
  Array.from({ length: Math.max(...SIDES.map((side) => lengths[side].length)) }, (_, turns) =>
    SIDES.reduce((sum, side) => sum + (lengths[side][turns] ?? 0), 0),
  );

function underdogOf(rate: number | undefined): Side | undefined {
  if (rate === undefined) return undefined;
  if (rate >= FAVOURITE) return 'B';
  return rate <= 1 - FAVOURITE ? 'A' : undefined;
}

/** The first game whose number of turns is nearest to `turns`, except for games in `taken`. */
function gameNear(
  { samples }: MatchupTotals,
  sides: readonly Side[],
  turns: number,
  taken: ReadonlySet<string>,
): string | undefined {
  const near = sides
    .flatMap((side) => samples[side].flatMap((ids, length) => ids.map((id) => ({ id, off: Math.abs(length - turns) }))))
    .filter(({ id }) => !taken.has(id));
  return near.sort((a, b) => a.off - b.off)[0]?.id;
}
