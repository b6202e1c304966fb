// Defaults for plans and results. Tests override the fields that they are about.
import type { PlannedDeck, PlannedAgent, PlanInput } from '../../src/lab/plan/plan.js';
import { readFileSync } from 'node:fs';
import { lorcana } from '../../src/games/lorcana/index.js';
import type { MatchResult } from '../../src/lab/match/built-in-match.js';

/** A deck from `decks/lorcana/vanilla`. */
export function deckFile(name: string): PlannedDeck {
  const file = `decks/lorcana/vanilla/${name}.txt`;
  const text = readFileSync(file, 'utf8');
  return { name, file, text, deck: lorcana().readDeck({ file, text }) };
}

/** An agent without parameters. */
export const plainAgent = (use: string): PlannedAgent => ({ name: use, use, settings: {}, isReproducible: true });

/** Three decks and the random agent. */
export const somePlanInput = (changes: Partial<PlanInput> = {}): PlanInput => ({
  game: 'lorcana',
  options: {},
  seed: 'test',
  decks: [deckFile('amber-ruby-rush'), deckFile('ruby-steel-swarm'), deckFile('sapphire-steel-giants')],
  material: [],
  notices: [],
  agents: [plainAgent('random')],
  games: 4,
  limits: { turns: 60, decisions: 5000, seconds: 10, megabytes: 1024 },
  ...changes,
});

/** A game that the first seat won by lore. */
export const ended = (changes: Partial<MatchResult>): MatchResult => ({
  winner: 0,
  how: 'lore',
  turns: 20,
  decisions: 80,
  forced: 10,
  scores: [20, 10],
  signature: '',
  choices: new Uint8Array(80),
  fault: '',
  ...changes,
});
