// `tempolab agents check`: plays games with an agent and reports whether it is fair, repeatable and legal.
import { print, printJson } from '../terminal/output.js';
import type { Command } from 'commander';
import { collect, readGames, readCount, sandboxOption } from '../terminal/options.js';
import { type Claim, type Trial, checkAgent } from '../../lab/check/check.js';
import { GAMES, loadGame } from '../../games/registry.js';
import { planAgent } from '../../lab/prepare/plan-agents.js';
import { EXIT } from '../terminal/shell.js';
import { checkField } from '../../lab/plan/experiment.js';
import { newKey, readKey } from '../../lab/folder/run-key.js';
import { NOTHING, count, counted } from '../../findings/terminal-numbers.js';
import { textTable } from '../terminal/text-table.js';

interface CheckFlags {
  readonly game?: string[];
  readonly games: number;
  readonly key?: string;
  readonly seconds?: number;
  readonly megabytes?: number;
  readonly sandbox?: boolean;
  readonly json?: boolean;
}

const DEFAULT_GAMES = 4;

export function register(agents: Command): void {
  agents
    .command('check')
    .description('play games with an agent, repeat each request, and report whether it is fair, repeatable and legal')
    .argument('<agent>', 'as in an experiment: greedy, ./mine.js:depth=2, "{exec: python3 mine.py}"')
    .option('--game <name>', 'a game (may be given again); all games by default', collect)
    .option(
      '--games <n>',
      'matches of each game; even, as each deal is played from both seats',
      readGames,
      DEFAULT_GAMES,
    )
    .option('--key <hex>', 'the key of an earlier check, to play the same games; by default a new random one', readKey)
    .option('--seconds <n>', 'time limit for each decision (default: 10)', readCount('--seconds', 86_400))
    .option('--megabytes <n>', 'memory limit of the agent (default: 1024)', readCount('--megabytes', 1_048_576))
    .addOption(sandboxOption())
    .option('--json', 'print the result as one JSON document')
    // The parent command `agents` also has --json and consumes it: `optsWithGlobals` reads the options of both.
    .action((agent: string, _flags, command: Command) => check(agent, command.optsWithGlobals()));
}

async function check(request: string, flags: CheckFlags): Promise<void> {
  const { games, key = newKey(), sandbox = false, json = false } = flags;
  const limits = limitsOf(flags);
  const trials: Trial[] = [];
  let name = request;
  for (const wanted of flags.game ?? Object.keys(GAMES)) {
    const game = await loadGame(wanted, '--game', { options: {}, files: [], fail: unexpectedFail });
    const agent = await planAgent(request, { game, options: {}, limits, folders: ['.'] }, 'AGENT');
    name = agent.name;
    trials.push(await checkAgent({ agent, game, games, key, limits }));
  }
  const verdicts = verdictsOf(trials);
  if (json) printJson({ agent: name, key, sandbox, verdicts, trials });
  else print(textOf(name, { key, sandbox }, verdicts, trials));
  process.exitCode = Object.values(verdicts).every((verdict) => verdict === 'yes') ? EXIT.OK : EXIT.NO;
}

const limitsOf = ({ seconds, megabytes, sandbox }: CheckFlags) =>
  checkField('limits', { seconds, megabytes, sandbox }, '--megabytes');

function unexpectedFail(): never {
  throw new Error('a game without options has nothing to get wrong');
}

/** `unknown`: an agent that does not repeat itself may differ for that reason alone. */
type Verdict = 'yes' | 'no' | 'unknown';

const CLAIMS: Readonly<Record<Claim, string>> = {
  redealt: 'its choices do not depend on hidden cards',
  luck: 'it does not compute hidden cards from its random numbers',
  repeated: 'the same seed gives the same choices',
  answers: 'it always answers with one of its options',
};

function verdictsOf(trials: readonly Trial[]): Readonly<Record<Claim, Verdict>> {
  const isRefuted = (claim: Claim) => trials.some(({ claims }) => claims[claim].against.length > 0);
  const verdict = (claim: Claim): Verdict => (isRefuted(claim) ? 'no' : 'yes');
  const repeated = verdict('repeated');
  const redealt = verdict('redealt');
  return {
    redealt: redealt === 'no' && repeated === 'no' ? 'unknown' : redealt,
    luck: verdict('luck'),
    repeated,
    answers: verdict('answers'),
  };
}

const COLUMNS = [
  { title: 'game', align: 'left' },
  { title: 'games', align: 'right' },
  { title: 'decisions', align: 'right' },
  { title: 'p50 ms', align: 'right' },
  { title: 'p95 ms', align: 'right' },
  { title: 'max ms', align: 'right' },
  { title: 'peak MB', align: 'right' },
] as const;

const BORDER = {
  true: 'It ran in a sandbox: without network, other processes, results and your secrets.',
  false: 'It ran with your rights, also to files and network; --sandbox takes them away.',
};

function textOf(
  name: string,
  { key, sandbox }: { readonly key: string; readonly sandbox: boolean },
  verdicts: Readonly<Record<Claim, Verdict>>,
  trials: readonly Trial[],
): string {
  const ms = (value: number | undefined): string => (value === undefined ? NOTHING : value.toPrecision(3));
  const rows = trials.map(({ game, games, decisions, milliseconds, megabytes }) => [
    game,
    count(games),
    count(decisions),
    ms(milliseconds?.p50),
    ms(milliseconds?.p95),
    ms(milliseconds?.max),
    megabytes === undefined ? NOTHING : count(Math.round(megabytes)),
  ]);
  const lines = (Object.keys(CLAIMS) as Claim[]).flatMap((claim) => claimLines(claim, verdicts[claim], trials));
  return `${name}\n\n${lines.join('\n')}\n\n${textTable(COLUMNS, rows)}\n${BORDER[`${sandbox}`]}\nKey ${key}: --key repeats the check.\n`;
}

function claimLines(claim: Claim, verdict: Verdict, trials: readonly Trial[]): string[] {
  const asked = trials.reduce((sum, { claims }) => sum + claims[claim].asked, 0);
  const against = trials.flatMap(({ claims }) => claims[claim].against);
  return [
    `${verdict.padEnd(7)}  ${CLAIMS[claim]} (${counted(asked, 'decision')})`,
    ...against.map((sentence) => `         ${sentence}`),
  ];
}
