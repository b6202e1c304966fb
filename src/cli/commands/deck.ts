// `tempolab deck check`: prints whether decks are legal and playable, with their make-up.
import { print, printJson } from '../terminal/output.js';
import { type CheckedDeck, formatRemark, checkDeck } from '../../games/lorcana/deck/check.js';
import type { Source } from '../../input/input-error.js';
import { type Profile, profileOf } from '../../games/lorcana/deck/profile.js';
import { type TableColumn, textTable } from '../terminal/text-table.js';
import type { Command } from 'commander';
import { collect } from '../terminal/options.js';
import { poolWith } from '../../games/lorcana/load.js';
import { readSource, EXIT } from '../terminal/shell.js';
import { DEFAULT_OPTIONS } from '../../games/lorcana/state/table.js';

export interface CheckedFile extends CheckedDeck {
  readonly source: Source;
  readonly profile: Profile;
}

export function deckReport({ source, mistakes, notices, unsupported, profile }: CheckedFile): string {
  return [
    `${source.file}: ${verdict(mistakes.length, unsupported.length)}`,
    ...mistakes.map((mistake) => `  ${formatRemark(source, mistake)}`),
    ...unsupported.map(({ card, stoppedAt }) => `  ${card}: its text is not understood from "${stoppedAt}" on`),
    ...notices.map((notice) => `  ${formatRemark(source, notice)}`),
    ...(profile.cards === 0 ? [''] : ['', ...makeUp(profile), '', curveTable(profile), inkTable(profile)]),
  ].join('\n');
}

function verdict(mistakes: number, unsupported: number): string {
  const legal = mistakes === 0 ? 'legal' : `not legal (${counted(mistakes, 'mistake')})`;
  return unsupported === 0 ? legal : `${legal}, ${counted(unsupported, 'card')} not understood in full`;
}

function makeUp({ cards, inks, types, inkable, averageCost }: Profile): string[] {
  const parts = (counts: Readonly<Record<string, number>>) => Object.entries(counts).filter(([, count]) => count > 0);
  const share = ((100 * inkable) / cards).toFixed(0);
  return [
    `${counted(cards, 'card')}: ${parts(inks)
      .map(([ink, count]) => `${count} ${ink}`)
      .join(', ')}`,
    parts(types)
      .map(([type, count]) => counted(count, type))
      .join(', '),
    `${inkable} inkable (${share} %), average cost ${averageCost.toFixed(1)}`,
  ];
}

const CURVE: readonly TableColumn[] = [
  { title: 'cost', align: 'right' },
  { title: 'cards', align: 'right' },
  { title: '█ inkable ░ not', align: 'left' },
];

const curveTable = ({ curve }: Profile): string =>
  textTable(
    CURVE,
    curve.map(({ cost, inkable, uninkable }) => [
      String(cost),
      String(inkable + uninkable),
      '█'.repeat(inkable) + '░'.repeat(uninkable),
    ]),
  );

/** The simplification behind the chances. */
const INK_NOTE = 'Assumes that the opening hand is not altered and that no inkable card is played.\n';

function inkTable({ inkDrop: { goingFirst, goingSecond } }: Profile): string {
  const columns: TableColumn[] = [
    { title: 'an ink drop on every turn up to', align: 'left' },
    ...goingFirst.map((_, turn) => ({ title: String(turn + 1), align: 'right' }) as const),
  ];
  const row = (title: string, chances: readonly number[]) => [title, ...chances.map(percent)];
  return textTable(columns, [row('going first', goingFirst), row('going second', goingSecond)]) + INK_NOTE;
}

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

interface CheckFlags {
  readonly cards?: readonly string[];
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('deck')
    .description('check decks')
    .command('check')
    .description('check that decks are legal and playable, and print their make-up')
    .argument('<file...>', 'decks: lines such as "4 Name - Version", or JSON [{"card": …, "count": 4}]')
    .option('--cards <file>', 'add cards, or patch existing ones (may be given again)', collect)
    .option('--json', 'print the result as one JSON document')
    .action(check);
}

async function check(files: readonly string[], { cards = [], json = false }: CheckFlags): Promise<void> {
  const pool = await poolWith(cards.map(readSource), { allowUnsupported: true });
  // Reads all files before printing: the error about an unreadable file stands alone.
  const decks = files.map(readSource).map((source): CheckedFile => {
    const checked = checkDeck(source, pool, DEFAULT_OPTIONS);
    return { source, ...checked, profile: profileOf(checked.cards, DEFAULT_OPTIONS.openingHand) };
  });
  if (json) printJson(decks.map(asData));
  else print(decks.map(deckReport).join('\n'));
  process.exitCode = decks.every(({ mistakes }) => mistakes.length === 0) ? EXIT.OK : EXIT.NO;
}

const asData = ({ source, mistakes, notices, unsupported, profile }: CheckedFile) => ({
  file: source.file,
  legal: mistakes.length === 0,
  mistakes,
  notices,
  unsupported,
  ...profile,
});
