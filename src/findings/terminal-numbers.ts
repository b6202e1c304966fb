// Number formats for the terminal, with plain spaces. `page-numbers.ts` has the formats for the page.
import type { Estimate } from '../stats/interval.js';
import { count, NOTHING, signedPoints } from './page-numbers.js';

export { count, NOTHING };

/** `1 game`, `6,600 games`. */
export const counted = (n: number, noun: string): string => `${count(n)} ${noun}${n === 1 ? '' : 's'}`;

/** A share in percent with one decimal and without a sign: `57.1`. */
export const percent = (share: number): string => (100 * share).toFixed(1);

/** `57.1 %`. */
const percentOr = (share: number | undefined): string => (share === undefined ? NOTHING : `${percent(share)} %`);

/** The value of a rate without its interval: `57.1 %`. */
export const rateText = ({ value }: Estimate): string => percentOr(value);

/** `54.0 % (52.1–55.9)`. */
export const rateWithInterval = ({ value, low, high }: Estimate): string =>
  value === undefined ? NOTHING : `${percent(value)} % (${percent(low)}–${percent(high)})`;

/** A difference of win rates in points: `+3.1 (+1.0 to +5.2)`. */
export const pointsWithInterval = ({ value, low, high }: Estimate): string =>
  value === undefined ? NOTHING : `${signedPoints(value)} (${signedPoints(low)} to ${signedPoints(high)})`;

/** The same for use in brackets: `+3.1, +1.0 to +5.2`. */
export const pointsInBrackets = (estimate: Estimate): string =>
  pointsWithInterval(estimate).replace(' (', ', ').replace(/\)$/, '');

/** A number with a fixed number of decimals and a true minus sign. */
export const fixedOr = (value: number | undefined, digits: number): string =>
  value === undefined ? NOTHING : value.toFixed(digits).replace('-', '−');

/** `42 s`, `3 min 5 s` or `2 h 10 min`. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
