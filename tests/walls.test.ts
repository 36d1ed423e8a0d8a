import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const SHAPES = ['src/schemas'];
const FUNCTIONS = [...SHAPES, 'src/lib'];
const PARTS = [...FUNCTIONS, 'src/drawings', 'src/components'];
const SECTIONS = [...PARTS, 'src/sections'];
/** What runs in Node stands on what could run in a browser, never the other way round. */
const NODE = ['node:', 'hosting', 'build', ...FUNCTIONS];

/** What each room may import besides itself. */
const ROOMS: Record<string, readonly string[]> = {
  'src/schemas': [],
  'src/lib': SHAPES,
  'src/drawings': FUNCTIONS,
  'src/components': [...FUNCTIONS, 'src/drawings'],
  'src/islands': PARTS,
  'src/sections': PARTS,
  'src/layouts': [...SECTIONS, 'src/islands', 'src/styles', 'astro:'],
  'src/pages': [...SECTIONS, 'src/islands', 'src/layouts', 'src/styles', 'astro:'],
  hosting: ['node:'],
  // It is copied to a server with nothing of the site but the rules of its forms.
  enquiries: ['node:', 'src/lib/forms'],
  // Share cards show what pages draw; it is translated for Node.
  build: [...NODE, 'src/components/share-card'],
  tests: [...NODE, 'enquiries'],
  bench: [...NODE, 'tests'],
  scripts: [...NODE, 'tests'],
};
/** The only functions that ask Astro, and so run nowhere else. */
const ASTRO = ['src/lib/content/content.ts', 'src/lib/content/photographs.ts', 'src/lib/content/portraits.ts'];
const IMPORT = /(?:\bfrom|\bimport) ?\(? ?'((?:\.|node:|astro:)[^']*)'/g;

/** The imports of a file of a room that this room may not have. */
function forbidden(room: string, file: string, text: string): string[] {
  const allowed = [room, ...(ROOMS[room] ?? []), ...(ASTRO.includes(file) ? ['astro:'] : [])];
  return [...text.matchAll(IMPORT)]
    .map(([, name = '']) => (name.startsWith('.') ? posix.join(posix.dirname(file), name) : name))
    .filter((name) => !allowed.some((one) => name.startsWith(one.endsWith(':') ? one : `${one}/`)));
}

test.each(Object.keys(ROOMS))('%s imports nothing but what stands below it', (room) => {
  const files = globSync(`${room}/**/*.{ts,tsx,astro,mjs}`, { exclude: ['**/node_modules/**', '**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files.map((path) => path.replaceAll('\\', '/')))
    expect(forbidden(room, file, readFileSync(file, 'utf8')), file).toEqual([]);
});

test('an import from above, of Node or of content is seen', () => {
  const text = `import type { A } from '../schemas/a.ts';
import '../sections/b.css';
export { c } from 'node:fs';
const d = await import('astro:content');`;
  expect(forbidden('src/lib', 'src/lib/x.ts', text)).toEqual(['src/sections/b.css', 'node:fs', 'astro:content']);
});

// Astro's types know only the kinds of content that a company has: without Blogs, "blogs" is no name.
test('what an entry holds is taken from the schemas', () => {
  for (const file of globSync('src/**/*.{ts,tsx,astro}')) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/\bCollectionEntry\b|\bInferEntrySchema\b/);
  }
});
