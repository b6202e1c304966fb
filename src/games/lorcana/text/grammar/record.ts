// Operations on records of fields: copy, merge, compare.
import type { Fields, Nil, Written } from './types.js';

export const EMPTY: Fields & Nil = {};

/** One rendering without words. An empty list means that a record cannot be written. */
export const EMPTY_WRITING: readonly Written[] = [{ words: '', used: [] }];

/** True if the record has no field besides its wording. */
export function isEmpty(record: Fields): boolean {
  for (const key in record) if (key !== 'say') return false;
  return true;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** True if both records have a field with different values: merging would lose one of them. */
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

/** A deep copy without wordings (`say`). */
export function unworded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unworded);
  if (!isFields(value)) return value;
  const bare: Record<string, unknown> = {};
  for (const key in value) if (key !== 'say') bare[key] = unworded(value[key]);
  return bare;
}

/** True if the value equals the fixed one, apart from wording. */
export const equalsUnworded = (value: unknown, fixed: unknown): boolean =>
  value === fixed || (typeof fixed === 'object' && same(unworded(value), fixed));

/** The wording remembered under `say`. */
export const wordingOf = (record: Fields, key: string): string | undefined =>
  (record.say as Record<string, string> | undefined)?.[key];

/** True if `used` contains every field of the record, wording excepted. */
export function expressesAll(record: Fields, used: readonly string[], prefix = ''): boolean {
  for (const key in record) {
    if (key === 'say' || used.includes(prefix + key)) continue;
    const value = record[key];
    if (!isFields(value) || isEmpty(value) || !expressesAll(value, used, `${prefix}${key}.`)) return false;
  }
  return true;
}
