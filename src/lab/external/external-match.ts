import type { PlannedAgent, Plan, AgentFile, Program } from '../plan/plan.js';
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

/** An agent may sit on both sides of the table, in two processes; and one that was sent away may take a moment to be gone. */
const PROCESSES_PER_AGENT = 4;

export const isExternal = ({ guest }: PlannedAgent): boolean => guest !== undefined;

/** Room for the processes of one worker. */
export const createProcessList = ({ agents }: Plan): ProcessList =>
  ProcessList.ofSize(PROCESSES_PER_AGENT * agents.filter(isExternal).length);

/** The guests of one worker, who stay from game to game. */
export class ExternalAgents {
  readonly #limits: ProcessLimits;
  readonly #agents = new Map<string, ExternalAgent>();

  constructor(
    private readonly plan: Plan,
    processes: ProcessList,
  ) {
    const { seconds, megabytes } = plan.limits;
    this.#limits = { seconds, megabytes, processes };
  }

  /** `side` tells two of the same agent at one table apart. */
  get(agent: number, side: number): ExternalAgent {
    const key = `${agent}/${side}`;
    const guest = this.#agents.get(key) ?? this.#create(agent);
    this.#agents.set(key, guest);
    return guest;
  }

  async shutDown(): Promise<void> {
    await Promise.all([...this.#agents.values()].map((guest) => guest.shutDown()));
    this.#agents.clear();
  }

  #create(agent: number): ExternalAgent {
    return createExternalAgent(this.plan.agents[agent]!.guest!, this.plan, this.#limits);
  }
}

export const createExternalAgent = (
  guest: AgentFile | Program,
  hosted: HostedGame,
  house: ProcessLimits,
): ExternalAgent =>
  guest.kind === 'program' ? new ProgramAgent(guest, hosted.game, house) : new FileAgent(guest, hosted, house);
// One game with guests at the table. Residents may sit there, too.

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

/** Asks the one who sits there. */
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
    const chairs: AskSeat[] = [];
    for (const [seat, player] of match.players.entries()) chairs.push(await startSeat(play, match, player, seat));
    for (let seat = play.next(); seat !== OVER; seat = play.next()) play.take(seat, await chairs[seat]!());
    return play.end();
  } catch (error) {
    // The agent itself is no longer what it was: no game can tell about it.
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
    const seed = new Rng(player.seed);
    return () => askAgent(play, agent, seat, seed);
  }
  const { agent: guest, settings, seed: luck, redealSeed: veil } = player;
  const { game, decks } = match;
  await forfeitOnFault(play, seat, guest.startGame({ game, decks, seat, settings, seed: luck, redealSeed: veil }));
  return () => forfeitOnFault(play, seat, guest.choose(play.view(seat), play.options, play.decisions + 1));
}

/** What a guest does wrong makes its seat forfeit. */
async function forfeitOnFault<T>(play: GameRunner, seat: Seat, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AgentFault)) throw error;
    throw play.forfeit(seat, error.message, error.isLate ? TIME : FORFEIT);
  }
}
