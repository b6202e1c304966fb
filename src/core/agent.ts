// The contract between the lab and an agent: what an agent's file exports, and what the agent receives.
import type { ActionList, View, Game, Seat } from './game.js';
import type { Rng } from './rng.js';
import type { Parameters, Settings } from './parameters.js';

/** The options of one decision, read-only for the agent. The object is reused: read it during `choose` and do not keep it. */
export class Options {
  readonly #list: ActionList;

  constructor(list: ActionList) {
    this.#list = list;
  }

  /** The number of options. In a game at least 2: the lab takes a single option without calling the agent. */
  get count(): number {
    return this.#list.count;
  }

  /** The action at `index` (0 … count − 1), packed into an integer, for `view.describe` and the functions of the game. */
  action(index: number): number {
    return this.#list.items[index]!;
  }
}

/** Plays one seat of one game. */
export interface Agent {
  /** Returns the index of the chosen option. Take random numbers from `rng` only, so that a seed replays the game. */
  choose(view: View, options: Options, rng: Rng): number;
}

/** The arguments of `AgentMaker.sitDown`: the game, the agent's seat in it, and the agent's parameters. */
export interface Seating<P extends Parameters = Parameters> {
  readonly game: Game;
  readonly seat: Seat;
  readonly settings: Settings<P>;
  /** A clock in milliseconds, for agents with a time budget. An agent that reads the clock is not reproducible. */
  readonly now: () => number;
}

/**
 * The default export of an agent's file.
 *
 * @example
 * // An agent that chooses at random.
 * export default {
 *   about: 'chooses at random',
 *   sitDown: () => ({ choose: (view, options, rng) => rng.int(options.count) }),
 * } satisfies AgentMaker;
 */
export interface AgentMaker<P extends Parameters = Parameters> {
  /** One line about the agent, shown by `tempolab agents`. */
  readonly about: string;
  /** The parameters that a user can set. Optional. */
  readonly parameters?: P;
  /** True if the same seed gives the same choices with these settings. Without this function: always. */
  isReproducible?(settings: Settings<P>): boolean;
  /** Called once for each game and seat. Keep no state between games: the lab plays them in any order and in several threads. */
  sitDown(seating: Seating<P>): Agent;
}
