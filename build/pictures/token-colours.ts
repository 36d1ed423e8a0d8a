import { readFileSync } from 'node:fs';
import { type ColourOf, themeColours } from '../../src/lib/machines/theme-colours.ts';

/** The colours of the site's design tokens. */
export function tokenColours(): ColourOf {
  return themeColours(readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8'));
}
