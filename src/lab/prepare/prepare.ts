// Turns an experiment into a plan: loads the game, reads decks, cards and agents, looks names up, and reports errors.
import { type Experiment, type Where, MOST_GAMES } from '../plan/experiment.js';
import {
  type Plan,
  tournament,
  type PlanInput,
  type LadderStep,
  duel,
  type Entrant,
  type Limits,
  type PlannedAgent,
  type StoppingRule,
  makeEntrant,
} from '../plan/plan.js';
import { InputError } from '../../input/input-error.js';
import { readDeckFiles, readSources, type FileRequest } from './files.js';
import { resolve } from 'node:path';
import { suggest } from '../../input/nearest.js';
import type { Game } from '../../core/game.js';
import type { Fail } from '../../input/fields.js';
import { loadGame } from '../../games/registry.js';
import { planAgent, distinctAgents } from './plan-agents.js';
import { checkedName } from '../plan/names.js';

/** Relative paths start at the first of `folders` that has the file. */
export async function preparePlan(experiment: Experiment, where: Where, folders: readonly string[]): Promise<Plan> {
  const { input, game, entrants } = await prepareInput(experiment, where, folders);
  const plan = tournament(input, experiment.pairing, {
    ...(entrants === undefined ? {} : { entrants }),
    mine: mineIn(input, experiment, where, folders),
    weights: weightsIn(input, experiment, where),
    rungs: ladderStepsIn(input, experiment, where),
  });
  if (plan.pairings.length === 0) throw new InputError(`${where(['pairing'])}: ${noMatchupReason(plan)}`);
  checkMatchups(game, plan);
  return plan;
}

function noMatchupReason({ kind, entrants }: Plan): string {
  if (kind === 'gauntlet') return 'a gauntlet without a field; expected decks that are not mine';
  if (kind === 'ladder') return 'a ladder without two agents on one deck; expected a second agent';
  return `${kind} with "${entrants[0]!.name}" alone; expected a second deck or agent, or mirror`;
}

/** Indices of the decks that the field `mine` names. */
function mineIn(
  { decks }: PlanInput,
  { mine = [] }: Experiment,
  where: Where,
  folders: readonly string[],
): ReadonlySet<number> {
  const files = new Set(readDeckFiles(requestsFor('mine', mine, where), folders).map(({ file }) => resolve(file)));
  return new Set(decks.flatMap(({ file }, i) => (files.has(resolve(file)) ? [i] : [])));
}

function weightsIn({ decks }: PlanInput, { weights = {} }: Experiment, where: Where): Readonly<Record<string, number>> {
  const names = decks.map(({ name }) => name);
  for (const name of Object.keys(weights))
    if (!names.includes(name))
      throw new InputError(`${where(['weights', name])}: no deck "${name}"${suggest(name, names)}`);
  return weights;
}

function ladderStepsIn({ agents }: PlanInput, { rungs }: Experiment, where: Where): readonly LadderStep[] | undefined {
  const names = agents.map(({ name }) => name);
  rungs?.forEach((step, i) => {
    const unknown = step.find((name) => !names.includes(name));
    if (unknown !== undefined)
      throw new InputError(`${where(['rungs', i])}: no agent is called "${unknown}"${suggest(unknown, names)}`);
    if (step[0] === step[1])
      throw new InputError(`${where(['rungs', i])}: found "${step[0]}" twice; expected two agents`);
  });
  return rungs;
}

export type DuelRequest = Omit<Experiment, 'pairing'>;

/** Decks and agents are in the order of the entrants; a single agent plays both sides. */
export async function prepareDuel(request: DuelRequest, where: Where): Promise<Plan> {
  const { input, game } = await prepareInput(request, where, ['.']);
  const plan = duel(input);
  checkMatchups(game, plan);
  return plan;
}

function checkMatchups(game: Game, { pairings, entrants, decks }: Plan): void {
  for (const matchup of pairings) game.checkMatchup?.(matchup.entrants.map((i) => decks[entrants[i]!.deck]!.deck));
}

