// What a search of few iterations gives away at a decision, by the measure of a long one: every option is searched by itself, and the loss is
// how much better the best of them is than the one taken. That tells budgets apart that would need thousands of games to show it.
// More decisions than the test takes, and all budgets: DECISIONS=150 npx vitest run test/agents/loss.test.ts
// The same in the variant: GAME=lorcana/turn-actions before it.
import { built } from '../support/built.js';
import type * as Mcts from '../../agents/mcts.js';
import type * as Playouts from '../../agents/search/playout.js';
import type * as Searches from '../../agents/search/search.js';
import type * as Weights from '../../agents/search/hints.js';
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

const { orderingWeights: comparingWeights, leafWeights: judgingWeights } =
  await built<typeof Weights>('agents/search/hints.js');

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

/** Of each option by itself: iterations that do not count, as the tree below it has yet to grow, and those that do. */
const [EARLY, COUNTED] = IS_LONG ? [500, 1500] : [50, 150];

/** Of the games that decisions are taken from: one decision in ten, at most three a game. */
const [ONE_IN, MOST_OF_A_GAME, PLAYED_WITH] = [10, 3, IS_LONG ? 60 : 10];

const game = (process.env.GAME === 'lorcana/turn-actions' ? turnActions() : lorcana()) as Game<State>;

const settings = readSettings(mcts.parameters!, {}, game, (_, message) => {
  throw new Error(message);
});

/** Remembers what its play-outs came to. */
class Recorder extends Playout<State> {
  readonly seen: number[] = [];

  constructor(private readonly who: Seat) {
    super(game, who, { ...settings, judging: judgingWeights(game, {}), comparing: comparingWeights(game, {}) });
  }

  override play(state: State, rng: Random.Rng, within: number, since?: number): void {
    super.play(state, rng, within, since);
    this.seen.push(this.values[this.who]!);
  }
}

/** What the agent with that budget takes, as it sits down. */
const choose = (state: State, list: Actions.ActionList, iterations: number, rng: Random.Rng): number => {
  const seat = game.toMove(state);
  const agent = mcts.sitDown({ game, seat, settings: { ...settings, iterations }, now: () => 0 });
  return agent.choose(game.view(state, seat), new Options(list), rng);
};

/** Takes what comes to the same whichever option is taken: a search would not begin there. */
function takeAny(state: State): void {
  const list = new ActionList();
  while (game.toMove(state) !== OVER && game.hasEquivalentOptions!(state)) {
    game.legal(state, list);
    game.advance(state, list.items[0]!);
  }
}

/** What a long search thinks of the option, from the position that it leads to in every deal. */
function valueOf(state: State, action: number, rng: Random.Rng): number {
  const seat = game.toMove(state);
  const view = game.view(state, seat);
  const taken = (): State => {
    const deal = view.sample(rng);
    game.advance(deal, action);
    takeAny(deal);
    return deal;
  };
  const after: View<State> = { seat, toMove: seat, describe: String, toJSON: () => ({}), sample: taken };
  const recorder = new Recorder(seat);
  const isEnough = () => recorder.seen.length >= EARLY + COUNTED;
  // What can be done there differs from deal to deal, and nothing of it is to be chosen.
  new Search(game, seat, recorder, settings).choose(after, new Options(new ActionList()), rng, isEnough);
  return mean(recorder.seen.slice(EARLY));
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

/** A choice between several actions, none of them begun. */
const isAsked = (state: State, { count }: Actions.ActionList): boolean =>
  !game.isUnderWay(state) && count >= 3 && count <= 14 && !game.hasEquivalentOptions!(state);

/** Decisions of games between searches, all decks in turn. */
function decisionsOf(n: number, most: number): Decision[] {
  const found: Decision[] = [];
  const state = game.setup(tables[n % tables.length], numberedSeeds(n));
  const rng = new Rng(numberedAgent(n));
  const list = new ActionList();
  while (game.toMove(state) !== OVER) {
    game.legal(state, list);
    if (isAsked(state, list) && rng.int(ONE_IN) === 0 && found.length < most) {
      const actions = [...list.items.subarray(0, list.count)];
      found.push({ state: game.branch(state), values: actions.map((action) => valueOf(state, action, rng)) });
    }
    game.advance(state, list.items[list.count === 1 ? 0 : choose(state, list, PLAYED_WITH, rng)]!);
  }
  return found;
}

/** By decision, what searches of a budget lose there on average. */
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

/** A mean with its interval of 95 %, in percent. */
function told(numbers: readonly number[]): string {
  const tally = tallyOf(numbers);
  const half = (Z95 * deviationOf(tally)!) / Math.sqrt(tally.count);
  return `${(100 * mean(numbers)).toFixed(2)} ± ${(100 * half).toFixed(2)} %`;
}

test('the more iterations, the less a decision loses', { timeout: 7_200_000 }, () => {
  const decisions: Decision[] = [];
  for (let n = 0; decisions.length < DECISIONS; n++)
    decisions.push(...decisionsOf(n, Math.min(MOST_OF_A_GAME, DECISIONS - decisions.length)));
  const losses = BUDGETS.map((iterations) => lossesOf(decisions, iterations));
  for (const [k, iterations] of BUDGETS.entries()) {
    const gain =
      k === 0 ? '' : `, ${told(losses[k]!.map((loss, n) => loss - losses[k - 1]![n]!))} to the budget before`;
    console.log(`${iterations} iterations lose ${told(losses[k]!)} a decision${gain}`);
  }
  expect(mean(losses.at(-1)!)).toBeLessThan(mean(losses[0]!));
});
