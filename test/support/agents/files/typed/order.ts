/** Of equal numbers the first. */
export function indexOfLargest(numbers: readonly number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}
