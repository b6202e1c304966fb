// Games with external agents: the external agents of a worker, and one match in which at least one of them plays.
import type { Limits, PlannedAgent, Plan, AgentFile, Program } from '../plan/plan.js';
import { ProcessList } from './process-list.js';
import type { ProcessLimits } from './connection.js';
import { type ExternalAgent, AgentFault } from './external-agent.js';
import { type HostedGame, FileAgent } from './file-agent.js';
import { ProgramAgent } from './program-agent.js';
import { type Words, Rng } from '../../core/rng.js';
import { type MatchSetup, type MatchResult, GameRunner } from '../match/game-runner.js';
import { type BuiltInAgent, startAgent, askAgent } from '../match/built-in-match.js';
import { OVER, type Seat } from '../../core/game.js';
import { InputError } from '../../input/input-error.js';
import { TIME, FORFEIT } from '../../tables/endings.js';

/** A mirror match runs two processes of one agent, and a killed process may still exist when its successor starts. */
const PROCESSES_PER_AGENT = 4;

export const isExternal = ({ guest }: PlannedAgent): boolean => guest !== undefined;

/** An empty list that is large enough for one worker. */
export const createProcessList = ({ agents }: Plan): ProcessList =>
  ProcessList.ofSize(PROCESSES_PER_AGENT * agents.filter(isExternal).length);

/** The external agents of one worker. Their processes live from game to game. */
export class ExternalAgents {
  readonly #agents = new Map<string, ExternalAgent>();

  constructor(
    private readonly plan: Plan,
    private readonly processes: ProcessList,
  ) {}

  /** `agent`: index into the plan's agents; `side`: 0 or 1, as both sides of a match may have the same agent. */
  get(agent: number, side: number): ExternalAgent {
    const key = `${agent}/${side}`;
    const external = this.#agents.get(key) ?? this.#create(agent);
    this.#agents.set(key, external);
    return external;
  }

  async shutDown(): Promise<void> {
    await Promise.all([...this.#agents.values()].map((agent) => agent.shutDown()));
    this.#agents.clear();
  }

  #create(agent: number): ExternalAgent {
    const { name, guest } = this.plan.agents[agent]!;
    const { processes } = this;
    return createExternalAgent(guest!, this.plan, limitsOf(this.plan.limits, { name, env: guest!.env, processes }));
  }
}

/** The limits of a plan for one agent. */
export const limitsOf = (
  { seconds, megabytes, sandbox = false }: Limits,
  { name, env = [], processes }: { name: string; env: readonly string[] | undefined; processes: ProcessList },
): ProcessLimits => ({ name, seconds, megabytes, sandbox, env, processes });

export const createExternalAgent = (
  source: AgentFile | Program,
  hosted: HostedGame,
  limits: ProcessLimits,
): ExternalAgent =>
  source.kind === 'program' ? new ProgramAgent(source, hosted.game, limits) : new FileAgent(source, hosted, limits);

// One match.

export interface SeatedExternal {
  readonly name: string;
  readonly agent: ExternalAgent;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly seed: Words;
  readonly redealSeed: Words;
}

export interface ExternalMatch extends MatchSetup {
  readonly players: readonly (BuiltInAgent | SeatedExternal)[];
  /** In seat order: indices into the plan's decks. */
  readonly decks: readonly number[];
}

/** Asks the agent of a seat for its choice. */
type AskSeat = () => unknown;

const isSeatedExternal = (player: BuiltInAgent | SeatedExternal): player is SeatedExternal => 'agent' in player;

export async function playExternalMatch(match: ExternalMatch): Promise<MatchResult> {
  const play = new GameRunner(match);
  const result = await playOut(play, match);
  for (const player of match.players) if (isSeatedExternal(player)) player.agent.endGame(result);
  return result;
}

async function playOut(play: GameRunner, match: ExternalMatch): Promise<MatchResult> {
  try {
    play.begin();
    const seats: AskSeat[] = [];
    for (const [seat, player] of match.players.entries()) seats.push(await startSeat(play, match, player, seat));
    for (let seat = play.next(); seat !== OVER; seat = play.next()) play.take(seat, await seats[seat]!());
    return play.end();
  } catch (error) {
    // The code of the agent has changed: that stops the run, not the game.
    if (error instanceof InputError) throw error;
    return play.endBy(error);
  }
}

async function startSeat(
  play: GameRunner,
  match: ExternalMatch,
  player: BuiltInAgent | SeatedExternal,
  seat: Seat,
): Promise<AskSeat> {
  if (!isSeatedExternal(player)) {
    const agent = startAgent(play, match, player, seat);
    const rng = new Rng(player.seed);
    return () => askAgent(play, agent, seat, rng);
  }
  const { agent, settings, seed, redealSeed } = player;
  const { game, decks } = match;
  await forfeitOnFault(play, seat, agent.startGame({ game, decks, seat, settings, seed, redealSeed }));
  return () => forfeitOnFault(play, seat, agent.choose(play.view(seat), play.options, play.decisions + 1));
}

/** A fault of an external agent makes its seat forfeit. */
async function forfeitOnFault<T>(play: GameRunner, seat: Seat, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AgentFault)) throw error;
    throw play.forfeit(seat, error.message, error.isLate ? TIME : FORFEIT);
  }
}
