// Numbers as people read them. Spaces inside a number do not break.
import { type Estimate, halfWidth, type Interval } from '../stats/interval.js';

const NONE = '–';

const SPACE = '\u00a0';

/** 6,600 */
export const count = (n: number): string => n.toLocaleString('en');

/** 57.1 % */
export const percent = (share: number | undefined, digits = 1): string =>
  share === undefined ? NONE : `${(100 * share).toFixed(digits)}${SPACE}%`;

/** 57 % ± 2; near a certainty, where as much again would be beyond it, both ends: 99 % (95–100) */
export function percentWithin(estimate: Estimate): string {
  const { value, low, high } = estimate;
  if (value === undefined) return NONE;
  const half = halfWidth(estimate);
  const isInside = value - half >= 0 && value + half <= 1;
  const within = isInside ? `±${SPACE}${points(half)}` : `(${whole(low)}–${whole(high)})`;
  return `${percent(value, 0)}${SPACE}${within}`;
}

const whole = (share: number): string => (100 * share).toFixed(0);

/** Half a width in points; never a certainty that is none. */
const points = (share: number): string => (share > 0 && share < 0.005 ? 'less than 1' : whole(share));

/** 0.4 %, and never nothing of what there is: less than 0.1 % */
export const percentOf = (some: number, all: number): string =>
  some > 0 && some / all < 0.0005 ? `less than 0.1${SPACE}%` : percent(some / all);

/** 55.1–59.0 % */
export const percentRange = ({ low, high }: Interval): string =>
  `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}${SPACE}%`;

/** +4.2 or −1.0, without a sign where it rounds to nothing. */
export function signed(value: number | undefined, digits = 1): string {
  if (value === undefined) return NONE;
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

/** A difference of rates in points: +4.2 */
export const signedPoints = (share: number | undefined): string =>
  signed(share === undefined ? undefined : 100 * share);

/** −12.3 to +4.5 */
export const signedRange = ({ low, high }: Interval, digits = 1): string =>
  `${signed(low, digits)} to ${signed(high, digits)}`;

export const fixed = (value: number | undefined, digits = 1): string => value?.toFixed(digits) ?? NONE;

export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${count(n)}${SPACE}${n === 1 ? one : many}`;

/** a, b and c */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
