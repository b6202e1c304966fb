// Numbers as the screen shows them.
import type { Estimate } from '../stats/interval.js';

/** What stands where there is nothing to tell. */
export const NOTHING = '–';

export const count = (n: number): string => n.toLocaleString('en');

export const counted = (n: number, noun: string): string => `${count(n)} ${noun}${n === 1 ? '' : 's'}`;

/** In per cent, with one decimal. */
export const percent = (share: number): string => (100 * share).toFixed(1);

export const percentOr = (share: number | undefined): string => (share === undefined ? NOTHING : `${percent(share)} %`);

export const rateText = ({ value }: Estimate): string => percentOr(value);

/** `54.0 % (52.1–55.9)`. */
export const rateWithInterval = ({ value, low, high }: Estimate): string =>
  value === undefined ? NOTHING : `${percent(value)} % (${percent(low)}–${percent(high)})`;

/** The same within brackets: `54.0 %, 52.1–55.9`. */
export const rateInBrackets = (estimate: Estimate): string => inBrackets(rateWithInterval(estimate));

const inBrackets = (text: string): string => text.replace(' (', ', ').replace(/\)$/, '');

/** Points of win rate, `+3.1 (+1.0 to +5.2)`. */
export const pointsWithInterval = ({ value, low, high }: Estimate): string =>
  value === undefined ? NOTHING : `${points(value)} (${points(low)} to ${points(high)})`;

export const pointsInBrackets = (estimate: Estimate): string => inBrackets(pointsWithInterval(estimate));

export function points(share: number): string {
  const digits = percent(Math.abs(share));
  return Number(digits) === 0 ? digits : `${share > 0 ? '+' : '−'}${digits}`;
}

export const fixedOr = (value: number | undefined, digits: number): string =>
  value === undefined ? NOTHING : value.toFixed(digits).replace('-', '−');

export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
