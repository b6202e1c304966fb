// From what a person asked for to a plan that can be played: names are looked up, files are read, and mistakes are told.
import { InputError } from '../core/errors.js';
import type { Fail } from '../core/fields.js';
import type { Game } from '../core/game.js';
import { loadGame } from '../games/registry.js';
import { planAgents } from './agent-request.js';
import { readDeckFiles } from './deck-files.js';
import type { Experiment, Where } from './experiment.js';
import { duel, tournament, type Field, type Plan } from './plan.js';
import { readSources, type FileRequest } from './source-files.js';

/** `folders`: where paths of decks start, the first that fits. */
export async function preparePlan(experiment: Experiment, where: Where, folders: readonly string[]): Promise<Plan> {
  const { field, game } = await prepareField(experiment, where, folders);
  const plan = tournament(field, experiment.pairing);
  if (plan.pairings.length === 0)
    throw new InputError(
      `${where(['pairing'])}: round-robin with "${plan.entrants[0]!.name}" alone; a second deck or agent would do, or mirror`,
    );
  checkMeetings(game, plan);
  return plan;
}

export type DuelRequest = Omit<Experiment, 'pairing'>;

/** Decks and agents in the order of the entrants; one agent plays both sides. */
export async function prepareDuel(request: DuelRequest, where: Where): Promise<Plan> {
  const { field, game } = await prepareField(request, where, ['.']);
  const plan = duel(field);
  checkMeetings(game, plan);
  return plan;
}

function checkMeetings(game: Game, { pairings, entrants, decks }: Plan): void {
  for (const pairing of pairings) game.checkMeeting?.(pairing.entrants.map((i) => decks[entrants[i]!.deck]!.deck));
}

interface Prepared {
  readonly field: Field;
  readonly game: Game;
}

async function prepareField(request: DuelRequest, where: Where, folders: readonly string[]): Promise<Prepared> {
  const { seed, games, limits, options } = request;
  const requests = (field: 'decks' | 'cards'): FileRequest[] =>
    request[field].map((pattern, i) => ({ pattern, where: where([field, i]) }));
  const material = readSources(requests('cards'), folders, CARD_FILE);
  const fail: Fail = (path, message) => {
    throw new InputError(`${where(['options', ...path.map(String)])}: ${message}`);
  };
  const game = await loadGame(request.game, where(['game']), { options, fail, files: material });
  const notices: string[] = [];
  const tell = (notice: string) => void notices.push(notice);
  const decks = readDeckFiles(requests('decks'), folders).map((file) => ({ ...file, deck: game.readDeck(file, tell) }));
  const agents = await planAgents(request.agents, game, (i) => where(['agents', i]));
  return { field: { game: game.name, options, seed, decks, material, notices, agents, games, limits }, game };
}

const CARD_FILE = { name: 'card file', form: 'a YAML file with cards or patches' };
