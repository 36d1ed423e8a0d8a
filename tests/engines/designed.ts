import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sitemap } from '../support/sitemap.ts';
import { whatIsMissed } from '../support/visible.ts';
import { wordsOf } from '../support/words.ts';
import type { EngineWindow } from './engine.ts';
import { arrows, excess, focus, lowered, openPanels, placeOf, shrunken } from './looks.ts';
import { shareDrawn } from './share-drawn.ts';
import { ADDRESSES, DESK, isComplaint, PHONE, type ServedSite, serveSite } from './site.ts';

const { menus, drawer } = wordsOf('navigation');
const { form } = wordsOf('contact');
/** The link that skips to the content, the logo and the menus before it: more than Tab has to stop at to reach any menu. */
const MOST_STOPS = 12;
const SHUT: unknown[] = [];
/** Pages whose list is drawn as wide as its columns. */
const DRAWN = ['/insights/blogs', '/insights/solutions'].filter((address) => sitemap.includes(address));

/** Asks the designed site the same in an engine that shows it. */
export function testDesigned(name: string, openWindow: () => Promise<EngineWindow>): void {
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

  async function open(address: string, { width, height }: typeof DESK) {
    await window.resize(width, height);
    await window.open(`${site.origin}${address}`);
    await window.evaluate(() => document.fonts.ready.then(() => true));
  }

  async function click(words: string) {
    const place = await window.evaluate(placeOf, words);
    if (!place) throw new Error(`"${words}" is not shown.`);
    await window.click(place);
  }

  const panels = () => window.evaluate(openPanels);
  /** Waits until one panel is open, and all of it is seen and can be pressed. */
  async function expectOpen(what: string) {
    await expect
      .poll(async () => (await panels()).map(({ links, pressable }) => links - pressable), { message: what })
      .toEqual([0]);
    const [panel] = await panels();
    return panel ?? { links: 0, left: 0 };
  }
  const expectShut = (what: string) => expect.poll(panels, { message: what }).toEqual(SHUT);

  async function tabTo(words: string) {
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      await window.press('Tab');
      if ((await window.evaluate(focus)).words === words) return;
    }
    throw new Error(`Tab does not reach "${words}".`);
  }

  describe(name, () => {
    test.each(ADDRESSES)('%s is seen whole at a desk and on a phone, without a complaint', async (address) => {
      for (const size of [DESK, PHONE]) {
        await open(address, size);
        expect.soft(await window.evaluate(excess), `sideways at ${size.width} px`).toBe(0);
        expect.soft(await window.evaluate(lowered), `too low at ${size.width} px`).toEqual([]);
        expect.soft(await whatIsMissed(window), `${size.width} px`).toEqual([]);
      }
      expect(window.complaints.filter((line) => isComplaint(line, address))).toEqual([]);
    });

    test.each(DRAWN)('what is drawn in the list of %s is as large as it has room', async (address) => {
      for (const size of [DESK, PHONE]) {
        await open(address, size);
        expect.soft(await window.evaluate(shrunken), `${size.width} px`).toEqual([]);
      }
    });

    test('the headings on Home that lead to a page end in an arrow', async () => {
      await open('/', DESK);
      const places = await window.evaluate(arrows);
      expect(places.length).toBeGreaterThan(0);
      const picture = await window.picture();
      // Neither nothing nor a block.
      for (const { name, ...place } of places) {
        expect.soft(await shareDrawn(picture, place), name).toBeGreaterThan(0.03);
        expect.soft(await shareDrawn(picture, place), name).toBeLessThan(0.3);
      }
    });

    test('each menu opens with a click, and closes with Escape and a click outside', async () => {
      await open('/contact', DESK);
      for (const menu of Object.values(menus)) {
        await click(menu);
        await expectOpen(menu);
        await window.press('Escape');
        await expectShut(`${menu}, Escape`);
        expect((await window.evaluate(focus)).words).toBe(menu);
        await click(menu);
        await expectOpen(menu);
        await window.click({ x: 8, y: DESK.height - 8 });
        await expectShut(`${menu}, a click outside`);
      }
    });

    test('each menu opens by keyboard, and covers nothing once Tab has left it', async () => {
      await open('/contact', DESK);
      for (const menu of Object.values(menus)) {
        await tabTo(menu);
        await window.press('Enter');
        const { links } = await expectOpen(menu);
        for (let link = 0; link < links; link++) {
          await window.press('Tab');
          expect(await window.evaluate(focus), menu).toMatchObject({ isInPanel: true, isCovered: false });
        }
        await window.press('Tab');
        expect(await window.evaluate(focus), menu).toMatchObject({ isInPanel: false, isCovered: false });
        expect((await panels()).filter(({ pressable }) => pressable > 0)).toEqual([]);
        await window.press('Shift+Tab');
        await window.press('Escape');
        await expectShut(menu);
      }
    });

    test('the drawer opens, its links are reached and nothing behind it, and it closes to a page that scrolls', async () => {
      await open('/', PHONE);
      await click(drawer.open);
      const { links } = await expectOpen('the drawer');
      await expect.poll(async () => (await panels())[0]?.left).toBe(0);
      const reached = new Set<string>();
      // Once round, and a few of the second.
      for (let stop = 0; stop < links + 6; stop++) {
        await window.press('Tab');
        const { words, isBehind } = await window.evaluate(focus);
        expect(isBehind, `${words} is behind the drawer`).toBe(false);
        reached.add(words);
      }
      expect(reached.size).toBeGreaterThanOrEqual(links);
      await window.press('Escape');
      await expectShut('Escape');
      expect((await window.evaluate(focus)).words).toBe(drawer.open);
      await window.press('End');
      await expect.poll(() => window.evaluate(() => scrollY)).toBeGreaterThan(PHONE.height);
    });

    test('a link of the drawer leads to its page', async () => {
      await open('/', PHONE);
      await click(drawer.open);
      await expectOpen('the drawer');
      const link = await window.evaluate(() => document.querySelector<HTMLAnchorElement>(':popover-open a')?.href);
      await window.press('Tab');
      await window.press('Enter');
      await expect.poll(() => window.evaluate(() => location.href)).toBe(link);
      await expectShut('the new page');
    });

    test('the contact form, which is not connected, says what is wrong with an e-mail and sends nothing', async () => {
      await open('/contact', DESK);
      const problem = () =>
        window.evaluate((words) => {
          const texts = [...document.querySelectorAll('main form [id$="-problem"]')];
          return texts.some((text) => text.textContent === words && getComputedStyle(text).visibility === 'visible');
        }, form.email.problem);
      expect(await problem()).toBe(false);
      await window.evaluate(() => document.querySelector<HTMLInputElement>('main form [name=email]')?.focus());
      await window.type('nobody@');
      const before = site.requests.length;
      await window.press('Enter');
      await expect.poll(problem).toBe(true);
      await window.type('example.org');
      await window.press('Tab');
      await expect.poll(problem).toBe(false);
      await window.press('Shift+Tab');
      await window.press('Enter');
      const value = () => document.querySelector<HTMLInputElement>('main form [name=email]')?.value;
      expect(await window.evaluate(value)).toBe('nobody@example.org');
      expect(site.requests.slice(before)).toEqual([]);
    });
  });
}
