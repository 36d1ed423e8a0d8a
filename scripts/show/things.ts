import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { translated } from '../../build/translated.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../tests/support/chromium.ts';

const TARGET = 'docs/things.webp';
const SHEET_WIDTH = 1300;
/** Of a thing, in units of a drawing: the tallest, and the line that is as wide as half an outline. */
const HEIGHT = 160;
const SHEET = `
${readFileSync('src/styles/tokens.css', 'utf8')}
${readFileSync('src/styles/drawing.css', 'utf8')}
body { display: flex; flex-wrap: wrap; gap: 20px 26px; width: 1800px; margin: 0; padding: 24px; color: var(--color-ink); background: var(--color-paper); font: 19px Arial, sans-serif; --color-mark: var(--color-sea) }
figure { margin: 0 }
figcaption { margin-top: 8px }
`;

type Vocabulary = Record<string, (options: object) => { width: number; drawing: ReactNode }>;

const { vocabulary } = translated('src/drawings/vocabulary.ts') as { vocabulary: Vocabulary };
const figures = Object.entries(vocabulary).map(([name, thing]) => {
  const { width, drawing } = thing({});
  const content = renderToStaticMarkup(drawing);
  const frame = `viewBox="0 ${-HEIGHT} ${width} ${HEIGHT + 4}" width="${width}" height="${HEIGHT + 4}"`;
  return `<figure><svg class="drawing" fill="none" stroke="currentColor" ${frame}>${content}</svg><figcaption>${name}</figcaption></figure>`;
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
const page = await browser.newPage();
await page.setContent(`<!doctype html><style>${SHEET}</style>${figures.join('')}`);
const picture = await page.locator('body').screenshot();
await browser.close();
const { size } = await sharp(picture).resize(SHEET_WIDTH).webp({ quality: 40 }).toFile(TARGET);
console.log(`${TARGET}: ${figures.length} things, ${Math.round(size / 1000)} kB`);
