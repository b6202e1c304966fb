// The reference cards in the folder beside the project, which may be missing. Their texts are never copied into the project.
import { fileURLToPath } from 'node:url';
import type { Source } from '../../src/input/input-error.js';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Text } from '../../src/games/lorcana/text/coverage.js';
import { readCardFile } from '../../src/games/lorcana/cards/card-file.js';

const shared = process.env.TEMPOLAB_SHARED ?? fileURLToPath(new URL('../../../shared', import.meta.url));

const file = `${shared}/cards/cards.json`;

/** `undefined` if the file is missing. */
export const referenceSource: Source | undefined = existsSync(file)
  ? { file: 'cards.json', text: readFileSync(file, 'utf8') }
  : undefined;

/** Empty if the file is missing. */
export function referenceCards(): readonly Text[] {
  if (referenceSource === undefined) return [];
  return readCardFile(referenceSource).map((card) => ({ ...card, sets: card.printings.map(({ set }) => set) }));
}

/** By file name, decks as lists of full card names. */
export function referenceDecks(): ReadonlyMap<string, readonly string[]> {
  const folder = `${shared}/cards/decks`;
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder).map((name) => [
      name,
      readFileSync(`${folder}/${name}`, 'utf8')
        .split('\n')
        .filter((line) => /^\d/.test(line))
        .map((line) => line.replace(/^\d+ /, '').trim()),
    ]),
  );
}
