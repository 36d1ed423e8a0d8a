import type { Colour } from '../../schemas/parts.ts';
import './colours.css';

/** The text colour of each name that content may use; what is drawn in it says `currentColor`. */
export const textColours: Record<Colour, string> = {
  indigo: 'colour-indigo',
  kaavi: 'colour-kaavi',
  marigold: 'colour-marigold',
  leaf: 'colour-leaf',
  sea: 'colour-sea',
  plum: 'colour-plum',
};

/** The class of a page that is marked in its colour. */
export function pageColour(colour: Colour): string {
  return `in-colour ${textColours[colour]}`;
}
