import { ActionList } from '../core/actions.js';
import { OVER, type Game, type Seat } from '../core/game.js';
import type { Rng } from '../core/rng.js';

export interface PlayoutSettings {
  /** Decisions after which the evaluation takes the place of the end. */
  readonly depth: number;
  /** Options looked at for each decision, of which the best is taken; 1 is a random choice. */
  readonly tries: number;
  /** The chance of a random choice all the same. */
  readonly epsilon: number;
  readonly weights: Float64Array;
}

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
    const { depth } = this.settings;
    const list = this.#list;
    for (let n = 0; game.toMove(state) !== OVER; n++) {
      if (n >= depth && !game.isUnderWay(state)) {
        this.#judge(state);
        return;
      }
      if (n === game.maxDecisions) throw new Error(`${game.name}: no end after ${n} decisions`);
      game.legal(state, list);
      game.advance(state, list.count === 1 ? list.items[0]! : this.#pick(state, rng));
    }
    for (let seat = 0; seat < this.values.length; seat++) this.values[seat] = game.payoff(state, seat);
  }

  /** The chance to win that the position after `action` looks like, to whoever takes it. */
  promiseOf(state: S, action: number, seat: Seat): number {
    return chance(this.#after(state, action, seat));
  }

  #after(state: S, action: number, seat: Seat): number {
    const { game } = this;
    const next = game.branch(state);
    game.advance(next, action);
    return game.evaluate(game.view(next, seat), this.settings.weights);
  }

  #pick(state: S, rng: Rng): number {
    const { items, count } = this.#list;
    const { tries, epsilon } = this.settings;
    if (tries === 1 || (epsilon > 0 && rng.real() < epsilon)) return items[rng.int(count)]!;
    const seat = this.game.toMove(state);
    const all = count <= tries;
    let best = 0;
    let top = -Infinity;
    for (let i = 0; i < Math.min(tries, count); i++) {
      const action = items[all ? i : rng.int(count)]!;
      const value = this.#after(state, action, seat);
      if (value > top) [best, top] = [action, value];
    }
    return best;
  }

  /** With two at the table, what is good for one is bad for the other. */
  #judge(state: S): void {
    const { game, seat, values } = this;
    const value = chance(game.evaluate(game.view(state, seat), this.settings.weights));
    values.fill(1 - value);
    values[seat] = value;
  }
}

/** Evaluations are log-odds. */
const chance = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
