import type { Look, LookColours } from '../../schemas/look.ts';
import { contrast, type LookField, nearest, PAIRS, type Pair, type Palette, paletteOf, type Theme } from './palette.ts';

/** A colour of `look.yaml` that stands out too little from another one, or on which another one does. */
export interface WeakColour {
  /** Its field below `colours`: `['accent', 'light']`. */
  field: LookField;
  colour: string;
  theme: Theme;
  pair: Pair;
  /** The other one of the pair. */
  other: string;
  measured: number;
  /** The nearest of its hue that is strong enough everywhere; undefined if there is none. */
  better: string | undefined;
}

/**
 * The colours of a look that are too weak, each with the worst of its pairs.
 * @param css the text of `styles/tokens.css`
 */
export function weakColours(css: string, look: Pick<Look, 'colours'>): WeakColour[] {
  return weakIn(css, look).map((weak) => ({
    ...weak,
    better: nearest(weak.colour, (colour) => {
      const others = weakIn(css, { colours: withColour(look.colours ?? {}, weak.field, colour) });
      return !others.some(({ field }) => field.join() === weak.field.join());
    }),
  }));
}

type Weak = Omit<WeakColour, 'better'>;

function weakIn(css: string, look: Pick<Look, 'colours'>): Weak[] {
  const palette = paletteOf(css, look);
  const worst = new Map<string, Weak>();
  for (const pair of PAIRS) {
    for (const theme of pair.themes) {
      const [one = '', other = ''] = [pair.front, pair.ground].map((token) => palette.colours.get(token)?.[theme]);
      const measured = contrast(one, other);
      if (measured >= pair.needed) continue;
      const given = givenIn(pair, theme, palette, look.colours ?? {});
      // Of two colours one is asked for another, and that one may be known already.
      const blamed = given.find(({ field }) => worst.has(field.join())) ?? given[0];
      if (!blamed) continue;
      const before = worst.get(blamed.field.join());
      if (before && before.measured / before.pair.needed <= measured / pair.needed) continue;
      worst.set(blamed.field.join(), { ...blamed, theme, pair, other: blamed.colour === one ? other : one, measured });
    }
  }
  return [...worst.values()];
}

interface Given {
  field: LookField;
  colour: string;
}

/** What a look says itself of a pair: of its front and its ground, and then of what they follow. */
function givenIn({ front, ground }: Pair, theme: Theme, { ownField, fieldOf }: Palette, look: LookColours): Given[] {
  const fields = [ownField(front), ownField(ground), fieldOf(front), fieldOf(ground)];
  return fields.flatMap((field) => (field && givenAt(look, field, theme)) ?? []);
}

/** What a look says itself for a theme: not what follows for dark pages. */
function givenAt(look: LookColours, field: LookField, theme: Theme): Given | undefined {
  const given = field.reduce<unknown>((value, name) => Reflect.get(Object(value), name), look);
  if (typeof given === 'string') return { field, colour: given };
  const colour: unknown = Reflect.get(Object(given), theme);
  return typeof colour === 'string' ? { field: [...field, theme], colour } : undefined;
}

function withColour(look: LookColours, field: LookField, colour: string): LookColours {
  const changed = structuredClone(look);
  const [last = ''] = field.slice(-1);
  Reflect.set(
    Object(field.slice(0, -1).reduce<unknown>((value, name) => Reflect.get(Object(value), name), changed)),
    last,
    colour,
  );
  return changed;
}
