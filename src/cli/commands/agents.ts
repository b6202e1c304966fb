import type { Command } from 'commander';
import type { AgentMaker } from '../../core/agent.js';
import { agentNames, loadAgent } from '../../lab/agents.js';
import { textTable } from '../text-table.js';

interface Entry {
  readonly name: string;
  readonly about: string;
  readonly parameters: Readonly<Record<string, { readonly usual: unknown; readonly about: string }>>;
}

export function register(program: Command): void {
  program
    .command('agents')
    .description('list the agents that an experiment can name, with their parameters')
    .option('--json', 'print the list as JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      const entries = await Promise.all(agentNames().map(async (name) => entryOf(name, await loadAgent(name))));
      process.stdout.write(json ? `${JSON.stringify(entries, null, 2)}\n` : listText(entries));
    });
}

function entryOf(name: string, { about, parameters = {} }: AgentMaker): Entry {
  const told = Object.entries(parameters).map(([key, { usual, about: what }]) => [key, { usual, about: what }]);
  return { name, about, parameters: Object.fromEntries(told) as Entry['parameters'] };
}

const COLUMNS = [
  { title: 'name', align: 'left' },
  { title: 'parameter', align: 'left' },
  { title: 'usual', align: 'left' },
  { title: 'about', align: 'left' },
] as const;

const listText = (entries: readonly Entry[]): string =>
  textTable(
    COLUMNS,
    entries.flatMap(({ name, about, parameters }) => [
      [name, '', '', about],
      ...Object.entries(parameters).map(([key, { usual, about: what }]) => ['', key, usualText(usual), what]),
    ]),
  );

const usualText = (usual: unknown): string =>
  typeof usual === 'number' || typeof usual === 'string' ? String(usual) : "the game's";
