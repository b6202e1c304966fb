import { configDefaults, defineConfig } from 'vitest/config';

/** Each of these takes more than two seconds. `npm run test:quick` leaves them out. */
const SLOW = [
  'test/agents/{contest-luck,free-actions,greedy,mcts,search-loss}.test.ts',
  'test/bench/*.test.ts',
  'test/browser/*.test.ts',
  'test/cli/*.test.ts',
  'test/docs/pages.test.ts',
  'test/games/**/{contract,perft,random-games,random-ir}.test.ts',
  'test/games/lorcana/rules/turn/concede.test.ts',
  'test/games/lorcana/text/new-texts.test.ts',
  'test/lab/check/*.test.ts',
  'test/lab/csv-bytes.test.ts',
  'test/lab/external/*.test.ts',
  'test/lab/folder/folder-lock.test.ts',
  'test/scenario/files.test.ts',
];

/** Random tests that play more in `npm run test:long`. */
const LONG = [
  'test/agents/free-actions.test.ts',
  'test/games/**/{contract,random-games,random-ir}.test.ts',
  'test/cli/many-decks.test.ts',
  'test/games/contest/properties.test.ts',
  'test/games/lorcana/text/{combinations,from-ir,fuzz}.test.ts',
  'test/cli/failing-calls.test.ts',
  'test/lab/csv-bytes.test.ts',
  'test/lab/external/{hostile-agents,killed-runs}.test.ts',
  'test/lab/folder/folder-lock.test.ts',
];

export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'long' ? LONG : ['test/**/*.test.ts'],
    exclude: mode === 'quick' ? [...configDefaults.exclude, ...SLOW] : configDefaults.exclude,
    env: mode === 'long' ? { TEMPOLAB_LONG: '1' } : {},
    globalSetup: 'test/support/scratch.ts',
    // Test files share a process and its loaded modules. With a process for each file, the tests of lab, core and stats take 45 s of processor
    // time instead of 19. No test may leave anything behind.
    isolate: false,
    // End-to-end tests mostly wait for the command: on two cores, two workers take half the time of the one worker that is the default there.
    maxWorkers: 2,
    // The built command runs as it is.
    server: { deps: { external: [/\/dist\//] } },
    // End-to-end tests start the built command several times.
    testTimeout: mode === 'long' ? 3_600_000 : 120_000,
  },
}));
