import { expect, test } from 'vitest';
import { themeColours } from './theme-colours.ts';

const CSS = `:root {
  --color-paper: light-dark(oklch(1 0 0), oklch(0 0 0));
  --color-kaavi-ground: oklch(0.6279 0.2577 29.23);
  --color-mark: var(--color-paper);
  --text-small: 1rem;
}`;

test('a token of two colours has one for each theme', () => {
  expect(themeColours(CSS)('paper')).toEqual({ light: '#ffffff', dark: '#000000' });
});

test('a token of one colour has it in both themes', () => {
  expect(themeColours(CSS)('kaavi-ground')).toEqual({ light: '#ff0000', dark: '#ff0000' });
});

test('a token that names another one has its colours', () => {
  expect(themeColours(CSS)('mark')).toEqual(themeColours(CSS)('paper'));
});

test('a colour that no token has is an error that names it', () => {
  expect(() => themeColours(CSS)('papr')).toThrow('--color-papr');
});

test('a token that is no colour is an error that shows its value', () => {
  expect(() => themeColours(':root { --color-paper: 2rem; }')('paper')).toThrow('2rem');
});
