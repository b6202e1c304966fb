// The actions that the players have started in the current turn.
import type { ActionList, Seat } from '../../src/core/game.js';

/**
 * The most starts of the same action in one turn. An action that costs nothing must improve the position to be started again, but some can do
 * so without end, such as a free bonus until the end of the turn.
 */
export const MAX_STARTS = 10;

/** The started actions of one turn, with their seats. */
export class TurnStarts {
  #turn = -1;
  #count = 0;
  /** Pairs of seat and action. Empty until the first start: many searches never need it. */
  #items = new Int32Array(0);

  clear(): void {
    this.#count = 0;
  }

  /** Sets the current turn. A new turn has no started actions. */
  setTurn(turn: number): void {
    if (turn !== this.#turn) this.#count = 0;
    this.#turn = turn;
  }

  copy(other: TurnStarts): void {
    if (this.#items.length < other.#count) this.#items = new Int32Array(other.#items.length);
    for (let i = 0; i < other.#count; i++) this.#items[i] = other.#items[i]!;
    this.#count = other.#count;
    this.#turn = other.#turn;
  }

  add(seat: Seat, action: number): void {
    if (this.#count === this.#items.length) {
      const larger = new Int32Array(2 * this.#count + 32);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.#count++] = seat;
    this.#items[this.#count++] = action;
  }

  /** How often the seat has started the action in this turn. */
  times(seat: Seat, action: number): number {
    let times = 0;
    for (let i = 0; i < this.#count; i += 2) if (this.#items[i + 1] === action && this.#items[i] === seat) times++;
    return times;
  }

  /** Removes options of `seat` that were started in this turn and may not be repeated. If no option would be left, all stay. */
  removeRepeats(seat: Seat, list: ActionList, mayRepeat: (action: number, times: number) => boolean): void {
    if (this.#count === 0) return;
    const { items, count } = list;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const times = this.times(seat, items[i]!);
      if (times === 0 || mayRepeat(items[i]!, times)) items[kept++] = items[i]!;
    }
    if (kept > 0) list.count = kept;
  }
}
