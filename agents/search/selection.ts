// Selection in the tree of a Monte Carlo search: PUCT with availability counts.
import type { Game, ActionList, Seat } from '../../src/core/game.js';
import { type ActionValues, cacheKeyOf } from './action-values.js';
import { type Tree, NONE } from './tree.js';
import { actionKeyOf } from './game-defaults.js';

export interface SelectionSettings {
  /** Weight of exploration: higher values favour options with few visits. */
  readonly exploration: number;
  /** Weight of one-ply values: the prior of an option is proportional to exp(prior × one-ply value). 0: a uniform prior. */
  readonly prior: number;
}

/** Selects options by mean result, visit count and prior. */
export class Selection<S> {
  /** By option of the current decision: its edge, and its unnormalised prior. */
  edges = new Int32Array(64);
  #priors = new Float64Array(64);

  constructor(
    private readonly game: Game<S>,
    private readonly actionValues: ActionValues<S>,
    private readonly settings: SelectionSettings,
  ) {}

  /** The index of the option to take, for a decision of `seat` at `node`. `current`: the key of the current action. */
  select(tree: Tree, node: number, list: ActionList, state: S, seat: Seat, current: number): number {
    const { count } = list;
    this.findEdges(tree, node, list.items, count, state, seat, current);
    for (let i = 0; i < count; i++) tree.available[this.edges[i]!]!++;
    const meanValue = this.#mean(tree, count);
    const scale = this.settings.exploration / this.#fillPriors(tree, count);
    let best = 0;
    let top = -Infinity;
    for (let i = 0; i < count; i++) {
      const edge = this.edges[i]!;
      const visits = tree.visits[edge]!;
      const value = visits === 0 ? meanValue : tree.sum[edge]! / visits;
      const bound = value + (scale * this.#priors[i]! * Math.sqrt(tree.available[edge]!)) / (1 + visits);
      if (bound > top) [best, top] = [i, bound];
    }
    return best;
  }

  /** Fills `edges` with the edges of the options. Adds an edge for each option that is new at the node. */
  findEdges(
    tree: Tree,
    node: number,
    actions: ArrayLike<number>,
    count: number,
    state: S,
    seat: Seat,
    current: number,
  ): void {
    if (this.edges.length < count) {
      this.edges = new Int32Array(2 * count);
      this.#priors = new Float64Array(2 * count);
    }
    this.actionValues.discardRecords();
    this.actionValues.setSeat(seat);
    let previous: number = NONE;
    for (let i = 0; i < count; i++) {
      const key = actionKeyOf(this.game, state, actions[i]!, seat);
      let edge = tree.findAfter(node, key, previous);
      if (edge === NONE) {
        const value = this.settings.prior > 0 ? this.#priorValue(state, actions[i]!, cacheKeyOf(key, current)) : 0;
        edge = tree.addEdge(node, key, previous, value);
      }
      this.edges[i] = previous = edge;
    }
  }

  /** The one-ply value. With hidden choices, a try-out in one deal would leak the hidden cards; use the cached mean over deals. */
  #priorValue(state: S, action: number, key: number): number {
    return this.game.hidesChoices === true
      ? this.actionValues.valueOf(state, action, key)
      : this.actionValues.tryOut(state, action);
  }

  /** The mean result of all options: the estimate for an option without visits. */
  #mean(tree: Tree, count: number): number {
    let visits = 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      visits += tree.visits[this.edges[i]!]!;
      sum += tree.sum[this.edges[i]!]!;
    }
    return visits === 0 ? 0.5 : sum / visits;
  }

  /** Fills `#priors`. Returns their sum. */
  #fillPriors({ priorValue }: Tree, count: number): number {
    const { prior } = this.settings;
    let highest = -Infinity;
    for (let i = 0; i < count; i++) highest = Math.max(highest, priorValue[this.edges[i]!]!);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.#priors[i] = Math.exp(prior * (priorValue[this.edges[i]!]! - highest));
    return sum;
  }
}
