import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageAt } from '../src/lib/content/pages.ts';
import { CONTENT_FOLDER, contentFiles } from './content-files.ts';

const ROUTES = 'src/pages';
/** The route of all pages of text, whatever their paths. */
const TEXT_ROUTE = '_text.astro';
const IMPORT = /^import [^'\n]*'(\..+\.tsx)';$/gm;

/**
 * The files that say what a page says: its content, its route, and the sections and components that stand on it. Left
 * out is what stands around every page, and what only concerns its look.
 * @throws if no content file or no route makes a page with this path.
 */
export function pageSources(path: string): string[] {
  const content = contentFiles().find((file) => pageAt(file)?.path === path);
  const route = content?.endsWith('.md')
    ? TEXT_ROUTE
    : globSync('**/*.astro', { cwd: ROUTES }).find((file) => routePattern(file).test(path));
  if (content === undefined || route === undefined) throw new Error(`Nothing makes a page with the path ${path}.`);
  const file = join(ROUTES, route);
  return [join(CONTENT_FOLDER, content), file, ...componentsOf(file)];
}

/** The paths that a route answers: `services/[slug].astro` those like `/services/data-ai`. */
function routePattern(file: string): RegExp {
  const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.astro$|\.astro$/, '')}`;
  return new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`);
}

/** The components that a file imports, and those that these import. */
function componentsOf(file: string, known = new Set<string>()): Set<string> {
  const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path));
  for (const component of imports.filter((path) => existsSync(path) && !known.has(path))) {
    known.add(component);
    componentsOf(component, known);
  }
  return known;
}
