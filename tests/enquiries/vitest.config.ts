import { defineConfig } from 'vitest/config';

/** Of the service for enquiries, whose packages are installed for it. */
export default defineConfig({
  test: {
    include: ['tests/enquiries/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/enquiries/set-up.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // They wait more than they compute.
    maxWorkers: 2,
  },
});
