// One-ply values of actions for their player, with a cache for play-outs: playing an action to its end costs far more than a look-up, and
// within two turns an action mostly has the same effect in every position. The tree evaluates each of its options once, in its own position.
import { OnePly } from './one-ply.js';
import { actionKeyOf, costsNothing } from './game-defaults.js';
import { MAX_STARTS } from './turn-starts.js';
import type { Seat, Game } from '../../src/core/game.js';

/** Lowest weight of the latest result in a cached mean. Older results may come from another turn, so they fade. */
const MIN_RATE = 0.2;

/** A running mean for each key, in typed arrays that are reused after `clear`. */
export class ValueCache {
  values = new Float64Array(256);
  #counts = new Int32Array(256);
  readonly #indices = new Map<number, number>();

  clear(): void {
    this.#indices.clear();
  }

  /** The index of the key in `values`, or −1. */
  find(key: number): number {
    return this.#indices.get(key) ?? -1;
  }

  /** Adds a key that is not in the cache. Returns its first value. */
  add(key: number, value: number): number {
    const index = this.#indices.size;
    if (index === this.values.length) {
      const [values, counts] = [new Float64Array(2 * index), new Int32Array(2 * index)];
      values.set(this.values);
      counts.set(this.#counts);
      [this.values, this.#counts] = [values, counts];
    }
    this.#indices.set(key, index);
    this.#counts[index] = 1;
    this.values[index] = value;
    return value;
  }

  /** Adds a result to the mean of the key. */
  update(key: number, value: number): void {
    const index = this.find(key);
    if (index < 0) {
      this.add(key, value);
      return;
    }
    const count = ++this.#counts[index]!;
    this.values[index]! += (value - this.values[index]!) * Math.max(MIN_RATE, 1 / count);
  }
}

/** Limit of a value. A win counts as a very good action: with its full value, an action that won once would always look winning. */
const MAX_VALUE = 5;

/** Decisions of one action whose results are learnt. */
const MAX_RECORDED = 32;

const NO_SEAT = -1;

/** The value of an action: by how much it improves the evaluation for its player. */
export class ActionValues<S> {
  /** By seat. */
  readonly #caches: readonly ValueCache[];
  readonly #lookaheads: readonly OnePly<S>[];
  /** The recorded decisions of the current action: the deciding seat, the cache key, the evaluation before the decision. */
  readonly #seats = new Int32Array(MAX_RECORDED);
  readonly #keys = new Int32Array(MAX_RECORDED);
  readonly #valuesBefore = new Float64Array(MAX_RECORDED);
  #recorded = 0;
  /** The deciding seat, and the evaluation of the position for it; NaN until it is computed. */
  #seat: Seat = NO_SEAT;
  #value = NaN;

  constructor(
    private readonly game: Game<S>,
    private readonly weights: Float64Array,
  ) {
    const seats = Array.from({ length: game.seats.most }, (_, seat) => seat);
    this.#caches = seats.map(() => new ValueCache());
    this.#lookaheads = seats.map((seat) => new OnePly(game, seat, weights));
  }

  clearCaches(): void {
    for (const cache of this.#caches) cache.clear();
  }

  /** Discards the recorded decisions and the evaluation. Call it before a new position. */
  discardRecords(): void {
    this.#recorded = 0;
    this.#seat = NO_SEAT;
  }

  /** Sets the deciding seat. */
  setSeat(seat: Seat): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#value = NaN;
  }

  /** The cached value of `action` for the deciding seat. On a miss, the action is tried out in `state`. */
  valueOf(state: S, action: number, key: number): number {
    const cache = this.#caches[this.#seat]!;
    const index = cache.find(key);
    return index >= 0 ? cache.values[index]! : cache.add(key, this.tryOut(state, action));
  }

  /** The value of `action` for the deciding seat in exactly this position. */
  tryOut(state: S, action: number): number {
    const after = this.#lookaheads[this.#seat]!.value(this.game.branch(state), action);
    return clamp(after - this.#valueNow(state));
  }

  /** Whether `action` is worth a start for the deciding seat, which has started it `times` times in this turn. */
  mayStart(state: S, action: number, times: number): boolean {
    return this.#lookaheads[this.#seat]!.mayStart(state, action, times);
  }

  /** The same for a further start in a play-out. The cache spares most tries. */
  mayRepeat(state: S, action: number, times: number): boolean {
    if (times >= MAX_STARTS) return false;
    if (!costsNothing(this.game, state, action)) return true;
    const key = actionKeyOf(this.game, state, action, this.#seat);
    return this.valueOf(state, action, key) > 0 && this.tryOut(state, action) > 0;
  }

  /** Records the decision that the deciding seat is about to take. */
  record(state: S, key: number): void {
    if (this.#recorded < MAX_RECORDED) {
      this.#seats[this.#recorded] = this.#seat;
      this.#keys[this.#recorded] = key;
      this.#valuesBefore[this.#recorded++] = this.#valueNow(state);
    }
    this.#seat = NO_SEAT;
  }

  /** Updates the caches with the recorded decisions. `state`: the position after the action. */
  learn(state: S): void {
    for (let i = 0; i < this.#recorded; i++) {
      this.setSeat(this.#seats[i]!);
      this.#caches[this.#seat]!.update(this.#keys[i]!, clamp(this.#valueNow(state) - this.#valuesBefore[i]!));
    }
    this.#recorded = 0;
  }

  #valueNow(state: S): number {
    if (Number.isNaN(this.#value)) this.#value = this.game.evaluate(this.game.view(state, this.#seat), this.weights);
    return this.#value;
  }
}

const clamp = (value: number): number => Math.max(-MAX_VALUE, Math.min(MAX_VALUE, value));

/** The key of the current action between two actions. */
export const NO_ACTION = -1;

/** The cache key of a decision. A choice within an action depends on that action, so the key of the current action is mixed in. */
export const cacheKeyOf = (actionKey: number, current: number): number =>
  current === NO_ACTION
    ? actionKey
    : Math.imul(current ^ (current >>> 15), 0x2c1b3c6d) ^ Math.imul(actionKey, 0x9e3779b1);
