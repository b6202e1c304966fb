import type { Command } from 'commander';
import { Archive } from '../../lab/archive.js';
import { compareRuns, type Change, type ComparedRuns } from '../../lab/compare.js';
import type { Estimate } from '../../stats/interval.js';
import { textTable, type TableColumn } from '../text-table.js';

export function register(program: Command): void {
  program
    .command('compare')
    .description('what changed between two runs: a card, a deck, an agent')
    .argument('<before>', 'folder with results')
    .argument('<after>', 'folder with results; with the same seed and decks of the same names, luck cancels')
    .option('--json', 'print the comparison as one JSON document')
    .action(run);
}

function run(before: string, after: string, { json = false }: { readonly json?: boolean }): void {
  const archives = [Archive.open(before), Archive.open(after)] as const;
  const compared = compareRuns(...archives);
  for (const archive of archives) archive.close();
  process.stdout.write(json ? `${JSON.stringify(compared, null, 2)}\n` : inWords(before, after, compared));
}

function inWords(
  before: string,
  after: string,
  { differences, isPaired, pairings, entrants, unmatched }: ComparedRuns,
) {
  const luck = isPaired
    ? 'The same deals in both: their luck cancels.'
    : 'Other deals (another seed): luck does not cancel.';
  return [
    `${before} → ${after}: ${differences.length === 0 ? 'the same experiment' : `other ${differences.join('; ')}`}`,
    luck,
    ...(unmatched === 0 ? [] : [`${unmatched} pairings have no counterpart.`]),
    '',
    table('pairing (score of the first)', pairings, isPaired),
    table('entrant', entrants, isPaired),
  ].join('\n');
}

function table(title: string, changes: readonly Change[], isPaired: boolean): string {
  const columns: TableColumn[] = [
    { title, align: 'left' },
    { title: 'before', align: 'right' },
    { title: 'after', align: 'right' },
    { title: 'difference (95 % interval)', align: 'right' },
    ...(isPaired ? [{ title: 'p', align: 'right' } as const, { title: 'deals', align: 'right' } as const] : []),
  ];
  const rows = changes.map(({ name, before, after, difference, p, deals }) => [
    name,
    percent(before.value),
    percent(after.value),
    differenceText(difference),
    ...(isPaired ? [p === undefined ? '–' : p.toFixed(4), deals.toLocaleString('en')] : []),
  ]);
  return textTable(columns, rows);
}

const differenceText = ({ value, low, high }: Estimate): string =>
  value === undefined ? '–' : `${signed(value)} (${signed(low)} to ${signed(high)})`;

const percent = (share: number | undefined): string => (share === undefined ? '–' : `${(100 * share).toFixed(1)} %`);
const signed = (share: number): string =>
  `${share > 0 ? '+' : share < 0 ? '−' : ''}${Math.abs(100 * share).toFixed(1)}`;
