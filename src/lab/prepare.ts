// From what a person asked for to a plan that can be played: names are looked up, files are read, and mistakes are told.
import { InputError } from '../core/errors.js';
import { loadGame } from '../games/registry.js';
import { checkAgentName, loadAgent } from './agents.js';
import { readDeckFiles, type DeckRequest } from './deck-files.js';
import type { Experiment, Where } from './experiment.js';
import { duel, tournament, type Field, type Plan } from './plan.js';

/** `folders`: where paths of decks start, the first that fits. */
export async function preparePlan(experiment: Experiment, where: Where, folders: readonly string[]): Promise<Plan> {
  const plan = tournament(await prepareField(experiment, where, folders), experiment.pairing);
  if (plan.pairings.length === 0)
    throw new InputError(
      `${where(['pairing'])}: round-robin with "${plan.entrants[0]!.name}" alone; a second deck or agent would do, or mirror`,
    );
  return plan;
}

export type DuelRequest = Omit<Experiment, 'pairing'>;

/** Decks and agents in the order of the entrants; one agent plays both sides. */
export async function prepareDuel(request: DuelRequest, where: Where): Promise<Plan> {
  return duel(await prepareField(request, where, ['.']));
}

async function prepareField(request: DuelRequest, where: Where, folders: readonly string[]): Promise<Field> {
  const game = await loadGame(request.game, where(['game']));
  for (const [i, name] of request.agents.entries()) {
    checkAgentName(name, where(['agents', i]));
    await loadAgent(name);
  }
  const wanted = request.decks.map((pattern, i): DeckRequest => ({ pattern, where: where(['decks', i]) }));
  const decks = readDeckFiles(wanted, folders);
  for (const deck of decks) game.readDeck(deck);
  const { seed, games, limits } = request;
  return { game: game.name, seed, decks, agents: [...new Set(request.agents)], games, limits };
}
