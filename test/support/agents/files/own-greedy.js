export { default } from '../../../../dist/agents/greedy.js';
