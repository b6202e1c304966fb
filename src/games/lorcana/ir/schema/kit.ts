// A kit for schemas: checks of plain values, lists and records that report the first mistake with its path.
import { suggest, nearest } from '../../../../input/nearest.js';

/** The first mistake in a value. Its path is built while the checks return, so a correct value costs no path. */
export interface Mistake {
  /** Keys, the innermost first. */
  readonly path: (string | number)[];
  readonly problem: string;
}

const LONGEST = 50;

const MOST_KEYS = 4;

/** A value as shown in messages; for an object, its first field names. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    return `{${keys.slice(0, MOST_KEYS).join(', ')}${keys.length > MOST_KEYS ? ' …' : ''}}`;
  }
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}

export const mistake = (problem: string): Mistake => ({ path: [], problem });

/** `advice` is the second half of the message: "expected a whole number". */
export const unexpected = (value: unknown, advice: string): Mistake => mistake(`found ${shown(value)}; ${advice}`);

/** Adds the key of the enclosing value to the path. */
export function within(inner: Mistake, key: string | number): Mistake {
  inner.path.push(key);
  return inner;
}

const MOST_NAMES = 12;

/** Reports a word outside the list, with the nearest known word or else the list. */
function unknownWord(value: unknown, words: readonly string[]): Mistake {
  const some = words.length > MOST_NAMES ? `${words.slice(0, MOST_NAMES).join(', ')} …` : words.join(', ');
  if (typeof value !== 'string')
    return unexpected(value, words.length === 1 ? `expected ${some}` : `expected one of ${some}`);
  const advice = suggest(value, words);
  return mistake(`found ${shown(value)}${advice === '' ? `; there are: ${some}` : advice}`);
}

export const unknownField = (key: string, fields: readonly string[]): Mistake =>
  within(mistake(`no such field${suggest(key, fields)}`), key);

/** The path as text: `abilities[0].effects[1].kind`. */
export const pathOf = ({ path }: Mistake): string =>
  path.reduceRight<string>(
    (outer, key) => (typeof key === 'number' ? `${outer}[${key}]` : outer === '' ? key : `${outer}.${key}`),
    '',
  );

// Plain values and lists

/** Returns the first mistake in a value, or undefined. A value that passes is a T. */
export interface Check<T> {
  (value: unknown, labels: Labels): Mistake | undefined;
  /** Never set. Makes `Check` invariant in T, so a check for a wider or narrower type does not compile. */
  readonly passes?: (value: T) => T;
}

export const text: Check<string> = (value) =>
  typeof value === 'string' ? undefined : unexpected(value, 'expected a text');

export const flag: Check<boolean> = (value) =>
  typeof value === 'boolean' ? undefined : unexpected(value, 'expected true or false');

export const onlyTrue: Check<true> = (value) => (value === true ? undefined : unexpected(value, 'expected true'));

export const whole =
  (least: number, most: number): Check<number> =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? undefined
      : unexpected(value, `expected a whole number from ${least} to ${most}`);

/** One of these words. The parameter is a table so that a missing word does not compile. */
export function word<W extends string>(words: Readonly<Record<W, true>>): Check<W> {
  const names = Object.keys(words);
  const known: ReadonlySet<unknown> = new Set(names);
  return (value) => (known.has(value) ? undefined : unknownWord(value, names));
}

export const wordOr =
  <W extends string, T>(words: Check<W>, other: Check<T>): Check<W | T> =>
  (value, labels) =>
    typeof value === 'string' ? words(value, labels) : other(value, labels);

export const list =
  <T>(item: Check<T>): Check<readonly T[]> =>
  (value, labels) => {
    if (!Array.isArray(value)) return unexpected(value, 'expected a list');
    for (let i = 0; i < value.length; i++) {
      const found = item(value[i], labels);
      if (found !== undefined) return within(found, i);
    }
    return undefined;
  };

/** Types a check for S as a check for T; it accepts only part of T. */
export const stricter = <T, S extends T = T>(check: Check<S>): Check<T> => check as unknown as Check<T>;

// Records, and unions of records. A field in a type without an entry in its schema does not compile.

/** An optional field. */
export interface Optional<T> {
  readonly optional: Check<T>;
}

export const optional = <T>(check: Check<T>): Optional<T> => ({ optional: check });

/** A check for each field of T, except its tag and the wording `say`, which every record may have. */
export type Fields<T, Tag = never> = {
  readonly [K in Exclude<keyof T, Tag | 'say'>]: Pick<Partial<T>, K> extends Pick<T, K>
    ? Optional<Exclude<T[K], undefined>>
    : Check<T[K]>;
};

/** A check without its type. */
type UntypedCheck = (value: unknown, labels: Labels) => Mistake | undefined;

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks the wording of a record: texts by name. */
const say: UntypedCheck = (value, labels) => {
  if (!isObject(value)) return unexpected(value, 'expected words by name');
  for (const key in value) {
    const found = text(value[key], labels);
    if (found !== undefined) return within(found, key);
  }
  return undefined;
};

