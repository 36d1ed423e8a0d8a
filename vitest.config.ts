import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,build,hosting,scripts,tests,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/hosts/**', 'tests/example/**'],
    environment: 'node',
    // Modules are loaded once, not once for each file, which takes half the time: no test may change one for the next.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
