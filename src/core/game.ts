import type { Fail } from '../input/fields.js';
import type { Source } from '../input/input-error.js';
import type { Words, Rng } from './rng.js';
import type { Board } from './board.js';
import type { Observables, Observer } from './observer.js';

/** A player's place at the table. Seat 0 takes the first turn. */
export type Seat = number;

/** What `toMove` says when the game has ended. */
export const OVER = -1;

/** What `evaluate` says of a game that is won: more than of any that goes on. */
export const WIN = 1000;

/** What a person may set about a game besides the decks. */
export interface GameOptions {
  /** Rules by name, as written: the game checks them, and tells a mistake through `fail`. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly fail: Fail;
  /** Material of the game's own, such as cards that somebody made up. All that decks use of it is in the decks that `readDeck` gives. */
  readonly files: readonly Source[];
}

/** All the luck of one game. Each deck has a stream of its own, so that changing one deck leaves the others' order alone. */
export interface GameSeeds {
  /** For each seat, the order of its deck. */
  readonly decks: readonly Words[];
  /** For everything random after set-up. */
  readonly chance: Words;
}

export interface Outcome {
  /** The seat that won; `undefined` while nobody has, and in a draw. */
  readonly winner: Seat | undefined;
  /** In the words of the game: `lore`, `deck` …; empty while it goes on. */
  readonly how: string;
  /** Turns begun, all seats together. */
  readonly turns: number;
  /** What the game counts for each seat (lore, impact …). */
  readonly scores: readonly number[];
}

/**
 * What one seat may know of a state, and all that an agent ever gets. Hidden cards are absent, not masked. Nothing leads from a view
 * to the state behind it. A view is good until the decision it was made for has been taken.
 */
export interface View<S = unknown> {
  readonly seat: Seat;
  /** The seat that decides now, or OVER. */
  readonly toMove: Seat;
  /** An action of this decision in words. */
  describe(action: number): string;
  /** A full state that agrees with this view, all that is hidden dealt anew: a search cannot peek. */
  sample(rng: Rng): S;
  /** All of the view as plain data. Equal data is equal knowledge. */
  toJSON(): unknown;
}

/**
 * The rules of one game. Agents, lab and tests know a game only through this.
 *
 * States are persistent: `branch` gives a twin in constant time, `advance` moves a state on in place and leaves all its twins as they
 * were. `apply` (below) is the two together. A state and an action decide everything: the random generator is part of the state.
 *
 * A decision is one integer out of a short list. What needs several choices is a sequence of decisions.
 */
export interface Game<S = unknown, D = unknown, T = unknown> {
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** More decisions than this in one game is a rules bug, not a long game. */
  readonly maxDecisions: number;
  /** What the evaluation looks at, by name, with the usual weight of each. */
  readonly features: Readonly<Record<string, number>>;
  /** Those of them that tell moments of a turn apart, such as whose turn it is: options of one decision are compared without them. */
  readonly timing?: readonly string[];
  /** Weights for who looks one action ahead and no further, where others serve that better: what foretells a winner is not yet what wins. */
  readonly choosing?: Readonly<Record<string, number>>;

  /**
   * Reads a deck (a sheet …) into plain data, which can go to another thread. Throws an InputError that names file and line; `tell` hears
   * what is no mistake, and yet whoever reads the results should know.
   */
  readDeck(source: Source, tell?: (notice: string) => void): D;
  /** Throws an InputError if these decks, each of them good, cannot meet. Left out where any can. */
  checkMatchup?(decks: readonly D[]): void;
  /** What all games between these decks have in common, decks in seat order. */
  table(decks: readonly D[]): T;
  setup(table: T, seeds: GameSeeds): S;

  /** The seat that decides now, or OVER. */
  toMove(state: S): Seat;
  /** Turns begun, all seats together. */
  turn(state: S): number;
  /** Whether the decision belongs to an action that has begun, such as the choice of its target: what led here is not yet done. */
  isUnderWay(state: S): boolean;
  /**
   * Whether it makes no difference that anybody would live to see which option is taken, such as the order of cards on the bottom of a deck:
   * players are asked all the same, but a search need not tell the options apart. Left out where every decision may count.
   */
  hasEquivalentOptions?(state: S): boolean;
  /** Fills `options`: not empty before OVER, no option twice, in a stable order, as replays store the index. */
  legal(state: S, options: ActionList): void;
  /**
   * What an option means to `observer`, for a search that knows it again in another deal of the same position: equal numbers, equal meanings.
   * To whoever takes it, all they know of it; to others, what they see. Left out where the action itself says so, and all see it.
   */
  actionKey?(state: S, action: number, observer: Seat): number;
  /** Whether players may not see what others choose, such as a card laid face down: then an action may mean less to others. */
  readonly hidesChoices?: boolean;
  branch(state: S): S;
  /** Takes `action`, one of the legal ones, in place. Chance is resolved on the way. */
  advance(state: S, action: number): void;

  /** `seat` gives up, in place, whoever's decision it is; only where the game knows such an end. */
  concede?(state: S, seat: Seat): void;

  view(state: S, seat: Seat): View<S>;
  /**
   * How good the position looks to the view's seat: higher is better, and nothing hidden counts. The sum of all features times their
   * weights, which come in the order of `features`; without any the usual ones. At OVER it is WIN, −WIN, or 0 for a draw.
   */
  evaluate(view: View<S>, weights?: Float64Array): number;
  describe(state: S, action: number): string;
  outcome(state: S): Outcome;
  /** From 0 to 1, over all seats 1 in sum; read at OVER. */
  payoff(state: S, seat: Seat): number;

  /** The position as a picture, for replays; left out by a game whose replays are words and scores only. */
  board?(state: S): Board;

  /** For statistics about tempo and cards, in games of two; both are left out by games that have none. */
  readonly observables?: Observables;
  observer?(table: T): Observer<S>;

  /** A hash of everything in the state. */
  signature(state: S): string;
  /** The state as JSON text; `restore` with the same table brings it back. */
  store(state: S): string;
  restore(table: T, text: string): S;
}

/** The state after `action`; `state` stays valid and unchanged, and shares with it all that did not change. */
export function apply<S>(game: Pick<Game<S>, 'branch' | 'advance'>, state: S, action: number): S {
  const next = game.branch(state);
  game.advance(next, action);
  return next;
}
/** The options of one decision: packed integers in a buffer that is used again for the next decision. */
export class ActionList {
  /** Only the first `count` are options; what lies behind them is left over from earlier decisions. */
  items = new Int32Array(256);
  count = 0;

  /** Makes room for `n` more. Writers reserve before they push: a write past the end of a typed array is lost in silence. */
  reserve(n: number): void {
    if (this.count + n <= this.items.length) return;
    const larger = new Int32Array(2 * (this.count + n));
    larger.set(this.items);
    this.items = larger;
  }

  push(action: number): void {
    this.items[this.count++] = action;
  }

  /** Reserves and pushes. */
  add(action: number): void {
    if (this.count === this.items.length) this.reserve(1);
    this.items[this.count++] = action;
  }
}

/**
 * Plays on to the end with uniformly random choices, in place: `state` must be a branch that nobody else needs.
 * Returns the number of decisions, forced ones included. `list` is scratch space.
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
