// The progress line of a run, and the leader that it shows.
import type { WriteStream } from 'node:tty';
import { duration, count, fixedOr, rateWithInterval } from '../../findings/terminal-numbers.js';
import type { MatchupResult } from '../../lab/observe/results.js';
import { type Rate, rateOf } from '../../stats/interval.js';

const REDRAW_SECONDS = 0.1;

const CLEAR_LINE = '\r\u001b[K';

/** The number of games of the run; `isMost` if a stopping rule may end it earlier. */
export interface Goal {
  readonly total: number;
  readonly isMost?: boolean;
}

/** A line that is redrawn while games are played; prints nothing if the output is not a terminal. */
export class Progress {
  readonly #begin = performance.now();
  #drawn = -Infinity;

  constructor(private readonly out: WriteStream) {}

  /** Calls `standing` only when the line is drawn. */
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

/** The leader and the state of the sequential test, for the end of the progress line. */
export function standingText(matchups: readonly MatchupResult[]): string {
  const leader = leaderText(matchups);
  const test = matchups.findLast((matchup) => matchup.test !== undefined && matchup.summary.games > 0)?.test;
  return [
    leader === '' ? '' : `; ahead: ${leader}`,
    test === undefined ? '' : `; LLR ${fixedOr(test.llr, 2)} (${fixedOr(test.lower, 2)} to ${fixedOr(test.upper, 2)})`,
  ].join('');
}

/** The entrant with the best win rate, with its interval; empty before the first win. */
export function leaderText(matchups: readonly MatchupResult[]): string {
  const won = new Map<string, { wins: number; games: number }>();
  for (const { entrantA, entrantB, summary } of matchups) {
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
    // Compares the low ends of the intervals: a single win is not a lead.
    if (games > 0 && rate.low > best.low) [leader, best] = [name, rate];
  }
  return leader === '' ? '' : `${leader} ${rateWithInterval(best)}`;
}
