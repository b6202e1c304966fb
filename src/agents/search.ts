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
  /** As how many visits an option's promise counts: its score by the game's evaluation, one action ahead. 0: none. */
  readonly prior: number;
}

/** Decisions below the root at which the tree ends. */
const MOST_DEPTH = 60;

export class Search<S> {
  readonly #tree = new Tree();
  readonly #list = new ActionList();
  readonly #path = new Int32Array(MOST_DEPTH);
  readonly #movers = new Int32Array(MOST_DEPTH);
  /** By option of the decision at hand, its edge. */
  #edges = new Int32Array(64);
  /** Where the choice taken last leads. */
  #root = NONE;

  constructor(
    private readonly game: Game<S>,
    private readonly seat: Seat,
    private readonly playout: Playout<S>,
    private readonly settings: SearchSettings,
  ) {}

  /** The index of the option taken most often after `isEnough` says so. */
  choose(view: View<S>, options: Options, rng: Rng, isEnough: (iterations: number) => boolean): number {
    const root = this.#rootFor();
    for (let i = 0; !isEnough(i); i++) this.#iterate(view.sample(rng), root, rng);
    return this.#mostTaken(root, options);
  }

  /** Goes on in the tree of the last decision, as long as nobody else has decided since. */
  #rootFor(): number {
    const tree = this.#tree;
    if (this.#root !== NONE && tree.seat[this.#root] === this.seat) return this.#root;
    tree.clear();
    return tree.addNode(this.seat);
  }

  #mostTaken(root: number, options: Options): number {
    const tree = this.#tree;
    let best = 0;
    let chosen = NONE;
    for (let i = 0, edge: number = NONE; i < options.count; i++) {
      edge = tree.find(root, options.action(i), edge === NONE ? NONE : tree.next[edge]!);
      if (edge === NONE) continue;
      const more = chosen === NONE ? 1 : tree.visits[edge]! - tree.visits[chosen]!;
      if (more > 0 || (more === 0 && this.#value(edge) > this.#value(chosen))) [best, chosen] = [i, edge];
    }
    this.#root = chosen === NONE ? NONE : tree.child[chosen]!;
    return best;
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

  /** The edge to take, by upper confidence bound; each option of the deal counts as available. */
  #select(state: S, node: number, seat: Seat): number {
    const tree = this.#tree;
    const { items, count } = this.#list;
    if (this.#edges.length < count) this.#edges = new Int32Array(2 * count);
    const { prior, exploration } = this.settings;
    let best: number = NONE;
    let top = -Infinity;
    let before: number = NONE;
    for (let i = 0; i < count; i++) {
      const action = items[i]!;
      let edge = tree.find(node, action, before === NONE ? tree.first(node) : tree.next[before]!);
      if (edge === NONE) {
        const promise = prior === 0 ? 0.5 : this.playout.promiseOf(state, action, seat);
        edge = tree.addEdge(node, action, before, promise);
      }
      before = edge;
      const available = ++tree.available[edge]!;
      const visits = tree.visits[edge]! + prior;
      const bound =
        visits === 0
          ? Number.MAX_VALUE
          : this.#value(edge) + exploration * Math.sqrt(Math.log(available + 1) / (visits + 0.5));
      if (bound > top) [best, top] = [edge, bound];
    }
    return best;
  }

  /** What an edge brings whoever takes it, as far as is known. */
  #value(edge: number): number {
    const tree = this.#tree;
    const { prior } = this.settings;
    const weight = tree.visits[edge]! + prior;
    return weight === 0 ? 0.5 : (tree.sum[edge]! + prior * tree.promise[edge]!) / weight;
  }
}
