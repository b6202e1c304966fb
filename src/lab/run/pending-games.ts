// The games of a run that are not yet dispatched: stored batches of the journal, and gaps to play.
import type { StoredBatch } from '../folder/journal.js';
import type { Batch } from '../plan/worker-messages.js';

/** The next games: a stored batch, or a batch to play. */
export type PendingPiece = { readonly stored: StoredBatch } | { readonly play: Batch };

/**
 * Cuts the games 0 … `total` − 1 of a plan into pieces in order: stored batches, and batches for the gaps between them. Stored batches
 * never overlap, as only gaps are played.
 */
export class PendingGames {
  #next = 0;
  /** Sorted by first game, descending: the next stored batch is the last element. */
  readonly #stored: StoredBatch[];

  /** `skip(game)`: the first game from `game` on that is still needed; it skips the rest of a decided matchup. */
  constructor(
    private readonly total: number,
    stored: readonly StoredBatch[],
    private readonly skip: (game: number) => number = (game) => game,
    /** The latest end of a batch that begins at `game`. */
    private readonly border: (game: number) => number = () => total,
  ) {
    this.#stored = [...stored].sort((a, b) => b.first - a.first);
  }

  /** Most games that are still to come. */
  get left(): number {
    return this.total - this.#next;
  }

  /** Takes the next piece; undefined at the end. `size()`: most games of a batch to play. */
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
