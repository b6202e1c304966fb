// `tempolab bench`: measures the speed of the engine.
import { print } from '../terminal/output.js';
import { type BenchResult, pickWorkloads, bench } from '../../bench/run.js';
import type { Command } from 'commander';
import { collect } from '../terminal/options.js';
import { startThread } from '../../bench/thread.js';
import { tempolabVersion } from '../../package.js';
import { InputError } from '../../input/input-error.js';
import { readFileSync } from 'node:fs';
import type { Workload } from '../../bench/workload.js';
import { textTable } from '../terminal/text-table.js';

interface BenchFlags {
  readonly only?: readonly string[];
  readonly rounds: number;
  readonly native?: string;
  readonly against?: string;
  readonly json?: boolean;
}

/** The format that `--json` prints and `--against` reads. */
interface BenchFile {
  readonly version: string;
  readonly node: string;
  readonly workloads: BenchResult;
}

export function register(program: Command): void {
  program
    .command('bench')
    .description('measure the speed of the engine, with a signature of the work done')
    .option('--only <name>', 'run this workload only (may be given again)', collect)
    .option('--rounds <n>', 'rounds over all workloads; the medians are printed', readRounds, 3)
    .option('--native <program>', 'also run the compiled native reference, and print ratios to it')
    .option('--against <file>', 'print ratios to an earlier run: a file made with --json')
    .option('--json', 'print the figures as one JSON document')
    .action(async (flags: BenchFlags) => {
      const base = flags.against === undefined ? undefined : readBase(flags.against);
      const workloads = pickWorkloads(flags.only ?? []);
      const { rounds, native } = flags;
      const result = await bench({ rounds, workloads, native, onRound: printRound(rounds), start: startThread });
      const file: BenchFile = { version: tempolabVersion(), node: process.version, workloads: result };
      print(flags.json === true ? `${JSON.stringify(file)}\n` : report(workloads, file, base));
    });
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new InputError(`--rounds: found "${text}"; expected a whole number from 1 on`);
  return rounds;
}

function readBase(file: string): BenchFile {
  try {
    const base = JSON.parse(readFileSync(file, 'utf8')) as Partial<BenchFile>;
    if (typeof base.workloads === 'object') return base as BenchFile;
  } catch {
    // Reported below: missing, unreadable and malformed files need the same remedy.
  }
  throw new InputError(`--against: ${file} is not a bench result; make one with tempolab bench --json > ${file}`);
}

const printRound = (rounds: number) => (round: number) => {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\u001b[Kround ${round + 1} of ${rounds}${round + 1 === rounds ? '\n' : ''}`);
};

function report(workloads: readonly Workload[], { workloads: result }: BenchFile, base: BenchFile | undefined): string {
  const rows = workloads.flatMap(({ name, main }) =>
    Object.entries(result[name]!).map(([figure, value]) => [
      name,
      figure,
      typeof value === 'number' ? formatted(value) : value,
      base === undefined ? '' : compared(base.workloads[name]?.[figure], value, figure === main.figure),
    ]),
  );
  const columns = [
    { title: 'workload', align: 'left' },
    { title: 'figure', align: 'left' },
    { title: 'value', align: 'right' },
    { title: base === undefined ? '' : `ratio to ${base.version}`, align: 'right' },
  ] as const;
  return textTable(columns, rows);
}

const formatted = (value: number): string =>
  value.toLocaleString('en', value >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 4 });

/** The ratio for the main figure; for signatures, whether they are equal. */
function compared(before: number | string | undefined, now: number | string, isMain: boolean): string {
  if (before === undefined) return 'new';
  if (typeof now === 'string') return before === now ? 'same work' : 'other work';
  return isMain ? (now / Number(before)).toFixed(3) : '';
}
