import { defineConfig } from 'vitest/config';

/** Of the checkers that only CI asks, whose packages are installed for them. */
export default defineConfig({
  test: {
    include: ['tests/rules/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/rules/set-up.ts',
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
