import type { Game, ActionList, Seat } from '../../src/core/game.js';
import { type ActionValues, keyOf } from './action-values.js';
import { type Tree, NONE } from './tree.js';
import { meaningOf } from './hints.js';

export interface SelectionSettings {
  /** How much an option that was seldom taken is favoured. */
  readonly exploration: number;
  /** How much an option is favoured that looks well one action ahead: one that scores 1 more, e to the power of this as much. 0: not at all. */
  readonly prior: number;
}

/** Chooses where a walk through the tree goes on: by what options brought so far, and by how seldom they were taken for what they promise. */
export class Selection<S> {
  /** By option of the decision at hand, its edge, and the weight of its prior. */
  edges = new Int32Array(64);
  #priors = new Float64Array(64);

  constructor(
    private readonly game: Game<S>,
    private readonly promises: ActionValues<S>,
    private readonly settings: SelectionSettings,
  ) {}

  /** The index of the option to take, a decision of `seat` at `node`. `within`: the key of the action that is under way. */
  select(tree: Tree, node: number, list: ActionList, state: S, seat: Seat, within: number): number {
    const { count } = list;
    this.meet(tree, node, list.items, count, state, seat, within);
    for (let i = 0; i < count; i++) tree.available[this.edges[i]!]!++;
    const usual = this.#mean(tree, count);
    const scale = this.settings.exploration / this.#weigh(tree, count);
    let best = 0;
    let top = -Infinity;
    for (let i = 0; i < count; i++) {
      const edge = this.edges[i]!;
      const visits = tree.visits[edge]!;
      const value = visits === 0 ? usual : tree.sum[edge]! / visits;
      const bound = value + (scale * this.#priors[i]! * Math.sqrt(tree.available[edge]!)) / (1 + visits);
      if (bound > top) [best, top] = [i, bound];
    }
    return best;
  }

  /** Finds the edges of the options, and makes those that were never there before. */
  meet(
    tree: Tree,
    node: number,
    actions: ArrayLike<number>,
    count: number,
    state: S,
    seat: Seat,
    within: number,
  ): void {
    if (this.edges.length < count) {
      this.edges = new Int32Array(2 * count);
      this.#priors = new Float64Array(2 * count);
    }
    this.promises.begin();
    this.promises.ask(seat);
    let before: number = NONE;
    for (let i = 0; i < count; i++) {
      const meaning = meaningOf(this.game, state, actions[i]!, seat);
      let edge = tree.findAfter(node, meaning, before);
      if (edge === NONE) {
        const promise = this.settings.prior > 0 ? this.#promise(state, actions[i]!, keyOf(meaning, within)) : 0;
        edge = tree.addEdge(node, meaning, before, promise);
      }
      this.edges[i] = before = edge;
    }
  }

  /** Where choices lie face down, to try an option out would be to look at them in one deal for all: there it counts what is remembered of many. */
  #promise(state: S, action: number, key: number): number {
    return this.game.hidesChoices === true
      ? this.promises.valueOf(state, action, key)
      : this.promises.tryOut(state, action);
  }

  /** What the options at hand brought on average, which is expected of those never taken. */
  #mean(tree: Tree, count: number): number {
    let visits = 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      visits += tree.visits[this.edges[i]!]!;
      sum += tree.sum[this.edges[i]!]!;
    }
    return visits === 0 ? 0.5 : sum / visits;
  }

  /** Fills the priors of the options at hand and returns their sum. */
  #weigh({ promise }: Tree, count: number): number {
    const { prior } = this.settings;
    let highest = -Infinity;
    for (let i = 0; i < count; i++) highest = Math.max(highest, promise[this.edges[i]!]!);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.#priors[i] = Math.exp(prior * (promise[this.edges[i]!]! - highest));
    return sum;
  }
}
