// `tempolab games`: lists the games that an experiment can name.
import type { Command } from 'commander';
import { printList } from '../terminal/text-table.js';
import { GAMES } from '../../games/registry.js';

export function register(program: Command): void {
  program
    .command('games')
    .description('list the games that an experiment can name')
    .option('--json', 'print the list as JSON')
    .action(({ json = false }: { json?: boolean }) => {
      printList(
        Object.entries(GAMES).map(([name, { about }]) => ({ name, about })),
        json,
      );
    });
}
