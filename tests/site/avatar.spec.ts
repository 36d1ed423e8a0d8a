import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { sectionOf } from '../support/page.ts';
import { SAMPLE } from '../support/sample.ts';
import { serveSiteWithPicture } from '../support/site-with-picture.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ isAlone: true });

/** 400 × 250 pixels in many shades of red, so that it does not fit into one packet. */
async function redPicture(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 400, height: 250 } });
  const shades = Array.from({ length: 60 }, (_, index) => `rgb(${150 + ((index * 37) % 100)} 0 0)`);
  await page.setContent(`<body style="background: repeating-conic-gradient(${shades.join(', ')}) 0 0 / 29px 31px">`);
  const picture = await page.screenshot({ type: 'png' });
  await page.close();
  return picture;
}

const { testimonials: sample }: { testimonials: { title: string } } = parse(
  readFileSync(join(SAMPLE, 'pages/home.yaml'), 'utf8'),
);
const { testimonials } = wordsOf('home');

/** The avatars of testimonials: what shows two letters and nothing else. */
const avatarsOf = (page: Page, { title } = sample) =>
  sectionOf(page, title)
    .getByRole('listitem')
    .getByText(/^(\p{Lu}|\p{Lo}\p{M}*){2}$/u);

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

/** How much of an element's square is red, from 0 to 1. Of a circle that is filled, 0.785. */
async function redPart(element: Locator): Promise<number> {
  const colours = await coloursOf(element);
  const isRed = (colour: string) => /^(1[3-9]|2)\d+ \d?\d \d?\d$/.test(colour);
  const count = (all: [string, number][]) => all.reduce((sum, [, pixels]) => sum + pixels, 0);
  return count([...colours].filter(([colour]) => isRed(colour))) / count([...colours]);
}

/** Opens Home where the first testimonial has a picture, and returns its avatar when the browser has asked for it. */
async function openWithPicture(page: Page, address: string): Promise<Locator> {
  const asked = page.waitForRequest('**/*.avif');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await asked;
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Anek Latin/.test(family) && status === 'loaded'),
  );
  return avatarsOf(page).first();
}

/** The picture changes nothing: without it, the avatar looks the same to the last pixel. */
async function expectInitialsOnly(avatar: Locator) {
  const shown = await coloursOf(avatar);
  expect(shown.size).toBeGreaterThan(2);
  await avatar.locator('img').evaluate((element) => element.remove());
  expect(shown).toEqual(await coloursOf(avatar));
}

if (testimonials) {
  test('§4 Avatar: idle, the initials can be read', { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    const colours = await coloursOf(avatarsOf(page, testimonials).first());
    expect(colours.size).toBeGreaterThan(2);
  });
}

test.describe('with a picture', { tag: '@thorough' }, () => {
  // One worker for all, because the site is built anew, which takes as long as fifty tests.
  test.describe.configure({ mode: 'default' });
  let site: Awaited<ReturnType<typeof serveSiteWithPicture>>;

  test.beforeAll(async ({ browser }) => {
    site = await serveSiteWithPicture(await redPicture(browser));
  });
  test.afterAll(() => site.remove());

  test('§4 Avatar: a picture that arrives in parts shows nothing until all of it is there', { tag: '@once' }, async ({
    page,
  }) => {
    site.sendPicture('in parts');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const part = new Promise<void>((resolve) => {
      const pictures = new Set<string>();
      session.on('Network.responseReceived', ({ requestId, type }) => type === 'Image' && pictures.add(requestId));
      session.on('Network.dataReceived', ({ requestId }) => pictures.has(requestId) && resolve());
    });
    const avatar = await openWithPicture(page, site.address);
    await part;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await redPart(avatar)).toBe(0);
    site.finish();
    await expect.poll(() => redPart(avatar)).toBeGreaterThan(0.7);
  });

  test('§4 Avatar: while the picture is loading, the initials show', { tag: '@once' }, async ({ page }) => {
    site.sendPicture('in parts');
    await expectInitialsOnly(await openWithPicture(page, site.address));
    site.finish();
  });

  test('§4 Avatar: when the picture has loaded, it fills the circle though it is not square', { tag: '@once' }, async ({
    page,
  }) => {
    site.sendPicture('whole');
    const avatar = await openWithPicture(page, site.address);
    await expect.poll(() => redPart(avatar)).toBeGreaterThan(0.77);
  });

  for (const [reason, sending] of [
    ['is not there', 'missing'],
    ['is no picture', 'broken'],
  ] as const) {
    test(`§4 Avatar: when the picture ${reason}, the initials show`, { tag: '@once' }, async ({ page }) => {
      site.sendPicture(sending);
      const answered = page.waitForResponse('**/*.avif');
      const avatar = await openWithPicture(page, site.address);
      await (await answered).finished();
      await expectInitialsOnly(avatar);
    });
  }
});
