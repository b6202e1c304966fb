// Fixed phrases for fixed fields.
import type { Part, Fields, Written } from './types.js';
import { same, merge, wordingOf, isSaid } from './record.js';
import { bookOf } from './trie.js';
import { tellsFields } from './told-fields.js';

/** Each phrase tells its fields; where several tell the same, the one taken is remembered under `key`, except the first. */
export function phrases<T>(key: string, table: readonly (readonly [phrase: string, fields: T])[]): Part<T> {
  const entries = table.map(([phrase, fields], i) => {
    const told = fields as Fields;
    const isUsual = table.findIndex(([, other]) => same(other, told)) === i;
    const written: readonly Written[] = [{ words: phrase, used: Object.keys(told) }];
    return { phrase, told, value: isUsual ? told : merge(told, { say: { [key]: phrase } }), written };
  });
  const book = bookOf(entries.map(({ phrase }) => phrase));
  return {
    begin: () => book.begin,
    says: () => book.says,
    tells: tellsFields(entries.flatMap(({ told }) => Object.keys(told))),
    read: (source, at) => book.read(source, at).map(({ value, next }) => ({ value: entries[value]!.value as T, next })),
    write(record, used) {
      const remembered = wordingOf(record, key);
      const fits = entries.filter(({ told }) => isTold(record, told));
      const entry = fits.find(({ phrase }) => phrase === remembered) ?? fits[0];
      return entry === undefined || entry.written[0]!.used.some((name) => used.includes(name)) ? [] : entry.written;
    },
  };
}

function isTold(record: Fields, told: Fields): boolean {
  for (const name in told) if (!isSaid(record[name], told[name])) return false;
  return true;
}
