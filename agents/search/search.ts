// Information-set Monte Carlo tree search. Each iteration deals the hidden cards again (determinisation), descends the tree through options
// that are legal in this deal, plays out, and adds the result to the options taken. In a game with hidden choices each player has a tree
// whose nodes are that player's information sets: the tree of the opponent has no branches for a facedown card.
import { Tree, NONE } from './tree.js';
import { Selection, type SelectionSettings } from './selection.js';
import { ActionList, type Game, type Seat, type View, OVER } from '../../src/core/game.js';
import { NO_ACTION } from './action-values.js';
import type { Playout } from './playout.js';
import type { Options } from '../../src/core/agent.js';
import type { Rng } from '../../src/core/rng.js';
import { hasEquivalentOptions, actionKeyOf } from './game-defaults.js';
import { TurnStarts } from './turn-starts.js';

/** Greatest depth of the tree, in decisions below the root. */
const MAX_DEPTH = 60;

export class Search<S> {
  /** By seat; a single tree if all choices are open. */
  readonly #trees: readonly Tree[];
  /** By tree: the root, and the current node of the descent. */
  readonly #roots: Int32Array;
  readonly #nodes: Int32Array;
  readonly #selection: Selection<S>;
  readonly #list = new ActionList();
  /** The edges of the descent, and their deciding seats. */
  readonly #path = new Int32Array(MAX_DEPTH);
  readonly #movers = new Int32Array(MAX_DEPTH);
  /** The actions started in the current turn of the game. */
  readonly #starts = new TurnStarts();
  /** Options at the root that are not worth a start. */
  readonly #barred = new Set<number>();
  /** By option at the root: its action and its edge. */
  #actions = new Int32Array(64);
  #edges = new Int32Array(64);
  /** At the root: the option with the most visits, the visits of all options, and the lead of the best option in visits. */
  #bestOption = 0;
  #visits = 0;
  #lead = 0;
  /** The turn at the root. */
  #turn = 0;
  /** The key of the current action at the root, or NO_ACTION. */
  #actionKey: number = NO_ACTION;

  constructor(
    private readonly game: Game<S>,
    private readonly seat: Seat,
    private readonly playout: Playout<S>,
    settings: SelectionSettings,
  ) {
    this.#trees = Array.from({ length: game.hidesChoices === true ? game.seats.most : 1 }, () => new Tree());
    this.#roots = new Int32Array(this.#trees.length).fill(NONE);
    this.#nodes = new Int32Array(this.#trees.length);
    this.#selection = new Selection(game, playout.actionValues, settings);
  }

