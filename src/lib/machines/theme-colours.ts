import { formatHex, parse } from 'culori';

/** A colour as `#rrggbb`, for readers that know no `oklch()`. */
export interface ThemeColour {
  light: string;
  dark: string;
}

/** Finds the colour of a token. */
export type ColourOf = (token: string) => ThemeColour;

const TOKEN = /--color-([a-z-]+):\s*([^;]+);/g;
const BOTH = /^light-dark\((.+\)), (.+\))\)$/;
const OTHER = /^var\(--color-([a-z-]+)\)$/;

/**
 * The colours of the design tokens by their names without `--color-`, for what is no style sheet: pictures, the manifest,
 * the head of a page.
 * @param css the text of `styles/tokens.css`
 * @returns a function that throws if there is no such token, or if it is no colour
 */
export function themeColours(css: string): ColourOf {
  const values = new Map([...css.matchAll(TOKEN)].map(([, name = '', value = '']) => [name, value]));
  const colourOf = (token: string): ThemeColour => {
    const value = values.get(token);
    if (value === undefined) throw new Error(`There is no colour --color-${token} in the design tokens.`);
    const [, other] = OTHER.exec(value) ?? [];
    if (other !== undefined) return colourOf(other);
    const [, light = value, dark = value] = BOTH.exec(value) ?? [];
    return { light: hex(light), dark: hex(dark) };
  };
  return colourOf;
}

function hex(value: string): string {
  const colour = parse(value);
  if (!colour) throw new Error(`The design tokens name a colour that cannot be read: ${value}`);
  return formatHex(colour);
}
