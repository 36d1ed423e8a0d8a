import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** A red picture of one pixel. */
const RED = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

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

/** Gives the first avatar of Home a picture, as its component would, and returns when it has loaded or failed. */
async function addPicture(page: Page) {
  const avatar = page.locator('.avatar').first();
  await avatar.evaluate((element) => {
    element.insertAdjacentHTML(
      'beforeend',
      '<span class="avatar-picture"><img src="/people/someone.png" alt="" decoding="async" class="inline w-full"></span>',
    );
    const image = element.querySelector('img');
    return new Promise((resolve) => {
      image?.addEventListener('load', resolve);
      image?.addEventListener('error', resolve);
    });
  });
}

test('§4 Avatar: shows the initials of each person who has no picture', async ({ open }) => {
  const page = await open('/');
  await expect(page.locator('.avatar')).toHaveText([/^[A-Z]{2}$/, /^[A-Z]{2}$/, /^[A-Z]{2}$/]);
  await expect(page.locator('.avatar').locator('img')).toHaveCount(0);
  for (const avatar of await page.locator('.avatar').all()) await expect(avatar).toBeVisible();
});

test('§4 Avatar: idle, the initials can be read @scripts', async ({ page }) => {
  await page.goto('/');
  const colours = await coloursOf(page.locator('.avatar').first());
  expect(colours.size).toBeGreaterThan(2);
});

test('§4 Avatar: while the picture is loading, the initials show @scripts', async ({ page }) => {
  await page.goto('/');
  const before = await coloursOf(page.locator('.avatar').first());
  const finish = Promise.withResolvers<void>();
  await page.route('**/people/*', async (route) => {
    await finish.promise;
    await route.fulfill({ body: RED, contentType: 'image/png' });
  });
  const asked = page.waitForRequest('**/people/*');
  const loaded = addPicture(page);
  await asked;
  expect(await coloursOf(page.locator('.avatar').first())).toEqual(before);
  finish.resolve();
  await loaded;
});

test('§4 Avatar: when the picture has loaded, it covers the initials @scripts', async ({ page }) => {
  await page.goto('/');
  await page.route('**/people/*', (route) => route.fulfill({ body: RED, contentType: 'image/png' }));
  await addPicture(page);
  const colours = await coloursOf(page.locator('.avatar').first());
  const pixels = [...colours.values()].reduce((sum, count) => sum + count, 0);
  // The corners outside the circle show the page.
  expect((colours.get('255 0 0') ?? 0) / pixels).toBeGreaterThan(0.7);
});

for (const [reason, status] of [
  ['is not there', 404],
  ['is no picture', 200],
] as const) {
  test(`§4 Avatar: when the picture ${reason}, the initials show @scripts`, async ({ page }) => {
    await page.goto('/');
    const before = await coloursOf(page.locator('.avatar').first());
    await page.route('**/people/*', (route) => route.fulfill({ status, body: 'nothing' }));
    await addPicture(page);
    expect(await coloursOf(page.locator('.avatar').first())).toEqual(before);
  });
}
