import { expect, test } from 'vitest';
import type { Game } from '../../src/core/game.js';
import { lorcana } from '../../src/games/lorcana/index.js';
import { planAgent, planAgents, type AgentRequest } from '../../src/lab/agent-request.js';

const game: Game = lorcana();
const plan = (request: AgentRequest) => planAgent(request, game, '--agent');

const FORMS: readonly [request: AgentRequest, name: string, weights: object][] = [
  ['greedy', 'greedy', {}],
  ['greedy:weights.lore=2,weights.ink=0.5', 'greedy:weights.lore=2,weights.ink=0.5', { lore: 2, ink: 0.5 }],
  [{ use: 'greedy' }, 'greedy', {}],
  [{ use: 'greedy', weights: { lore: -1 } }, 'greedy:weights.lore=-1', { lore: -1 }],
  [{ use: 'greedy', name: 'miser', weights: { hand: 9 } }, 'miser', { hand: 9 }],
];

for (const [request, name, weights] of FORMS)
  test(`${JSON.stringify(request)} is an agent with its settings`, async () => {
    expect(await plan(request)).toEqual({ name, use: 'greedy', settings: { weights }, isReproducible: true });
  });

const MISTAKES: readonly [request: AgentRequest, message: string][] = [
  ['gredy', '--agent: no agent "gredy"; did you mean "greedy"?'],
  ['gredy:weights.lore=1', '--agent: no agent "gredy"; did you mean "greedy"?'],
  ['greedy:weights', '--agent: found "weights" in "greedy:weights"; parameter=value would do'],
  ['greedy:weight.lore=1', '--agent: greedy weight: no such field; did you mean "weights"?'],
  ['greedy:weights.lor=1', '--agent: greedy weights lor: no such field; did you mean "lore"?'],
  ['greedy:weights.lore=much', '--agent: greedy weights lore: found "much"; a number would do'],
  ['greedy:weights=3', '--agent: greedy weights: found 3; weights of features such as { lore: 0.'],
  ['random:weights.lore=1', '--agent: random weights: no such field'],
  [{ weights: {} }, '--agent: found {"weights":{}}; an agent such as { use: greedy } would do'],
  [{ use: 'greedy', name: 'a/b' }, '--agent: name: found "a/b"; a text without "/" would do'],
];

for (const [request, message] of MISTAKES)
  test(`${JSON.stringify(request)} is refused in one sentence`, async () => {
    await expect(plan(request)).rejects.toThrow(message);
  });

test('the same agent twice is one agent; two of one name are refused', async () => {
  const where = (i: number) => `agents ${i}`;
  expect(await planAgents(['greedy', { use: 'greedy' }], game, where)).toHaveLength(1);
  const namesakes = ['greedy', { use: 'greedy', name: 'greedy', weights: { lore: 3 } }];
  await expect(planAgents(namesakes, game, where)).rejects.toThrow('agents 1: two agents are called "greedy"');
});
