import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { themeColours } from '../../../src/lib/machines/theme-colours.ts';
import { colour } from '../../../src/schemas/parts.ts';
import { tokensText } from '../site-look.ts';
import { cardColours } from './card-colours.ts';

const LOOKS = {
  'as they are': {},
  'of another company': {
    colours: {
      paper: { light: '#ffffff', dark: '#0e1f1c' },
      ground: '#0b3b36',
      highlight: '#7fe3c4',
      pages: { kaavi: { light: '#0a5a50' } },
    },
  },
};

test.each(Object.entries(LOOKS))('words stand out from every ground of a card, in the colours %s', (_, look) => {
  const colours = themeColours(tokensText(), look);
  for (const name of [undefined, ...colour.options]) {
    const { ink, own, deep, hot, bezel } = cardColours(colours, name);
    expect(wcagContrast(ink, own), name).toBeGreaterThanOrEqual(7);
    expect(wcagContrast(ink, deep), name).toBeGreaterThanOrEqual(7);
    // A value on the bar of the lesser one.
    expect(wcagContrast(bezel, hot), name).toBeGreaterThanOrEqual(7);
    expect(wcagContrast(hot, own), name).toBeGreaterThanOrEqual(4.5);
  }
});

test("a page's ground is its colour, and that of a page without one the kaavi ground", () => {
  const colours = themeColours(tokensText());
  expect(cardColours(colours, 'sea').own).toBe(colours('sea').light);
  expect(cardColours(colours, undefined).own).toBe(colours('kaavi-ground').light);
});
