// A first agent. It looks one action ahead and takes the option that leads to the best evaluation.
export default {
  about: 'looks one action ahead',
  parameters: {
    whim: { usual: 0, least: 0, most: 1, about: 'chance of a random option' },
  },
  sitDown({ game, seat, settings }) {
    return {
      choose(view, options, rng) {
        if (rng.real() < settings.whim) return rng.int(options.count);
        const guess = view.sample(rng); // a full state, with the hidden cards dealt at random
        let best = 0;
        let top = -Infinity;
        for (let i = 0; i < options.count; i++) {
          const next = game.branch(guess);
          game.advance(next, options.action(i));
          const score = game.evaluate(game.view(next, seat));
          if (score > top) [best, top] = [i, score];
        }
        return best;
      },
    };
  },
};
