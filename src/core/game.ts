// The contract between a game and the rest of the lab: `Game` has the rules, `View` shows a seat its part of a state.
import type { Fail } from '../input/fields.js';
import type { Source } from '../input/input-error.js';
import type { Words, Rng } from './rng.js';
import type { Board } from './board.js';
import type { Observables, Observer } from './observer.js';

/** A player's place at the table. Seat 0 takes the first turn. */
export type Seat = number;

/** The value of `toMove` after the end of a game. */
export const OVER = -1;

/** The value of `evaluate` for a game that is won: more than for any position before the end. */
export const WIN = 1000;

/** The part of an experiment that configures the game, besides the decks. */
export interface GameOptions {
  /** Options of the game by name, as the user wrote them. The game validates them and reports an error through `fail`. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly fail: Fail;
  /** Further files of the user, such as custom cards. A deck returned by `readDeck` contains everything that it uses from them. */
  readonly files: readonly Source[];
}

/** All seeds of one game. Each deck has a random stream of its own, so a changed deck does not change the order of the others. */
export interface GameSeeds {
  /** By seat: the seed for the order of the deck. */
  readonly decks: readonly Words[];
  /** The seed for everything random after set-up. */
  readonly chance: Words;
}

/** The result of a game, or the current scores of a game that has not ended. */
export interface Outcome {
  /** The winning seat. `undefined` in a draw and before the end. */
  readonly winner: Seat | undefined;
  /** The cause of the end in the game's words: `lore`, `deck` …; empty before the end. */
  readonly how: string;
  /** Turns begun, all seats together. */
  readonly turns: number;
  /** By seat: the score in the game's own unit (lore, impact …). */
  readonly scores: readonly number[];
}

/**
 * The information set of one seat: everything the seat may know of a state, and everything an agent receives. Hidden cards are absent,
 * not masked, and no reference leads from a view to its state. A view is valid until its decision is taken.
 */
export interface View<S = unknown> {
  readonly seat: Seat;
  /** The seat that decides now, or OVER. */
  readonly toMove: Seat;
  /** An action of this decision in words. */
  describe(action: number): string;
  /** A determinisation: a full state that agrees with this view, with all hidden cards dealt again at random. */
  sample(rng: Rng): S;
  /** The whole view as plain data. Equal data means equal knowledge. */
  toJSON(): unknown;
}

/**
 * The rules of one game. Agents, lab and tests use a game only through this interface. `S` is the type of its states, `D` of its decks
 * and `T` of its tables.
 *
 * States are persistent: `branch` copies a state in constant time, and `advance` changes a state in place without changing its branches.
 * `apply` (below) does both. State and action determine the next state: the random generator is part of the state.
 *
 * A decision is the choice of one integer from a short list. An action with several choices is a sequence of decisions.
 *
 * @example
 * // Plays one game; every decision takes the first option.
 * const state = game.setup(game.table(decks), seeds);
 * const options = new ActionList();
 * while (game.toMove(state) !== OVER) {
 *   game.legal(state, options);
 *   game.advance(state, options.items[0]!);
 * }
 * game.outcome(state).winner;
 */
export interface Game<S = unknown, D = unknown, T = unknown> {
  readonly name: string;
  /** The smallest and the largest number of players. */
  readonly seats: { readonly least: number; readonly most: number };
  /** The limit of decisions in one game, forced ones included. The lab treats a longer game as a rules bug. */
  readonly maxDecisions: number;
  /** The features of the evaluation by name, each with its default weight. */
  readonly features: Readonly<Record<string, number>>;
  /**
   * The features that depend on the moment within a turn, such as whose turn it is. Their default weight is 0 in a comparison of the
   * options of one decision, because ending the turn is one of these options.
   */
  readonly timing?: readonly string[];
  /**
   * Weights for one-ply search: `features` are fitted to predict wins, these to choose moves. For a feature left out, `features` and
   * `timing` determine the weight.
   */
  readonly choosing?: Readonly<Record<string, number>>;

  /**
   * Reads a deck (in other games: a sheet …) into plain data, which can be sent to another thread. Throws an InputError that names file
   * and line. `onNotice` receives remarks that are not errors but matter to a reader of the results.
   */
  readDeck(source: Source, onNotice?: (notice: string) => void): D;
  /** Throws an InputError if these decks, each valid by itself, cannot play each other. Optional. */
  checkMatchup?(decks: readonly D[]): void;
  /** The data shared by all games between these decks, which are in seat order. */
  table(decks: readonly D[]): T;
  /** The state before the first decision. */
  setup(table: T, seeds: GameSeeds): S;

