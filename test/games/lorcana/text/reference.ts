// The reference cards beside the project, where they are there. Their texts are never copied into it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Text } from '../../../../src/games/lorcana/text/coverage.js';

const shared = process.env.TEMPOLAB_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const file = `${shared}/cards/cards.json`;

interface Printed extends Omit<Text, 'sets'> {
  readonly printings: readonly { readonly set: string }[];
}

/** Empty where the file is absent. */
export function referenceCards(): readonly Text[] {
  if (!existsSync(file)) return [];
  const cards = JSON.parse(readFileSync(file, 'utf8')) as readonly Printed[];
  return cards.map((card) => ({ ...card, sets: card.printings.map(({ set }) => set) }));
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
