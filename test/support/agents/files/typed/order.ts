/** The first index if several numbers are largest. */
export function indexOfLargest(numbers: readonly number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}
