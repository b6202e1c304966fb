// Suggestions for misspelt names.

/** The edit distance of two words: letters to insert, delete, replace or swap (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1);
      row.push(best);
    }
    before = above;
    above = row;
  }
  return above[b.length]!;
}

/** A longer word is no misspelt name, and comparing it with all names takes seconds. */
const LONGEST = 100;

/** The name with the smallest edit distance: at most 2, or a third of the word's length if that is more. None for words over 100 letters. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    // The distance is at least the difference of the lengths.
    if (Math.abs(name.length - wanted.length) >= least) continue;
    const d = distance(wanted, name.toLowerCase());
    if (d < least) [best, least] = [name, d];
  }
  return best;
}

/** The end of an error message: `; did you mean "X"?` if a name is near, otherwise a list of up to 12 names. */
export function suggest(word: string, names: readonly string[]): string {
  const near = nearest(word, names);
  if (near !== undefined) return `; did you mean "${near}"?`;
  return names.length > 0 && names.length <= 12 ? `; there are: ${names.join(', ')}` : '';
}
