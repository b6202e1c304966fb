// Information-set Monte Carlo tree search: every iteration deals what is hidden anew, walks down as far as the deal and the tree allow,
// and adds what came of it to the options it took. Where players do not see all that others choose, each has a tree of their own, whose
// nodes are what that player has seen: nobody answers a card that lies face down.
import { Tree, NONE } from './tree.js';
import { Selection, type SelectionSettings } from './selection.js';
import { ActionList, type Game, type Seat, type View, OVER } from '../../src/core/game.js';
import { NOTHING } from './action-values.js';
import type { Playout } from './playout.js';
import type { Options } from '../../src/core/agent.js';
import type { Rng } from '../../src/core/rng.js';
import { isIndifferent, meaningOf } from './hints.js';

/** Decisions below the root at which the tree ends. */
const MOST_DEPTH = 60;

export class Search<S> {
  /** By seat; only one where everybody sees what others choose. */
  readonly #trees: readonly Tree[];
  /** By tree: where the search begins, and where the walk has come to. */
  readonly #roots: Int32Array;
  readonly #nodes: Int32Array;
  readonly #selection: Selection<S>;
  readonly #list = new ActionList();
  /** Of the walk: the edges taken, and who took them. */
  readonly #path = new Int32Array(MOST_DEPTH);
  readonly #movers = new Int32Array(MOST_DEPTH);
  /** By option that the player has, its action and its edge. */
  #actions = new Int32Array(64);
  #edges = new Int32Array(64);
  /** Of them, the option taken most often; how often all were taken, and by how many times that one leads. */
  #best = 0;
  #visits = 0;
  #lead = 0;
  /** The turn of the decision. */
  #turn = 0;
  /** What the last choice meant that began an action; NOTHING if none is under way. */
  #begun: number = NOTHING;

  constructor(
    private readonly game: Game<S>,
    private readonly seat: Seat,
    private readonly playout: Playout<S>,
    settings: SelectionSettings,
  ) {
    this.#trees = Array.from({ length: game.hidesChoices === true ? game.seats.most : 1 }, () => new Tree());
    this.#roots = new Int32Array(this.#trees.length).fill(NONE);
    this.#nodes = new Int32Array(this.#trees.length);
    this.#selection = new Selection(game, playout.promises, settings);
  }

  /**
   * The index of the option taken most often; the first, where they come to the same. Before each iteration `isEnough` hears how often the options have been taken, by earlier
   * decisions of the turn too, and by how many times the one taken most often leads.
   */
  choose(view: View<S>, options: Options, rng: Rng, isEnough: (taken: number, lead: number) => boolean): number {
    const first = view.sample(rng);
    if (isIndifferent(this.game, first)) return 0;
    this.#turn = this.game.turn(first);
    this.#begin(first, options);
    for (let n = 0; !isEnough(this.#visits, this.#lead); n++) {
      this.#iterate(n === 0 ? this.game.branch(first) : view.sample(rng), rng);
      this.#rank(options.count);
    }
    this.#leave(first);
    return this.#best;
  }

  /** Goes on in the trees of the last decision, as long as nobody else has decided since. What options mean is the same in all deals. */
  #begin(deal: S, options: Options): void {
    const own = this.#own(this.seat);
    const tree = this.#trees[own]!;
    if (this.#roots[own] === NONE || tree.seat[this.#roots[own]!] !== this.seat) this.#startAnew();
    if (!this.game.isUnderWay(deal)) this.#begun = NOTHING;
    const { count } = options;
    if (this.#edges.length < count)
      [this.#edges, this.#actions] = [new Int32Array(2 * count), new Int32Array(2 * count)];
    for (let i = 0; i < count; i++) this.#actions[i] = options.action(i);
    this.#selection.meet(tree, this.#roots[own]!, this.#actions, count, deal, this.seat, this.#begun);
    // Options that mean the same share an edge, and the first of them stands for all.
    for (let i = 0; i < count; i++) {
      const edge = this.#selection.edges[i]!;
      this.#edges[i] = this.#edges.subarray(0, i).includes(edge) ? NONE : edge;
    }
    this.#rank(count);
  }

  #startAnew(): void {
    this.playout.promises.forget();
    this.#trees.forEach((tree, k) => {
      tree.clear();
      this.#roots[k] = tree.addNode(this.seat);
    });
  }

