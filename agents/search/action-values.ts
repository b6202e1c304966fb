import { OnePly } from './lookahead.js';
import type { Seat, Game } from '../../src/core/game.js';
/** How much the last time counts at least: what an action did in another turn is worth less than what it did now. */
const FRESH = 0.2;

/** A mean for each key, in columns of numbers that are used again. */
export class ValueCache {
  values = new Float64Array(256);
  #times = new Int32Array(256);
  readonly #places = new Map<number, number>();

  clear(): void {
    this.#places.clear();
  }

  /** The place of the key; −1 if nothing is known of it. */
  find(key: number): number {
    return this.#places.get(key) ?? -1;
  }

  /** A key of which nothing is known, with its first value, which is returned. */
  add(key: number, value: number): number {
    const place = this.#places.size;
    if (place === this.values.length) {
      const [values, times] = [new Float64Array(2 * place), new Int32Array(2 * place)];
      values.set(this.values);
      times.set(this.#times);
      [this.values, this.#times] = [values, times];
    }
    this.#places.set(key, place);
    this.#times[place] = 1;
    this.values[place] = value;
    return value;
  }

  learn(key: number, value: number): void {
    const place = this.find(key);
    if (place < 0) {
      this.add(key, value);
      return;
    }
    const times = ++this.#times[place]!;
    this.values[place]! += (value - this.values[place]!) * Math.max(FRESH, 1 / times);
  }
}
// What actions promise: by how much the position looks better to whoever takes them. To play an action to its end costs far more than
// to look a number up, and within two turns an action mostly does the same, whatever came before it. So play-outs remember what it did;
// a tree, which asks once for each of its options, has it tried out where it stands.

/** A win counts as a very good action: what won once must not look like winning ever after. */
const MOST = 5;

/** Decisions of one action, as far as each is told what came of it. */
const MOST_OPEN = 32;

const NOBODY = -1;

export class ActionValues<S> {
  readonly #memories: readonly ValueCache[];
  readonly #lookaheads: readonly OnePly<S>[];
  /** The decisions of the action under way: who took it, its key, how good the position looked before. */
  readonly #seats = new Int32Array(MOST_OPEN);
  readonly #keys = new Int32Array(MOST_OPEN);
  readonly #before = new Float64Array(MOST_OPEN);
  #open = 0;
  /** Whose decision it is now, and how good the position looks to them: NaN as long as nobody asked. */
  #seat: Seat = NOBODY;
  #looks = NaN;

  constructor(
    private readonly game: Game<S>,
    private readonly weights: Float64Array,
  ) {
    const seats = Array.from({ length: game.seats.most }, (_, seat) => seat);
    this.#memories = seats.map(() => new ValueCache());
    this.#lookaheads = seats.map((seat) => new OnePly(game, seat, weights));
  }

  forget(): void {
    for (const memory of this.#memories) memory.clear();
  }

  /** A play-out begins: what was taken before is none of it. */
  begin(): void {
    this.#open = 0;
    this.#seat = NOBODY;
  }

  /** `seat` is to decide. */
  ask(seat: Seat): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#looks = NaN;
  }

  /** What `action`, an option of whoever was asked last, promises them, as far as is remembered. */
  valueOf(state: S, action: number, key: number): number {
    const memory = this.#memories[this.#seat]!;
    const place = memory.find(key);
    return place >= 0 ? memory.values[place]! : memory.add(key, this.tryOut(state, action));
  }

  /** What it promises in this very position. */
  tryOut(state: S, action: number): number {
    const reached = this.#lookaheads[this.#seat]!.value(this.game.branch(state), action);
    return limited(reached - this.#looksNow(state));
  }

  /** Whoever was asked last is about to take the action of this key. */
  take(state: S, key: number): void {
    if (this.#open < MOST_OPEN) {
      this.#seats[this.#open] = this.#seat;
      this.#keys[this.#open] = key;
      this.#before[this.#open++] = this.#looksNow(state);
    }
    this.#seat = NOBODY;
  }

  /** The action has come to its end. */
  settle(state: S): void {
    for (let i = 0; i < this.#open; i++) {
      this.ask(this.#seats[i]!);
      this.#memories[this.#seat]!.learn(this.#keys[i]!, limited(this.#looksNow(state) - this.#before[i]!));
    }
    this.#open = 0;
  }

  #looksNow(state: S): number {
    if (Number.isNaN(this.#looks)) this.#looks = this.game.evaluate(this.game.view(state, this.#seat), this.weights);
    return this.#looks;
  }
}

const limited = (value: number): number => Math.max(-MOST, Math.min(MOST, value));

/** No action is under way. */
export const NOTHING = -1;

/** The key of what an action means: the answer to a question means something else in another action, so `within` is the one it belongs to. */
export const keyOf = (meaning: number, within: number): number =>
  within === NOTHING ? meaning : Math.imul(within ^ (within >>> 15), 0x2c1b3c6d) ^ Math.imul(meaning, 0x9e3779b1);
