import { formatHex, interpolate } from 'culori';
import type { ColourOf } from '../../../src/lib/machines/theme-colours.ts';
import type { Colour } from '../../../src/schemas/parts.ts';

/** The colours of a card, as `#rrggbb`. */
export interface CardColours {
  /** The ground, and the deeper field on it. */
  own: string;
  deep: string;
  /** Words, and lines of drawings. */
  ink: string;
  /** What matters, the line and its dots. */
  hot: string;
  tint: string;
  skin: string;
  bezel: string;
  /** The ground of a company's own mark, which may have colours of its own, and what of it has the text's colour. */
  paper: string;
  text: string;
}

/**
 * The colours of a page that has one, as they are on its grounds; without one, those of kaavi, which closes every page. All are
 * the light theme's, as grounds of a colour are in both.
 */
export function cardColours(colours: ColourOf, colour: Colour | undefined): CardColours {
  const light = (token: string) => colours(token).light;
  const own = light(colour ?? 'kaavi-ground');
  const mixed = (token: string, share: number) => formatHex(interpolate([light(token), own], 'oklab')(share));
  return {
    own,
    deep: mixed('night', 0.62),
    ink: light(colour ? 'on-own' : 'kaavi-ink'),
    hot: light('kaavi-dot'),
    tint: mixed('sheet', 0.66),
    skin: light('skin'),
    bezel: light('bezel'),
    paper: light('paper'),
    text: light('ink'),
  };
}
