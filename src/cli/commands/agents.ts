// `tempolab agents`: lists the agents that an experiment can name.
import { print, printJson } from '../terminal/output.js';
import { type AgentInfo, type PlanningContext, readAgentInfo } from '../../lab/prepare/plan-agents.js';
import type { Command } from 'commander';
import { loadGame } from '../../games/registry.js';
import { checkField } from '../../lab/plan/experiment.js';
import { agentNames } from '../../lab/match/built-in-agents.js';
import * as check from './agents-check.js';
import { textTable } from '../terminal/text-table.js';

interface Entry extends Pick<AgentInfo, 'about' | 'parameters'> {
  readonly name: string;
}

export function register(program: Command): void {
  const agents = program
    .command('agents')
    .description('list the agents that an experiment can name, with their parameters')
    .option('--json', 'print the list as JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      const game = await loadGame('lorcana', '--game', { options: {}, files: [], fail: unexpectedFail });
      const context = { game, options: {}, limits: checkField('limits', {}, 'limits'), folders: ['.'] };
      const entries = await Promise.all(agentNames().map((name) => entryOf(name, context)));
      if (json) printJson(entries);
      else print(listText(entries));
    });
  check.register(agents);
}

function unexpectedFail(): never {
  throw new Error('a game without options has nothing to get wrong');
}

async function entryOf(name: string, context: PlanningContext): Promise<Entry> {
  const { about, parameters } = await readAgentInfo(name, context, 'agents');
  const described = Object.entries(parameters).map(([key, { usual, about: description }]) => [
    key,
    { usual, about: description },
  ]);
  return { name, about, parameters: Object.fromEntries(described) as Entry['parameters'] };
}

const COLUMNS = [
  { title: 'name', align: 'left' },
  { title: 'parameter', align: 'left' },
  { title: 'default', align: 'left' },
  { title: 'about', align: 'left' },
] as const;

const listText = (entries: readonly Entry[]): string =>
  textTable(
    COLUMNS,
    entries.flatMap(({ name, about, parameters }) => [
      [name, '', '', about],
      ...Object.entries(parameters).map(([key, { usual, about: description }]) => [
        '',
        key,
        usualText(usual),
        description,
      ]),
    ]),
  );

const usualText = (usual: unknown): string =>
  typeof usual === 'object' && usual !== null ? "the game's" : String(usual);
