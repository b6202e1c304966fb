import { whole, real, weights } from '../src/core/parameters.js';
import type { AgentMaker } from '../src/core/agent.js';
import { Playout } from './search/playout.js';
import { leafWeights, orderingWeights } from './search/hints.js';
import { Search } from './search/search.js';

const PARAMETERS = {
  iterations: whole(
    200,
    1,
    10_000_000,
    'deals that each decision looks at, with those that earlier ones of the turn looked at; fewer where more could not change it',
  ),
  milliseconds: whole(
    0,
    0,
    3_600_000,
    'time for each decision instead of iterations; the same seed may then give other games',
  ),
  exploration: real(0.4, 0, 100, 'how much options that were seldom taken are favoured'),
  prior: real(2, 0, 1000, 'how much options are favoured that look well one action ahead; 0: not at all'),
  turns: whole(
    6,
    0,
    100_000,
    'turns, this one included, before the evaluation cuts a play-out off; 0: none; 2: to the end of the answer; 100000: of the game',
  ),
  looks: whole(5, 1, 1000, 'of these turns the last ones, each judged as it ends: the mean counts'),
  tries: whole(6, 1, 1000, 'options that a play-out looks at for each decision, to take the best; 1: a random one'),
  epsilon: real(0, 0, 1, 'chance of a random choice in a play-out all the same'),
  weights: weights('weights of what the evaluation looks at; those left out are the usual ones'),
};

/** Monte Carlo tree search over what it knows: what is hidden is dealt anew in every iteration. */
const mcts: AgentMaker<typeof PARAMETERS> = {
  about: 'searches a tree of what could follow, with all that is hidden dealt anew again and again',
  parameters: PARAMETERS,
  isReproducible: ({ milliseconds }) => milliseconds === 0,
  sitDown({ game, seat, settings, now }) {
    const playout = new Playout(game, seat, {
      ...settings,
      judging: leafWeights(game, settings.weights),
      comparing: orderingWeights(game, settings.weights),
    });
    const search = new Search(game, seat, playout, settings);
    const { iterations, milliseconds } = settings;
    return {
      choose(view, options, rng) {
        const begin = milliseconds === 0 ? 0 : now();
        const isEnough =
          milliseconds === 0
            ? (taken: number, lead: number) => taken >= iterations || taken + lead > iterations
            : (taken: number) => taken > 0 && now() - begin >= milliseconds;
        return search.choose(view, options, rng, isEnough);
      },
    };
  },
};

export default mcts;
