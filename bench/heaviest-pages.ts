import type { PageMeasurements } from './results.ts';

/** The pages that are wanted in any case, and of each folder below Home the one that weighs most. */
export function heaviestPages(pages: PageMeasurements[], wanted: string[]): PageMeasurements[] {
  const weightOf = ({ loads: [load] }: PageMeasurements) => load?.sent ?? 0;
  const folderOf = ({ page }: PageMeasurements) => page.slice(0, page.lastIndexOf('/'));
  const isHeaviest = (page: PageMeasurements) =>
    folderOf(page) !== '' &&
    pages.every((other) => folderOf(other) !== folderOf(page) || weightOf(other) <= weightOf(page));
  return pages.filter((page) => wanted.includes(page.page) || isHeaviest(page));
}
