import type { ContentPlace, ContentProblem } from '../content-check/report/problem.ts';
import type { ContentSource } from '../content-check/report/source.ts';

/** The worst one first. */
export const LEVELS = ['error', 'warning', 'info'] as const;
export type Level = (typeof LEVELS)[number];

/** The groups of the report, in the order in which docs/going-live.md walks, and what each of them asks for. */
export const STEPS = {
  Problems: 'Correct what is wrong with the content.',
  Company: 'Say who you are.',
  Pages: 'Write the pages that are missing.',
  Connections: 'Connect buttons and forms.',
  Offers: 'Decide what you promise.',
  'Invented entries': 'Replace what is invented.',
  'Security contact': 'See that holes in security reach someone.',
  Online: 'See that the endpoints of the forms answer.',
} as const;
export type Group = keyof typeof STEPS;
export const GROUPS = Object.keys(STEPS) as Group[];

/** What the rules look at. */
export interface Company {
  sources: ContentSource[];
  /** The content as it comes out of the box, and the pages of the example; none where they have been deleted. */
  sample: ContentSource[];
  example: ContentSource[];
  /** Problems for which the site cannot be built. */
  problems: ContentProblem[];
  /** What will soon be a problem. */
  warnings: ContentProblem[];
  today: Date;
  /** The address that builds are for, if it is not the one in `site.yaml`. */
  siteUrl: string | undefined;
}

/** One thing that is found, at its place. */
export interface Finding {
  title: string;
  place: ContentPlace;
  /** By which launch.yaml names it; what its place is called, if left out. */
  entry?: string;
}

/** One thing that can still be open before the site goes live. Its id stays the same for ever. */
export interface Rule {
  id: string;
  level: Level;
  group: Group;
  /** What it says in general, for the list in docs/going-live.md. */
  about: string;
  /** What is to be done. */
  settle: string;
  find: (company: Company) => Finding[];
}

/** What one of the rules has found. */
export interface Item extends Omit<Rule, 'find'>, Required<Finding> {}

/** The content file with this path below the content folder. */
export function sourceAt({ sources }: Pick<Company, 'sources'>, path: string): ContentSource | undefined {
  return sources.find((source) => source.path === path);
}
