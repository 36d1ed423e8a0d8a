import { defineConfig } from 'vitest/config';

/** Of the tests against real servers, which the unit tests leave out. */
export default defineConfig({
  test: {
    include: ['tests/hosts/*.test.ts'],
    environment: 'node',
    // wrangler takes its time for 10 000 requests on a machine with much else to do.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
