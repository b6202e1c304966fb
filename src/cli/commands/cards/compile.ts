// `tempolab cards compile`: compiles card texts and writes pool files without the texts.
import { print, printJson } from '../../terminal/output.js';
import type { Command } from 'commander';
import { fileURLToPath } from 'node:url';
import { SHIPPED_FOLDER } from '../../../games/lorcana/cards/shipped.js';
import { poolFiles, Pool } from '../../../games/lorcana/cards/card-pool.js';
import { readCards } from '../../../games/lorcana/cards/load.js';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Card, fullName } from '../../../games/lorcana/cards/card.js';
import { readCardFile } from '../../../games/lorcana/cards/card-file.js';
import { readSource } from '../../terminal/shell.js';
import { findTypo, compileCard } from '../../../games/lorcana/text/compile.js';
import { InputError } from '../../../input/input-error.js';

interface CompileFlags {
  readonly from: string;
  readonly out?: string;
  readonly json?: boolean;
}

export function register(cards: Command): void {
  cards
    .command('compile')
    .description('compile card texts and write facts and abilities, without the texts')
    .requiredOption('--from <file>', 'cards with texts: JSON, an export of LorcanaJSON, or YAML')
    .option('--out <dir>', 'folder for the files, one a set (default: the cards that come with tempolab)')
    .option('--json', 'print the counts as JSON')
    .action(run);
}

function run({ from, out = fileURLToPath(SHIPPED_FOLDER), json = false }: CompileFlags): void {
  const cards = compileFile(from);
  const files = poolFiles(cards);
  // Loads all generated files before any is written: a file that cannot be loaded is never written.
  for (const [file, text] of files) readCards({ file, text }, new Pool(cards));
  mkdirSync(out, { recursive: true });
  for (const [file, text] of files) writeFileSync(join(out, file), text);
  const supported = cards.filter((card) => card.unsupported === undefined).length;
  const written = [...files.keys()];
  if (json) printJson({ total: cards.length, supported, folder: out, files: written });
  else
    print(
      `${count(supported)} of ${count(cards.length)} cards are understood in full.\nWritten to ${out}: ${written.join(', ')}.\n`,
    );
}

function compileFile(file: string): Card[] {
  return readCardFile(readSource(file)).map((facts) => {
    const slip = findTypo(facts);
    if (slip !== undefined) throw new InputError(`${file}: card "${fullName(facts)}": text: ${slip}`);
    return compileCard(facts);
  });
}

const count = (n: number): string => n.toLocaleString('en');
