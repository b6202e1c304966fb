import { ActionValues, NOTHING, keyOf } from './action-values.js';
import { ActionList, type Game, type Seat, OVER } from '../../src/core/game.js';
import type { Rng } from '../../src/core/rng.js';
import { isIndifferent, meaningOf } from './hints.js';

export interface PlayoutSettings {
  /** Turns after which the evaluation takes the place of the end; 0 for at once. */
  readonly turns: number;
  /** Of these, the last so many are judged as each of them ends, and the mean counts. */
  readonly looks: number;
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
  readonly promises: ActionValues<S>;
  readonly #list = new ActionList();
  /** Of the play-out under way: how often it was judged, the turn at which it is next, and the last one. */
  #judged = 0;
  #next = 0;
  #end = 0;

  constructor(
    private readonly game: Game<S>,
    /** Whose eyes the position is judged with. */
    private readonly seat: Seat,
    private readonly settings: PlayoutSettings,
  ) {
    this.promises = new ActionValues(game, settings.comparing);
  }

  /**
   * `within`: the key of the action that is under way, NOTHING if there is none. `since`: the turn that turns are counted from. Whoever
   * compares play-outs counts all of them from the same one: a position looks different in the turn of each player, so that what ends a
   * turn would be judged at another moment than what does not.
   */
  play(state: S, rng: Rng, within: number, since = this.game.turn(state)): void {
    const { game, promises } = this;
    const list = this.#list;
    const isGuided = this.settings.tries > 1;
    let [turn, begin] = [-1, 0];
    let current = within;
    this.#begin(since, game.turn(state));
    promises.begin();
    for (let n = 0; game.toMove(state) !== OVER; n++) {
      if (!game.isUnderWay(state)) {
        current = NOTHING;
        if (isGuided) promises.settle(state);
        if (game.turn(state) >= this.#next && this.#isJudged(state)) return;
      }
      if (n === game.maxDecisions) throw new Error(`${game.name}: no end after ${n} decisions`);
      if (game.turn(state) !== turn) [turn, begin] = [game.turn(state), n];
      game.legal(state, list);
      if (!isGuided) game.advance(state, list.items[rng.int(list.count)]!);
      else current = this.#decide(state, rng, current, n - begin < LONG_TURN);
    }
    if (isGuided) promises.settle(state);
    this.#payOff(state);
  }

  #begin(since: number, turn: number): void {
    const { turns, looks } = this.settings;
    this.#end = since + turns;
    this.#next = Math.min(this.#end, Math.max(turn, since + 1, this.#end - looks + 1));
    this.#judged = 0;
    this.values.fill(0);
  }

  /** Takes one of the options at hand, and returns the key of the action that is under way then. */
  #decide(state: S, rng: Rng, within: number, isGuided: boolean): number {
    const { game, promises } = this;
    const { items, count } = this.#list;
    const seat = game.toMove(state);
    promises.ask(seat);
    let action = items[0]!;
    if (count > 1 && !isIndifferent(game, state))
      action = isGuided ? this.#pick(state, rng, seat, within) : items[rng.int(count)]!;
    const key = keyOf(meaningOf(game, state, action, seat), within);
    promises.take(state, key);
    game.advance(state, action);
    return within === NOTHING ? key : within;
  }

  #pick(state: S, rng: Rng, seat: Seat, within: number): number {
    const { game, promises } = this;
    const { items, count } = this.#list;
    const { tries, epsilon } = this.settings;
    if (epsilon > 0 && rng.real() < epsilon) return items[rng.int(count)]!;
    const all = count <= tries;
    let best = 0;
    let top = -Infinity;
    for (let i = 0; i < Math.min(tries, count); i++) {
      const action = items[all ? i : rng.int(count)]!;
      const value = promises.valueOf(state, action, keyOf(meaningOf(game, state, action, seat), within));
      // Ties by lot: what changes nothing and can be done again and again must not be preferred for ever.
      if (value > top || (value === top && rng.int(2) === 0)) [best, top] = [action, value];
    }
    return best;
  }

  /** Judges the position, and says whether that was the last time. */
  #isJudged(state: S): boolean {
    const { game, seat, values } = this;
    const value = chance(game.evaluate(game.view(state, seat), this.settings.judging));
    // With two at the table, what is good for one is bad for the other.
    for (let k = 0; k < values.length; k++) values[k]! += k === seat ? value : 1 - value;
    this.#judged++;
    this.#next = game.turn(state) + 1;
    if (this.#next <= this.#end) return false;
    for (let k = 0; k < values.length; k++) values[k]! /= this.#judged;
    return true;
  }

  /** The game is over: it would be judged like this from here on. */
  #payOff(state: S): void {
    const { game, values } = this;
    const left = Math.max(1, this.#end - this.#next + 1);
    for (let k = 0; k < values.length; k++)
      values[k] = (values[k]! + left * game.payoff(state, k)) / (this.#judged + left);
  }
}

/** Evaluations are log-odds. */
const chance = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
