import type { Game } from '../core/game.js';

type Given = Readonly<Record<string, number>>;

/** To judge a position: the weights in the order of the game's features, the usual ones where none is given. */
export const judgingWeights = ({ features }: Game, given: Given): Float64Array =>
  Float64Array.from(Object.entries(features), ([name, usual]) => given[name] ?? usual);

/** To compare what options lead to: the same, but without what tells moments of a turn apart, as ending a turn is an option too. */
export const comparingWeights = (game: Game, given: Given): Float64Array =>
  judgingWeights(game, { ...Object.fromEntries((game.timing ?? []).map((name) => [name, 0])), ...given });

/** To choose by what an action leads to alone, without looking any further. */
export const choosingWeights = (game: Game, given: Given): Float64Array =>
  comparingWeights(game, { ...game.choosing, ...given });
