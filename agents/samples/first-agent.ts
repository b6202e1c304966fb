// The agent of first-agent.js with types. Editors then complete and check the use of views, options and games.
import type { AgentMaker } from 'tempolab';

const PARAMETERS = {
  whim: { usual: 0, least: 0, most: 1, about: 'chance of a random option' },
};

const agent: AgentMaker<typeof PARAMETERS> = {
  about: 'looks one action ahead',
  parameters: PARAMETERS,
  sitDown: ({ game, seat, settings }) => ({
    choose(view, options, rng) {
      if (rng.real() < settings.whim) return rng.int(options.count);
      const guess = view.sample(rng);
      const scoreOf = (i: number): number => {
        const next = game.branch(guess);
        game.advance(next, options.action(i));
        return game.evaluate(game.view(next, seat));
      };
      const scores = Array.from({ length: options.count }, (_, i) => scoreOf(i));
      return scores.indexOf(Math.max(...scores));
    },
  }),
};

export default agent;
