// The loss of a short search at a decision. A long search evaluates each option by itself; the loss is the value of the best option minus
// the value of the option taken. Games would need thousands to show the difference between budgets.
// For more decisions and all budgets: DECISIONS=150 npx vitest run test/agents/search-loss.test.ts
// For the turn-actions variant, set GAME=lorcana/turn-actions.
import { built } from '../support/built.js';
import type * as Mcts from '../../agents/mcts.js';
import type * as Playouts from '../../agents/search/playout.js';
import type * as Searches from '../../agents/search/search.js';
import type * as Weights from '../../agents/search/game-defaults.js';
import type * as Bench from '../../src/bench/decks.js';
import type * as Actions from '../../src/core/game.js';
import { type Game, type Seat, OVER, type View } from '../../src/core/game.js';
import type * as Agents from '../../src/core/agent.js';
import type * as Parameters from '../../src/core/parameters.js';
import type * as Random from '../../src/core/rng.js';
import type * as Games from '../../src/games/lorcana/index.js';
import type * as Variant from '../../src/games/lorcana/turn-actions/index.js';
import type { State } from '../../src/games/lorcana/state/state.js';
import { addTo, deviationOf, emptyTally, meanOf, type Tally } from '../../src/stats/counts.js';
import type { MatchTable } from '../../src/games/lorcana/state/table.js';
import { readdirSync, readFileSync } from 'node:fs';
import { Z95 } from '../../src/stats/interval.js';
import { test, expect } from 'vitest';

const { default: mcts } = await built<typeof Mcts>('agents/mcts.js');

const { Playout } = await built<typeof Playouts>('agents/search/playout.js');

const { Search } = await built<typeof Searches>('agents/search/search.js');

const { orderingWeights, leafWeights } = await built<typeof Weights>('agents/search/game-defaults.js');

const { numberedAgent, numberedSeeds } = await built<typeof Bench>('src/bench/decks.js');

const { ActionList } = await built<typeof Actions>('src/core/game.js');

const { Options } = await built<typeof Agents>('src/core/agent.js');

const { readSettings } = await built<typeof Parameters>('src/core/parameters.js');

const { Rng, wordsOf } = await built<typeof Random>('src/core/rng.js');

const { lorcana } = await built<typeof Games>('src/games/lorcana/index.js');

const { turnActions } = await built<typeof Variant>('src/games/lorcana/turn-actions/index.js');

const IS_LONG = process.env.DECISIONS !== undefined;

const DECISIONS = Number(process.env.DECISIONS ?? 8);

const BUDGETS = IS_LONG ? [50, 100, 200, 400, 800, 1600] : [1, 200];

/** Searches of each budget at each decision. */
const SEARCHES = IS_LONG ? 4 : 2;

/** Iterations of the long search of an option: a warm-up that grows the tree, and those that count. */
const [WARM_UP, COUNTED] = IS_LONG ? [500, 1500] : [50, 150];

/** One decision in ten is measured, at most three a game. The games are played with few iterations. */
const [ONE_IN, MAX_PER_GAME, GAME_ITERATIONS] = [10, 3, IS_LONG ? 60 : 10];

const game = (process.env.GAME === 'lorcana/turn-actions' ? turnActions() : lorcana()) as Game<State>;

const settings = readSettings(mcts.parameters!, {}, game, (_, message) => {
  throw new Error(message);
});

/** Records the results of its play-outs. */
class Recorder extends Playout<State> {
  readonly results: number[] = [];

  constructor(private readonly observer: Seat) {
    super(game, observer, {
      ...settings,
      leafWeights: leafWeights(game, {}),
      orderingWeights: orderingWeights(game, {}),
    });
  }

  override play(state: State, rng: Random.Rng, current: number, startTurn?: number): void {
    super.play(state, rng, current, startTurn);
    this.results.push(this.values[this.observer]!);
  }
}

/** The choice of a new agent with this budget. */
const choose = (state: State, list: Actions.ActionList, iterations: number, rng: Random.Rng): number => {
  const seat = game.toMove(state);
  const agent = mcts.sitDown({ game, seat, settings: { ...settings, iterations }, now: () => 0 });
  return agent.choose(game.view(state, seat), new Options(list), rng);
};

/** Passes decisions between equivalent options, where a search would not start. */
function skipEquivalent(state: State): void {
  const list = new ActionList();
  while (game.toMove(state) !== OVER && game.hasEquivalentOptions!(state)) {
    game.legal(state, list);
    game.advance(state, list.items[0]!);
  }
}

