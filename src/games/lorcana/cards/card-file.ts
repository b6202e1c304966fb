// Reads files of cards: YAML, JSON, or an export of LorcanaJSON.
import { type Source, InputError } from '../../../input/input-error.js';
import { type CardFacts, cardFromJson, cardFromYaml } from './facts.js';
import { parseJson } from '../../../input/json.js';
import { isRecord, shown, type Path, type Fail } from '../../../input/fields.js';
import { parseYaml } from '../../../input/yaml.js';
import { isBoss, readEntry, mergePrintings } from './lorcana-json.js';
import { nameKey } from './card-pool.js';
import { fullName } from './card.js';

const EXPECTED = 'expected a list of cards, or an export of LorcanaJSON';

/** Returns all cards of a file, each once; throws an InputError with card and field of the first mistake. Texts are not compiled. */
export function readCardFile(source: Source): CardFacts[] {
  if (/\.ya?ml$/i.test(source.file)) return fromYaml(source);
  const data = parseJson(source);
  if (Array.isArray(data)) return eachOnce(source.file, data, cardFromJson);
  if (isRecord(data) && Array.isArray(data.cards) && !('ir' in data)) return fromLorcanaJson(source.file, data.cards);
  throw new InputError(`${source.file}: found ${isRecord(data) ? keysOf(data) : shown(data)}; ${EXPECTED}`);
}

/** Reports mistakes in the card at index `i`. */
export function failAt(file: string, item: unknown, i: number, lineOf?: (path: Path) => number): Fail {
  return (path, message) => {
    const where = lineOf === undefined ? file : `${file}:${lineOf([i, ...path])}`;
    const field = path.filter((key) => typeof key === 'string').join('.');
    throw new InputError(`${where}: card ${cardLabel(item, i)}${field === '' ? '' : `: ${field}`}: ${message}`);
  };
}

function fromYaml(source: Source): CardFacts[] {
  const { value, lineOf } = parseYaml(source);
  if (!Array.isArray(value))
    throw new InputError(`${source.file}:1: found ${shown(value)}; expected a list of cards, each with "- name: …"`);
  return eachOnce(source.file, value, cardFromYaml, lineOf);
}

function fromLorcanaJson(file: string, items: readonly unknown[]): CardFacts[] {
  const ids = new Set<number>();
  const entries = items.flatMap((item, i) => {
    if (isBoss(item)) return [];
    const fail = failAt(file, item, i);
    const entry = readEntry(item, fail);
    if (ids.has(entry.id)) fail(['id'], `found ${entry.id}, which another card has too`);
    ids.add(entry.id);
    return [entry];
  });
  return mergePrintings(entries);
}

function eachOnce(
  file: string,
  items: readonly unknown[],
  read: (item: unknown, fail: Fail) => CardFacts,
  lineOf?: (path: Path) => number,
): CardFacts[] {
  const seen = new Map<string, number>();
  return items.map((item, i) => {
    const fail = failAt(file, item, i, lineOf);
    const card = read(item, fail);
    const key = nameKey(fullName(card));
    const before = seen.get(key);
    if (before !== undefined) fail(['name'], `there twice, as card ${before + 1} and card ${i + 1}; expected once`);
    seen.set(key, i);
    return card;
  });
}

/** The name of a card as far as it has one, else its number in the list. */
function cardLabel(item: unknown, i: number): string {
  if (!isRecord(item) || typeof item.name !== 'string' || item.name === '') return `number ${i + 1}`;
  return `"${fullName({ name: item.name, version: typeof item.version === 'string' ? item.version : '' })}"`;
}

const keysOf = (data: object): string => `{${Object.keys(data).slice(0, 4).join(', ')}}`;
