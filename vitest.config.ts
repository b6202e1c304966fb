import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/scratch.ts',
    // Test files share a process, and with it what has been loaded and compiled: with a world of its own for each of them, the tests of lab,
    // core and stats took 45 s of processor time instead of 19. No test may leave anything behind.
    isolate: false,
    // End-to-end tests mostly wait for the command: on two cores, two at a time take half as long as the one that would be usual there.
    maxWorkers: 2,
    // The built command is run as it is.
    server: { deps: { external: [/\/dist\//] } },
    // End-to-end tests start the built command several times.
    testTimeout: 120_000,
  },
});
