// A random game with its observer.
import { type Game, ActionList, OVER } from '../../src/core/game.js';
import { wordsOf, Rng } from '../../src/core/rng.js';

/**
 * Plays a random game with its observer. Returns the observations and the outcome. `onStep` is called after each step of the observer.
 * `stride`: the distance between the seeds for decks, chance and choices.
 */
export function observed<S, D, T>(
  game: Game<S, D, T>,
  table: T,
  seed: number,
  stride: number,
  onStep?: (before: S, action: number, after: S) => void,
) {
  const observer = game.observer!(table);
  const seeds = { decks: [wordsOf(seed), wordsOf(seed + stride)], chance: wordsOf(seed + 2 * stride) };
  const state = game.setup(table, seeds);
  const rng = new Rng(wordsOf(seed + 3 * stride));
  const list = new ActionList();
  observer.begin(state);
  while (game.toMove(state) !== OVER) {
    game.legal(state, list);
    const before = game.branch(state);
    const action = list.items[rng.int(list.count)]!;
    game.advance(state, action);
    observer.step(before, action, state);
    onStep?.(before, action, state);
  }
  return { observer, seats: observer.end(state), outcome: game.outcome(state) };
}
