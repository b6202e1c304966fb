import { type Game, OVER } from './game.js';
import type { Rng } from './rng.js';
import type { ActionList } from './actions.js';

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
