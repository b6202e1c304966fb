// An agent plays the same games in a process of its own as in the thread of the game, given the same seeds. In runs the seeds differ: those
// of external agents do not follow from the seed of the experiment.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AgentMaker } from '../../../src/core/agent.js';
import { wordsOf } from '../../../src/core/rng.js';
import type * as Games from '../../../src/games/registry.js';
import type * as External from '../../../src/lab/external/external-match.js';
import type * as Processes from '../../../src/lab/external/process-list.js';
import type * as BuiltIn from '../../../src/lab/match/built-in-match.js';
import type * as Requests from '../../../src/lab/prepare/plan-agents.js';
import { built } from '../../support/built.js';

const { loadGame } = await built<typeof Games>('src/games/registry.js');

const { createExternalAgent, limitsOf, playExternalMatch } = await built<typeof External>(
  'src/lab/external/external-match.js',
);

const { ProcessList } = await built<typeof Processes>('src/lab/external/process-list.js');

const { playMatch } = await built<typeof BuiltIn>('src/lab/match/built-in-match.js');

const { planAgent } = await built<typeof Requests>('src/lab/prepare/plan-agents.js');

const fail = (): never => {
  throw new Error('nothing to get wrong');
};

const game = await loadGame('lorcana', 'game', { options: {}, files: [], fail });

/** Two decks with a card in common. */
const decks = ['amber-amethyst-songs', 'amber-emerald-discard'].map((name) => {
  const file = `decks/lorcana/${name}.txt`;
  return { deck: game.readDeck({ file, text: readFileSync(file, 'utf8') }) };
});

const limits = { turns: 60, decisions: 5000, seconds: 60, megabytes: 1024 };

const makerOf = async (name: string) => (await built<{ readonly default: AgentMaker }>(`agents/${name}.js`)).default;

const random = await makerOf('random');

const setupOf = (round: number) => ({
  game,
  table: game.table(decks.map(({ deck }) => deck)),
  seeds: { decks: [wordsOf(round), wordsOf(round + 100)], chance: wordsOf(round + 200) },
  seed: String(round),
  limits,
});

const AGENTS: readonly [name: string, settings: string, sides: number][] = [
  ['random', '', 1],
  ['random', '', 2],
  ['greedy', 'weights: { lore: 2 }', 1],
  ['mcts', 'iterations: 6', 1],
];

const ROUNDS = 3;

for (const [name, given, sides] of AGENTS)
  test(`${name} on ${sides === 1 ? 'one side' : 'both sides'}`, async () => {
    const request = `{ use: test/support/agents/files/own-${name}.js, name: it, ${given} }`;
    const planned = await planAgent(request, { game, options: {}, limits, folders: ['.'] }, 'agent');
    const processes = ProcessList.ofSize(8);
    const hosted = { game: game.name, options: {}, decks };
    const agents = Array.from({ length: sides }, () =>
      createExternalAgent(planned.guest!, hosted, limitsOf(limits, { name: 'it', env: [], processes })),
    );
    const maker = await makerOf(name);
    const { settings } = planned;
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const seed = (seat: number) => wordsOf(1000 * seat + round);
        const isOwn = (seat: number) => seat < sides;
        const inThread = [0, 1].map((seat) => ({
          name: 'it',
          maker: isOwn(seat) ? maker : random,
          settings: isOwn(seat) ? settings : {},
          seed: seed(seat),
        }));
        const inProcess = inThread.map((player, seat) =>
          isOwn(seat)
            ? { name: 'it', settings, agent: agents[seat]!, seed: seed(seat), redealSeed: wordsOf(5000 + round) }
            : player,
        );
        const setup = setupOf(round);
        expect(await playExternalMatch({ ...setup, players: inProcess, decks: [0, 1] })).toEqual(
          playMatch({ ...setup, players: inThread }),
        );
      }
    } finally {
      for (const agent of agents) await agent.shutDown();
      processes.endAll();
    }
  });
