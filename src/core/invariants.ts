// Invariants of every game, which tests and long random runs check at every decision. Each check returns the problem it found.
import { ActionList, type Game, OVER } from './game.js';
import type { Rng } from './rng.js';
import { type Board, zonesOf, seenBy } from './board.js';

const list = new ActionList();

/** A copy of the options of a decision. */
export function optionsOf<S>(game: Pick<Game<S>, 'legal'>, state: S): number[] {
  game.legal(state, list);
  return Array.from(list.items.slice(0, list.count));
}

/** Before the end there are options, all different; after the end there are none. */
export function wrongOptions<S>(game: Game<S>, state: S, options: readonly number[]): string | undefined {
  const isOver = game.toMove(state) === OVER;
  if (isOver !== (options.length === 0)) return isOver ? 'options after the end' : 'no option';
  return new Set(options).size === options.length ? undefined : 'an option is offered twice';
}

/** Every option has a description. */
export function wrongWords<S>(game: Game<S>, state: S, options: readonly number[]): string | undefined {
  const silent = options.find((option) => game.describe(state, option) === '');
  return silent === undefined ? undefined : `option ${silent} has no description`;
}

/** `store` and `restore` make a round trip: same signature, same options. */
export function wrongStore<S, D, T>(
  game: Game<S, D, T>,
  table: T,
  state: S,
  options: readonly number[],
): string | undefined {
  const back = game.restore(table, game.store(state));
  if (game.signature(back) !== game.signature(state)) return 'a stored state comes back different';
  return same(optionsOf(game, back), options) ? undefined : 'a stored state comes back with other options';
}

/** A sample has the same view, the same value and, for the seat that decides, the same options as the original state. */
export function wrongSample<S>(
  game: Game<S>,
  state: S,
  seat: number,
  options: readonly number[],
  rng: Rng,
): string | undefined {
  const view = game.view(state, seat);
  const sample = view.sample(rng);
  if (!same(game.view(sample, seat).toJSON(), view.toJSON())) return `a sample disagrees with the view of seat ${seat}`;
  if (game.evaluate(game.view(sample, seat)) !== game.evaluate(view))
    return `the evaluation for seat ${seat} uses hidden information`;
  if (seat !== game.toMove(state)) return undefined;
  return same(optionsOf(game, sample), options) ? undefined : `a sample has other options for seat ${seat}`;
}

/** Payoffs are from 0 to 1 and add up to 1; no seat has more than the winner. The seats of a winning team share the win. */
export function wrongPayoffs<S>(game: Game<S>, end: S, seats: number): string | undefined {
  const payoffs = Array.from({ length: seats }, (_, seat) => game.payoff(end, seat));
  const total = payoffs.reduce((sum, each) => sum + each, 0);
  const { winner } = game.outcome(end);
  const isSound =
    payoffs.every((each) => each >= 0 && each <= 1) &&
    Math.abs(total - 1) < 1e-9 &&
    (winner === undefined || payoffs[winner] === Math.max(...payoffs));
  return isSound ? undefined : `pay-offs ${payoffs.join(', ')}`;
}

/** Each card is in one zone, and no zone shows more cards than its count. */
export function wrongBoard(board: Board): string | undefined {
  const cards = zonesOf(board).flatMap((zone) => zone.cards);
  const twice = cards.find((card, i) => cards.findIndex(({ id }) => id === card.id) !== i);
  if (twice !== undefined) return `${twice.face.name} is in two zones`;
  const full = zonesOf(board).find(({ cards, count }) => cards.length > count);
  return full === undefined ? undefined : `${full.name} shows more than its ${full.count} cards`;
}

/** `seenBy` leaks nothing: a state and a sample from the seat's view leave the seat the same board. */
export function wrongSecret<S>(game: Game<S>, state: S, seat: number, rng: Rng): string | undefined {
  if (game.board === undefined) return undefined;
  const sample = game.view(state, seat).sample(rng);
  const [here, there] = [state, sample].map((s) => withoutOrder(seenBy(game.board!(s), seat)));
  return same(here, there) ? undefined : `the board shows seat ${seat} hidden information`;
}

/** The board without card ids and without the order of cards, both of which may differ in a sample. */
const withoutOrder = (board: Board): unknown =>
  JSON.parse(JSON.stringify(board), (key, value: unknown) => {
    if (key === 'id') return undefined;
    return key === 'cards' ? (value as unknown[]).map((card) => JSON.stringify(card)).sort() : value;
  });

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
