import type { Colour } from '../schemas/parts.ts';

/** The text colour of each name that content may use; what is drawn in it says `currentColor`. */
export const textColours: Record<Colour, string> = {
  indigo: 'text-indigo',
  kaavi: 'text-kaavi',
  marigold: 'text-marigold',
  leaf: 'text-leaf',
  sea: 'text-sea',
  plum: 'text-plum',
};
