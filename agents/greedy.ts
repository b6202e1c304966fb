import { weights } from '../src/core/parameters.js';
import type { AgentMaker } from '../src/core/agent.js';
import { OnePly } from './search/lookahead.js';
import { moveWeights } from './search/hints.js';

const PARAMETERS = {
  weights: weights('weights of what the evaluation looks at; those left out are the usual ones'),
};

/** Takes the option whose action, played to its end, leaves the position that looks best to the game's evaluation. Ties by lot. */
const greedy: AgentMaker<typeof PARAMETERS> = {
  about: 'takes the option whose action leads to the position that looks best',
  parameters: PARAMETERS,
  sitDown({ game, seat, settings }) {
    const lookahead = new OnePly(game, seat, moveWeights(game, settings.weights));
    return {
      choose(view, options, rng) {
        const planned = lookahead.planned(options);
        if (planned >= 0) return planned;
        // What the agent cannot see is guessed, once for all options, so that no option is favoured by a luckier guess.
        const guess = view.sample(rng);
        return lookahead.best(guess, options, rng);
      },
    };
  },
};

export default greedy;
