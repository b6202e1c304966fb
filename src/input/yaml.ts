// YAML with the lines of its fields, for messages.
import type { Path } from './fields.js';
import { type Source, InputError } from './input-error.js';
import { LineCounter, parseDocument, type Document, isMap, isScalar, isNode } from 'yaml';

export interface Yaml {
  readonly value: unknown;
  /** Where a field stands; of what is not there, the nearest thing around it. */
  readonly lineOf: (path: Path) => number;
  /** The same as a place in the text, for telling what comes first. */
  readonly offsetOf: (path: Path) => number;
}

/** `advice` closes the sentence about a file that is no YAML. */
export function parseYaml({ file, text }: Source, advice = ''): Yaml {
  const lines = new LineCounter();
  // The pretty form of errors is several lines long; ours name the line and are one.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const problem = document.errors[0] ?? document.warnings[0];
  if (problem !== undefined)
    throw new InputError(
      `${file}:${lineAt(problem.pos[0])}: not readable as YAML: ${problem.message.replaceAll(/\s+/g, ' ')}${advice}`,
    );
  const offset = (path: Path) => offsetOf(document, path);
  return { value: plain(document, file), lineOf: (path) => lineAt(offset(path)), offsetOf: offset };
}

/** So that a file of scenarios may name its cards once; what multiplies beyond it is told. */
const MOST_ALIASES = 10_000;

function plain(document: Document, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (error) {
    // An alias without its anchor, or aliases of aliases without end.
    if (error instanceof ReferenceError) throw new InputError(`${file}: not readable as YAML: ${error.message}`);
    throw error;
  }
}

/** Where the key of a field or the item of a list begins; of what is not there, the nearest thing around it. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const around: unknown = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(around)) {
      const pair = around.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (pair !== undefined && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
    }
    const item: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(item)) return item.range?.[0] ?? 0;
  }
  return document.contents?.range?.[0] ?? 0;
}
