// The reference cards beside the project, where they are there. Their texts are never copied into it.
import { fileURLToPath } from 'node:url';
import type { Source } from '../../src/input/input-error.js';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Text } from '../../src/games/lorcana/text/coverage.js';
import { readCardFile } from '../../src/games/lorcana/cards/card-file.js';

const shared = process.env.TEMPOLAB_SHARED ?? fileURLToPath(new URL('../../../shared', import.meta.url));

const file = `${shared}/cards/cards.json`;

/** Nothing where the file is absent. */
export const referenceSource: Source | undefined = existsSync(file)
  ? { file: 'cards.json', text: readFileSync(file, 'utf8') }
  : undefined;

/** Empty where the file is absent. */
export function referenceCards(): readonly Text[] {
  if (referenceSource === undefined) return [];
  return readCardFile(referenceSource).map((card) => ({ ...card, sets: card.printings.map(({ set }) => set) }));
}

/** Decks as lists of full names. */
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
