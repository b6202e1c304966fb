import type { Command } from 'commander';
import { readCardFile } from '../../../games/lorcana/cards/read/card-file.js';
import { coverage, type Coverage, type Share } from '../../../games/lorcana/text/coverage.js';
import { readSource } from '../../source.js';
import { textTable, type TableColumn } from '../../text-table.js';

interface CoverageFlags {
  readonly from: string;
  readonly json?: boolean;
}

export function register(cards: Command): void {
  cards
    .command('coverage')
    .description('how many cards of a file are understood in full, and which phrases are missing')
    .requiredOption('--from <file>', 'cards with texts: JSON, an export of LorcanaJSON, or YAML')
    .option('--json', 'print the figures as one JSON document')
    .action(run);
}

function run({ from, json = false }: CoverageFlags): void {
  const cards = readCardFile(readSource(from));
  const found = coverage(cards.map((card) => ({ ...card, sets: card.printings.map(({ set }) => set) })));
  process.stdout.write(json ? `${JSON.stringify(found, null, 2)}\n` : inWords(found));
}

const inWords = (found: Coverage): string =>
  [
    `${share(found)} of ${count(found.total)} cards are understood in full.\n`,
    shareTable('set', found.bySet),
    shareTable('type', found.byType),
    ...(found.unsupported.length === 0 ? [] : [missingTable(found), unsupportedTable(found)]),
  ].join('\n');

const shareTable = (title: string, shares: Readonly<Record<string, Share>>): string =>
  textTable(
    [
      { title, align: 'left' },
      { title: 'cards', align: 'right' },
      { title: 'supported', align: 'right' },
      { title: 'share', align: 'right' },
    ],
    Object.entries(shares).map(([name, each]) => [name, count(each.total), count(each.supported), percent(each)]),
  );

const MISSING: readonly TableColumn[] = [
  { title: 'not understood', align: 'left' },
  { title: 'cards', align: 'right' },
];

const missingTable = ({ missing }: Coverage): string =>
  textTable(
    MISSING,
    missing.map(({ phrase, cards }) => [phrase, count(cards)]),
  );

const UNSUPPORTED: readonly TableColumn[] = [
  { title: 'unsupported card', align: 'left' },
  { title: 'stopped at', align: 'left' },
];

const unsupportedTable = ({ unsupported }: Coverage): string =>
  textTable(
    UNSUPPORTED,
    unsupported.map(({ card, stoppedAt }) => [card, stoppedAt]),
  );

const share = (of: Share): string => `${count(of.supported)} (${percent(of)})`;
const percent = ({ total, supported }: Share): string =>
  total === 0 ? '–' : `${((100 * supported) / total).toFixed(1)} %`;
const count = (n: number): string => n.toLocaleString('en');
