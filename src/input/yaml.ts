// Parses YAML and keeps the line of each field, for error messages.
import type { Path } from './fields.js';
import { type Source, InputError } from './input-error.js';
import { LineCounter, parseDocument, type Document, isMap, isScalar, isNode } from 'yaml';

/** A parsed YAML file. */
export interface Yaml {
  readonly value: unknown;
  /** The line of a field. For a missing field: the line of the innermost field around it. */
  readonly lineOf: (path: Path) => number;
  /** The offset of a field in the text, to compare the order of fields. */
  readonly offsetOf: (path: Path) => number;
}

/** Throws an InputError if the text is not YAML; `advice` is added to its message. */
export function parseYaml({ file, text }: Source, advice = ''): Yaml {
  const lines = new LineCounter();
  // `prettyErrors` would give messages of several lines. These name the line themselves.
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

/** High enough for a scenario file that defines its cards once; exponential aliases still fail. */
const MOST_ALIASES = 10_000;

function plain(document: Document, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (error) {
    // An alias without an anchor, or more aliases than allowed.
    if (error instanceof ReferenceError) throw new InputError(`${file}: not readable as YAML: ${error.message}`);
    throw error;
  }
}

/** The offset of a field's key or of a list item. For a missing field: of the innermost field around it. */
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
