import type { Locator, Page } from '@playwright/test';

/** The section with this heading. */
export function sectionOf(page: Page, heading: string | RegExp): Locator {
  const exact = typeof heading === 'string';
  return page.locator('section', { has: page.getByRole('heading', { name: heading, exact, level: 2 }) });
}

/** The cards of a section: list entries with a heading of their own. */
export function cardsOf(section: Locator): Locator {
  return section.getByRole('listitem').filter({ has: section.page().getByRole('heading', { level: 3 }) });
}

/** The headings of a section's cards. */
export function titlesOf(section: Locator): Locator {
  return cardsOf(section).getByRole('heading', { level: 3 });
}

/** Label and value of each figure of a section, as `40+ satisfied clients`. */
export async function figuresOf(section: Locator): Promise<string[]> {
  const labels = await section.getByRole('term').allInnerTexts();
  const values = await section.getByRole('definition').allInnerTexts();
  return labels.map((label, index) => `${values[index]} ${label.toLowerCase()}`);
}

/** Opens a menu of the header with a click, and returns the menu with its button. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name, exact: true });
  const menu = page.getByRole('banner').getByRole('listitem').filter({ has: button });
  await menu.getByRole('button').click();
  return menu;
}

/** The link in `place` that shows this label; a line of description may follow it. */
export function linkIn(place: Locator, label: string): Locator {
  const page = place.page();
  return place.getByRole('link').filter({ has: page.getByText(label, { exact: true }) });
}
