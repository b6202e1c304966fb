// The tree of a search, in typed arrays: without an object for each node and edge, the garbage collector has nothing to trace.
import type { Seat } from '../../src/core/game.js';

/** No edge, or no node. */
export const NONE = -1;

/**
 * A node is an information set: the choices on the path from the root, as far as the player of the tree has seen them. Its edges are all
 * options that were legal there in any deal.
 */
export class Tree {
  /** By node: the deciding seat, the first edge. */
  seat = new Int32Array(256);
  #firstEdge = new Int32Array(256);
  #nodes = 0;

  /** By edge: the key of the option, the next edge of the same node, the node it leads to. */
  key = new Int32Array(1024);
  next = new Int32Array(1024);
  child = new Int32Array(1024);
  /** By edge: visit count, number of deals in which the option was legal, sum of the results for the deciding seat. */
  visits = new Int32Array(1024);
  available = new Int32Array(1024);
  sum = new Float64Array(1024);
  /** By edge: the one-ply value of the option when the edge was added. The prior is computed from it. */
  priorValue = new Float64Array(1024);
  #edges = 0;

  clear(): void {
    this.#nodes = 0;
    this.#edges = 0;
  }

  addNode(seat: Seat): number {
    if (this.#nodes === this.seat.length) {
      this.seat = doubled(this.seat);
      this.#firstEdge = doubled(this.#firstEdge);
    }
    this.seat[this.#nodes] = seat;
    this.#firstEdge[this.#nodes] = NONE;
    return this.#nodes++;
  }

  /** The edge with `key`, or NONE. The scan starts behind the edge `previous`, because options mostly come in the same order. */
  findAfter(node: number, key: number, previous: number): number {
    const from = previous === NONE ? this.#firstEdge[node]! : this.next[previous]!;
    for (let edge = from; edge !== NONE; edge = this.next[edge]!) if (this.key[edge] === key) return edge;
    for (let edge = this.#firstEdge[node]!; edge !== from && edge !== NONE; edge = this.next[edge]!)
      if (this.key[edge] === key) return edge;
    return NONE;
  }

  /** Adds the result of a visit. */
  add(edge: number, value: number): void {
    this.visits[edge]!++;
    this.sum[edge]! += value;
  }

  /** Adds an edge behind the edge `previous` (NONE: at the front). */
  addEdge(node: number, key: number, previous: number, priorValue: number): number {
    if (this.#edges === this.key.length) this.#grow();
    const edge = this.#edges++;
    this.key[edge] = key;
    this.child[edge] = NONE;
    this.visits[edge] = 0;
    this.available[edge] = 0;
    this.sum[edge] = 0;
    this.priorValue[edge] = priorValue;
    if (previous === NONE) {
      this.next[edge] = this.#firstEdge[node]!;
      this.#firstEdge[node] = edge;
    } else {
      this.next[edge] = this.next[previous]!;
      this.next[previous] = edge;
    }
    return edge;
  }

  #grow(): void {
    this.key = doubled(this.key);
    this.next = doubled(this.next);
    this.child = doubled(this.child);
    this.visits = doubled(this.visits);
    this.available = doubled(this.available);
    this.sum = doubled(this.sum);
    this.priorValue = doubled(this.priorValue);
  }
}

function doubled<T extends Int32Array | Float64Array>(column: T): T {
  const twice = new (column.constructor as new (length: number) => T)(2 * column.length);
  twice.set(column);
  return twice;
}
