// Optional parts of the game contract with their defaults: action keys, equivalent options, free actions, and the weights of the evaluation.
import type { Game, Seat } from '../../src/core/game.js';

/** Identifies an action as far as `observer` sees it. Default: the packed action itself. */
export const actionKeyOf = <S>(game: Game<S>, state: S, action: number, observer: Seat): number =>
  game.actionKey === undefined ? action : game.actionKey(state, action, observer);

/** True if all options of the decision are equivalent. Default: false. */
export const hasEquivalentOptions = <S>(game: Game<S>, state: S): boolean =>
  game.hasEquivalentOptions?.(state) === true;

/** True if the action costs nothing. Default: false. */
export const costsNothing = <S>(game: Game<S>, state: S, action: number): boolean =>
  game.costsNothing?.(state, action) === true;

type Weights = Readonly<Record<string, number>>;

/** Weights for evaluating a leaf, in the order of the game's features. The game's weights are the default. */
export const leafWeights = ({ features }: Game, given: Weights): Float64Array =>
  weightVector(features, (name) => given[name] ?? features[name]!);

/**
 * Weights for comparing the options of one decision. The timing features weigh 0: one of the options may end the turn, and a feature that
 * depends on the moment of the turn would favour or punish it.
 */
export const orderingWeights = ({ features, timing }: Game, given: Weights): Float64Array =>
  weightVector(features, (name) => given[name] ?? untimedWeight(name, features, timing));

/** Weights for choosing a move by one-ply search alone. */
export const moveWeights = ({ features, timing, choosing }: Game, given: Weights): Float64Array =>
  weightVector(features, (name) => given[name] ?? choosing?.[name] ?? untimedWeight(name, features, timing));

const untimedWeight = (name: string, features: Weights, timing: readonly string[] | undefined): number =>
  timing?.includes(name) === true ? 0 : features[name]!;

/** A plain loop, because agents call it at the start of every game. */
function weightVector(features: Weights, weightOf: (name: string) => number): Float64Array {
  const names = Object.keys(features);
  const weights = new Float64Array(names.length);
  for (let i = 0; i < names.length; i++) weights[i] = weightOf(names[i]!);
  return weights;
}
