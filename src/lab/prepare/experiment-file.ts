// Reads `experiment.yaml` of a report folder.
import { type Experiment, type Where, checkExperiment } from '../plan/experiment.js';
import { join } from 'node:path';
import { parseYaml } from '../../input/yaml.js';
import { lstatSync, statSync } from 'node:fs';
import { InputError, unreadable } from '../../input/input-error.js';
import { readTextFile } from '../folder/read-text-file.js';

export const EXPERIMENT_FILE = 'experiment.yaml';

export interface ExperimentFile {
  readonly experiment: Experiment;
  /** The place of a value in error messages: `file:line: field`. */
  readonly where: Where;
}

export function readExperiment(folder: string): ExperimentFile {
  const file = join(folder, EXPERIMENT_FILE);
  const { value, lineOf, offsetOf } = parseYaml(
    { file, text: readText(folder, file) },
    '; expected lines such as "games: 200"',
  );
  const where: Where = (path) => {
    const field = path.filter((key) => typeof key === 'string').join('.');
    return `${file}:${lineOf(path)}${field === '' ? '' : `: ${field}`}`;
  };
  return { experiment: checkExperiment(value, where, offsetOf), where };
}

function readText(folder: string, file: string): string {
  if (!isFolder(folder))
    throw new InputError(`${folder}: no such folder; expected a folder with an ${EXPERIMENT_FILE}`);
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined)
    throw new InputError(
      `${folder}: no ${EXPERIMENT_FILE} in this folder; expected one such as reports/first-look/${EXPERIMENT_FILE}`,
    );
  return readTextFile(file);
}

function isFolder(folder: string): boolean {
  try {
    return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch (error) {
    throw unreadable(folder, error);
  }
}
