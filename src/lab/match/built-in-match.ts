// Plays one game between built-in agents, which run in this thread.
import type { AgentMaker, Agent } from '../../core/agent.js';
import { type Words, Rng } from '../../core/rng.js';
import { type MatchSetup, type MatchResult, GameRunner } from './game-runner.js';
import { OVER, type Seat } from '../../core/game.js';

export { BUG, FORFEIT, TIME, LIMIT } from '../../tables/endings.js';
export { type MatchResult } from './game-runner.js';

/** An agent that runs in the thread of the game. */
export interface BuiltInAgent {
  readonly name: string;
  readonly maker: AgentMaker;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly seed: Words;
}

export interface Match extends MatchSetup {
  readonly players: readonly BuiltInAgent[];
}

const now = (): number => performance.now();

export function playMatch(match: Match): MatchResult {
  const play = new GameRunner(match);
  try {
    play.begin();
    const agents = match.players.map((player, seat) => startAgent(play, match, player, seat));
    const rngs = match.players.map((player) => new Rng(player.seed));
    for (let seat = play.next(); seat !== OVER; seat = play.next())
      play.take(seat, askAgent(play, agents[seat]!, seat, rngs[seat]!));
    return play.end();
  } catch (error) {
    return play.endBy(error);
  }
}

export function startAgent(
  play: GameRunner,
  { game }: MatchSetup,
  { maker, settings }: BuiltInAgent,
  seat: Seat,
): Agent {
  try {
    return maker.sitDown({ game, seat, settings, now });
  } catch (error) {
    throw play.forfeitByError(seat, error);
  }
}

export function askAgent(play: GameRunner, agent: Agent, seat: Seat, rng: Rng): number {
  const view = play.view(seat);
  try {
    return agent.choose(view, play.options, rng);
  } catch (error) {
    throw play.forfeitByError(seat, error);
  }
}
