import { readFileSync } from 'node:fs';
import { converter } from 'culori';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { changedTokens, contrast, PAIRS, paletteOf } from './palette.ts';
import { weakColours } from './weak-colours.ts';

const CSS = readFileSync('src/styles/tokens.css', 'utf8');
const { colours: USUAL } = paletteOf(CSS, {});
const WHITE = { light: '#ffffff', dark: '#0e1f1c' };

const hue = (colour = '') => Math.round(converter('oklch')(colour)?.h ?? Number.NaN);
/** The weak colours of a look, as `accent.light: accent on raised`. */
const weakIn = (colours: object) =>
  weakColours(CSS, { colours }).map(({ field, pair }) => `${field.join('.')}: ${pair.front} on ${pair.ground}`);

describe('in the design tokens', () => {
  test.each(PAIRS)('$front stands out from $ground', ({ front, ground, needed, themes }) => {
    for (const theme of themes) {
      const [one = '', other = ''] = [front, ground].map((token) => USUAL.get(token)?.[theme]);
      expect(contrast(one, other), theme).toBeGreaterThanOrEqual(needed);
    }
  });

  // How bright its blue is at least, of 1: below, the page looks black.
  test('the ground of dark pages is seen to be blue', () => {
    expect(converter('rgb')(USUAL.get('paper')?.dark ?? '')?.b).toBeGreaterThanOrEqual(48 / 255);
  });
});

// `build/styles/look-styles.ts` writes a company's colours there.
test('a colour stands nowhere but in :root, where a look changes it', () => {
  const others: string[] = [];
  postcss.parse(CSS).walkDecls((declaration) => {
    const { parent } = declaration;
    const isRoot = parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';
    if (!isRoot && /#[\da-f]{3}|(rgb|hsl|ok(lch|lab))\([\d.]/i.test(declaration.value))
      others.push(String(declaration));
  });
  expect(others).toEqual([]);
});

test('a look without colours changes nothing', () => {
  expect(changedTokens(CSS, {})).toEqual(new Map());
  expect(changedTokens(CSS, { colours: {} })).toEqual(new Map());
});

test('what follows a ground has its hue, and its distance from it', () => {
  const { colours } = paletteOf(CSS, { colours: { paper: { light: '#e6fff2', dark: '#0e2e22' } } });
  expect(hue(colours.get('raised')?.light)).toBeCloseTo(hue('#e6fff2'), -1);
  expect(hue(colours.get('night-ground')?.dark)).toBeCloseTo(hue('#0e2e22'), -1);
  expect(contrast(colours.get('raised')?.light ?? '', '#e6fff2')).toBeLessThan(1.3);
});

test('a colour that is named for light pages alone is of the same hue on dark ones', () => {
  const { light, dark } = paletteOf(CSS, { colours: { accent: { light: '#005d56' } } }).colours.get('accent') ?? {};
  expect(light).toBe('#005d56');
  expect(Math.abs(hue(dark) - hue('#005d56'))).toBeLessThanOrEqual(3);
  expect(contrast(dark ?? '', USUAL.get('paper')?.dark ?? '')).toBeGreaterThanOrEqual(7);
});

test('colours that nobody names are strengthened until they hold on a ground that is named', () => {
  const { colours } = paletteOf(CSS, { colours: { paper: { light: '#d8d0c0' } } });
  expect(colours.get('muted')?.light).not.toBe(USUAL.get('muted')?.light);
  expect(weakIn({ paper: { light: '#d8d0c0' } })).toEqual([]);
});

test.each(['sheet-dimmed', 'tinted'])('text of the second rank can be read on the ground %s, too', (token) => {
  const { colours } = paletteOf(CSS, { colours: { paper: WHITE, ink: { light: '#10302b' } } });
  const [text = '', ground = ''] = ['muted', token].map((name) => colours.get(name)?.light);
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
});

test('a colour that is named and too weak is told once, by the worst of its pairs', () => {
  expect(weakIn({ paper: WHITE, accent: { light: '#0f766e' } })).toEqual(['accent.light: accent on raised']);
  expect(weakIn({ ground: '#88bbaa' })).toEqual([expect.stringMatching(/^ground: /)]);
  expect(weakIn({ pages: { indigo: { light: '#e0a030' } }, highlight: '#7fe3c4' })).toEqual([
    'pages.indigo.light: indigo on raised',
  ]);
});

test('the shade that is proposed holds, and is of the same hue', () => {
  const [{ better = '' } = {}] = weakColours(CSS, { colours: { accent: { light: '#0f766e' } } });
  expect(weakIn({ accent: { light: better } })).toEqual([]);
  expect(Math.abs(hue(better) - hue('#0f766e'))).toBeLessThanOrEqual(3);
});
