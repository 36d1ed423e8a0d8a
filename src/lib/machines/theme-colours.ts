import { formatHex } from 'culori';
import type { Look } from '../../schemas/look.ts';
import { paletteOf } from '../look/palette.ts';
import type { ThemeColour } from '../look/tokens.ts';

/** Finds the colour of a token, as `#rrggbb` for readers that know no `oklch()`. */
export type ColourOf = (token: string) => ThemeColour;

/**
 * The colours of the site by the names of their tokens without `--color-`, for what is no style sheet: pictures, the manifest,
 * the head of a page.
 * @param css the text of `styles/tokens.css`
 * @param look what of it the company has otherwise
 * @returns a function that throws if there is no such token, or if it is no colour
 */
export function themeColours(css: string, look: Pick<Look, 'colours'> = {}): ColourOf {
  const { colours } = paletteOf(css, look);
  return (token) => {
    const colour = colours.get(token);
    if (!colour) throw new Error(`There is no colour --color-${token} in the design tokens.`);
    return { light: hex(colour.light), dark: hex(colour.dark) };
  };
}

function hex(value: string): string {
  const colour = formatHex(value);
  if (!colour) throw new Error(`The design tokens name a colour that cannot be read: ${value}`);
  return colour;
}
