import type { Game } from '../../../src/core/game.js';
import { lorcana } from '../../../src/games/lorcana/index.js';
import { somePlanInput } from '../../support/some-plan.js';
import { type AgentRequest, parseAgentRequest } from '../../../src/lab/plan/agent-request.js';
import { planAgent, distinctAgents } from '../../../src/lab/prepare/plan-agents.js';
import { test, expect } from 'vitest';

const game: Game = lorcana();

const context = { game, options: {}, limits: somePlanInput().limits, folders: ['.'] };

const plan = (request: AgentRequest) => planAgent(request, context, '--agent');

const FORMS: readonly [request: AgentRequest, name: string, weights: object][] = [
  ['greedy', 'greedy', {}],
  ['greedy:weights.lore=2,weights.ink=0.5', 'greedy:weights.lore=2,weights.ink=0.5', { lore: 2, ink: 0.5 }],
  [{ use: 'greedy' }, 'greedy', {}],
  [{ use: 'greedy', weights: { lore: -1 } }, 'greedy:weights.lore=-1', { lore: -1 }],
  [{ use: 'greedy', name: 'miser', weights: { hand: 9 } }, 'miser', { hand: 9 }],
];

for (const [request, name, weights] of FORMS)
  test(`${JSON.stringify(request)} gives an agent with its settings`, async () => {
    expect(await plan(request)).toEqual({ name, use: 'greedy', settings: { weights }, isReproducible: true });
  });

const MISTAKES: readonly [request: AgentRequest, message: string][] = [
  ['gredy', '--agent: no agent "gredy"; did you mean "greedy"?'],
  ['gredy:weights.lore=1', '--agent: no agent "gredy"; did you mean "greedy"?'],
  ['greedy:weights', '--agent: found "weights" in "greedy:weights"; expected parameter=value'],
  ['greedy:weight.lore=1', '--agent: greedy weight: no such field; did you mean "weights"?'],
  ['greedy:weights.lor=1', '--agent: greedy weights lor: no such field; did you mean "lore"?'],
  ['greedy:weights.lore=much', '--agent: greedy weights lore: found "much"; expected a number'],
  ['greedy:weights=3', '--agent: greedy weights: found 3; expected weights of features such as { lore: '],
  ['random:weights.lore=1', '--agent: random weights: no such field'],
  [
    { weights: {} },
    '--agent: found {"weights":{}}; expected an agent such as { use: greedy } or { exec: python3 mine.py }',
  ],
  [
    { use: 'greedy', exec: 'python3 mine.py' },
    '--agent: found {"use":"greedy","exec":"python3 mine.py"}; expected an agent such as',
  ],
  ['{use: [}', '--agent: found "{use: [}"; expected an agent such as \'{use: greedy}\''],
  [
    './test/lab/plan/agent-request.tst.ts',
    '--agent: no agent "./test/lab/plan/agent-request.tst.ts"; did you mean "agent-request.test.ts"?',
  ],
  [
    'zebra',
    '--agent: no agent "zebra"; there are: greedy, mcts, random; a file is named by its path, such as ./mine.js',
  ],
  [{ exec: 'no-such-program x' }, '--agent: "no-such-program x" cannot be started: no program "no-such-program"'],
  [{ use: 'greedy', name: 'a/b' }, '--agent: name: found "a/b"; expected a text without "/"'],
];

for (const [request, message] of MISTAKES)
  test(`${JSON.stringify(request)} is refused in one sentence`, async () => {
    await expect(plan(request)).rejects.toThrow(message);
  });

test('equal agents are merged; two different agents with one name are refused', async () => {
  const where = (i: number) => `agents ${i}`;
  const all = (...requests: AgentRequest[]) => Promise.all(requests.map(plan));
  expect(distinctAgents(await all('greedy', { use: 'greedy' }), where)).toHaveLength(1);
  const namesakes = await all('greedy', { use: 'greedy', name: 'greedy', weights: { lore: 3 } });
  expect(() => distinctAgents(namesakes, where)).toThrow('agents 1: two agents are called "greedy"');
});

const KINDS: readonly [request: AgentRequest, kind: string, use: string, name: string, given: object][] = [
  ['./mine.js', 'file', './mine.js', 'mine', {}],
  [
    'lab/mine.ts:caution=0.5,bold=true',
    'file',
    'lab/mine.ts',
    'mine:caution=0.5,bold=true',
    { caution: 0.5, bold: true },
  ],
  ['mine.mjs', 'file', 'mine.mjs', 'mine', {}],
  [{ use: '../mine.js', caution: 1 }, 'file', '../mine.js', 'mine:caution=1', { caution: 1 }],
  [{ exec: 'python3 src/my_agent.py -v' }, 'program', 'python3 src/my_agent.py -v', 'my_agent', {}],
  [{ exec: './my_agent' }, 'program', './my_agent', 'my_agent', {}],
  [{ exec: 'python3 -u "my agent.py"', name: 'snake' }, 'program', 'python3 -u "my agent.py"', 'snake', {}],
  ['{exec: python3 mine.py, depth: 2}', 'program', 'python3 mine.py', 'mine:depth=2', { depth: 2 }],
];

for (const [request, kind, use, name, given] of KINDS)
  test(`${JSON.stringify(request)} is a ${kind}`, () => {
    expect(parseAgentRequest(request, '--agent')).toEqual({ kind, use, name, given });
  });
