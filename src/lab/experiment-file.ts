import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { InputError } from '../core/errors.js';
import { checkExperiment, type Experiment, type Path, type Where } from './experiment.js';

export const EXPERIMENT_FILE = 'experiment.yaml';

export interface ExperimentFile {
  readonly experiment: Experiment;
  /** `file:line: field` of a value, for messages. */
  readonly where: Where;
}

/** Reads the experiment of a report folder. */
export function readExperiment(folder: string): ExperimentFile {
  const file = join(folder, EXPERIMENT_FILE);
  const lines = new LineCounter();
  // The pretty form of errors is several lines long; ours name the line and are one.
  const document = parseDocument(readText(folder, file), { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const problem = document.errors[0] ?? document.warnings[0];
  if (problem !== undefined)
    throw new InputError(
      `${file}:${lineAt(problem.pos[0])}: not readable as YAML: ${problem.message.replaceAll(/\s+/g, ' ')}; ` +
        'lines such as "games: 200" would do',
    );

  const offsetOf = (path: Path) => nodeAt(document, path)?.range?.[0] ?? 0;
  const where: Where = (path) => {
    const field = path.filter((key) => typeof key === 'string').join('.');
    return `${file}:${lineAt(offsetOf(path))}${field === '' ? '' : `: ${field}`}`;
  };
  return { experiment: checkExperiment(document.toJS(), where, offsetOf), where };
}

function readText(folder: string, file: string): string {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new InputError(`${folder}: no such folder; a folder with an ${EXPERIMENT_FILE} would do`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new InputError(
      `${folder}: no ${EXPERIMENT_FILE} in this folder; reports/first-look/${EXPERIMENT_FILE} shows what it looks like`,
    );
  }
}

/** The key of a field or the item of a list; of what is not there, the nearest thing around it. */
function nodeAt(document: Document, path: Path): Node | undefined {
  let node: unknown = document.contents;
  let place: Node | undefined = isNode(node) ? node : undefined;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (pair === undefined) return place;
      place = pair.key as Node;
      node = pair.value;
    } else {
      const item: unknown = document.getIn(path, true);
      return isNode(item) ? item : place;
    }
  }
  return place;
}