/** A record with exactly these fields. */
export const record = <T extends object>(fields: Fields<T>): Check<T> => closed(fields);

function closed(fields: object, tag?: string): UntypedCheck {
  const checks = new Map<string, UntypedCheck>();
  const required: string[] = [];
  for (const [name, field] of Object.entries(fields) as [
    string,
    UntypedCheck | { readonly optional: UntypedCheck },
  ][]) {
    checks.set(name, 'optional' in field ? field.optional : field);
    if (!('optional' in field)) required.push(name);
  }
  const names = [...checks.keys()];
  if (tag !== undefined) checks.set(tag, () => undefined);
  checks.set('say', say);
  return (value, labels) => {
    if (!isObject(value)) return unexpected(value, `expected an object with the fields ${names.join(', ')}`);
    for (const key in value) {
      const check = checks.get(key);
      if (check === undefined) return unknownField(key, names);
      const found = check(value[key], labels);
      if (found !== undefined) return within(found, key);
    }
    // Missing fields are reported last: a misspelt field is the likelier mistake.
    for (let i = 0; i < required.length; i++) {
      const key = required[i]!;
      if (value[key] === undefined) return within(checks.get(key)!(undefined, labels)!, key);
    }
    return undefined;
  };
}

type IsOne<T, All = T> = T extends unknown ? ([All] extends [T] ? true : false) : never;

/** One kind of a union: its fields, or a check if the kind has several forms. */
type Kind<T, Tag = never> = Check<T> | (IsOne<T> extends true ? Fields<T, Tag> : never);

const checkOf = (kind: object, tag?: string): UntypedCheck =>
  typeof kind === 'function' ? (kind as UntypedCheck) : closed(kind, tag);

type Tagged<T, Tag extends keyof T, K> = T extends unknown ? (K extends T[Tag] ? T : never) : never;

/** A union of records, distinguished by the word in a field that all of them have. */
export function tagged<T extends object, Tag extends keyof T & string>(
  tag: Tag,
  kinds: { readonly [K in T[Tag] & string]: Kind<Tagged<T, Tag, K>, Tag> },
): Check<T> {
  const checks = new Map<unknown, UntypedCheck>();
  for (const [name, kind] of Object.entries<object>(kinds)) checks.set(name, checkOf(kind, tag));
  const names = Object.keys(kinds);
  return (value, labels) => {
    if (!isObject(value)) return unexpected(value, `expected an object with the field ${tag}`);
    const check = checks.get(value[tag]);
    if (check !== undefined) return check(value, labels);
    const misspelt = value[tag] === undefined ? misspeltField(value, [tag]) : undefined;
    return misspelt ?? within(unknownWord(value[tag], names), tag);
  };
}

/** The part of T that has the field. */
type With<T, K extends PropertyKey> = Extract<T, Readonly<Record<K, unknown>>>;

/** A union of records, distinguished by which field is present; the first match in the table decides. */
export const keyed =
  <T extends object>() =>
  <M extends { readonly [K in keyof M]: Kind<With<T, K>> }>(
    kinds: M,
  ): Check<{ [K in keyof M]: With<T, K> }[keyof M]> => {
    const checks = Object.entries<object>(kinds).map(([name, kind]) => [name, checkOf(kind)] as const);
    const names = Object.keys(kinds);
    return (value, labels) => {
      if (!isObject(value)) return unexpected(value, `expected an object with one of the fields ${names.join(', ')}`);
      for (const [name, check] of checks) if (value[name] !== undefined) return check(value, labels);
      return misspeltField(value, names) ?? unexpected(value, `expected one of the fields ${names.join(', ')}`);
    };
  };

/** If no distinguishing field is present: reports the first field whose spelling is close to one. */
function misspeltField(value: Members, fields: readonly string[]): Mistake | undefined {
  for (const key in value) if (key !== 'say' && nearest(key, fields) !== undefined) return unknownField(key, fields);
  return undefined;
}

// Labels: names that one ability gives to its steps and cards with `as`

/** References to cards that need no label. */
export const PREDEFINED: ReadonlySet<string> = new Set(['this', 'subject', 'object', 'group', 'singers']);

/**
 * The labels of one ability. A label may be used before the step that sets it, so the first pass only collects. If `areComplete` is
 * false after it, a second pass after `close` reports the unknown label.
 */
export class Labels {
  readonly given = new Set<string>();
  private readonly used = new Set<string>();
  private isClosed = false;
  /** Current nesting depth of forward references. */
  depth = 0;

  give(name: string): void {
    this.given.add(name);
  }

  /** Whether the name may be used, as far as known at this point. */
  use(name: string): boolean {
    if (this.isClosed) return this.given.has(name);
    this.used.add(name);
    return true;
  }

  areComplete(): boolean {
    for (const name of this.used) if (!this.given.has(name)) return false;
    return true;
  }

  /** From here on, a name that was not given is a mistake. */
  close(): void {
    this.isClosed = true;
  }
}
