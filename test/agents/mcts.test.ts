// The strength of mcts, its parameters, its budgets and its reproducibility.
import { type Game, ActionList } from '../../src/core/game.js';
import { lorcana } from '../../src/games/lorcana/index.js';
import mcts from '../../agents/mcts.js';
import { test, expect } from 'vitest';
import { wins, LORCANA_DECKS, CONTEST_SHEETS, matches } from '../support/agent-matches.js';
import random from '../../agents/random.js';
import { contest } from '../../src/games/contest/index.js';
import greedy from '../../agents/greedy.js';
import { Rng, wordsOf } from '../../src/core/rng.js';
import { somePlanInput } from '../support/some-plan.js';
import { planAgent } from '../../src/lab/prepare/plan-agents.js';
import { runIdentityOf } from '../../src/lab/folder/manifest.js';
import { tournament } from '../../src/lab/plan/plan.js';
import { leafWeights, orderingWeights } from '../../agents/search/game-defaults.js';
import { Search } from '../../agents/search/search.js';
import { Playout } from '../../agents/search/playout.js';
import { NO_ACTION } from '../../agents/search/action-values.js';
import { Options } from '../../src/core/agent.js';
import { readFileSync } from 'node:fs';
import { readSettings } from '../../src/core/parameters.js';

const game: Game = lorcana();

const quick = { maker: mcts, given: { iterations: 20 } };

test('mcts beats random in Lorcana, with a budget of 20 iterations', () => {
  expect(wins(lorcana(), LORCANA_DECKS, 8, [quick, { maker: random }])).toBeGreaterThanOrEqual(7);
});

test('mcts beats random in contests', () => {
  expect(wins(contest(), CONTEST_SHEETS, 40, [quick, { maker: random }])).toBeGreaterThanOrEqual(27);
});

const SETTINGS: readonly object[] = [
  { iterations: 1 },
  { iterations: 15, prior: 0 },
  { iterations: 10, turns: 0 },
  { iterations: 10, turns: 3, looks: 1, tries: 2, epsilon: 0.2 },
  { iterations: 3, turns: 100_000, tries: 1 },
  { iterations: 10, exploration: 0, weights: { lore: 1 } },
];

for (const given of SETTINGS)
  test(`mcts with ${JSON.stringify(given)} finishes its games and is reproducible`, () => {
    const play = () => matches(lorcana(), LORCANA_DECKS, 2, [{ maker: mcts, given }, { maker: greedy }]);
    const first = play();
    expect(first.map(({ how }) => how)).toEqual(['lore', 'lore']);
    expect(play()).toEqual(first);
  });

test('a budget in milliseconds follows the clock', () => {
  for (const [milliseconds, least, most] of [
    [10, 9, 11],
    [40, 39, 41],
  ] as const) {
    // The clock moves 1 ms with each call: one call at the start of the decision, one for each iteration.
    let clock = 0;
    const agent = mcts.sitDown({ game, seat: 0, settings: settingsOf({ milliseconds }), now: () => clock++ });
    const view = game.view(middle(3).state, 0);
    let samples = 0;
    const counting = {
      ...view,
      seat: 0,
      toMove: 0,
      describe: String,
      toJSON: () => ({}),
      sample: (rng: Rng) => (samples++, view.sample(rng)),
    };
    agent.choose(counting, middle(3).options, new Rng(wordsOf(1)));
    expect(samples).toBeGreaterThanOrEqual(least);
    expect(samples).toBeLessThanOrEqual(most);
  }
});

test('the manifest calls a run with a budget in milliseconds not reproducible', async () => {
  const reproducible = async (request: object) => {
    const context = { game, options: {}, limits: somePlanInput().limits, folders: ['.'] };
    const agents = [await planAgent({ use: 'mcts', ...request }, context, 'here')];
    return runIdentityOf(tournament(somePlanInput({ agents }), 'mirror')).reproducible;
  };
  expect(await reproducible({ iterations: 10 })).toBe(true);
  expect(await reproducible({ milliseconds: 10 })).toBe(false);
});

test('a search that stops early makes the same choice as a full search', () => {
  let saved = 0;
  for (let seed = 0; seed < 12; seed++) {
    const choices = [true, false].map((mayStop) => {
      const { state, options } = middle(seed);
      const seat = game.toMove(state);
      const settings = {
        ...settingsOf({}),
        leafWeights: leafWeights(game, {}),
        orderingWeights: orderingWeights(game, {}),
      };
      const search = new Search<unknown>(game, seat, new Playout(game, seat, settings), settings);
      let last = 0;
      const isEnough = (visits: number, lead: number) => {
        last = visits;
        return visits >= 60 || (mayStop && visits + lead > 60);
      };
      const choice = search.choose(game.view(state, seat), options, new Rng(wordsOf(seed)), isEnough);
      saved += 60 - last;
      return choice;
    });
    expect(choices[0]).toBe(choices[1]);
  }
  expect(saved).toBeGreaterThan(0);
});

test('a random play-out makes no branch, and a view only for its leaf', () => {
  const made = { branches: 0, views: 0 };
  const counting: Game = {
    ...game,
    branch: (s) => (made.branches++, game.branch(s)),
    view: (s, seat) => (made.views++, game.view(s, seat)),
  };
  const settings = {
    looks: 1,
    tries: 1,
    epsilon: 0,
    leafWeights: leafWeights(game, {}),
    orderingWeights: orderingWeights(game, {}),
  };
  new Playout(counting, 0, { ...settings, turns: 100_000 }).play(middle(5).state, new Rng(wordsOf(5)), NO_ACTION);
  expect(made).toEqual({ branches: 0, views: 0 });
  new Playout(counting, 0, { ...settings, turns: 2 }).play(middle(5).state, new Rng(wordsOf(5)), NO_ACTION);
  expect(made).toEqual({ branches: 0, views: 1 });
});

/** A decision of seat 0 between at least three options, in the middle of a random game. */
function middle(seed: number): { state: unknown; options: Options } {
  const decks = LORCANA_DECKS.map((file) => game.readDeck({ file, text: readFileSync(file, 'utf8') }));
  const seeds = { decks: [wordsOf(seed), wordsOf(seed + 100)], chance: wordsOf(seed + 200) };
  const state = game.setup(game.table(decks), seeds);
  const list = new ActionList();
  const rng = new Rng(wordsOf(seed + 300));
  for (let n = 0; ; n++) {
    game.legal(state, list);
    if (n > 30 && list.count > 2 && game.toMove(state) === 0) return { state, options: new Options(list) };
    game.advance(state, list.items[rng.int(list.count)]!);
  }
}

function settingsOf(given: object) {
  return readSettings(mcts.parameters!, given, game, (path, message) => {
    throw new Error(`${path.join('.')}: ${message}`);
  });
}
