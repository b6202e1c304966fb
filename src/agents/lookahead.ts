import { ActionList } from '../core/actions.js';
import type { Options } from '../core/agent.js';
import type { Game, Seat } from '../core/game.js';
import type { Rng } from '../core/rng.js';

/** Choices that may follow each other within one action, as far as the search looks. */
const MOST_CHOICES = 6;
/** Positions that one option's following choices may lead to; beyond them positions are taken as they are, the action unfinished. */
const MOST_POSITIONS = 48;

/** Scores options by the best position that the seat's own choices can reach by the end of the action. */
export class Lookahead<S> {
  readonly #lists = Array.from({ length: MOST_CHOICES }, () => new ActionList());
  #positions = 0;

  constructor(
    private readonly game: Game<S>,
    private readonly seat: Seat,
    private readonly weights: Float64Array,
  ) {}

  /** The index of the best of `options`, which are those of `state`. Ties by lot. */
  best(state: S, options: Options, rng: Rng): number {
    let best = 0;
    let top = -Infinity;
    let ties = 0;
    for (let i = 0; i < options.count; i++) {
      const value = this.valueOf(state, options.action(i));
      if (value > top) [best, top, ties] = [i, value, 1];
      // Each of the ties so far stays with equal chance.
      else if (value === top && rng.int(++ties) === 0) best = i;
    }
    return best;
  }

  /** How good `action` is. */
  valueOf(state: S, action: number): number {
    this.#positions = 0;
    return this.#after(state, action, 0);
  }

  #after(state: S, action: number, depth: number): number {
    const { game, seat } = this;
    const next = game.branch(state);
    game.advance(next, action);
    this.#positions++;
    if (depth === MOST_CHOICES || this.#positions >= MOST_POSITIONS) return this.#evaluate(next);
    if (game.toMove(next) !== seat || !game.isUnderWay(next)) return this.#evaluate(next);
    const list = this.#lists[depth]!;
    game.legal(next, list);
    let top = -Infinity;
    for (let i = 0; i < list.count; i++) top = Math.max(top, this.#after(next, list.items[i]!, depth + 1));
    return top;
  }

  #evaluate(state: S): number {
    return this.game.evaluate(this.game.view(state, this.seat), this.weights);
  }
}
