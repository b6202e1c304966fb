// The agent `mcts`: Monte Carlo tree search, with its parameters.
import { whole, real, weights } from '../src/core/parameters.js';
import type { AgentMaker } from '../src/core/agent.js';
import { Playout } from './search/playout.js';
import { leafWeights, orderingWeights } from './search/game-defaults.js';
import { Search } from './search/search.js';

const PARAMETERS = {
  iterations: whole(
    200,
    1,
    10_000_000,
    'iterations per decision, including those of earlier decisions of the turn; stops early if more cannot change the choice',
  ),
  milliseconds: whole(
    0,
    0,
    3_600_000,
    'time per decision, replaces iterations; games are then not reproducible from the seed',
  ),
  exploration: real(0.4, 0, 100, 'weight of exploration: higher values favour options with few visits'),
  prior: real(2, 0, 1000, 'weight of the one-ply value in the prior of an option; 0: uniform prior'),
  turns: whole(
    6,
    0,
    100_000,
    'horizon of a play-out in turns, the current one included; 0: no play-out; 2: the end of the reply; 100000: the end of the game',
  ),
  looks: whole(5, 1, 1000, 'leaves of a play-out: the ends of its last turns; their mean evaluation counts'),
  tries: whole(6, 1, 1000, 'options that a play-out compares at each decision, to take the best; 1: a random option'),
  epsilon: real(0, 0, 1, 'chance of a random option in a play-out instead'),
  weights: weights('weights of the evaluation by feature; default: those of the game'),
};

/** Information-set Monte Carlo tree search. Each iteration deals the hidden cards again (determinisation). */
const mcts: AgentMaker<typeof PARAMETERS> = {
  about: 'Monte Carlo tree search; deals the hidden cards again in each iteration',
  parameters: PARAMETERS,
  isReproducible: ({ milliseconds }) => milliseconds === 0,
  sitDown({ game, seat, settings, now }) {
    const playout = new Playout(game, seat, {
      ...settings,
      leafWeights: leafWeights(game, settings.weights),
      orderingWeights: orderingWeights(game, settings.weights),
    });
    const search = new Search(game, seat, playout, settings);
    const { iterations, milliseconds } = settings;
    return {
      choose(view, options, rng) {
        const start = milliseconds === 0 ? 0 : now();
        // The second test: the second-best option cannot catch up within the budget.
        const isEnough =
          milliseconds === 0
            ? (visits: number, lead: number) => visits >= iterations || visits + lead > iterations
            : (visits: number) => visits > 0 && now() - start >= milliseconds;
        return search.choose(view, options, rng, isEnough);
      },
    };
  },
};

export default mcts;
