import { defineConfig } from 'vitest/config';

/** Of the tests in other engines, whose packages are installed for them. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // An engine that draws in memory, beside all other parts of CI, opens a menu in more than the usual second.
    expect: { poll: { timeout: 10_000 } },
  },
});
