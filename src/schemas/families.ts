/**
 * The families of pages, in the order of their menus in the header. `outline` is the shape of the kolam that their pages
 * share, so that a visitor feels where they are, and `size` its dots a side.
 */
export const families = {
  industries: { outline: 'diamond', size: 7 },
  services: { outline: 'octagon', size: 9 },
  expertise: { outline: 'square', size: 9 },
  insights: { outline: 'star', size: 9 },
} as const;

export type Family = keyof typeof families;

export const FAMILIES = Object.keys(families) as Family[];
