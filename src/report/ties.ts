// Ranks that do not pretend to know more than the intervals.
import type { Interval } from '../stats/interval.js';

/** Neighbours in a ranking, first and last of them, that cannot be told apart: every two of their intervals overlap. */
export type Tie = readonly [first: number, last: number];

/** `intervals` in the order of the ranking. Only the longest ties: none lies within another. */
export function tiesOf(intervals: readonly Interval[]): Tie[] {
  const ties: Tie[] = [];
  for (let first = 0; first < intervals.length; first++) {
    let last = first;
    while (last + 1 < intervals.length && haveCommon(intervals.slice(first, last + 2))) last++;
    const isWithin = ties.some((tie) => tie[1] >= last);
    if (last > first && !isWithin) ties.push([first, last]);
  }
  return ties;
}

/** Intervals on a line overlap two by two if and only if they have a point in common. */
const haveCommon = (intervals: readonly Interval[]): boolean =>
  Math.max(...intervals.map(({ low }) => low)) <= Math.min(...intervals.map(({ high }) => high));

/** The best and the worst place that an interval leaves open among all. */
export function placesOf(mine: Interval, all: readonly Interval[]): readonly [best: number, worst: number] {
  const better = all.filter(({ low }) => low > mine.high).length;
  const worse = all.filter(({ high }) => high < mine.low).length;
  return [1 + better, all.length - worse];
}
