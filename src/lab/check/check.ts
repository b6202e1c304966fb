// Plays games with an agent and repeats each request: is the agent fair, repeatable and legal?
import type { PlannedAgent, Limits, AgentFile, Program } from '../plan/plan.js';
import { type Game, OVER } from '../../core/game.js';
import { type Check, type Evidence, type DecisionTimes, TripleRun, CheckResults } from './compare-choices.js';
import { ProcessList } from '../external/process-list.js';
import { createExternalAgent, limitsOf } from '../external/external-match.js';
import { builtInFile } from '../match/built-in-agents.js';
import { readDeckFiles } from '../prepare/files.js';
import { fileURLToPath } from 'node:url';
import { packageFolder } from '../../package.js';
import { SeedTree } from '../../core/seeds.js';
import { wordsAt } from '../plan/game-seeds.js';
import { checkGuessableLuck } from './guessable-luck.js';
import { GameRunner, isOption } from '../match/game-runner.js';
import { Rng } from '../../core/rng.js';
import { AgentFault } from '../external/external-agent.js';

export interface CheckRequest {
  readonly agent: PlannedAgent;
  readonly game: Game;
  readonly games: number;
  /** 32 hexadecimal digits: all cards and random numbers follow from them. An agent that tries seeds cannot find them. */
  readonly key: string;
  readonly limits: Limits;
}

export interface Trial {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly claims: Readonly<Record<Claim, Evidence>>;
  readonly milliseconds: DecisionTimes | undefined;
  /** Peak memory; undefined if unknown. */
  readonly megabytes: number | undefined;
}

/** What the check says about an agent. */
export type Claim = Check | 'luck';

/** Three external agents, with room for killed processes that still exist. */
const PROCESSES = 8;

/** Plays all games of one rule set against an opponent that chooses at random. */
export async function checkAgent(request: CheckRequest): Promise<Trial> {
  const { agent, game, games, limits } = request;
  const hosted = { game: game.name, options: {}, decks: decksFor(game) };
  const processes = ProcessList.ofSize(PROCESSES);
  const limited = limitsOf(limits, { name: agent.name, env: agent.guest?.env, processes });
  const make = () => createExternalAgent(asExternal(agent), hosted, limited);
  const triple = new TripleRun(make);
  const results = new CheckResults();
  try {
    for (let index = 0; index < games; index++) await playOne(request, index, hosted.decks, triple, results);
    const { peak } = triple;
    await triple.shutDown();
    const { decisions, milliseconds } = results;
    const luck = await checkGuessableLuck({ ...request, decks: hosted.decks, make });
    const claims = { ...results.claims, luck };
    return { game: game.name, games, decisions, claims, milliseconds, megabytes: peak > 0 ? peak : undefined };
  } finally {
    processes.endAll();
  }
}

/** Built-in agents are checked in separate processes, too, with re-dealt hidden cards. */
const asExternal = ({ use, guest }: PlannedAgent): AgentFile | Program =>
  guest ?? { kind: 'file', file: builtInFile(use), code: {} };

/** The project's decks of the game; variants share them. */
function decksFor(game: Game): { readonly name: string; readonly deck: unknown }[] {
  const pattern = `decks/${game.name.split('/')[0]!}/*.{txt,yaml}`;
  const files = readDeckFiles([{ pattern, where: 'decks' }], [fileURLToPath(packageFolder())]);
  return files.map((file) => ({ name: file.name, deck: game.readDeck(file) }));
}

/** Two games a deal, one from each seat; each deal takes the next two decks. */
async function playOne(
  { agent, game, key, limits }: CheckRequest,
  index: number,
  all: readonly { readonly deck: unknown }[],
  triple: TripleRun,
  results: CheckResults,
): Promise<void> {
  const deal = index >> 1;
  const seat = index & 1;
  const seeds = new SeedTree('check').child(game.name).child(deal);
  const seedFor = (name: string) => wordsAt(seeds.child(name), key);
  const decks = [(2 * deal) % all.length, (2 * deal + 1) % all.length];
  const play = new GameRunner({
    game,
    table: game.table(decks.map((deck) => all[deck]!.deck)),
    seeds: { decks: decks.map((_, i) => seedFor(`deck:${i + 1}`)), chance: seedFor('chance') },
    seed: seeds.path,
    players: [{ name: agent.name }, { name: 'random' }],
    limits,
  });
  const where = (): string => `${game.name}, game ${index + 1}, decision ${play.decisions + 1}`;
  const opponent = new Rng(seedFor('opponent'));
  const { settings } = agent;
  try {
    play.begin();
    const start = { game, decks, seat, settings, seed: seedFor('agent'), redealSeed: seedFor('veil') };
    await triple.startGame(start, { redeal: seedFor('redeal'), redealSeed: seedFor('other veil') });
    for (let at = play.next(); at !== OVER; at = play.next()) {
      if (at === seat) {
        const view = play.view(seat);
        const answer = await triple.choose(view, play.options, play.decisions + 1);
        results.add(answer, view, play.options, where());
        if (!isOption(answer.choice, play.options.count)) return;
        play.take(at, answer.choice);
      } else play.take(at, opponent.int(play.options.count));
    }
  } catch (error) {
    if (!(error instanceof AgentFault)) throw error;
    results.addFault(error.message, where());
  }
}
