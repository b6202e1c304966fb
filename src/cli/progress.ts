import type { WriteStream } from 'node:tty';
import { count, duration } from './numbers.js';

const REDRAW_SECONDS = 0.1;
const CLEAR_LINE = '\r\u001b[K';

/** One line that is drawn over and over while games are played; silent where nobody looks. */
export class Progress {
  readonly #begin = performance.now();
  #drawn = -Infinity;

  constructor(private readonly out: WriteStream) {}

  /** `standing` is asked for only when the line is drawn. */
  update(games: number, total: number, standing = () => ''): void {
    const seconds = (performance.now() - this.#begin) / 1000;
    if (!this.out.isTTY || seconds - this.#drawn < REDRAW_SECONDS) return;
    this.#drawn = seconds;
    this.out.write(CLEAR_LINE + progressLine(games, total, seconds, standing()));
  }

  end(): void {
    if (this.#drawn >= 0) this.out.write(CLEAR_LINE);
    this.#drawn = -Infinity;
  }
}

export function progressLine(games: number, total: number, seconds: number, standing = ''): string {
  const rate = games / seconds;
  const left = Math.ceil((total - games) / rate);
  return `${count(games)} of ${count(total)} games, ${count(Math.round(rate))} a second, ${duration(left)} left${standing === '' ? '' : `; ahead: ${standing}`}`;
}
