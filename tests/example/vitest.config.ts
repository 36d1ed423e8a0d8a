import { defineConfig } from 'vitest/config';

/** Of the connected example, which the unit tests leave out because it is built first. */
export default defineConfig({
  test: { include: ['tests/example/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 300_000 },
});
