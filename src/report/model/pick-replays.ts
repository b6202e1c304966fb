// The choice of the replays of a matchup: the shortest, a median and the longest game, and an upset.
import { histogramQuantile } from '../../stats/counts.js';
import { type MatchupTotals, type Side, SIDES } from './game-totals.js';

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