  /**
   * The index of the option with the most visits; 0 if all options are equivalent. There is no search if only one option is worth a start.
   * `isEnough` stops the search. Before each iteration it receives the visits of all options, which include those of earlier decisions of the
   * turn, and the lead of the best option in visits.
   */
  choose(view: View<S>, options: Options, rng: Rng, isEnough: (visits: number, lead: number) => boolean): number {
    const first = view.sample(rng);
    if (hasEquivalentOptions(this.game, first)) return 0;
    this.#turn = this.game.turn(first);
    this.#barOptions(first, options);
    this.#reuseTrees(first, options);
    const isForced = this.#barred.size > 0 && this.#barred.size === options.count - 1;
    if (!isForced)
      for (let n = 0; !isEnough(this.#visits, this.#lead); n++) {
        this.#iterate(n === 0 ? this.game.branch(first) : view.sample(rng), rng);
        this.#updateBest(options.count);
      }
    if (!this.game.isUnderWay(first)) this.#starts.add(this.seat, this.#actions[this.#bestOption]!);
    this.#advanceRoots(first);
    return this.#bestOption;
  }

  /** Finds the options that are not worth a start. If that would be all of them, none is barred. */
  #barOptions(deal: S, options: Options): void {
    const { actionValues } = this.playout;
    this.#barred.clear();
    this.#starts.setTurn(this.#turn);
    if (this.game.isUnderWay(deal)) return;
    actionValues.discardRecords();
    actionValues.setSeat(this.seat);
    for (let i = 0; i < options.count; i++) {
      const action = options.action(i);
      if (!actionValues.mayStart(deal, action, this.#starts.times(this.seat, action))) this.#barred.add(action);
    }
    if (this.#barred.size === options.count) this.#barred.clear();
  }

  /**
   * Reuses the trees of the last decision if no other player has decided since. Finds the edges of the options at the root, which are the same
   * in all deals.
   */
  #reuseTrees(deal: S, options: Options): void {
    const ownTree = this.#treeOf(this.seat);
    const tree = this.#trees[ownTree]!;
    if (this.#roots[ownTree] === NONE || tree.seat[this.#roots[ownTree]!] !== this.seat) this.#clearTrees();
    if (!this.game.isUnderWay(deal)) this.#actionKey = NO_ACTION;
    const { count } = options;
    if (this.#edges.length < count)
      [this.#edges, this.#actions] = [new Int32Array(2 * count), new Int32Array(2 * count)];
    for (let i = 0; i < count; i++) this.#actions[i] = options.action(i);
    this.#selection.findEdges(tree, this.#roots[ownTree]!, this.#actions, count, deal, this.seat, this.#actionKey);
    // Options with equal keys share an edge; only the first keeps it.
    for (let i = 0; i < count; i++) {
      const edge = this.#selection.edges[i]!;
      const isOut = this.#barred.has(this.#actions[i]!) || this.#edges.subarray(0, i).includes(edge);
      this.#edges[i] = isOut ? NONE : edge;
    }
    this.#updateBest(count);
  }

  #clearTrees(): void {
    this.playout.actionValues.clearCaches();
    this.#trees.forEach((tree, k) => {
      tree.clear();
      this.#roots[k] = tree.addNode(this.seat);
    });
  }

  /** Moves the root of each tree along the chosen option, as far as the player of the tree sees it. */
  #advanceRoots(deal: S): void {
    const ownTree = this.#treeOf(this.seat);
    const edge = this.#edges[this.#bestOption]!;
    if (this.#actionKey === NO_ACTION) this.#actionKey = this.#trees[ownTree]!.key[edge]!;
    for (let k = 0; k < this.#trees.length; k++) {
      const tree = this.#trees[k]!;
      const seen =
        k === ownTree ? edge : this.#observedEdge(k, this.#roots[k]!, deal, this.#actions[this.#bestOption]!);
      if (k !== ownTree && tree.child[seen] === NONE) tree.child[seen] = tree.addNode(this.seat);
      this.#roots[k] = tree.child[seen]!;
    }
  }

  /** Updates `#bestOption`, `#visits` and `#lead`. The mean result breaks ties. */
  #updateBest(count: number): void {
    const { visits, sum } = this.#trees[this.#treeOf(this.seat)]!;
    this.#bestOption = 0;
    this.#visits = 0;
    let [most, second] = [-1, 0];
    for (let i = 0; i < count; i++) {
      const edge = this.#edges[i]!;
      if (edge === NONE) continue;
      const times = visits[edge]!;
      this.#visits += times;
      const isBetter = times > most || (times === most && sum[edge]! > sum[this.#edges[this.#bestOption]!]!);
      if (isBetter) [this.#bestOption, most, second] = [i, times, Math.max(0, most)];
      else second = Math.max(second, times);
    }
    this.#lead = most - second;
  }

  #iterate(state: S, rng: Rng): void {
    const { game } = this;
    const list = this.#list;
    const nodes = this.#nodes;
    nodes.set(this.#roots);
    this.playout.starts.copy(this.#starts);
    let depth = 0;
    let current = this.#actionKey;
    for (let seat = game.toMove(state); seat !== OVER && depth < MAX_DEPTH; seat = game.toMove(state)) {
      if (!game.isUnderWay(state)) current = NO_ACTION;
      game.legal(state, list);
      if (list.count === 1 || hasEquivalentOptions(game, state)) {
        game.advance(state, list.items[0]!);
        continue;
      }
      const startsAction = current === NO_ACTION;
      if (startsAction) this.#removeBarred(state, seat, depth);
      const ownTree = this.#treeOf(seat);
      const tree = this.#trees[ownTree]!;
      const option = this.#selection.select(tree, nodes[ownTree]!, list, state, seat, current);
      const edge = this.#selection.edges[option]!;
      const action = list.items[option]!;
      this.#path[depth] = edge;
      this.#movers[depth++] = seat;
      if (startsAction) {
        this.playout.starts.add(seat, action);
        current = tree.key[edge]!;
      }
      if (tree.visits[edge] === 0) {
        game.advance(state, action);
        break;
      }
      for (let k = 0; k < nodes.length; k++)
        nodes[k] = k === ownTree ? edge : this.#observedEdge(k, nodes[k]!, state, action);
      game.advance(state, action);
      this.#descend(state);
    }
    this.playout.play(state, rng, current, this.#turn);
    for (let i = 0; i < depth; i++) {
      const seat = this.#movers[i]!;
      this.#trees[this.#treeOf(seat)]!.add(this.#path[i]!, this.playout.values[seat]!);
    }
  }

  /** Removes the options in `#list` that `seat` may not start: at the root those that are barred, below the root repeats. */
  #removeBarred(state: S, seat: Seat, depth: number): void {
    const list = this.#list;
    const { starts, actionValues } = this.playout;
    if (depth > 0) {
      starts.setTurn(this.game.turn(state));
      actionValues.discardRecords();
      actionValues.setSeat(seat);
      starts.removeRepeats(seat, list, (action, times) => actionValues.mayRepeat(state, action, times));
      return;
    }
    if (this.#barred.size === 0) return;
    let kept = 0;
    for (let i = 0; i < list.count; i++) if (!this.#barred.has(list.items[i]!)) list.items[kept++] = list.items[i]!;
    if (kept > 0) list.count = kept;
  }

  /** In all trees, replaces the edges in `#nodes` by the nodes that they lead to. */
  #descend(state: S): void {
    let nextSeat: Seat = OVER;
    for (let k = 0; k < this.#trees.length; k++) {
      const tree = this.#trees[k]!;
      const edge = this.#nodes[k]!;
      if (tree.child[edge] === NONE) {
        if (nextSeat === OVER) nextSeat = this.#nextSeat(state);
        tree.child[edge] = tree.addNode(nextSeat);
      }
      this.#nodes[k] = tree.child[edge]!;
    }
  }

  /** The edge of an action in the tree of another player, by the visible part of the action. Added if missing. */
  #observedEdge(k: number, node: number, state: S, action: number): number {
    const tree = this.#trees[k]!;
    const key = actionKeyOf(this.game, state, action, k);
    const edge = tree.findAfter(node, key, NONE);
    return edge === NONE ? tree.addEdge(node, key, NONE, 0) : edge;
  }

  /** The index of the tree of a seat. */
  #treeOf(seat: Seat): number {
    return this.#trees.length === 1 ? 0 : seat;
  }

  /** The next deciding seat. Takes forced and equivalent options on the way. */
  #nextSeat(state: S): Seat {
    const { game } = this;
    for (;;) {
      const seat = game.toMove(state);
      if (seat === OVER) return seat;
      game.legal(state, this.#list);
      if (this.#list.count !== 1 && !hasEquivalentOptions(game, state)) return seat;
      game.advance(state, this.#list.items[0]!);
    }
  }
}
