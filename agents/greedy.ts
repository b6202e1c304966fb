import { apply } from '../src/core/game.js';
import type { AgentMaker } from '../src/core/agent.js';

/** Looks one action ahead: takes the option after which the position looks best to the game's own `evaluate`. Ties by lot. */
const greedy: AgentMaker = {
  about: 'takes the option after which the position looks best',
  sitDown: ({ game, seat }) => ({
    choose(view, options, rng) {
      // What the agent cannot see is guessed, once for all options, so that no option is favoured by a luckier guess.
      const guess = view.sample(rng);
      let best: number[] = [];
      let top = -Infinity;
      for (let i = 0; i < options.count; i++) {
        const after = apply(game, guess, options.action(i));
        const value = game.evaluate(game.view(after, seat));
        if (value > top) [best, top] = [[i], value];
        else if (value === top) best.push(i);
      }
      return best[rng.int(best.length)]!;
    },
  }),
};

export default greedy;
