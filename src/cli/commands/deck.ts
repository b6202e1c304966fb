import type { Command } from 'commander';
import { collect } from '../terminal/options.js';
import { poolWith } from '../../games/lorcana/load.js';
import { readSource } from '../source.js';
import { type CheckedFile, deckReport } from '../deck-report.js';
import { checkDeck } from '../../games/lorcana/deck/check.js';
import { DEFAULT_OPTIONS } from '../../games/lorcana/state/table.js';
import { profileOf } from '../../games/lorcana/deck/profile.js';
import { EXIT } from '../exit-code.js';

interface CheckFlags {
  readonly cards?: readonly string[];
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('deck')
    .description('look at decks')
    .command('check')
    .description('is a deck legal, can all its cards be played, and what is it made of')
    .argument('<file...>', 'decks: lines such as "4 Name - Version", or JSON [{"card": …, "count": 4}]')
    .option('--cards <file>', 'cards to add, or patches to existing ones (may be given again)', collect)
    .option('--json', 'print the result as one JSON document')
    .action(check);
}

async function check(files: readonly string[], { cards = [], json = false }: CheckFlags): Promise<void> {
  const pool = await poolWith(cards.map(readSource), { allowUnsupported: true });
  // All files are read before anything is printed: one that cannot be read is told alone.
  const decks = files.map(readSource).map((source): CheckedFile => {
    const checked = checkDeck(source, pool, DEFAULT_OPTIONS);
    return { source, ...checked, profile: profileOf(checked.cards, DEFAULT_OPTIONS.openingHand) };
  });
  process.stdout.write(json ? `${JSON.stringify(decks.map(asData), null, 2)}\n` : decks.map(deckReport).join('\n'));
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
