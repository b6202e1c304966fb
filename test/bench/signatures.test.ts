// The signatures of all workloads.
import { test, expect } from 'vitest';
import { WORKLOADS } from '../../src/bench/run.js';

/** Numbers of games or positions that take a second at most. Workloads that play in chunks need multiples of the chunk. */
const SIZES: Readonly<Record<string, number>> = {
  'vanilla-duel': 1_000,
  'ability-duel': 100,
  'real-duel': 50,
  branch: 4,
  playouts: 1,
  'turn-actions': 50,
  'turn-actions-vanilla': 1_000,
  contest: 1_000,
  template: 1_000,
  'agent-greedy': 6,
  'agent-mcts': 1,
  'agent-overhead': 40,
};

// `npx vitest run test/bench/signatures.test.ts -u` rewrites the file.
test('the signatures of all workloads are those of signatures.txt', async () => {
  const lines: string[] = [];
  for (const workload of WORKLOADS) {
    // `scaling` starts processes with 20,000 games each, which takes too long here.
    if (workload.name === 'scaling') continue;
    const size = SIZES[workload.name];
    expect(size, `a size for ${workload.name}`).toBeDefined();
    const { signature } = await workload.run(size);
    lines.push(`${workload.name} ${size} ${signature}\n`);
  }
  await expect(lines.join('')).toMatchFileSnapshot('signatures.txt');
});
