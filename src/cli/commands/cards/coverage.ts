// `tempolab cards coverage`: counts the cards of a file that are understood in full.
import { print, printJson } from '../../terminal/output.js';
import type { Command } from 'commander';
import { readCardFile } from '../../../games/lorcana/cards/card-file.js';
import { readSource } from '../../terminal/shell.js';
import { coverage, type Coverage, type Share } from '../../../games/lorcana/text/coverage.js';
import type { CardFacts } from '../../../games/lorcana/cards/facts.js';
import { nameKey } from '../../../games/lorcana/cards/card-pool.js';
import { fullName } from '../../../games/lorcana/cards/card.js';
import { readDeckFiles } from '../../../lab/prepare/files.js';
import type { Source } from '../../../input/input-error.js';
import { readList } from '../../../games/lorcana/deck/list.js';
import { textTable, type TableColumn } from '../../terminal/text-table.js';

interface CoverageFlags {
  readonly from: string;
  readonly decks?: string;
  readonly json?: boolean;
}

export function register(cards: Command): void {
  cards
    .command('coverage')
    .description('count the cards of a file that are understood in full, and list the missing phrases')
    .requiredOption('--from <file>', 'cards with texts: JSON, an export of LorcanaJSON, or YAML')
    .option('--decks <glob>', 'also count the decks with understood cards only')
    .option('--json', 'print the figures as one JSON document')
    .action(run);
}

function run({ from, decks, json = false }: CoverageFlags): void {
  const cards = readCardFile(readSource(from));
  const found = coverage(cards.map((card) => ({ ...card, sets: card.printings.map(({ set }) => set) })));
  const understoodDecks = decks === undefined ? undefined : deckShare(decks, cards, found);
  if (json) printJson({ ...found, ...(understoodDecks && { decks: understoodDecks }) });
  else print(textOf(found, understoodDecks));
}

/** Counts the decks whose cards are all in the file and understood. */
function deckShare(glob: string, cards: readonly CardFacts[], { unsupported }: Coverage): Share {
  const unsupportedNames = new Set(unsupported.map(({ card }) => nameKey(card)));
  const known = new Set(cards.map((card) => nameKey(fullName(card))).filter((name) => !unsupportedNames.has(name)));
  const decks = readDeckFiles([{ pattern: glob, where: '--decks' }], ['.']);
  const isUnderstood = (deck: Source) => readList(deck).entries.every(({ name }) => known.has(nameKey(name)));
  return { total: decks.length, supported: decks.filter(isUnderstood).length };
}

const textOf = (found: Coverage, decks: Share | undefined): string =>
  [
    `${share(found)} of ${count(found.total)} cards are understood in full.\n` +
      (decks === undefined
        ? ''
        : `${count(decks.supported)} of ${count(decks.total)} decks contain only such cards.\n`),
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
