// The agent `random`.
import type { AgentMaker } from '../src/core/agent.js';

/** Takes a uniformly random option: the baseline that other agents are compared with. */
const random: AgentMaker = {
  about: 'takes a random legal option, all equally likely',
  sitDown: () => ({
    choose: (_view, options, rng) => rng.int(options.count),
  }),
};

export default random;
