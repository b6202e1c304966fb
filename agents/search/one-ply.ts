// One-ply search: scores each option by the position after its action, with the best following choices of the same player.
import { ActionList, type Game, type Seat } from '../../src/core/game.js';
import type { Options } from '../../src/core/agent.js';
import type { Rng } from '../../src/core/rng.js';
import { hasEquivalentOptions, costsNothing } from './game-defaults.js';
import { TurnStarts, MAX_STARTS } from './turn-starts.js';

/** Horizon: following choices within one action. */
const MAX_CHOICES = 12;

/** Budget of leaves for one option. A following choice that it does not cover is searched again when it comes up. */
const MAX_LEAVES = 6;

/** The value of an option that the seat may not start: less than any evaluation. */
const BARRED = -Number.MAX_VALUE;

/** A line of following choices, each with the hash of its options. In a buffer, because setting the length of an array is slow. */
class Line {
  count = 0;
  readonly #items = new Int32Array(2 * MAX_CHOICES + 2);

  push(optionsHash: number, action: number): void {
    this.#items[this.count++] = optionsHash;
    this.#items[this.count++] = action;
  }

  pop(): number {
    return this.#items[--this.count]!;
  }

  copy(other: Line): void {
    this.count = other.count;
    for (let i = 0; i < other.count; i++) this.#items[i] = other.#items[i]!;
  }
}

// Scratch buffers by depth, shared by all searches, as only one runs at a time: new buffers for every game took 2 % of its time. `lists`
// holds the options at each depth, `lines` the best line from each depth on.
const lists: ActionList[] = [];

const lines: Line[] = [new Line(), new Line()];

/** Scratch buffers for the options before and after a free action. */
const [optionsBefore, optionsAfter] = [new ActionList(), new ActionList()];

/** Scores options by the best position that the seat's own choices can reach by the end of the action. */
export class OnePly<S> {
  /** The rest of the best line of the last search, the next choice on top. */
  readonly #plan = new Line();
  readonly #starts = new TurnStarts();

  constructor(
    private readonly game: Game<S>,
    private readonly seat: Seat,
    private readonly weights: Float64Array,
  ) {}

