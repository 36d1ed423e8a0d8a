import { clampChroma, converter, formatHex, formatHex8, type Oklch, wcagContrast } from 'culori';
import type { Look, LookColours } from '../../schemas/look.ts';
import { type ThemeColour, tokensIn } from './tokens.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The field of `look.yaml` that decides a token, below `colours`. */
export type LookField = readonly string[];

/** The token of each field. */
const TOKENS: Record<Exclude<keyof LookColours, 'pages'>, string> = {
  paper: 'paper',
  ink: 'ink',
  accent: 'accent',
  line: 'dot',
  ground: 'kaavi-ground',
  highlight: 'kaavi-dot',
};

/** Tokens that no field names. They keep their distance from another one, and its hue; of one value, from one of its two. */
const FOLLOWERS: Record<string, readonly [base: string, theme?: Theme]> = {
  raised: ['paper'],
  rule: ['paper'],
  sheet: ['paper', 'light'],
  'sheet-dimmed': ['paper', 'light'],
  'on-own': ['paper', 'light'],
  'kaavi-ink': ['paper', 'light'],
  night: ['paper', 'dark'],
  'night-ground': ['paper', 'dark'],
  'sea-ground': ['sea', 'light'],
  'turmeric-ground': ['kaavi-dot'],
  'dot-over-papers': ['dot', 'dark'],
  'sand-ground': ['paper'],
  bezel: ['paper', 'dark'],
  veil: ['paper', 'dark'],
  'on-accent': ['paper'],
  muted: ['ink'],
  edge: ['ink'],
  line: ['ink'],
};

/** What two colours must have between them. */
export interface Pair {
  front: string;
  ground: string;
  /** The contrast of WCAG 2.2 that is needed: 7 for text (AAA), 4.5 for what is drawn. */
  needed: number;
  themes: readonly Theme[];
}

/** The lightness of the raised ground on a light page of a colour (`.in-colour` in tokens.css), of the hue that is darkest. */
const TINTED = 'oklch(0.925 0.026 290)';

/** The lightness of the ground of a dark page that is folded (there), of the hue that is brightest. */
const FOLDED = 'oklch(0.175 0.06 90)';

const PAGE_COLOURS = ['indigo', 'kaavi', 'marigold', 'leaf', 'sea', 'plum'];
const on = (grounds: string[], fronts: string[], needed: number, themes: readonly Theme[] = THEMES): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, needed, themes })));

/** Every text and drawing of the site on its grounds. */
export const PAIRS: readonly Pair[] = [
  ...on(['paper', 'raised'], ['ink', 'muted', 'accent', ...PAGE_COLOURS], 7),
  ...on(['paper', 'raised'], ['line', 'dot', 'edge'], 4.5),
  // No colour has 4.5 on both.
  ...on(['raised', 'sheet-dimmed'], ['dot-over-papers'], 3, ['dark']),
  ...on(['tinted'], ['muted'], 7, ['light']),
  ...on(['folded'], ['ink', 'muted', 'accent', ...PAGE_COLOURS], 7, ['dark']),
  ...on(['folded'], ['line', 'dot', 'edge'], 4.5, ['dark']),
  ...on(['accent'], ['on-accent'], 7),
  ...on(['kaavi-ground'], ['kaavi-ink', 'kaavi-dot'], 7, ['light']),
  ...on(['turmeric-ground'], ['ink'], 7, ['light']),
  ...on(['turmeric-ground'], ['accent'], 4.5, ['light']),
  ...on(['sand-ground'], ['ink', 'muted'], 7),
  ...on(['sand-ground'], ['accent', 'line', 'dot'], 4.5),
  ...on(['night-ground'], ['ink'], 7, ['dark']),
  ...on(['night-ground'], ['dot'], 4.5, ['dark']),
  ...on(['sea-ground'], ['ink', 'muted'], 7, ['dark']),
  ...on(['sea-ground'], ['dot', ...PAGE_COLOURS], 4.5, ['dark']),
  // Papers are light in both themes, and dimmed in the dark.
  ...on(['sheet', 'sheet-dimmed'], ['ink', 'muted'], 7, ['light']),
  // Words on a coloured ground, which is the light one of the two in both themes.
  ...on(PAGE_COLOURS, ['on-own'], 7, ['light']),
  ...on(PAGE_COLOURS, ['kaavi-dot'], 4.5, ['light']),
];

/** All colours of the site, those of `look.yaml` with all that follows from them. */
export interface Palette {
  colours: Map<string, ThemeColour>;
  /** The field that names a token. */
  ownField(token: string): LookField | undefined;
  /** The field that decides a token, because it names that or another one which it follows. */
  fieldOf(token: string): LookField | undefined;
}

const toOklch = converter('oklch');
const STEP = 0.01;

/**
 * @param css the text of `styles/tokens.css`
 * @throws if a token that is needed is not there, or is no colour
 */
