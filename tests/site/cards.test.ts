import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CARD, cardPath } from '../../src/lib/content/page-files.ts';
import { SITE_FOLDER, sitemap } from '../support/sitemap.ts';

/** What a chat fetches in the moment in which somebody presses Enter, in bytes. */
const BUDGET = 60_000;

const cardOf = (path: string) => readFileSync(join(SITE_FOLDER, cardPath(path)));

test.each(sitemap)('the card of %s has its size, weighs little and shows light letters on dark', async (path) => {
  const card = cardOf(path);
  expect(card.length).toBeLessThanOrEqual(BUDGET);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', ...CARD });
  const { channels, isOpaque } = await sharp(card).stats();
  expect(isOpaque).toBe(true);
  for (const { min, max } of channels) expect(max - min).toBeGreaterThan(150);
});

test('no two pages have the same card', () => {
  expect(new Set(sitemap.map((path) => cardOf(path).toString('base64'))).size).toBe(sitemap.length);
});

test('there is no card for addresses without a page', () => {
  const cards = globSync('cards/**/*.png', { cwd: SITE_FOLDER }).map((file) => `/${file.replaceAll('\\', '/')}`);
  expect(cards.toSorted()).toEqual(sitemap.map(cardPath).toSorted());
});
