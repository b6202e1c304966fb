// Which games of a pairing are worth looking at.
import { type PairingDigest, type Side, SIDES } from './model/digest.js';
import { histogramQuantile } from '../stats/counts.js';

export const REASONS = ['shortest', 'median', 'longest', 'upset'] as const;

export type Reason = (typeof REASONS)[number];

export interface Pick {
  readonly id: string;
  readonly reason: Reason;
}

/** From here on the other's win is an upset. */
const FAVOURITE = 0.6;

/**
 * `rate` is A's share of wins. At most one game for each reason, and none twice; three at least, where so many games ended by the rules.
 */
export function picksOf(digest: PairingDigest, rate: number | undefined): Pick[] {
  const picks = new Map<Reason, string>();
  const pick = (reason: Reason, sides: readonly Side[], turns: number | undefined) => {
    const id = turns === undefined ? undefined : gameNear(digest, sides, turns, new Set(picks.values()));
    if (id !== undefined) picks.set(reason, id);
  };
  const all = together(digest.lengths);
  const underdog = underdogOf(rate);
  // The median one last, so that of few games it is not the longest.
  pick('shortest', SIDES, histogramQuantile(all, 0));
  pick('longest', SIDES, histogramQuantile(all, 1));
  pick('median', SIDES, histogramQuantile(all, 0.5));
  if (underdog !== undefined) pick('upset', [underdog], histogramQuantile(digest.lengths[underdog], 0.5));
  return REASONS.flatMap((reason) => (picks.has(reason) ? [{ id: picks.get(reason)!, reason }] : []));
}

const together = (lengths: PairingDigest['lengths']): number[] =>
  Array.from({ length: Math.max(...SIDES.map((side) => lengths[side].length)) }, (_, turns) =>
    SIDES.reduce((sum, side) => sum + (lengths[side][turns] ?? 0), 0),
  );

function underdogOf(rate: number | undefined): Side | undefined {
  if (rate === undefined) return undefined;
  if (rate >= FAVOURITE) return 'B';
  return rate <= 1 - FAVOURITE ? 'A' : undefined;
}

/** The first game with this many turns, or with the nearest number that there is, but for those that are `taken`. */
function gameNear(
  { samples }: PairingDigest,
  sides: readonly Side[],
  turns: number,
  taken: ReadonlySet<string>,
): string | undefined {
  const near = sides
    .flatMap((side) => samples[side].flatMap((ids, length) => ids.map((id) => ({ id, off: Math.abs(length - turns) }))))
    .filter(({ id }) => !taken.has(id));
  return near.sort((a, b) => a.off - b.off)[0]?.id;
}
