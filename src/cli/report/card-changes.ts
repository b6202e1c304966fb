// Which cards of a run are not those of the pool, in words: made up for it, or changed.
import type { Source } from '../../input/input-error.js';
import { parseYaml } from '../../input/yaml.js';
import { isRecord } from '../../input/fields.js';

/** By card, such as "Name - Version (cost 3, lore 3)". The files were read before, when the run was planned. */
export const cardChanges = (files: readonly Source[]): string[] =>
  files.flatMap((file) => {
    const { value } = parseYaml(file);
    if (Array.isArray(value)) return value.filter(isRecord).map((card) => `${nameOf(card)} (new)`);
    return isRecord(value) ? Object.entries(value).map(([name, change]) => `${name} (${wordsOf(change)})`) : [];
  });

const nameOf = ({ name, version }: Readonly<Record<string, unknown>>): string =>
  [name, version].filter((part) => part !== undefined && part !== '').join(' - ');

/** Texts are long: that they are other ones is enough. */
const wordsOf = (change: unknown): string =>
  isRecord(change)
    ? Object.entries(change)
        .map(([field, value]) => (field === 'text' ? 'another text' : `${field} ${shown(value)}`))
        .join(', ')
    : shown(change);

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
