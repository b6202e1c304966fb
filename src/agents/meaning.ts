import type { Game, Seat } from '../core/game.js';

/** What an action means to a seat; where the game does not say, the action itself. */
export const meaningOf = <S>(game: Game<S>, state: S, action: number, observer: Seat): number =>
  game.meaning === undefined ? action : game.meaning(state, action, observer);
