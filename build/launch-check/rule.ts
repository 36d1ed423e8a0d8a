import type { ContentPlace, ContentProblem } from '../content-check/report/problem.ts';
import type { ContentSource } from '../content-check/report/source.ts';

/** The worst one first. */
export const LEVELS = ['error', 'warning', 'info'] as const;
export type Level = (typeof LEVELS)[number];

/** The groups of the report, in its order. */
export const GROUPS = [
  'Problems',
  'Company',
  'Connections',
  'Pages',
  'Invented entries',
  'Security contact',
  'Online',
] as const;
export type Group = (typeof GROUPS)[number];

/** What the rules look at. */
export interface Company {
  sources: ContentSource[];
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
export interface Item extends Omit<Rule, 'find'>, Finding {}

/** The content file with this path below the content folder. */
export function sourceAt({ sources }: Pick<Company, 'sources'>, path: string): ContentSource | undefined {
  return sources.find((source) => source.path === path);
}
