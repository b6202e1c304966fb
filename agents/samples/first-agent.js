// A first agent: it looks one action ahead, and takes what leaves the position that looks best.
export default {
  about: 'looks one action ahead',
  parameters: {
    whim: { usual: 0, least: 0, most: 1, about: 'chance of any option, whatever it leads to' },
  },
  sitDown({ game, seat, settings }) {
    return {
      choose(view, options, rng) {
        if (rng.real() < settings.whim) return rng.int(options.count);
        const guess = view.sample(rng); // a full state in which all that is hidden has been dealt anew
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
