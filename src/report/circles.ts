// Entrants that met, directly or through others. In a ladder there is a circle for each deck, and no game between two of them.

/** By circle, the entrants in it; `met` says who met whom. In the order of the first of each. */
export function circlesOf(met: readonly (readonly boolean[])[]): number[][] {
  const circles: number[][] = [];
  met.forEach((row, i) => {
    const mine = circles.filter((circle) => circle.some((j) => row[j] === true));
    const joined = [...mine.flat(), i].sort((a, b) => a - b);
    circles.push(joined);
    for (const circle of mine) circles.splice(circles.indexOf(circle), 1);
  });
  return circles.sort((a, b) => a[0]! - b[0]!);
}

export interface NamedCircle {
  /** What all have in common; empty if that is nothing. */
  readonly title: string;
  /** What tells them apart. */
  readonly names: readonly string[];
}

/** Names such as `deck/agent`, all of one deck or all of one agent, are told apart by the other half. */
export function namesInCircle(names: readonly string[]): NamedCircle {
  const halves = names.map((name) => name.split('/'));
  const isPair = names.length > 1 && halves.every(({ length }) => length === 2);
  for (const common of isPair ? [0, 1] : []) {
    const title = halves[0]![common]!;
    if (halves.every((half) => half[common] === title))
      return { title, names: halves.map((half) => half[1 - common]!) };
  }
  return { title: '', names };
}
