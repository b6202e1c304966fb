// The agent `greedy`: one-ply search.
import { weights } from '../src/core/parameters.js';
import type { AgentMaker } from '../src/core/agent.js';
import { OnePly } from './search/one-ply.js';
import { moveWeights } from './search/game-defaults.js';

const PARAMETERS = {
  weights: weights('weights of the evaluation by feature; default: those of the game'),
};

/** One-ply search: takes the option whose action, played to its end, leads to the best evaluation. Breaks ties at random. */
const greedy: AgentMaker<typeof PARAMETERS> = {
  about: 'one-ply search: takes the action that leads to the best evaluation',
  parameters: PARAMETERS,
  sitDown({ game, seat, settings }) {
    const lookahead = new OnePly(game, seat, moveWeights(game, settings.weights));
    return {
      choose(view, options, rng) {
        const planned = lookahead.planned(options);
        if (planned >= 0) return planned;
        // One deal of the hidden cards for all options: with separate deals, luck would favour some of them.
        const deal = view.sample(rng);
        return lookahead.best(deal, options, rng);
      },
    };
  },
};

export default greedy;
