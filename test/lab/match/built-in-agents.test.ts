import { test, expect } from 'vitest';
import { agentNames, isBuiltIn, loadBuiltIn, agentFile } from '../../../src/lab/match/built-in-agents.js';

test('agents are found in their folder', () => {
  expect(agentNames()).toEqual(expect.arrayContaining(['greedy', 'random']));
});

test('every agent in `agents/` is built in and has a description', async () => {
  for (const name of agentNames()) {
    expect(isBuiltIn(name)).toBe(true);
    expect((await loadBuiltIn(name)).about).not.toBe('');
  }
});

test('an unknown agent is refused with the nearest name', () => {
  expect(() => {
    agentFile('gredy', '--agent');
  }).toThrow('--agent: no agent "gredy"; did you mean "greedy"?');
});
