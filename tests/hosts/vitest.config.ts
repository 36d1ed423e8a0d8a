import { defineConfig } from 'vitest/config';

/** Of the tests against real servers, which the unit tests leave out. */
export default defineConfig({
  test: {
    include: ['tests/hosts/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
