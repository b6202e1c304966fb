import type { Game, Seat } from '../../src/core/game.js';

/** What an action means to a seat; where the game does not say, the action itself. */
export const meaningOf = <S>(game: Game<S>, state: S, action: number, observer: Seat): number =>
  game.actionKey === undefined ? action : game.actionKey(state, action, observer);

/** Whether the options of a decision come to the same. Where the game does not say, they may all count. */
export const isIndifferent = <S>(game: Game<S>, state: S): boolean => game.hasEquivalentOptions?.(state) === true;

type Given = Readonly<Record<string, number>>;

/** To judge a position: the weights in the order of the game's features, the usual ones where none is given. */
export const leafWeights = ({ features }: Game, given: Given): Float64Array =>
  weigh(features, (name) => given[name] ?? features[name]!);

/** To compare what options lead to: the same, but without what tells moments of a turn apart, as ending a turn is an option too. */
export const orderingWeights = ({ features, timing }: Game, given: Given): Float64Array =>
  weigh(features, (name) => given[name] ?? untimed(name, features, timing));

/** To choose by what an action leads to alone, without looking any further. */
export const moveWeights = ({ features, timing, choosing }: Game, given: Given): Float64Array =>
  weigh(features, (name) => given[name] ?? choosing?.[name] ?? untimed(name, features, timing));

const untimed = (name: string, features: Given, timing: readonly string[] | undefined): number =>
  timing?.includes(name) === true ? 0 : features[name]!;

/** A loop, as every game asks for them anew. */
function weigh(features: Given, weightOf: (name: string) => number): Float64Array {
  const names = Object.keys(features);
  const weights = new Float64Array(names.length);
  for (let i = 0; i < names.length; i++) weights[i] = weightOf(names[i]!);
  return weights;
}
