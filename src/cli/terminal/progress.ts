import type { WriteStream } from 'node:tty';
import { duration, count, fixedOr, rateWithInterval } from '../../findings/screen-numbers.js';
import type { MatchupResult } from '../../lab/observe/results.js';
import { type Rate, rateOf } from '../../stats/interval.js';

const REDRAW_SECONDS = 0.1;

const CLEAR_LINE = '\r\u001b[K';

/** How many games there will be; at most, where a rule says when it is enough. */
export interface Goal {
  readonly total: number;
  readonly isMost?: boolean;
}

/** One line that is drawn over and over while games are played; silent where nobody looks. */
export class Progress {
  readonly #begin = performance.now();
  #drawn = -Infinity;

  constructor(private readonly out: WriteStream) {}

  /** `standing` is asked for only when the line is drawn. */
  update(games: number, goal: Goal, standing = () => ''): void {
    const seconds = (performance.now() - this.#begin) / 1000;
    if (!this.out.isTTY || seconds - this.#drawn < REDRAW_SECONDS) return;
    this.#drawn = seconds;
    this.out.write(CLEAR_LINE + progressLine(games, goal, seconds, standing()));
  }

  end(): void {
    if (this.#drawn >= 0) this.out.write(CLEAR_LINE);
    this.#drawn = -Infinity;
  }
}

export function progressLine(games: number, { total, isMost = false }: Goal, seconds: number, standing = ''): string {
  const rate = games / seconds;
  const left = duration(Math.ceil((total - games) / rate));
  const most = isMost ? 'at most ' : '';
  return `${count(games)} of ${most}${count(total)} games, ${count(Math.round(rate))} a second, ${most}${left} left${standing}`;
}

/** How things stand, for the end of the progress line. */
export function standingText(pairings: readonly MatchupResult[]): string {
  const leader = leaderText(pairings);
  const test = pairings.findLast((pairing) => pairing.test !== undefined && pairing.summary.games > 0)?.test;
  return [
    leader === '' ? '' : `; ahead: ${leader}`,
    test === undefined ? '' : `; LLR ${fixedOr(test.llr, 2)} (${fixedOr(test.lower, 2)} to ${fixedOr(test.upper, 2)})`,
  ].join('');
}

/** Who is ahead, by the share of games won, with how sure that is; nothing before the first win. */
export function leaderText(pairings: readonly MatchupResult[]): string {
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
