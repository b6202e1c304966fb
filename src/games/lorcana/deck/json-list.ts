// Deck files of programs: a JSON list of `{"card": "Name - Version", "count": 4}`.
import type { Source } from '../../../input/input-error.js';
import type { DeckList, ListEntry, Remark } from './list.js';
import { parseJson } from '../../../input/json.js';
import { parseYaml } from '../../../input/yaml.js';
import { suggest } from '../../../input/nearest.js';

const FIELDS = ['card', 'count'];

const FORM = '{"card": "Name - Version", "count": 4} would do';

export const isJsonList = ({ file, text }: Source): boolean =>
  /\.json$/i.test(file) || /^\uFEFF?\s*(?:\[\s*[{\]]|\{)/.test(text);

export function readJsonList(source: Source): DeckList {
  const list = parseJson(source);
  // JSON is YAML, and the reader of YAML knows the lines.
  const { lineOf } = parseYaml(source);
  if (!Array.isArray(list))
    return { entries: [], mistakes: [{ message: `found no list; a list of ${FORM}` }], notices: [] };
  const entries: ListEntry[] = [];
  const mistakes: Remark[] = [];
  list.forEach((item: unknown, i) => {
    const problem = problemOf(item);
    if (problem === undefined) {
      const { card, count } = item as { readonly card: string; readonly count: number };
      entries.push({ line: lineOf([i]), count, name: card });
    } else mistakes.push({ line: lineOf([i, ...problem.path]), message: problem.message });
  });
  return { entries, mistakes, notices: [] };
}

function problemOf(item: unknown): { readonly path: readonly string[]; readonly message: string } | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return { path: [], message: `found ${JSON.stringify(item)}; ${FORM}` };
  const { card, count, ...rest } = item as Readonly<Record<string, unknown>>;
  const stray = Object.keys(rest)[0];
  if (stray !== undefined) return { path: [stray], message: `${stray}: no such field${suggest(stray, FIELDS)}` };
  if (typeof card !== 'string' || card === '')
    return { path: ['card'], message: `card: found ${shown(card)}; "Name - Version" would do` };
  if (!Number.isInteger(count) || (count as number) < 0)
    return { path: ['count'], message: `count: found ${shown(count)}; a whole number from 1 up would do` };
  return undefined;
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