/** The value of an option by a long search from the positions after it. */
function valueOf(state: State, action: number, rng: Random.Rng): number {
  const seat = game.toMove(state);
  const view = game.view(state, seat);
  const sampleAfter = (): State => {
    const deal = view.sample(rng);
    game.advance(deal, action);
    skipEquivalent(deal);
    return deal;
  };
  const after: View<State> = { seat, toMove: seat, describe: String, toJSON: () => ({}), sample: sampleAfter };
  const recorder = new Recorder(seat);
  const isEnough = () => recorder.results.length >= WARM_UP + COUNTED;
  // The options there differ by deal. An empty list is enough, because only the play-outs matter.
  new Search(game, seat, recorder, settings).choose(after, new Options(new ActionList()), rng, isEnough);
  return mean(recorder.results.slice(WARM_UP));
}

function tallyOf(numbers: readonly number[]): Tally {
  const tally = emptyTally();
  for (const number of numbers) addTo(tally, number);
  return tally;
}

const mean = (numbers: readonly number[]): number => meanOf(tallyOf(numbers))!;

interface Decision {
  readonly state: State;
  readonly values: readonly number[];
}

const tables: MatchTable[] = readdirSync('decks/lorcana')
  .filter((name) => name.endsWith('.txt'))
  .map((name) => {
    const file = `decks/lorcana/${name}`;
    const deck = game.readDeck({ file, text: readFileSync(file, 'utf8') });
    return game.table([deck, deck]) as MatchTable;
  });

/** True for a decision between 3 to 14 actions, none of them started. */
const isMeasurable = (state: State, { count }: Actions.ActionList): boolean =>
  !game.isUnderWay(state) && count >= 3 && count <= 14 && !game.hasEquivalentOptions!(state);

/** Decisions of game `n` between two searches. The decks take turns. */
function decisionsOf(n: number, most: number): Decision[] {
  const found: Decision[] = [];
  const state = game.setup(tables[n % tables.length], numberedSeeds(n));
  const rng = new Rng(numberedAgent(n));
  const list = new ActionList();
  while (game.toMove(state) !== OVER) {
    game.legal(state, list);
    if (isMeasurable(state, list) && rng.int(ONE_IN) === 0 && found.length < most) {
      const actions = [...list.items.subarray(0, list.count)];
      found.push({ state: game.branch(state), values: actions.map((action) => valueOf(state, action, rng)) });
    }
    game.advance(state, list.items[list.count === 1 ? 0 : choose(state, list, GAME_ITERATIONS, rng)]!);
  }
  return found;
}

/** By decision, the mean loss of searches with this budget. */
function lossesOf(decisions: readonly Decision[], iterations: number): number[] {
  const list = new ActionList();
  return decisions.map(({ state, values }, n) => {
    const best = Math.max(...values);
    const searches = Array.from({ length: SEARCHES }, (_, k) => {
      game.legal(state, list);
      return best - values[choose(state, list, iterations, new Rng(wordsOf(1e6 + SEARCHES * n + k)))]!;
    });
    return mean(searches);
  });
}

/** A mean with its 95 % interval, in percent. */
function inWords(numbers: readonly number[]): string {
  const tally = tallyOf(numbers);
  const half = (Z95 * deviationOf(tally)!) / Math.sqrt(tally.count);
  return `${(100 * mean(numbers)).toFixed(2)} ± ${(100 * half).toFixed(2)} %`;
}

test('more iterations lose less at a decision', { timeout: 7_200_000 }, () => {
  const decisions: Decision[] = [];
  for (let n = 0; decisions.length < DECISIONS; n++)
    decisions.push(...decisionsOf(n, Math.min(MAX_PER_GAME, DECISIONS - decisions.length)));
  const losses = BUDGETS.map((iterations) => lossesOf(decisions, iterations));
  for (const [k, iterations] of BUDGETS.entries()) {
    const gain =
      k === 0 ? '' : `, ${inWords(losses[k]!.map((loss, n) => loss - losses[k - 1]![n]!))} against the smaller budget`;
    console.log(`${iterations} iterations lose ${inWords(losses[k]!)} a decision${gain}`);
  }
  expect(mean(losses.at(-1)!)).toBeLessThan(mean(losses[0]!));
});
