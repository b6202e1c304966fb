// One game between agents of tempolab's own, who sit in this thread.
import type { AgentMaker, Agent } from '../../core/agent.js';
import { type Words, Rng } from '../../core/rng.js';
import { type Setting, type MatchResult, Play } from './game-runner.js';
import { OVER, type Seat } from '../../core/game.js';

export { BUG, FORFEIT, LATE, LIMIT } from '../../tables/endings.js';
export { type MatchResult } from './game-runner.js';

/** An agent that is asked directly. */
export interface Resident {
  readonly name: string;
  readonly maker: AgentMaker;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly luck: Words;
}

export interface Match extends Setting {
  readonly players: readonly Resident[];
}

const now = (): number => performance.now();

export function playMatch(match: Match): MatchResult {
  const play = new Play(match);
  try {
    play.begin();
    const agents = match.players.map((player, seat) => sitDown(play, match, player, seat));
    const luck = match.players.map((player) => new Rng(player.luck));
    for (let seat = play.next(); seat !== OVER; seat = play.next())
      play.take(seat, ask(play, agents[seat]!, seat, luck[seat]!));
    return play.end();
  } catch (error) {
    return play.endBy(error);
  }
}

export function sitDown(play: Play, { game }: Setting, { maker, settings }: Resident, seat: Seat): Agent {
  try {
    return maker.sitDown({ game, seat, settings, now });
  } catch (error) {
    throw play.broken(seat, error);
  }
}

export function ask(play: Play, agent: Agent, seat: Seat, luck: Rng): number {
  const view = play.view(seat);
  try {
    return agent.choose(view, play.options, luck);
  } catch (error) {
    throw play.broken(seat, error);
  }
}
