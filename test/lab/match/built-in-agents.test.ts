import { test, expect } from 'vitest';
import { agentNames, isBuiltIn, loadBuiltIn, agentFile } from '../../../src/lab/match/built-in-agents.js';

test('agents are the files of their folder', () => {
  expect(agentNames()).toEqual(expect.arrayContaining(['greedy', 'random']));
});

test('every agent that comes with tempolab sits in the thread of the game and says what it does', async () => {
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
