export { default } from '../../../../dist/agents/mcts.js';
