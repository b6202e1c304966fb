import type { StoredBatch } from '../folder/journal.js';
import type { Batch } from '../plan/batch.js';

/** What comes next: games that were played before, or games to play. */
export type PendingPiece = { readonly stored: StoredBatch } | { readonly play: Batch };

/**
 * The games of a plan in order, 0 … `total` − 1, cut into pieces: those that a journal has, and the gaps between them. Batches of a
 * journal never overlap, as only gaps are played.
 */
export class PendingGames {
  #next = 0;
  /** By first game; the next one is the last. */
  readonly #stored: StoredBatch[];

  /** `skip` is asked for the first game from a place on that is still wanted: a pairing that is decided needs no more. */
  constructor(
    private readonly total: number,
    stored: readonly StoredBatch[],
    private readonly skip: (game: number) => number = (game) => game,
    /** Where a batch that begins at a game must end at the latest. */
    private readonly border: (game: number) => number = () => total,
  ) {
    this.#stored = [...stored].sort((a, b) => b.first - a.first);
  }

  /** Games that may still come. */
  get left(): number {
    return this.total - this.#next;
  }

  /** `size` is the number of games that a batch to play has at most. */
  take(size: () => number): PendingPiece | undefined {
    this.#next = this.skip(this.#next);
    while (this.#stored.length > 0 && this.#stored.at(-1)!.first < this.#next) this.#stored.pop();
    if (this.#next >= this.total) return undefined;
    const stored = this.#stored.at(-1);
    if (stored?.first === this.#next) {
      this.#stored.pop();
      this.#next += stored.count;
      return { stored };
    }
    const end = Math.min(this.#next + size(), stored?.first ?? this.total, this.border(this.#next));
    const play = { first: this.#next, count: end - this.#next };
    this.#next = end;
    return { play };
  }
}