  /** The index of the planned option; −1 if there is no plan, or if the options are not those that the plan expects. */
  planned(options: Options): number {
    if (this.#plan.count === 0) return -1;
    const next = this.#plan.pop();
    let hash = options.count;
    let found = -1;
    for (let i = 0; i < options.count; i++) {
      hash = addToHash(hash, options.action(i));
      if (options.action(i) === next) found = i;
    }
    if (this.#plan.pop() === hash) return found;
    this.#plan.count = 0;
    return -1;
  }

  /**
   * The index of the best of `options`, the options of `state`. Breaks ties at random. Overwrites `state`.
   *
   * Ending the turn always looks a little worse than the position before it, because the next player draws. Without `mayStart`, a free action
   * such as moving between two locations would therefore be repeated for ever.
   */
  best(state: S, options: Options, rng: Rng): number {
    if (hasEquivalentOptions(this.game, state)) return 0;
    const startsAction = !this.game.isUnderWay(state);
    if (startsAction) this.#starts.setTurn(this.game.turn(state));
    let best = 0;
    let top = -Infinity;
    let ties = 0;
    for (let i = 0; i < options.count; i++) {
      const action = options.action(i);
      const isBarred = startsAction && !this.mayStart(state, action, this.#starts.times(this.seat, action));
      if (isBarred) lines[1]!.count = 0;
      const child = i < options.count - 1 ? this.game.branch(state) : state;
      const value = isBarred ? BARRED : this.#valueAfter(child, action, 1, MAX_LEAVES);
      if (value > top) ties = 1;
      // Reservoir sampling: each of the ties so far stays with equal chance.
      else if (value < top || rng.int(++ties) !== 0) continue;
      best = i;
      top = value;
      this.#plan.copy(lines[1]!);
    }
    if (startsAction) this.#starts.add(this.seat, options.action(best));
    return best;
  }

  /**
   * Whether `action`, an option that the seat has started `times` times in this turn, is worth a start. A first start is not if the action costs
   * nothing and leads nowhere, and a further start is not if the action costs nothing and does not improve the position.
   */
  mayStart(state: S, action: number, times: number): boolean {
    if (times >= MAX_STARTS) return false;
    if (!costsNothing(this.game, state, action)) return true;
    const gain = this.value(this.game.branch(state), action) - this.#evaluate(state);
    return gain > 0 || (times === 0 && !this.#leadsNowhere(state, action, gain));
  }

  /** True if the seat has no new option after `action`, and the position is worse for it or looks the same. */
  #leadsNowhere(state: S, action: number, gain: number): boolean {
    const { game, seat } = this;
    const next = game.branch(state);
    this.#play(next, action);
    if (game.toMove(next) !== seat || game.turn(next) !== game.turn(state)) return false;
    game.legal(state, optionsBefore);
    game.legal(next, optionsAfter);
    const known = new Set(optionsBefore.items.subarray(0, optionsBefore.count));
    for (let i = 0; i < optionsAfter.count; i++) if (!known.has(optionsAfter.items[i]!)) return false;
    return gain < 0 || viewText(game, next, seat) === viewText(game, state, seat);
  }

  /** Takes `action` and the best following choices of the seat, in place. */
  #play(state: S, action: number): void {
    const { game, seat } = this;
    game.advance(state, action);
    const list = new ActionList();
    while (game.toMove(state) === seat && game.isUnderWay(state)) {
      game.legal(state, list);
      let [best, top] = [0, -Infinity];
      for (let i = 0; i < list.count; i++) {
        const value = this.value(game.branch(state), list.items[i]!);
        if (value > top) [best, top] = [i, value];
      }
      game.advance(state, list.items[best]!);
    }
  }

  /** The value of the best position that `action`, an option of `state`, can lead to. Overwrites `state`. */
  value(state: S, action: number): number {
    return this.#valueAfter(state, action, 1, MAX_LEAVES);
  }

  /**
   * The value of `action`, taken in place. Writes the best following choices to the line of this depth, the last choice first.
   * `leaves`: the budget of leaves.
   */
  #valueAfter(state: S, action: number, depth: number, leaves: number): number {
    const { game, seat } = this;
    game.advance(state, action);
    const line = lines[depth]!;
    line.count = 0;
    if (depth > MAX_CHOICES || game.toMove(state) !== seat || !game.isUnderWay(state)) return this.#evaluate(state);
    const list = (lists[depth - 1] ??= new ActionList());
    const nextLine = (lines[depth + 1] ??= new Line());
    game.legal(state, list);
    const { items } = list;
    const count = hasEquivalentOptions(game, state) ? 1 : list.count;
    const tried = Math.min(count, leaves);
    let top = -Infinity;
    let best = 0;
    for (let i = 0; i < tried; i++) {
      // The last option may overwrite the state.
      const child = i < tried - 1 ? game.branch(state) : state;
      const value = this.#valueAfter(child, items[i]!, depth + 1, Math.max(1, Math.floor(leaves / tried)));
      if (value <= top) continue;
      top = value;
      best = items[i]!;
      // A plan is kept only if all options were tried.
      if (tried === count) line.copy(nextLine);
    }
    // A decision with a single option is not put to the agent, so it is not part of the plan.
    if (tried === count && list.count > 1) line.push(hashOf(list), best);
    return top;
  }

  #evaluate(state: S): number {
    return this.game.evaluate(this.game.view(state, this.seat), this.weights);
  }
}

const viewText = <S>(game: Game<S>, state: S, seat: Seat): string => JSON.stringify(game.view(state, seat).toJSON());

/** Identifies the options of a planned decision. Collisions are accepted. */
function hashOf({ items, count }: ActionList): number {
  let hash = count;
  for (let i = 0; i < count; i++) hash = addToHash(hash, items[i]!);
  return hash;
}

const addToHash = (hash: number, action: number): number => Math.imul(hash ^ action, 0x9e3779b1);
