/** A colour on light pages and on dark ones. */
export interface ThemeColour {
  light: string;
  dark: string;
}

const TOKEN = /--color-([a-z-]+):\s*([^;]+);/g;
const BOTH = /^light-dark\((.+\)), (.+\))\)$/;
const OTHER = /^var\(--color-([a-z-]+)\)$/;

/**
 * The colours of the design tokens as they are written, by their names without `--color-`: those that hold everywhere, which
 * come first.
 * @param css the text of `styles/tokens.css`
 */
export function tokensIn(css: string): Map<string, ThemeColour> {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(TOKEN)) if (!values.has(name)) values.set(name, value);
  const colourOf = (value: string): ThemeColour => {
    const [, other] = OTHER.exec(value) ?? [];
    if (other !== undefined) return colourOf(values.get(other) ?? '');
    const [, light = value, dark = value] = BOTH.exec(value) ?? [];
    return { light, dark };
  };
  return new Map([...values].map(([name, value]) => [name, colourOf(value)]));
}
