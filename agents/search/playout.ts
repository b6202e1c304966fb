// Play-outs for Monte Carlo search: plays a position on, guided by cached one-ply values, and averages the evaluations of several leaves.
import { ActionValues, NO_ACTION, cacheKeyOf } from './action-values.js';
import { ActionList, type Game, type Seat, OVER } from '../../src/core/game.js';
import type { Rng } from '../../src/core/rng.js';
import { hasEquivalentOptions, actionKeyOf } from './game-defaults.js';
import { TurnStarts } from './turn-starts.js';

export interface PlayoutSettings {
  /** Horizon in turns; 0 evaluates the position at once. */
  readonly turns: number;
  /** Leaves: the ends of the last `looks` turns within the horizon. Their mean counts. */
  readonly looks: number;
  /** Options compared at each decision, of which the best is taken; 1: a random option. */
  readonly tries: number;
  /** Chance of a random choice instead. */
  readonly epsilon: number;
  /** Weights for evaluating leaves, and for comparing the options of a decision. */
  readonly leafWeights: Float64Array;
  readonly orderingWeights: Float64Array;
}

/** Plays a position on in place, and computes its value for each seat. */
export class Playout<S> {
  /** By seat: the result of the last play-out, from 0 to 1. */
  readonly values = new Float64Array(8);
  readonly actionValues: ActionValues<S>;
  /** The actions started in the current turn. The caller adds those before a play-out; the play-out removes all. */
  readonly starts = new TurnStarts();
  readonly #list = new ActionList();
  /** Of the current play-out: leaves evaluated so far, the turn at whose start the next leaf is due, and the same for the last leaf. */
  #leafCount = 0;
  #nextTurn = 0;
  #lastTurn = 0;

  constructor(
    private readonly game: Game<S>,
    /** Leaves are evaluated from the view of this seat. */
    private readonly seat: Seat,
    private readonly settings: PlayoutSettings,
  ) {
    this.actionValues = new ActionValues(game, settings.orderingWeights);
  }

  /**
   * `current`: the key of the current action, or NO_ACTION. The horizon counts from the turn `startTurn`. Play-outs that are compared must
   * count from the same turn: the evaluation depends on whose turn it is, and an option that ends the turn would get other leaves.
   */
  play(state: S, rng: Rng, current: number, startTurn = this.game.turn(state)): void {
    const { game, actionValues } = this;
    const list = this.#list;
    const isGuided = this.settings.tries > 1;
    let key = current;
    this.#reset(startTurn, game.turn(state));
    actionValues.discardRecords();
    for (let n = 0; game.toMove(state) !== OVER; n++) {
      if (!game.isUnderWay(state)) {
        key = NO_ACTION;
        if (isGuided) actionValues.learn(state);
        if (game.turn(state) >= this.#nextTurn && this.#evaluateLeaf(state)) return;
      }
      if (n === game.maxDecisions) throw new Error(`${game.name}: no end after ${n} decisions`);
      game.legal(state, list);
      if (!isGuided) game.advance(state, list.items[rng.int(list.count)]!);
      else key = this.#decide(state, rng, key);
    }
    if (isGuided) actionValues.learn(state);
    this.#addPayoff(state);
  }

  #reset(startTurn: number, turn: number): void {
    const { turns, looks } = this.settings;
    this.#lastTurn = startTurn + turns;
    this.#nextTurn = Math.min(this.#lastTurn, Math.max(turn, startTurn + 1, this.#lastTurn - looks + 1));
    this.#leafCount = 0;
    this.values.fill(0);
  }

  /** Takes one of the options in `#list`. Returns the key of the action that is current afterwards. */
  #decide(state: S, rng: Rng, current: number): number {
    const { game, actionValues, starts } = this;
    const seat = game.toMove(state);
    actionValues.setSeat(seat);
    if (current === NO_ACTION) {
      starts.setTurn(game.turn(state));
      starts.removeRepeats(seat, this.#list, (option, times) => actionValues.mayRepeat(state, option, times));
    }
    const { items, count } = this.#list;
    const action = count > 1 && !hasEquivalentOptions(game, state) ? this.#pick(state, rng, seat, current) : items[0]!;
    if (current === NO_ACTION) starts.add(seat, action);
    const key = cacheKeyOf(actionKeyOf(game, state, action, seat), current);
    actionValues.record(state, key);
    game.advance(state, action);
    return current === NO_ACTION ? key : current;
  }

  #pick(state: S, rng: Rng, seat: Seat, current: number): number {
    const { game, actionValues } = this;
    const { items, count } = this.#list;
    const { tries, epsilon } = this.settings;
    if (epsilon > 0 && rng.real() < epsilon) return items[rng.int(count)]!;
    const triesAll = count <= tries;
    let best = 0;
    let top = -Infinity;
    for (let i = 0; i < Math.min(tries, count); i++) {
      const action = items[triesAll ? i : rng.int(count)]!;
      const value = actionValues.valueOf(state, action, cacheKeyOf(actionKeyOf(game, state, action, seat), current));
      // Break ties at random: a repeatable no-op could loop.
      if (value > top || (value === top && rng.int(2) === 0)) [best, top] = [action, value];
    }
    return best;
  }

  /** Evaluates a leaf. Returns true if it was the last one. */
  #evaluateLeaf(state: S): boolean {
    const { game, seat, values } = this;
    const value = winProbability(game.evaluate(game.view(state, seat), this.settings.leafWeights));
    // Two players: the value for the opponent is the complement.
    for (let k = 0; k < values.length; k++) values[k]! += k === seat ? value : 1 - value;
    this.#leafCount++;
    this.#nextTurn = game.turn(state) + 1;
    if (this.#nextTurn <= this.#lastTurn) return false;
    for (let k = 0; k < values.length; k++) values[k]! /= this.#leafCount;
    this.starts.clear();
    return true;
  }

  /** At the end of the game, the final result stands for all leaves that are left. */
  #addPayoff(state: S): void {
    const { game, values } = this;
    const left = Math.max(1, this.#lastTurn - this.#nextTurn + 1);
    for (let k = 0; k < values.length; k++)
      values[k] = (values[k]! + left * game.payoff(state, k)) / (this.#leafCount + left);
    this.starts.clear();
  }
}

/** Evaluations are log-odds. */
const winProbability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
