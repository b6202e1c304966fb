// Information-set Monte Carlo tree search: every iteration deals what is hidden anew, walks down the one tree as far as the deal
// allows, and adds what came of it to the options it took.
import { ActionList } from '../core/actions.js';
import type { Options } from '../core/agent.js';
import { OVER, type Game, type Seat, type View } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import { type Playout } from './playout.js';
import { NONE, Tree } from './tree.js';

export interface SearchSettings {
  /** How much an option that was seldom taken is favoured. */
  readonly exploration: number;
  /** How much an option is favoured that looks well one action ahead: one that scores 1 more, e to the power of this as much. 0: not at all. */
  readonly prior: number;
}

/** Decisions below the root at which the tree ends. */
const MOST_DEPTH = 60;

export class Search<S> {
  readonly #tree = new Tree();
  readonly #list = new ActionList();
  readonly #path = new Int32Array(MOST_DEPTH);
  readonly #movers = new Int32Array(MOST_DEPTH);
  /** By option of the decision at hand, its edge, and the weight of its prior. */
  #edges = new Int32Array(64);
  #priors = new Float64Array(64);
  /** Of the decision at hand, the option taken most often and its edge. */
  #best = 0;
  #taken: number = NONE;
  /** How often all its options were taken, and by how many times that one leads. */
  #visits = 0;
  #lead = 0;
  /** Where the choice taken last leads. */
  #root: number = NONE;

  constructor(
    private readonly game: Game<S>,
    private readonly seat: Seat,
    private readonly playout: Playout<S>,
    private readonly settings: SearchSettings,
  ) {}

  /**
   * The index of the option taken most often. Before each iteration `isEnough` hears how often the options have been taken, by earlier
   * decisions of the turn too, and by how many times the one taken most often leads.
   */
  choose(view: View<S>, options: Options, rng: Rng, isEnough: (taken: number, lead: number) => boolean): number {
    const root = this.#rootFor();
    this.#rank(root, options);
    while (!isEnough(this.#visits, this.#lead)) {
      this.#iterate(view.sample(rng), root, rng);
      this.#rank(root, options);
    }
    this.#root = this.#taken === NONE ? NONE : this.#tree.child[this.#taken]!;
    return this.#best;
  }

  /** Goes on in the tree of the last decision, as long as nobody else has decided since. */
  #rootFor(): number {
    const tree = this.#tree;
    if (this.#root !== NONE && tree.seat[this.#root] === this.seat) return this.#root;
    tree.clear();
    return tree.addNode(this.seat);
  }

  /** Finds the option taken most often, and by how many times it leads. */
  #rank(root: number, options: Options): void {
    const tree = this.#tree;
    this.#best = 0;
    this.#taken = NONE;
    this.#visits = 0;
    let [most, second] = [0, 0];
    for (let i = 0, edge: number = NONE; i < options.count; i++) {
      edge = tree.find(root, options.action(i), edge === NONE ? tree.first(root) : tree.next[edge]!);
      if (edge === NONE) continue;
      const visits = tree.visits[edge]!;
      this.#visits += visits;
      if (this.#taken === NONE || visits > most || (visits === most && this.#value(edge) > this.#value(this.#taken))) {
        [this.#best, this.#taken] = [i, edge];
        [most, second] = [visits, most];
      } else second = Math.max(second, visits);
    }
    this.#lead = most - second;
  }

  #iterate(state: S, root: number, rng: Rng): void {
    const { game } = this;
    const tree = this.#tree;
    let node = root;
    let depth = 0;
    for (let seat = game.toMove(state); seat !== OVER && depth < MOST_DEPTH; seat = game.toMove(state)) {
      game.legal(state, this.#list);
      if (this.#list.count === 1) {
        game.advance(state, this.#list.items[0]!);
        continue;
      }
      const edge = this.#select(state, node, seat);
      this.#path[depth] = edge;
      this.#movers[depth++] = seat;
      game.advance(state, tree.action[edge]!);
      if (tree.visits[edge] === 0) break;
      if (tree.child[edge] === NONE) tree.child[edge] = tree.addNode(this.#nextSeat(state));
      node = tree.child[edge]!;
    }
    this.playout.play(state, rng);
    for (let i = 0; i < depth; i++) {
      const edge = this.#path[i]!;
      tree.visits[edge]!++;
      tree.sum[edge]! += this.playout.values[this.#movers[i]!]!;
    }
  }

  /** Who decides next; forced steps are taken on the way. */
  #nextSeat(state: S): Seat {
    const { game } = this;
    for (;;) {
      const seat = game.toMove(state);
      if (seat === OVER) return seat;
      game.legal(state, this.#list);
      if (this.#list.count !== 1) return seat;
      game.advance(state, this.#list.items[0]!);
    }
  }

  /** The edge to take: what it brought so far, and a bonus as long as it was seldom taken for how often it was there and for its prior. */
  #select(state: S, node: number, seat: Seat): number {
    const tree = this.#tree;
    const { count } = this.#list;
    const edges = this.#edgesOf(state, node, seat);
    const { exploration } = this.settings;
    const usual = this.#meanOf(count);
    const scale = exploration / this.#weigh(count);
    let best: number = NONE;
    let top = -Infinity;
    for (let i = 0; i < count; i++) {
      const edge = edges[i]!;
      const visits = tree.visits[edge]!;
      const value = visits === 0 ? usual : tree.sum[edge]! / visits;
      const bound = value + (scale * this.#priors[i]! * Math.sqrt(tree.available[edge]!)) / (1 + visits);
      if (bound > top) [best, top] = [edge, bound];
    }
    return best;
  }

  /** By option of the decision at hand, its edge, new ones included. */
  #edgesOf(state: S, node: number, seat: Seat): Int32Array {
    const tree = this.#tree;
    const { items, count } = this.#list;
    if (this.#edges.length < count) {
      this.#edges = new Int32Array(2 * count);
      this.#priors = new Float64Array(2 * count);
    }
    let before: number = NONE;
    for (let i = 0; i < count; i++) {
      const action = items[i]!;
      let edge = tree.find(node, action, before === NONE ? tree.first(node) : tree.next[before]!);
      if (edge === NONE) {
        const promise = this.settings.prior === 0 ? 0 : this.playout.promiseOf(state, action, seat);
        edge = tree.addEdge(node, action, before, promise);
      }
      tree.available[edge]!++;
      this.#edges[i] = before = edge;
    }
    return this.#edges;
  }

  /** What the options at hand brought on average, which is expected of those never taken. */
  #meanOf(count: number): number {
    const tree = this.#tree;
    let visits = 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      visits += tree.visits[this.#edges[i]!]!;
      sum += tree.sum[this.#edges[i]!]!;
    }
    return visits === 0 ? 0.5 : sum / visits;
  }

  /** Fills the priors of the options at hand and returns their sum. */
  #weigh(count: number): number {
    const { promise } = this.#tree;
    const { prior } = this.settings;
    let highest = -Infinity;
    for (let i = 0; i < count; i++) highest = Math.max(highest, promise[this.#edges[i]!]!);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.#priors[i] = Math.exp(prior * (promise[this.#edges[i]!]! - highest));
    return sum;
  }

  #value(edge: number): number {
    const tree = this.#tree;
    return tree.visits[edge] === 0 ? 0 : tree.sum[edge]! / tree.visits[edge]!;
  }
}
