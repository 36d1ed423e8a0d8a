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

/** A menu of the header: the button that opens it and, while it is open, its entries. */
export function menuOf(page: Page, name: string): Locator {
  const button = page.getByRole('button', { name, exact: true });
  return page.getByRole('banner').getByRole('listitem').filter({ has: button });
}

/** Closes whatever menu is open, opens this one with a click, and returns it. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  await page.keyboard.press('Escape');
  const menu = menuOf(page, name);
  await menu.getByRole('button').click();
  return menu;
}

/** The link in `place` that shows this label; a line of description may follow it. */
export function linkIn(place: Locator, label: string): Locator {
  const page = place.page();
  return place.getByRole('link').filter({ has: page.getByText(label, { exact: true }) });
}
