// `tempolab schema`: prints the JSON schema of `experiment.yaml`.
import { printJson } from '../terminal/output.js';
import type { Command } from 'commander';
import { experimentSchema } from '../../lab/plan/experiment.js';

export function register(program: Command): void {
  program
    .command('schema')
    .description('print the JSON schema of experiment.yaml, for editors')
    .action(() => {
      printJson(experimentSchema());
    });
}
