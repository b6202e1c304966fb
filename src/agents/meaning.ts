import type { Game, Seat } from '../core/game.js';

/** What an action means to a seat; where the game does not say, the action itself. */
export const meaningOf = <S>(game: Game<S>, state: S, action: number, observer: Seat): number =>
  game.meaning === undefined ? action : game.meaning(state, action, observer);

/** Whether the options of a decision come to the same. Where the game does not say, they may all count. */
export const isIndifferent = <S>(game: Game<S>, state: S): boolean => game.isIndifferent?.(state) === true;
