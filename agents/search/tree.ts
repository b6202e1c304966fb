// The tree of a search, in columns of numbers: no object for each node or edge, so that the collector has nothing to walk.
import type { Seat } from '../../src/core/game.js';

export const NONE = -1;

/** A node is what the searching player knows at a decision: the options taken on the way. Its edges are all options ever seen there. */
export class Tree {
  /** Of nodes: who decides, the first of their edges. */
  seat = new Int32Array(256);
  #firstEdge = new Int32Array(256);
  #nodes = 0;

  /** Of edges: what the option means, the next edge of the node, the node it leads to. */
  meaning = new Int32Array(1024);
  next = new Int32Array(1024);
  child = new Int32Array(1024);
  /** How often taken, how often there to be taken, the sum of what it brought whoever took it. */
  visits = new Int32Array(1024);
  available = new Int32Array(1024);
  sum = new Float64Array(1024);
  /** How good the position after the option looked when it was first seen. */
  promise = new Float64Array(1024);
  #edges = 0;

  clear(): void {
    this.#nodes = 0;
    this.#edges = 0;
  }

  addNode(seat: Seat): number {
    if (this.#nodes === this.seat.length) {
      this.seat = longer(this.seat);
      this.#firstEdge = longer(this.#firstEdge);
    }
    this.seat[this.#nodes] = seat;
    this.#firstEdge[this.#nodes] = NONE;
    return this.#nodes++;
  }

  /** The edge of `meaning`, looked for behind the edge `before` and then from the first on: options mostly come in the same order. */
  findAfter(node: number, meaning: number, before: number): number {
    const from = before === NONE ? this.#firstEdge[node]! : this.next[before]!;
    for (let edge = from; edge !== NONE; edge = this.next[edge]!) if (this.meaning[edge] === meaning) return edge;
    for (let edge = this.#firstEdge[node]!; edge !== from && edge !== NONE; edge = this.next[edge]!)
      if (this.meaning[edge] === meaning) return edge;
    return NONE;
  }

  /** The option was taken once more. */
  add(edge: number, value: number): void {
    this.visits[edge]!++;
    this.sum[edge]! += value;
  }

  /** A new edge, behind `before` (NONE: as the first). */
  addEdge(node: number, meaning: number, before: number, promise: number): number {
    if (this.#edges === this.meaning.length) this.#grow();
    const edge = this.#edges++;
    this.meaning[edge] = meaning;
    this.child[edge] = NONE;
    this.visits[edge] = 0;
    this.available[edge] = 0;
    this.sum[edge] = 0;
    this.promise[edge] = promise;
    if (before === NONE) {
      this.next[edge] = this.#firstEdge[node]!;
      this.#firstEdge[node] = edge;
    } else {
      this.next[edge] = this.next[before]!;
      this.next[before] = edge;
    }
    return edge;
  }

  #grow(): void {
    this.meaning = longer(this.meaning);
    this.next = longer(this.next);
    this.child = longer(this.child);
    this.visits = longer(this.visits);
    this.available = longer(this.available);
    this.sum = longer(this.sum);
    this.promise = longer(this.promise);
  }
}

function longer<T extends Int32Array | Float64Array>(column: T): T {
  const twice = new (column.constructor as new (length: number) => T)(2 * column.length);
  twice.set(column);
  return twice;
}
