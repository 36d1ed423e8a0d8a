import { defineConfig } from 'vitest/config';

/** Of the tests in other engines, whose packages are installed for them. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
