// A run of the built command with hostile agents between honest ones.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTILE_MODULES } from './hostile-modules.js';
import { processesLeft } from './processes.js';
import { type EndedCommand, startCommand } from './started-command.js';

const HOSTILE = 'test/support/agents/hostile';

/** A run that takes longer hangs: hostile agents wait for 600 s. Generous, as the machine may be busy. */
const hangSeconds = ({ hostile }: Arena): number => 60 + 10 * hostile.length;

/** What the test puts into the folder of a run. */
const OWN = ['decks', 'honest.py', 'hostile', 'report', 'tmp'];

export interface Arena {
  /** File names: of a hostile module, else a way of `agent.js` or `program.py` with the same ending. */
  readonly hostile: readonly string[];
  /** Seconds for each decision. Below 10, all honest agents are built-in, so that a slow machine changes no result. */
  readonly seconds: number;
  readonly sandbox?: boolean | undefined;
}

/** Its exit code is null if it was killed because it hung. */
export interface AttackedRun extends EndedCommand {
  /** The lines of `games.csv` without its head; empty if there is no such file. */
  readonly rows: readonly string[];
  /** Names in the report folder. */
  readonly files: readonly string[];
  /** Files that only an agent can have written: in the folder for temporary files, and beside the report. */
  readonly strays: readonly string[];
  /** Command lines of processes that live on. */
  readonly processes: readonly string[];
}

/** Plays `mine` against each hostile and two honest entrants, two games each. */
export async function playAttacked(arena: Arena): Promise<AttackedRun> {
  const folder = mkdtempSync(join(tmpdir(), 'tempolab-attack-'));
  for (const each of ['report', 'tmp', 'decks']) mkdirSync(join(folder, each));
  cpSync('decks/contest', join(folder, 'decks'), { recursive: true });
  cpSync('agents/samples/first_agent.py', join(folder, 'honest.py'));
  cpSync(HOSTILE, join(folder, 'hostile'), { recursive: true });
  for (const file of arena.hostile) addAgent(folder, file);
  writeFileSync(join(folder, 'report/experiment.yaml'), experiment(arena));
  const { child, ended } = startCommand(folder, 'run', 'report', '--workers', '1');
  const timer = setTimeout(() => child.kill('SIGKILL'), 1000 * hangSeconds(arena));
  const run = await ended;
  clearTimeout(timer);
  const table = join(folder, 'report/games.csv');
  const result = {
    ...run,
    processes: await processesLeft(folder),
    rows: existsSync(table) ? readFileSync(table, 'utf8').trimEnd().split('\n').slice(1) : [],
    files: readdirSync(join(folder, 'report')).sort(),
    strays: [...readdirSync(join(folder, 'tmp')), ...readdirSync(folder).filter((name) => !OWN.includes(name))],
  };
  rmSync(folder, { recursive: true, force: true });
  return result;
}

function addAgent(folder: string, file: string): void {
  const path = join(folder, 'hostile', file);
  const source = HOSTILE_MODULES[file];
  if (source !== undefined) writeFileSync(path, source);
  else cpSync(join(HOSTILE, file.endsWith('.py') ? 'program.py' : 'agent.js'), path);
}

/** The name of the agent and the entrant of a file. */
export const nameOf = (file: string): string => `hostile-${file.replace('.', '-')}`;

function experiment({ hostile, seconds, sandbox = false }: Arena): string {
  const entrant = (name: string, agent: string) => `  - { deck: decks/fencer.yaml, name: ${name}, agent: ${agent} }`;
  const start = (file: string) => (file.endsWith('.py') ? `exec: python3 hostile/${file}` : `use: ./hostile/${file}`);
  return `game: contest
seed: 3
pairing: gauntlet
mine: [decks/boxer.yaml]
games: 2
limits: { seconds: ${seconds}, megabytes: 256${sandbox ? ', sandbox: true' : ''} }${sandbox ? '\nsecret: false' : ''}
entrants:
  - { deck: decks/boxer.yaml, name: mine, agent: ${seconds < 10 ? 'greedy' : '{ exec: python3 honest.py, whim: 0 }'} }
${hostile.map((file) => entrant(nameOf(file), `{ ${start(file)}, name: ${nameOf(file)} }`)).join('\n')}
${entrant('greedy', '{ use: greedy, name: rival }')}
${entrant('random', 'random')}
`;
}
