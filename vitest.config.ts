import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,build,hosting,scripts,tests,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/hosts/**', 'tests/example/**'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
