// What a check says of a value that will not do.
import { suggest } from '../../../../input/nearest.js';

/** The first thing wrong. Its path grows from the inside out while the checks return, so that a good value never pays for it. */
export interface Mistake {
  /** Innermost first. */
  readonly path: (string | number)[];
  readonly problem: string;
}

const LONGEST = 50;

const MOST_KEYS = 4;

/** A value as messages show it; of an object its first fields. */
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

/** `advice` completes the sentence: "a whole number would do". */
export const wrong = (value: unknown, advice: string): Mistake => mistake(`found ${shown(value)}; ${advice}`);

/** The same one level further out. */
export function within(inner: Mistake, key: string | number): Mistake {
  inner.path.push(key);
  return inner;
}

const MOST_NAMES = 12;

/** A word that is none of these: the one that was probably meant, or what there is. */
export function wrongWord(value: unknown, words: readonly string[]): Mistake {
  const some = words.length > MOST_NAMES ? `${words.slice(0, MOST_NAMES).join(', ')} …` : words.join(', ');
  if (typeof value !== 'string')
    return wrong(value, words.length === 1 ? `${some} would do` : `one of ${some} would do`);
  const advice = suggest(value, words);
  return mistake(`found ${shown(value)}${advice === '' ? `; there are: ${some}` : advice}`);
}

export const noField = (key: string, fields: readonly string[]): Mistake =>
  within(mistake(`no such field${suggest(key, fields)}`), key);

/** As a person would write it to get there: `abilities[0].effects[1].kind`. */
export const pathOf = ({ path }: Mistake): string =>
  path.reduceRight<string>(
    (outer, key) => (typeof key === 'number' ? `${outer}[${key}]` : outer === '' ? key : `${outer}.${key}`),
    '',
  );
