// Number formats for the page, with spaces that do not break. `terminal-numbers.ts` has the formats for the terminal.
import { type Estimate, halfWidth, type Interval } from '../stats/interval.js';

/** The text for an undefined value. */
export const NOTHING = '–';

const SPACE = '\u00a0';

/** 6,600 */
export const count = (n: number): string => n.toLocaleString('en');

/** 57.1 % */
export const percent = (share: number | undefined, digits = 1): string =>
  share === undefined ? NOTHING : `${(100 * share).toFixed(digits)}${SPACE}%`;

/** 57 % ± 2; if value ± half-width would be outside 0 to 100 %, both ends: 99 % (95–100) */
export function percentWithin(estimate: Estimate): string {
  const { value, low, high } = estimate;
  if (value === undefined) return NOTHING;
  const half = halfWidth(estimate);
  const isInside = value - half >= 0 && value + half <= 1;
  const within = isInside ? `±${SPACE}${points(half)}` : `(${whole(low)}–${whole(high)})`;
  return `${percent(value, 0)}${SPACE}${within}`;
}

const whole = (share: number): string => (100 * share).toFixed(0);

/** A half-width in points. A small half-width is not rounded to 0, which would look exact. */
const points = (share: number): string => (share > 0 && share < 0.005 ? 'less than 1' : whole(share));

/** A share of counts: 0.4 %. A small share is not rounded to 0: less than 0.1 % */
export const percentOf = (some: number, all: number): string =>
  some > 0 && some / all < 0.0005 ? `less than 0.1${SPACE}%` : percent(some / all);

/** 55.1–59.0 % */
export const percentRange = ({ low, high }: Interval): string =>
  `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}${SPACE}%`;

/** +4.2 or −1.0; no sign for a value that rounds to 0 */
export function signed(value: number | undefined, digits = 1): string {
  if (value === undefined) return NOTHING;
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

/** A difference of rates in percentage points: +4.2 */
export const signedPoints = (share: number | undefined): string =>
  signed(share === undefined ? undefined : 100 * share);

/** −12.3 to +4.5 */
export const signedRange = ({ low, high }: Interval, digits = 1): string =>
  `${signed(low, digits)} to ${signed(high, digits)}`;

/** 4.2 */
export const fixed = (value: number | undefined, digits = 1): string => value?.toFixed(digits) ?? NOTHING;

/** 1 game, 6,600 games */
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${count(n)}${SPACE}${n === 1 ? one : many}`;

/** a, b and c */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
