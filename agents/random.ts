import type { AgentMaker } from '../src/core/agent.js';

/** Uniform over the legal options: the anchor at the bottom of every ladder. */
const random: AgentMaker = {
  about: 'takes any legal option, all equally likely',
  sitDown: () => ({
    choose: (_view, options, rng) => rng.int(options.count),
  }),
};

export default random;
