// Records, and several kinds of them in one place. A field added to a type and not to its description does not compile.
import { type Check, text } from '../../cards/check/shape.js';
import type { Labels } from '../../cards/check/labels.js';
import { type Mistake, wrong, within, noField, wrongWord } from '../../cards/check/mistake.js';
import { nearest } from '../../../../input/nearest.js';

/** A field that may be left out. */
export interface Optional<T> {
  readonly optional: Check<T>;
}

export const optional = <T>(check: Check<T>): Optional<T> => ({ optional: check });

/** A description of each field of a T, but for its tag and for the wording `say`, which may be anywhere. */
export type Fields<T, Tag = never> = {
  readonly [K in Exclude<keyof T, Tag | 'say'>]: Pick<Partial<T>, K> extends Pick<T, K>
    ? Optional<Exclude<T[K], undefined>>
    : Check<T[K]>;
};

/** A check whose type is of no interest: it can be any. */
type Plain = (value: unknown, labels: Labels) => Mistake | undefined;

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How something was worded: words by name. */
const say: Plain = (value, labels) => {
  if (!isObject(value)) return wrong(value, 'words by name would do');
  for (const key in value) {
    const found = text(value[key], labels);
    if (found !== undefined) return within(found, key);
  }
  return undefined;
};

/** These fields and no others. */
export const record = <T extends object>(fields: Fields<T>): Check<T> => closed(fields);

function closed(fields: object, tag?: string): Plain {
  const checks = new Map<string, Plain>();
  const required: string[] = [];
  for (const [name, field] of Object.entries(fields) as [string, Plain | { readonly optional: Plain }][]) {
    checks.set(name, 'optional' in field ? field.optional : field);
    if (!('optional' in field)) required.push(name);
  }
  const names = [...checks.keys()];
  if (tag !== undefined) checks.set(tag, () => undefined);
  checks.set('say', say);
  return (value, labels) => {
    if (!isObject(value)) return wrong(value, `an object with the fields ${names.join(', ')} would do`);
    for (const key in value) {
      const check = checks.get(key);
      if (check === undefined) return noField(key, names);
      const found = check(value[key], labels);
      if (found !== undefined) return within(found, key);
    }
    // What is missing comes last, as a misspelt field is likelier.
    for (let i = 0; i < required.length; i++) {
      const key = required[i]!;
      if (value[key] === undefined) return within(checks.get(key)!(undefined, labels)!, key);
    }
    return undefined;
  };
}

type IsOne<T, All = T> = T extends unknown ? ([All] extends [T] ? true : false) : never;

/** One kind of several: its fields, or a check of its own where it comes in several forms. */
type Kind<T, Tag = never> = Check<T> | (IsOne<T> extends true ? Fields<T, Tag> : never);

const checkOf = (kind: object, tag?: string): Plain =>
  typeof kind === 'function' ? (kind as Plain) : closed(kind, tag);

type Tagged<T, Tag extends keyof T, K> = T extends unknown ? (K extends T[Tag] ? T : never) : never;

/** One of several records, told apart by the word in a field that all have. */
export function tagged<T extends object, Tag extends keyof T & string>(
  tag: Tag,
  kinds: { readonly [K in T[Tag] & string]: Kind<Tagged<T, Tag, K>, Tag> },
): Check<T> {
  const checks = new Map<unknown, Plain>();
  for (const [name, kind] of Object.entries<object>(kinds)) checks.set(name, checkOf(kind, tag));
  const names = Object.keys(kinds);
  return (value, labels) => {
    if (!isObject(value)) return wrong(value, `an object with the field ${tag} would do`);
    const check = checks.get(value[tag]);
    if (check !== undefined) return check(value, labels);
    const misspelt = value[tag] === undefined ? likeOneOf(value, [tag]) : undefined;
    return misspelt ?? within(wrongWord(value[tag], names), tag);
  };
}

/** The part of T that has the field. */
type With<T, K extends PropertyKey> = Extract<T, Readonly<Record<K, unknown>>>;

/** One of several records, told apart by which field is there; the first of the table counts. */
export const keyed =
  <T extends object>() =>
  <M extends { readonly [K in keyof M]: Kind<With<T, K>> }>(
    kinds: M,
  ): Check<{ [K in keyof M]: With<T, K> }[keyof M]> => {
    const checks = Object.entries<object>(kinds).map(([name, kind]) => [name, checkOf(kind)] as const);
    const names = Object.keys(kinds);
    return (value, labels) => {
      if (!isObject(value)) return wrong(value, `an object with one of the fields ${names.join(', ')} would do`);
      for (const [name, check] of checks) if (value[name] !== undefined) return check(value, labels);
      return likeOneOf(value, names) ?? wrong(value, `one of the fields ${names.join(', ')} would do`);
    };
  };

/** The field that tells what a record is was looked for and is not there: the first that is spelt nearly so. */
function likeOneOf(value: Members, fields: readonly string[]): Mistake | undefined {
  for (const key in value) if (key !== 'say' && nearest(key, fields) !== undefined) return noField(key, fields);
  return undefined;
}