  /** The choice is taken: each tree goes on where its player has seen as much of it. */
  #leave(deal: S): void {
    const own = this.#own(this.seat);
    const edge = this.#edges[this.#best]!;
    if (this.#begun === NOTHING) this.#begun = this.#trees[own]!.meaning[edge]!;
    for (let k = 0; k < this.#trees.length; k++) {
      const tree = this.#trees[k]!;
      const seen = k === own ? edge : this.#seen(k, this.#roots[k]!, deal, this.#actions[this.#best]!);
      if (k !== own && tree.child[seen] === NONE) tree.child[seen] = tree.addNode(this.seat);
      this.#roots[k] = tree.child[seen]!;
    }
  }

  /** Finds the option taken most often, and by how many times it leads. */
  #rank(count: number): void {
    const { visits, sum } = this.#trees[this.#own(this.seat)]!;
    this.#best = 0;
    this.#visits = 0;
    let [most, second] = [-1, 0];
    for (let i = 0; i < count; i++) {
      const edge = this.#edges[i]!;
      if (edge === NONE) continue;
      const times = visits[edge]!;
      this.#visits += times;
      const isBetter = times > most || (times === most && sum[edge]! > sum[this.#edges[this.#best]!]!);
      if (isBetter) [this.#best, most, second] = [i, times, Math.max(0, most)];
      else second = Math.max(second, times);
    }
    this.#lead = most - second;
  }

  #iterate(state: S, rng: Rng): void {
    const { game } = this;
    const list = this.#list;
    const nodes = this.#nodes;
    nodes.set(this.#roots);
    let depth = 0;
    let within = this.#begun;
    for (let seat = game.toMove(state); seat !== OVER && depth < MOST_DEPTH; seat = game.toMove(state)) {
      if (!game.isUnderWay(state)) within = NOTHING;
      game.legal(state, list);
      if (list.count === 1 || isIndifferent(game, state)) {
        game.advance(state, list.items[0]!);
        continue;
      }
      const own = this.#own(seat);
      const tree = this.#trees[own]!;
      const option = this.#selection.select(tree, nodes[own]!, list, state, seat, within);
      const edge = this.#selection.edges[option]!;
      const action = list.items[option]!;
      this.#path[depth] = edge;
      this.#movers[depth++] = seat;
      if (within === NOTHING) within = tree.meaning[edge]!;
      if (tree.visits[edge] === 0) {
        game.advance(state, action);
        break;
      }
      for (let k = 0; k < nodes.length; k++) nodes[k] = k === own ? edge : this.#seen(k, nodes[k]!, state, action);
      game.advance(state, action);
      this.#follow(state);
    }
    this.playout.play(state, rng, within, this.#turn);
    for (let i = 0; i < depth; i++) {
      const seat = this.#movers[i]!;
      this.#trees[this.#own(seat)]!.add(this.#path[i]!, this.playout.values[seat]!);
    }
  }

  /** In all trees, from the edges that were taken to the nodes they lead to. */
  #follow(state: S): void {
    let next: Seat = OVER;
    for (let k = 0; k < this.#trees.length; k++) {
      const tree = this.#trees[k]!;
      const edge = this.#nodes[k]!;
      if (tree.child[edge] === NONE) {
        if (next === OVER) next = this.#nextSeat(state);
        tree.child[edge] = tree.addNode(next);
      }
      this.#nodes[k] = tree.child[edge]!;
    }
  }

  /** The edge of what others see of an action, in their tree. */
  #seen(k: number, node: number, state: S, action: number): number {
    const tree = this.#trees[k]!;
    const meaning = meaningOf(this.game, state, action, k);
    const edge = tree.findAfter(node, meaning, NONE);
    return edge === NONE ? tree.addEdge(node, meaning, NONE, 0) : edge;
  }

  /** The tree of a seat. */
  #own(seat: Seat): number {
    return this.#trees.length === 1 ? 0 : seat;
  }

  /** Who decides next; steps that are forced, or make no difference, are taken on the way. */
  #nextSeat(state: S): Seat {
    const { game } = this;
    for (;;) {
      const seat = game.toMove(state);
      if (seat === OVER) return seat;
      game.legal(state, this.#list);
      if (this.#list.count !== 1 && !isIndifferent(game, state)) return seat;
      game.advance(state, this.#list.items[0]!);
    }
  }
}
