import type { Game } from '../core/game.js';

/** The weights in the order of the game's features: the usual ones where none is given. */
export const weightList = ({ features }: Game, given: Readonly<Record<string, number>>): Float64Array =>
  Float64Array.from(Object.entries(features), ([name, usual]) => given[name] ?? usual);
