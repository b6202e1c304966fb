export { default } from '../../../../dist/agents/random.js';
