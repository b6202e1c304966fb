import { expect, test } from 'vitest';
import { agentNames, checkAgentName, loadAgent } from '../../src/lab/agents.js';

test('agents are the files of their folder', () => {
  expect(agentNames()).toEqual(expect.arrayContaining(['greedy', 'random']));
});

test('every agent in the folder can be loaded and says what it does', async () => {
  for (const name of agentNames()) expect((await loadAgent(name)).about).not.toBe('');
});

test('an unknown agent is refused with the nearest name', () => {
  expect(() => {
    checkAgentName('gredy', '--agent');
  }).toThrow('--agent: no agent "gredy"; did you mean "greedy"?');
});
