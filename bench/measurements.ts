export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Moments of painting, in milliseconds. */
export interface Paints {
  first: number;
  largest: number;
}

/** What Lighthouse says of one page on a phone with slow 4G; medians of all runs. */
export interface PageMarks {
  site: string;
  path: string;
  /** From 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** Reckoned from a load without throttling, as Lighthouse does by default. */
  simulated: Paints;
  /** Measured while the network and the processor were really slowed down. */
  applied: Paints;
}

/** What one page asks for before a visitor does anything. Sizes in bytes, as transferred, without heads of responses. */
export interface PageBytes {
  site: string;
  path: string;
  /** The document and its style sheets. */
  markup: number;
  /** What the finished first view needs besides fonts: documents, style sheets, scripts and pictures. */
  firstViewRequests: number;
  /** Everything that reached the server, icon and speculation rules included, and what was asked of other hosts. */
  requests: number;
  /** Script files, and script in the document itself (as it stands there). */
  script: number;
  fonts: number;
  fontFiles: number;
  isFontPreloaded: boolean;
  /** The sum of all layout shifts, with fonts that arrive a second late. */
  shift: number;
  /** Everything the server sent, heads of responses included. */
  wire: number;
}

/** From the click on an internal link to the first contentful paint of the next page, in milliseconds. */
export interface NavigationTimes {
  from: string;
  to: string;
  withRules: number[];
  withoutRules: number[];
  /** From the reference page to a copy of itself, with speculation rules. */
  reference: number[];
}

/** One build without any cache. */
export interface BuildCost {
  /** How many pages were added to those of the site. */
  generated: number;
  /** How many were built altogether. */
  pages: number;
  seconds: number;
  /** Peak resident memory of all processes of the build, in bytes; undefined where it cannot be measured. */
  memory: number | undefined;
}

/** Everything that one run of the benchmark found out. */
export interface Measurements {
  /** The names of all sites: ours first, the reference page second. */
  sites: string[];
  bytes: PageBytes[];
  marks: PageMarks[];
  navigation: NavigationTimes;
  builds: BuildCost[];
}
