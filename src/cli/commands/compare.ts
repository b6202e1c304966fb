// `tempolab compare`: prints the differences between two runs.
import { print, printJson } from '../terminal/output.js';
import type { Command } from 'commander';
import { OpenRun } from '../../lab/folder/open-run.js';
import { compareRuns, type ComparedRuns, type Change } from '../../lab/folder/compare.js';
import { type TableColumn, textTable } from '../terminal/text-table.js';
import {
  rateText,
  pointsWithInterval,
  fixedOr,
  count,
  rateWithInterval,
  NOTHING,
} from '../../findings/terminal-numbers.js';
import type { GameSummary } from '../../lab/observe/game-summary.js';

export function register(program: Command): void {
  program
    .command('compare')
    .description('compare two runs: the effect of a changed card, deck or agent')
    .argument('<before>', 'folder with results')
    .argument(
      '<after>',
      'folder with results; with equal seeds and deck names, both runs have the same deals, and luck cancels',
    )
    .option('--json', 'print the comparison as one JSON document')
    .action(run);
}

function run(before: string, after: string, { json = false }: { readonly json?: boolean }): void {
  const runs = [OpenRun.open(before), OpenRun.open(after)] as const;
  const compared = compareRuns(...runs);
  for (const each of runs) each.close();
  if (json) printJson(compared);
  else print(textOf(before, after, compared));
}

const LEGEND =
  'p: p-value of "no change"; q: p-value corrected for several comparisons (false discovery rate);\n' +
  'ρ: correlation of the same deals before and after; effective deals: independent deals of equal precision.';

function textOf(
  before: string,
  after: string,
  { differences, isPaired, pairings, entrants, unmatched, course }: ComparedRuns,
) {
  const luckNote = isPaired
    ? 'The same deals in both: their luck cancels.'
    : 'Different deals (another seed or key): luck does not cancel.';
  return [
    `${before} → ${after} (${differences.length === 0 ? 'the same experiment' : `differences: ${differences.join('; ')}`})`,
    luckNote,
    ...(unmatched === 0 ? [] : [`Matchups in only one of the runs: ${unmatched}.`]),
    '',
    ...(isPaired ? [LEGEND, ''] : []),
    table('matchup (score of the first)', pairings, isPaired),
    table('entrant', entrants, isPaired),
    summaryTable(course),
  ].join('\n');
}

const right = (title: string): TableColumn => ({ title, align: 'right' });

const PAIRED = ['p', 'q', 'ρ', 'deals', 'effective deals'];

function table(title: string, changes: readonly Change[], isPaired: boolean): string {
  const columns: TableColumn[] = [
    { title, align: 'left' },
    ...['before', 'after', 'difference (95 % interval)', ...(isPaired ? PAIRED : [])].map(right),
  ];
  const rows = changes.map(({ name, before, after, difference, p, q, correlation, deals, effectiveDeals }) => [
    ...[name, rateText(before), rateText(after), pointsWithInterval(difference)],
    ...(isPaired
      ? [fixedOr(p, 4), fixedOr(q, 4), fixedOr(correlation, 2), count(deals), dealsText(effectiveDeals)]
      : []),
  ]);
  return textTable(columns, rows);
}

function summaryTable({ before, after }: ComparedRuns['course']): string {
  const turns = ({ turnsMean, turnsDeviation }: GameSummary) =>
    `${fixedOr(turnsMean, 1)} ± ${fixedOr(turnsDeviation, 1)}`;
  return textTable(
    [{ title: 'how games went', align: 'left' }, right('before'), right('after')],
    [
      [
        'won by the first player (95 % interval)',
        rateWithInterval(before.wonByFirst),
        rateWithInterval(after.wonByFirst),
      ],
      ['turns of a game ± standard deviation', turns(before), turns(after)],
    ],
  );
}

/** ∞ if every deal ended as before. */
const dealsText = (deals: number | undefined): string =>
  deals === undefined ? NOTHING : Number.isFinite(deals) ? count(Math.round(deals)) : '∞';