  /** The seat that decides now, or OVER. */
  toMove(state: S): Seat;
  /** Turns begun, all seats together. */
  turn(state: S): number;
  /** True if the current decision is part of an action that is not complete yet, such as the choice of its target. */
  isUnderWay(state: S): boolean;
  /**
   * True if all options are equivalent within any search horizon, such as the order of cards on the bottom of a deep deck. Agents still
   * decide, but a search need not tell the options apart. Without this function every decision may matter.
   */
  hasEquivalentOptions?(state: S): boolean;
  /**
   * True if `action`, an option that starts an action, uses nothing up: no card, no resource, and no permission of this turn. A player could
   * take such actions for ever, so searches repeat one only while it improves the position. Without this function every action uses something up.
   */
  costsNothing?(state: S, action: number): boolean;
  /** Fills `options` with all legal actions: at least one before OVER, none twice, in a stable order, since replays store the index. */
  legal(state: S, options: ActionList): void;
  /**
   * Identifies an action across the deals of a search: the same key in another deal of the same position means the same action.
   * For the mover: the action's identity. For other observers: its visible part. Without this function the action is its own key.
   */
  actionKey?(state: S, action: number, observer: Seat): number;
  /** True if players can make hidden choices, such as a facedown card. `actionKey` then depends on the observer. */
  readonly hidesChoices?: boolean;
  /** A copy of the state in constant time. */
  branch(state: S): S;
  /** Takes `action`, one of the legal actions, in place, including all random events up to the next decision. */
  advance(state: S, action: number): void;

  /** `seat` concedes, in place, even if another seat has the decision. Optional. */
  concede?(state: S, seat: Seat): void;

  view(state: S, seat: Seat): View<S>;
  /**
   * The value of the position for the view's seat, without hidden information; higher is better. It is the sum of all features times
   * their weights. `weights` are in the order of `features`; default: the weights there. At OVER: WIN, −WIN, or 0 for a draw.
   */
  evaluate(view: View<S>, weights?: Float64Array): number;
  /** A legal action in words. */
  describe(state: S, action: number): string;
  outcome(state: S): Outcome;
  /** The seat's share of the win, from 0 to 1; the shares of all seats add up to 1. Valid at OVER. */
  payoff(state: S, seat: Seat): number;

  /** The position for a replay viewer. Optional: without it replays have words and scores only. */
  board?(state: S): Board;

  /** The statistics about tempo and cards that the game offers for two players. A game defines both of these or neither. */
  readonly observables?: Observables;
  observer?(table: T): Observer<S>;

  /** A hash of the whole state. */
  signature(state: S): string;
  /** The state as JSON text. */
  store(state: S): string;
  /** The state that `store` wrote, given the same table. */
  restore(table: T, text: string): S;
}

/**
 * The state after `action`. `state` stays valid and unchanged; the two share everything that the action did not change.
 *
 * @example
 * const next = apply(game, state, options.items[0]!); // `state` can still be used for the other options
 */
export function apply<S>(game: Pick<Game<S>, 'branch' | 'advance'>, state: S, action: number): S {
  const next = game.branch(state);
  game.advance(next, action);
  return next;
}

/** The options of one decision: actions as packed integers, in a buffer that is reused for the next decision. */
export class ActionList {
  /** The first `count` items are the options. The items behind them are left over from earlier decisions. */
  items = new Int32Array(256);
  count = 0;

  /** Makes room for `n` more items. Call it before `push`: a write past the end of a typed array is ignored without an error. */
  reserve(n: number): void {
    if (this.count + n <= this.items.length) return;
    const larger = new Int32Array(2 * (this.count + n));
    larger.set(this.items);
    this.items = larger;
  }

  /** Appends an action without a check for room. */
  push(action: number): void {
    this.items[this.count++] = action;
  }

  /** Appends an action, and makes room if necessary. */
  add(action: number): void {
    if (this.count === this.items.length) this.reserve(1);
    this.items[this.count++] = action;
  }
}

/**
 * Plays to the end with uniformly random choices and returns the number of decisions, forced ones included. Changes `state` in place:
 * pass a branch to keep the original. `list` is a scratch buffer.
 *
 * @example
 * playOut(game, game.branch(state), rng, new ActionList());
 */
export function playOut<S>(game: Game<S>, state: S, rng: Rng, list: ActionList): number {
  let decisions = 0;
  while (game.toMove(state) !== OVER) {
    if (decisions === game.maxDecisions) throw new Error(`${game.name}: no end after ${decisions} decisions`);
    game.legal(state, list);
    game.advance(state, list.items[rng.int(list.count)]!);
    decisions++;
  }
  return decisions;
}
