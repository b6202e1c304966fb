import type { PairingResult } from '../lab/results.js';
import { rateOf, type Rate } from '../stats/seats.js';
import { rateWithInterval } from './numbers.js';

/** Who is ahead, by the share of games won, with how sure that is; nothing before the first win. */
export function leaderText(pairings: readonly PairingResult[]): string {
  const won = new Map<string, { wins: number; games: number }>();
  for (const { entrantA, entrantB, summary } of pairings) {
    if (entrantA === entrantB) continue;
    for (const [name, wins] of [
      [entrantA, summary.winsA],
      [entrantB, summary.winsB],
    ] as const) {
      const before = won.get(name) ?? { wins: 0, games: 0 };
      won.set(name, { wins: before.wins + wins, games: before.games + summary.winsA + summary.winsB });
    }
  }
  let [leader, best]: [string, Rate] = ['', rateOf(0, 0)];
  for (const [name, { wins, games }] of won) {
    const rate = rateOf(wins, games);
    // The low end, and not the rate: a single game that was won is no lead.
    if (games > 0 && rate.low > best.low) [leader, best] = [name, rate];
  }
  return leader === '' ? '' : `${leader} ${rateWithInterval(best)}`;
}
