// The connected components of a graph.

export interface Link {
  readonly a: number;
  readonly b: number;
}

/**
 * For each node the number of its component. Components are numbered 0, 1, … in the order of their first nodes.
 *
 * @example
 * componentNumbers(4, [{ a: 0, b: 2 }, { a: 1, b: 3 }]); // [0, 1, 0, 1]
 */
export function componentNumbers(nodes: number, links: readonly Link[]): number[] {
  const leader = Array.from({ length: nodes }, (_, i) => i);
  // A loop, not a recursion: a chain may be as long as the graph.
  const find = (node: number): number => {
    let at = node;
    while (leader[at] !== at) at = leader[at] = leader[leader[at]!]!;
    return at;
  };
  for (const { a, b } of links) {
    const [one, other] = [find(a), find(b)];
    leader[Math.max(one, other)] = Math.min(one, other);
  }
  const numbers = new Map<number, number>();
  return leader.map((_, i) => {
    const number = numbers.get(find(i)) ?? numbers.size;
    numbers.set(find(i), number);
    return number;
  });
}

/** The nodes of each component, in ascending order. */
export function componentsOf(nodes: number, links: readonly Link[]): number[][] {
  const components: number[][] = [];
  componentNumbers(nodes, links).forEach((number, node) => (components[number] ??= []).push(node));
  return components;
}
