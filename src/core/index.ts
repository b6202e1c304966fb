// The public interface of the package, for your own agents: `import type { AgentMaker } from 'tempolab'`.
export { ActionList } from './game.js';

export { type Agent, type AgentMaker, type Options, type Seating } from './agent.js';

export { OVER, WIN, type Game, type Outcome, type Seat, type View } from './game.js';

export { oneOf, real, weights, whole, type Parameter, type Parameters, type Settings } from './parameters.js';

export { Rng } from './rng.js';
