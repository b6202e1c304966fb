import { ActionList } from '../core/actions.js';
import { OVER, type Game, type Seat } from '../core/game.js';
import type { Rng } from '../core/rng.js';

export interface PlayoutSettings {
  /** Turns after which the evaluation takes the place of the end; 0 for at once. */
  readonly turns: number;
  /** Options looked at for each decision, of which the best is taken; 1 is a random choice. */
  readonly tries: number;
  /** The chance of a random choice all the same. */
  readonly epsilon: number;
  /** Weights of the evaluation: where it takes the place of the end, and where options are compared. */
  readonly judging: Float64Array;
  readonly comparing: Float64Array;
}

/**
 * After so many decisions of one turn all further ones are random: what costs nothing and always looks a little better, such as moving
 * to and fro between locations, would go on for ever.
 */
const LONG_TURN = 60;

/** Plays a position on, in place, and says what it is worth to each seat. */
export class Playout<S> {
  /** By seat, from 0 to 1: what the last play-out came to. */
  readonly values = new Float64Array(8);
  readonly #list = new ActionList();

  constructor(
    private readonly game: Game<S>,
    /** Whose eyes the position is judged with. */
    private readonly seat: Seat,
    private readonly settings: PlayoutSettings,
  ) {}

  play(state: S, rng: Rng): void {
    const { game } = this;
    const end = game.turn(state) + this.settings.turns;
    const list = this.#list;
    let [turn, begin] = [-1, 0];
    for (let n = 0; game.toMove(state) !== OVER; n++) {
      if (game.turn(state) >= end && !game.isUnderWay(state)) {
        this.#judge(state);
        return;
      }
      if (n === game.maxDecisions) throw new Error(`${game.name}: no end after ${n} decisions`);
      if (game.turn(state) !== turn) [turn, begin] = [game.turn(state), n];
      game.legal(state, list);
      game.advance(state, n - begin < LONG_TURN ? this.#pick(state, rng) : list.items[rng.int(list.count)]!);
    }
    for (let seat = 0; seat < this.values.length; seat++) this.values[seat] = game.payoff(state, seat);
  }

  /** How good the position after `action` looks to whoever takes it. */
  promiseOf(state: S, action: number, seat: Seat): number {
    const { game } = this;
    const next = game.branch(state);
    game.advance(next, action);
    return game.evaluate(game.view(next, seat), this.settings.comparing);
  }

  #pick(state: S, rng: Rng): number {
    const { items, count } = this.#list;
    const { tries, epsilon } = this.settings;
    if (count === 1) return items[0]!;
    if (tries === 1 || (epsilon > 0 && rng.real() < epsilon)) return items[rng.int(count)]!;
    const seat = this.game.toMove(state);
    const all = count <= tries;
    let best = 0;
    let top = -Infinity;
    for (let i = 0; i < Math.min(tries, count); i++) {
      const action = items[all ? i : rng.int(count)]!;
      const value = this.promiseOf(state, action, seat);
      // Ties by lot: what changes nothing and can be done again and again must not be preferred for ever.
      if (value > top || (value === top && rng.int(2) === 0)) [best, top] = [action, value];
    }
    return best;
  }

  /** With two at the table, what is good for one is bad for the other. */
  #judge(state: S): void {
    const { game, seat, values } = this;
    const value = chance(game.evaluate(game.view(state, seat), this.settings.judging));
    values.fill(1 - value);
    values[seat] = value;
  }
}

/** Evaluations are log-odds. */
const chance = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
