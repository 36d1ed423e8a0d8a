import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageOf } from '../support/sitemap.ts';
import { wordsOf } from '../support/words.ts';
import type { EngineWindow } from './engine.ts';
import { excess, placeOf, unreadable } from './looks.ts';
import { ADDRESSES, DESK, isComplaint, PHONE, type ServedSite, serveSite } from './site.ts';

const { menus } = wordsOf('navigation');
const FAMILIES = ['industries', 'services', 'expertise'] as const;

/** Asks an engine that cannot show the design whether the plain page can be read and leads on (decision 39). */
export function testPlain(name: string, openWindow: () => Promise<EngineWindow>): void {
  let site: ServedSite;
  let window: EngineWindow;

  beforeAll(async () => {
    site = await serveSite();
    window = await openWindow();
  });
  afterAll(async () => {
    await window?.close();
    site?.stop();
  });
  beforeEach(() => {
    window.complaints.length = 0;
  });

  async function isClicked(words: string) {
    const place = await window.evaluate(placeOf, words);
    if (place) await window.click(place);
    return place !== null;
  }

  describe(name, () => {
    test.each(ADDRESSES)('%s can be read in one column, at a desk and on a phone', async (address) => {
      for (const { width, height } of [DESK, PHONE]) {
        await window.resize(width, height);
        await window.open(`${site.origin}${address}`);
        expect.soft(await window.evaluate(excess), `sideways at ${width} px`).toBe(0);
        expect.soft(await window.evaluate(unreadable), `${width} px`).toEqual([]);
        const title = await window.evaluate(
          () => getComputedStyle(document.querySelector('h1') ?? document.body).color,
        );
        expect.soft(title).toBe('rgb(0, 0, 0)');
      }
      expect(window.complaints.filter((line) => isComplaint(line, address))).toEqual([]);
    });

    test.each(FAMILIES)('the menu of %s leads to its pages on a phone', async (family) => {
      await window.resize(PHONE.width, PHONE.height);
      await window.open(`${site.origin}/about`);
      const address = pageOf(family);
      // Where popovers are not known, the menus are lists.
      if (!(await isClicked(address))) {
        await isClicked(menus[family]);
        expect(await isClicked(address)).toBe(true);
      }
      await expect.poll(() => window.evaluate(() => location.pathname)).toBe(address);
    });
  });
}
