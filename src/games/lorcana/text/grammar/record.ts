// Records of fields: merging what parts of a phrase told, and comparing.
import type { Fields, Nil, Written } from './types.js';

export const EMPTY: Fields & Nil = {};

export const EMPTY_WRITING: readonly Written[] = [{ words: '', used: [] }];

export function isEmpty(record: Fields): boolean {
  for (const key in record) if (key !== 'say') return false;
  return true;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy without a field. */
export function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const copy = { ...value };
  Reflect.deleteProperty(copy, key);
  return copy;
}

export const join = (a: string, b: string): string => (a === '' ? b : b === '' ? a : `${a} ${b}`);

export function merge(a: Fields, b: Fields): Fields {
  const merged: Record<string, unknown> = { ...a };
  for (const key in b) {
    const value = b[key];
    const old = merged[key];
    merged[key] = isFields(old) && isFields(value) ? merge(old, value) : value;
  }
  return merged;
}

/** A field told twice: the second would hide the first. */
export function contradict(a: Fields, b: Fields): boolean {
  for (const key in b) {
    if (key === 'say' || !(key in a)) continue;
    const [x, y] = [a[key], b[key]];
    if (isFields(x) && isFields(y) ? contradict(x, y) : x !== y) return true;
  }
  return false;
}

export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((x, i) => same(x, b[i]));
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
}

/** The same value without its wording. */
export function unworded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unworded);
  if (!isFields(value)) return value;
  const bare: Record<string, unknown> = {};
  for (const key in value) if (key !== 'say') bare[key] = unworded(value[key]);
  return bare;
}

/** Whether a field has a fixed value, in whatever words. */
export const equalsUnworded = (value: unknown, fixed: unknown): boolean =>
  value === fixed || (typeof fixed === 'object' && same(unworded(value), fixed));

export const wordingOf = (record: Fields, key: string): string | undefined =>
  (record.say as Record<string, string> | undefined)?.[key];

export function expressesAll(record: Fields, used: readonly string[], prefix = ''): boolean {
  for (const key in record) {
    if (key === 'say' || used.includes(prefix + key)) continue;
    const value = record[key];
    if (!isFields(value) || isEmpty(value) || !expressesAll(value, used, `${prefix}${key}.`)) return false;
  }
  return true;
}
