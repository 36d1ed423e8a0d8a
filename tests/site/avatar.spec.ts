import type { Locator, Page } from '@playwright/test';
import { sectionOf } from '../support/page.ts';
import { serveSiteWithPicture } from '../support/site-with-picture.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** A red picture of one pixel. */
const RED = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

const { title, items } = wordsOf('home').testimonials;

/** The avatars of the testimonials: what shows two capital letters and nothing else. */
const avatarsOf = (page: Page) =>
  sectionOf(page, title)
    .getByRole('listitem')
    .getByText(/^[A-Z]{2}$/);

/** The colours that an element shows, as how many of its pixels each of them covers. */
async function coloursOf(element: Locator): Promise<Map<string, number>> {
  const picture = (await element.screenshot()).toString('base64');
  const pixels = await element.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    return [...(canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])];
  }, picture);
  const colours = new Map<string, number>();
  for (let index = 0; index < pixels.length; index += 4) {
    const colour = pixels.slice(index, index + 3).join(' ');
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  return colours;
}

/** Opens Home where the first testimonial has a picture, and returns its avatar when the picture has loaded or failed. */
async function openWithPicture(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const avatar = avatarsOf(page).first();
  await expect.poll(() => avatar.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  return avatar;
}

/** The picture changes nothing: without it, the avatar looks the same to the last pixel. */
async function expectInitialsOnly(avatar: Locator) {
  const shown = await coloursOf(avatar);
  expect(shown.size).toBeGreaterThan(2);
  await avatar.locator('img').evaluate((image) => {
    let picture: Element = image;
    while (picture.parentElement && picture.parentElement.textContent === '') picture = picture.parentElement;
    picture.remove();
  });
  expect(shown).toEqual(await coloursOf(avatar));
}

test('§4 Avatar: shows the initials of each person who has no picture', async ({ open }) => {
  const page = await open('/');
  const avatars = avatarsOf(page);
  await expect(avatars).toHaveText(items.map(({ initials }) => initials));
  await expect(avatars.locator('img')).toHaveCount(0);
  for (const avatar of await avatars.all()) await expect(avatar).toBeVisible();
});

test('§4 Avatar: idle, the initials can be read', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  const colours = await coloursOf(avatarsOf(page).first());
  expect(colours.size).toBeGreaterThan(2);
});

test.describe('with a picture', () => {
  // One worker for all, because the site is built anew.
  test.describe.configure({ mode: 'default' });
  let site: Awaited<ReturnType<typeof serveSiteWithPicture>>;

  test.beforeAll(async () => {
    site = await serveSiteWithPicture('/people/someone.png');
  });
  test.afterAll(() => site.remove());

  test('§4 Avatar: while the picture is loading, the initials show', { tag: '@once' }, async ({ page }) => {
    const finish = Promise.withResolvers<void>();
    await page.route('**/people/*', async (route) => {
      await finish.promise;
      await route.fulfill({ body: RED, contentType: 'image/png' });
    });
    const asked = page.waitForRequest('**/people/*');
    await page.goto(site.address, { waitUntil: 'commit' });
    await asked;
    await expectInitialsOnly(avatarsOf(page).first());
    finish.resolve();
  });

  test('§4 Avatar: when the picture has loaded, it covers the initials', { tag: '@once' }, async ({ page }) => {
    await page.route('**/people/*', (route) => route.fulfill({ body: RED, contentType: 'image/png' }));
    const colours = await coloursOf(await openWithPicture(page, site.address));
    const pixels = [...colours.values()].reduce((sum, count) => sum + count, 0);
    // The corners outside the circle show the page.
    expect((colours.get('255 0 0') ?? 0) / pixels).toBeGreaterThan(0.7);
  });

  for (const [reason, status] of [
    ['is not there', 404],
    ['is no picture', 200],
  ] as const) {
    test(`§4 Avatar: when the picture ${reason}, the initials show`, { tag: '@once' }, async ({ page }) => {
      await page.route('**/people/*', (route) => route.fulfill({ status, body: 'nothing' }));
      await expectInitialsOnly(await openWithPicture(page, site.address));
    });
  }
});
