import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TOKENS = 'src/styles/tokens.css';
const files = globSync('src/**/*.{css,tsx,astro}').filter((file) => file !== TOKENS);
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Every place outside the tokens that matches, as `file: match`. */
function found(pattern: RegExp): string[] {
  return sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));
}

test('there are styles and components to look at', () => {
  expect(files.length).toBeGreaterThan(50);
});

test('no colour is written outside the tokens', () => {
  expect(found(/#[0-9a-f]{3,8}\b(?!-)|\b(oklch|oklab|rgba?|hsla?|color)\(/gi)).toEqual([]);
});

test('no size or weight of type is written outside the tokens', () => {
  expect(found(/font-size:\s*[\d.]+(px|rem|em)|font-weight:\s*(\d+;|bold)|font:(?! inherit)/g)).toEqual([]);
});

test('styles are written in CSS alone', () => {
  expect(found(/@(apply|theme|utility|variant|source|tailwind)\b/g)).toEqual([]);
});

test('nothing is styled by an attribute, and nothing is inserted raw but structured data', () => {
  const raw = found(/\sstyle=|dangerouslySetInnerHTML|set:html=\{.*\}/g);
  expect(raw).toEqual([expect.stringMatching(/^src\/layouts\/Document\.astro: set:html=\{jsonLd\(/)]);
});

test('a class string has at most 120 characters', () => {
  expect(found(/class(Name)?="[^"]{121,}"/g)).toEqual([]);
});

test('a component has at most 120 lines, and a route at most 40', () => {
  const lengths = sources
    .filter(({ file }) => !file.endsWith('.css'))
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }));
  expect(lengths.filter(({ file, lines }) => lines > (file.startsWith('src/pages/') ? 40 : 120))).toEqual([]);
});
