/** The families of pages, in the order of their menus in the header. */
export const FAMILIES = ['industries', 'services', 'expertise', 'insights'] as const;

export type Family = (typeof FAMILIES)[number];
