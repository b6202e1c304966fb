import { ActionList, type Game, type Seat } from '../../src/core/game.js';
import type { Options } from '../../src/core/agent.js';
import type { Rng } from '../../src/core/rng.js';
import { isIndifferent } from './hints.js';

/** Choices that may follow each other within one action, as far as the search looks. */
const MOST_CHOICES = 12;

/** Ways in which the choices that follow an option may be made, as far as all are tried. What is beyond is decided when it is asked. */
const MOST_WAYS = 6;

/**
 * How often an action is begun in one turn at most. To end a turn always looks a little worse, as the next player draws, so that what costs
 * nothing, such as moving to and fro between locations, would go on for ever.
 */
const MOST_TIMES = 10;

/** Choices that follow each other, each with a mark. In a buffer, as setting the length of an array is slow. */
class Line {
  count = 0;
  readonly #items = new Int32Array(2 * MOST_CHOICES + 2);

  push(mark: number, action: number): void {
    this.#items[this.count++] = mark;
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

// Scratch space of all searches, of which only one is under way at a time: buffers made for every game took a fiftieth of its time. By depth,
// made when a search first gets there, the options found; and from each depth on, the best actions.
const lists: ActionList[] = [];

const lines: Line[] = [new Line(), new Line()];

/** Scores options by the best position that the seat's own choices can reach by the end of the action. */
export class OnePly<S> {
  /** What was meant to follow the choice taken last, the next one at the end: each with the mark of the options it was chosen from. */
  readonly #plan = new Line();
  /** By action, how often it was begun in the turn. */
  readonly #begun = new Map<number, number>();
  #turn = -1;

  constructor(
    private readonly game: Game<S>,
    private readonly seat: Seat,
    private readonly weights: Float64Array,
  ) {}

  /** The index of the option that was meant to follow the last choice; −1 if there is none, or if the options are not as foreseen. */
  planned(options: Options): number {
    if (this.#plan.count === 0) return -1;
    const next = this.#plan.pop();
    let mark = options.count;
    let found = -1;
    for (let i = 0; i < options.count; i++) {
      mark = marked(mark, options.action(i));
      if (options.action(i) === next) found = i;
    }
    if (this.#plan.pop() === mark) return found;
    this.#plan.count = 0;
    return -1;
  }

  /** The index of the best of `options`, which are those of `state`. Ties by lot. `state` is used up. */
  best(state: S, options: Options, rng: Rng): number {
    if (isIndifferent(this.game, state)) return 0;
    const isBeginning = !this.game.isUnderWay(state);
    if (isBeginning) this.#beginIn(this.game.turn(state));
    let best = 0;
    let top = -Infinity;
    let ties = 0;
    for (let i = 0; i < options.count; i++) {
      if (isBeginning && this.#times(options.action(i)) >= MOST_TIMES) continue;
      const own = i < options.count - 1 ? this.game.branch(state) : state;
      const value = this.#after(own, options.action(i), 1, MOST_WAYS);
      if (value > top) ties = 1;
      // Each of the ties so far stays with equal chance.
      else if (value < top || rng.int(++ties) !== 0) continue;
      best = i;
      top = value;
      this.#plan.copy(lines[1]!);
    }
    if (isBeginning) this.#begun.set(options.action(best), this.#times(options.action(best)) + 1);
    return best;
  }

  #beginIn(turn: number): void {
    if (turn !== this.#turn) this.#begun.clear();
    this.#turn = turn;
  }

  #times(action: number): number {
    return this.#begun.get(action) ?? 0;
  }

  /** How good the best position looks that `action`, an option of `state`, can lead to. `state` is used up. */
  value(state: S, action: number): number {
    return this.#after(state, action, 1, MOST_WAYS);
  }

  /** The value of `action`, taken in place; the line of this depth is what should follow it, last things first. */
  #after(next: S, action: number, depth: number, ways: number): number {
    const { game, seat } = this;
    game.advance(next, action);
    const line = lines[depth]!;
    line.count = 0;
    if (depth > MOST_CHOICES || game.toMove(next) !== seat || !game.isUnderWay(next))
      return game.evaluate(game.view(next, seat), this.weights);
    const list = (lists[depth - 1] ??= new ActionList());
    const follows = (lines[depth + 1] ??= new Line());
    game.legal(next, list);
    const { items } = list;
    // Where the options come to the same, the first stands for all.
    const count = isIndifferent(game, next) ? 1 : list.count;
    const tried = Math.min(count, ways);
    let top = -Infinity;
    let best = 0;
    for (let i = 0; i < tried; i++) {
      // The last way needs no state of its own.
      const own = i < tried - 1 ? game.branch(next) : next;
      const value = this.#after(own, items[i]!, depth + 1, Math.max(1, Math.floor(ways / tried)));
      if (value <= top) continue;
      top = value;
      best = items[i]!;
      // Only a choice between all options is worth keeping to.
      if (tried === count) line.copy(follows);
    }
    // A single option is taken without asking.
    if (tried === count && list.count > 1) line.push(markOf(list), best);
    return top;
  }
}

/** Lists with equal marks are taken for the same. */
function markOf({ items, count }: ActionList): number {
  let mark = count;
  for (let i = 0; i < count; i++) mark = marked(mark, items[i]!);
  return mark;
}

const marked = (mark: number, action: number): number => Math.imul(mark ^ action, 0x9e3779b1);
