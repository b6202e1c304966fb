import type { ActionList, View, Game, Seat } from './game.js';
import type { Rng } from './rng.js';
import type { Parameters, Settings } from './parameters.js';

/** The options of a decision as an agent sees them: it can read them, and nothing it does can change them. */
export class Options {
  readonly #list: ActionList;

  constructor(list: ActionList) {
    this.#list = list;
  }

  /** At least two: a decision with one option is not asked. */
  get count(): number {
    return this.#list.count;
  }

  /** The packed action at `index`, for `view.describe` and for the game's own functions. */
  action(index: number): number {
    return this.#list.items[index]!;
  }
}

/** Plays one seat of one game. */
export interface Agent {
  /** The index of the option to take. All luck comes from `rng`, so that a seed replays the game. */
  choose(view: View, options: Options, rng: Rng): number;
}

/** What an agent is told when it sits down. */
export interface Seating<P extends Parameters = Parameters> {
  readonly game: Game;
  readonly seat: Seat;
  readonly settings: Settings<P>;
  /** Milliseconds from some point in time, for agents that budget their time. Whoever uses it gives up reproducible games. */
  readonly now: () => number;
}

/** What an agent's file exports as default. */
export interface AgentMaker<P extends Parameters = Parameters> {
  /** One line for `tempolab agents`. */
  readonly about: string;
  /** What can be set about it; left out where nothing can. */
  readonly parameters?: P;
  /** Whether the same luck gives the same choices; left out where it always does. */
  isReproducible?(settings: Settings<P>): boolean;
  /** Called anew for each game: an agent carries nothing over, so that games can be played in any order, anywhere. */
  sitDown(seating: Seating<P>): Agent;
}
