import { readFileSync } from 'node:fs';
import type { DeckFile, Field } from '../../src/lab/plan.js';

/** A deck of the project by name. */
export function deckFile(name: string): DeckFile {
  const file = `decks/lorcana/${name}.txt`;
  return { name, file, text: readFileSync(file, 'utf8') };
}

/** A small field; tests change what they are about. */
export const someField = (changes: Partial<Field> = {}): Field => ({
  game: 'lorcana',
  seed: 'test',
  decks: [deckFile('amber-ruby-rush'), deckFile('ruby-steel-swarm'), deckFile('sapphire-steel-giants')],
  agents: ['random'],
  games: 4,
  limits: { turns: 60, decisions: 5000 },
  ...changes,
});
