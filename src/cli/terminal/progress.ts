import type { WriteStream } from 'node:tty';
import { duration, count } from '../../findings/screen-numbers.js';

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
