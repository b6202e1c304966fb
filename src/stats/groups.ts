/** Numbers the connected parts of a graph, 0, 1, …, in order of their first node: for each node the number of its part. */
export function groupsOf(nodes: number, links: readonly { readonly a: number; readonly b: number }[]): number[] {
  const leader = Array.from({ length: nodes }, (_, i) => i);
  const find = (i: number): number => (leader[i] === i ? i : (leader[i] = find(leader[i]!)));
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
