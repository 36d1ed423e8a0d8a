import { defineConfig } from 'vitest/config';

/** What reads the built site: `npm run build` comes before it. */
const SITE = 'tests/{site,specification}/**/*.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    // Modules are loaded once, not once for each file, which takes half the time: no test may change one for the next.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,build,hosting,scripts,tests,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/hosts/**', 'tests/example/**', SITE],
        },
      },
      { extends: true, test: { name: 'site', include: [SITE] } },
    ],
  },
});