export function paletteOf(css: string, { colours: look = {} }: Pick<Look, 'colours'>): Palette {
  const usual = tokensIn(css);
  const fields = new Map<string, LookField>();
  const colours = new Map(usual)
    .set('tinted', { light: TINTED, dark: TINTED })
    .set('folded', { light: FOLDED, dark: FOLDED });
  for (const [name, token] of Object.entries(TOKENS)) {
    const given = look[name as keyof typeof TOKENS];
    if (given !== undefined) give(token, given, [name]);
  }
  for (const [name, given] of Object.entries(look.pages ?? {})) give(name, given, ['pages', name]);

  function give(token: string, given: string | { light: string; dark?: string | undefined }, field: LookField) {
    const before = colourOf(usual, token);
    const both = typeof given === 'string' ? { light: given, dark: given } : given;
    colours.set(token, { light: both.light, dark: both.dark ?? darkFrom(both.light, before.dark, token) });
    fields.set(token, field);
  }

  if (fields.size > 0) {
    for (const [token, [base, theme]] of Object.entries(FOLLOWERS)) {
      if (!fields.has(base)) continue;
      const moved = (own: Theme) => {
        const from = theme ?? own;
        return follow(colourOf(usual, token)[own], colourOf(usual, base)[from], colourOf(colours, base)[from]);
      };
      colours.set(token, { light: moved('light'), dark: moved('dark') });
    }
    for (const token of new Set(PAIRS.map(({ front }) => front))) {
      if (!fields.has(token)) colours.set(token, strengthened(token, colours));
    }
  }
  return {
    colours,
    ownField: (token) => fields.get(token),
    fieldOf: (token) => fields.get(token) ?? fields.get(FOLLOWERS[token]?.[0] ?? ''),
  };
}

/** The tokens that a look changes, each with its value as CSS writes it. */
export function changedTokens(css: string, look: Pick<Look, 'colours'>): Map<string, string> {
  const usual = tokensIn(css);
  const changed = [...paletteOf(css, look).colours].filter(([token, { light, dark }]) => {
    const before = usual.get(token);
    return before !== undefined && (light !== before.light || dark !== before.dark);
  });
  return new Map(
    changed.map(([token, { light, dark }]) => [token, light === dark ? light : `light-dark(${light}, ${dark})`]),
  );
}

/** The contrast between two colours (WCAG 2.2), from 1 to 21. */
export function contrast(front: string, ground: string): number {
  return wcagContrast(front, ground);
}

/** A colour that is as much lighter or darker as a number says, of the same hue, as `#rrggbb`. */
export function lighter(colour: string, by: number): string {
  const { l, ...rest } = oklchOf(colour);
  return hex({ ...rest, l: Math.min(1, Math.max(0, l + by)) });
}

/** Of the hue of a light colour, and as light as the token is usually in the dark. Grounds and ink stay as they are. */
function darkFrom(light: string, usual: string, token: string): string {
  if (token === 'paper' || token === 'ink') return usual;
  const { l, c } = oklchOf(usual);
  const given = oklchOf(light);
  return hex({ ...given, l, c: Math.min(c, given.c) });
}

/** A colour at the same distance from another base. */
function follow(colour: string, before: string, now: string): string {
  const [own, from, to] = [colour, before, now].map(oklchOf) as [Oklch, Oklch, Oklch];
  return hex({
    ...own,
    l: Math.min(1, Math.max(0, own.l + to.l - from.l)),
    c: from.c === 0 ? own.c : own.c * Math.min(1.5, to.c / from.c),
    h: to.h === undefined ? (own.h ?? 0) : (own.h ?? 0) + to.h - (from.h ?? to.h),
  });
}

/** A token as light or as dark as its grounds need, if its own colour stands out too little. */
function strengthened(token: string, colours: ReadonlyMap<string, ThemeColour>): ThemeColour {
  const usual = colourOf(colours, token);
  const pairs = PAIRS.filter(({ front }) => front === token);
  const holds = (colour: string, theme: Theme) =>
    pairs.every(
      ({ ground, needed, themes }) =>
        !themes.includes(theme) || contrast(colour, colourOf(colours, ground)[theme]) >= needed,
    );
  const strong = (theme: Theme, ...others: Theme[]) =>
    nearest(usual[theme], (colour) => [theme, ...others].every((one) => holds(colour, one))) ?? usual[theme];
  if (usual.light !== usual.dark) return { light: strong('light'), dark: strong('dark') };
  // One value for both themes stays one.
  const one = strong('light', 'dark');
  return { light: one, dark: one };
}

/** The colour nearest in lightness that is as it should be: itself, or one of the same hue; undefined if there is none. */
export function nearest(colour: string, isRight: (colour: string) => boolean): string | undefined {
  if (isRight(colour)) return colour;
  for (let by = STEP; by <= 1; by += STEP) {
    const found = [lighter(colour, -by), lighter(colour, by)].find(isRight);
    if (found) return found;
  }
  return undefined;
}

function colourOf(colours: ReadonlyMap<string, ThemeColour>, token: string): ThemeColour {
  const colour = colours.get(token);
  if (!colour) throw new Error(`There is no colour --color-${token} in the design tokens.`);
  return colour;
}

function oklchOf(colour: string): Oklch {
  const found = toOklch(colour);
  if (!found) throw new Error(`This is no colour: ${colour}`);
  return found;
}

function hex(colour: Oklch): string {
  const inGamut = clampChroma(colour, 'oklch');
  return colour.alpha === undefined || colour.alpha === 1 ? formatHex(inGamut) : formatHex8(inGamut);
}
