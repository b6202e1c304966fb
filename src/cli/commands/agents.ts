import type { Command } from 'commander';
import { agentNames, loadAgent } from '../../lab/agents.js';
import { printList } from '../list.js';

export function register(program: Command): void {
  program
    .command('agents')
    .description('list the agents that an experiment can name')
    .option('--json', 'print the list as JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      const entries = agentNames().map(async (name) => ({ name, about: (await loadAgent(name)).about }));
      printList(await Promise.all(entries), json);
    });
}