interface Prepared {
  readonly input: PlanInput;
  readonly game: Game;
  readonly entrants: readonly Entrant[] | undefined;
}

async function prepareInput(request: DuelRequest, where: Where, folders: readonly string[]): Promise<Prepared> {
  const { seed, games = MOST_GAMES, limits, options, cards, entrants: listed = [], mine = [] } = request;
  const material = readSources(requestsFor('cards', cards, where), folders, CARD_FILE);
  const fail: Fail = (path, message) => {
    throw new InputError(`${where(['options', ...path.map(String)])}: ${message}`);
  };
  const game = await loadGame(request.game, where(['game']), { options, fail, files: material });
  const notices: string[] = [];
  const addNotice = (notice: string) => void notices.push(notice);
  const deckRequests = [
    ...requestsFor('decks', request.decks ?? [], where),
    ...requestsFor('mine', mine, where),
    ...listed.map(({ deck }, i) => ({ pattern: deck, where: where(['entrants', i, 'deck']) })),
  ];
  const decks = readDeckFiles(deckRequests, folders).map((file) => ({ ...file, deck: game.readDeck(file, addNotice) }));
  const agentRequests = request.agents ?? listed.map(({ agent }) => agent);
  const whereAgent = (i: number) => where(request.agents === undefined ? ['entrants', i, 'agent'] : ['agents', i]);
  const planned: PlannedAgent[] = [];
  for (const [i, each] of agentRequests.entries())
    planned.push(await planAgent(each, { game, options, limits, folders }, whereAgent(i)));
  const agents = distinctAgents(planned, whereAgent);
  // Agents that need a sandbox may also try seeds.
  const { sandbox = false }: Limits = limits;
  const isSecret = request.secret ?? (sandbox && agents.some(({ guest }) => guest !== undefined));
  const input = {
    game: game.name,
    options,
    seed,
    ...(isSecret ? { isSecret: true } : {}),
    decks,
    material,
    notices,
    agents,
    games,
    limits,
    stop: stopOf(request),
    observables: game.observables,
  };
  const entrants = listed.length === 0 ? undefined : listedEntrants(listed, planned, input, where, folders);
  return { input, game, entrants };
}

const requestsFor = (field: string, patterns: readonly string[], where: Where): FileRequest[] =>
  patterns.map((pattern, i) => ({ pattern, where: where([field, i]) }));

function stopOf({ until, sprt }: DuelRequest): StoppingRule | undefined {
  if (until !== undefined) return { kind: 'until', ...until };
  return sprt === undefined ? undefined : { kind: 'sprt', ...sprt };
}

/** The entrants that the experiment lists. */
function listedEntrants(
  listed: NonNullable<Experiment['entrants']>,
  /** The agents, in the order of the list. */
  planned: readonly PlannedAgent[],
  input: PlanInput,
  where: Where,
  folders: readonly string[],
): Entrant[] {
  const decks = new Map(input.decks.map(({ file }, i) => [resolve(file), i]));
  const entrants = new Map<string, Entrant>();
  for (const [i, each] of listed.entries()) {
    const place = (key: string) => where(['entrants', i, key]);
    const files = readDeckFiles([{ pattern: each.deck, where: place('deck') }], folders);
    if (files.length !== 1) throw new InputError(`${place('deck')}: found ${files.length} files; expected one`);
    const deck = decks.get(resolve(files[0]!.file))!;
    const agent = input.agents.findIndex(({ name }) => name === planned[i]!.name);
    const named = each.name === undefined ? {} : { name: checkedName(each.name, place('name')) };
    const entrant = { ...makeEntrant(input, deck, agent), ...named };
    if (entrants.has(entrant.name))
      throw new InputError(
        `${place('name')}: two entrants are called "${entrant.name}"; expected a name for one of them`,
      );
    entrants.set(entrant.name, entrant);
  }
  return [...entrants.values()];
}

const CARD_FILE = { name: 'card file', form: 'a YAML file with cards or patches' };
