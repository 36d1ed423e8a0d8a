import { defineConfig } from 'vitest/config';

const FOLDERS = '{src,build,hosting,scripts,tests,bench,enquiries}';
/** What reads the built site: `npm run build` comes before it. */
const SITE = 'tests/{site,specification}/**/*.test.ts';
/** What takes long is left to CI. */
const THOROUGH = '**/*.thorough.test.ts';
/** What is no longer what its list or its copy says, while a mutant is being tried. */
const MUTANTS = '**/{mutants,sample-copy}.test.ts';
/** With a configuration of their own. */
const OTHERS = ['**/node_modules/**', 'tests/{hosts,example,enquiries,rules,engines}/**'];

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
        test: { name: 'unit', include: [`${FOLDERS}/**/*.test.ts`], exclude: [...OTHERS, SITE, THOROUGH, MUTANTS] },
      },
      { extends: true, test: { name: 'mutants', include: [MUTANTS], exclude: OTHERS } },
      { extends: true, test: { name: 'site', include: [SITE], exclude: [MUTANTS] } },
      { extends: true, test: { name: 'thorough', include: [`${FOLDERS}/${THOROUGH}`], exclude: OTHERS } },
    ],
  },
});
