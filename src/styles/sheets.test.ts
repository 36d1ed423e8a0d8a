import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const sheets = globSync('src/{components,drawings,sections}/**/*.css');
/** Pictures of share cards are drawn without sheets of pages. */
const components = globSync('src/{components,drawings,sections}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.') && !file.includes('share-card'),
);
const markup = components.map(read).join('\n');
const shared = globSync('src/styles/*.css').flatMap(classesIn);

/** The classes that a sheet has rules for. */
function classesIn(sheet: string): string[] {
  const css = read(sheet).replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '');
  return [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
}

/** The sheets that a component loads itself, and those that stand beside the components it is made of. */
function sheetsOf(component: string): string[] {
  const imports = [...read(component).matchAll(/(?:import|from) '(\..*)\.(css|tsx?)';/g)];
  return imports.map(([, path]) => join(dirname(component), `${path}.css`)).filter((file) => sheets.includes(file));
}

/** The class names that a component writes, without those that it puts together. */
function classesOf(component: string): string[] {
  return [...read(component).matchAll(/className(?:=|: )("[^"]*"|'[^']*'|\{[^\n]*?\}(?=[\s>]))/g)].flatMap(
    ([, value = '']) => {
      const written = value.replace(/=== '[^']*'/g, '').replace(/`([^`]*)`/g, (_, text: string) => {
        const inner = [...text.matchAll(/'([^']*)'/g)].map(([, name]) => name);
        return `'${text.replace(/\$\{[^}]*\}/g, '')} ${inner.join(' ')}'`;
      });
      return [...written.matchAll(/["']([^"']*)["']/g)].flatMap(([, names = '']) => names.split(/\s+/));
    },
  );
}

test('there are sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(40);
});

test.each(sheets)('%s stands beside its component, in the layer of its folder', (sheet) => {
  expect(components.map((file) => file.replace(/tsx?$/, 'css'))).toContain(sheet);
  const layer = sheet.includes('sections') ? 'sections' : 'components';
  const outermost = read(sheet)
    .split('\n')
    .filter((line) => /^[^\s/]/.test(line));
  expect(outermost).toEqual([`@layer ${layer} {`, '}']);
});

test.each(components)('the classes that %s writes have rules in a sheet that it loads', (component) => {
  const known = [...shared, ...sheetsOf(component).flatMap(classesIn)];
  expect(classesOf(component).filter((name) => name && !name.endsWith('-') && !known.includes(name))).toEqual([]);
});

test.each(sheets)('%s has no rules for classes that nothing writes', (sheet) => {
  const isWritten = (name: string) =>
    new RegExp(`["'\`\\s]${name}["'\`\\s]|["'\`\\s]${name.replace(/-[^-]*$/, '')}-\\$\\{`).test(markup);
  expect(classesIn(sheet).filter((name) => !isWritten(name))).toEqual([]);
});

test('the document names every layer, in their order, before any sheet is loaded', () => {
  const [, names = ''] = /<style is:inline>@layer ([^;{]+);<\/style>/.exec(read('src/layouts/Document.astro')) ?? [];
  const order = names.split(', ');
  expect(order).toEqual(['base', 'type', 'components', 'sections', 'media']);
  const used = globSync('src/**/*.css').flatMap((file) => [...read(file).matchAll(/^@layer (\w+) \{/gm)]);
  expect(new Set(used.map(([, layer]) => layer))).toEqual(new Set(order));
});
