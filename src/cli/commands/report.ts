import type { Command } from 'commander';
import { writeReport } from '../report/write.js';

export function register(program: Command): void {
  program
    .command('report')
    .description('write the report of a folder again, from its tables')
    .argument('<dir>', 'folder with results')
    .action(async (dir: string) => {
      process.stdout.write(`Report: ${await writeReport(dir)}\n`);
    });
}
