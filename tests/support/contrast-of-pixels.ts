import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf } from './contrast.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Words of a page: the colour of their letters, and where their lines stand in the page, in pixels. */
export interface Words {
  words: string;
  colour: string;
  isLarge: boolean;
  boxes: Box[];
}

/** More than WCAG AA asks for. */
const LEAST_CONTRAST = { usual: 7, large: 4.5 };
/** Of the pixels behind words, which may be weaker: edges and rings that stand round them. */
const FEW = 0.05;
/** Above letters and below them in the box of a line, as a part of its height. */
const AIR = 0.15;

/**
 * Which of these words do not stand out from what is painted behind them, and by which contrast, decided by a picture of the
 * page without its letters.
 */
export async function tooWeakInPixels(page: Page, texts: Words[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const { data, width, height } = await pictureWithoutLetters(page);
  return texts.flatMap(({ words, colour, isLarge, boxes }) => {
    const grounds = new Map<number, number>();
    for (const box of boxes) {
      const top = Math.max(0, Math.round(box.y + box.height * AIR));
      const bottom = Math.min(height, Math.round(box.y + box.height * (1 - AIR)));
      const right = Math.min(width, box.x + box.width);
      for (let y = top; y < bottom; y++) {
        for (let x = Math.max(0, Math.ceil(box.x)); x < right; x++) {
          const ground = data.readUIntBE((y * width + x) * 3, 3);
          grounds.set(ground, (grounds.get(ground) ?? 0) + 1);
        }
      }
    }
    const least = contrastOfMost(colour, grounds);
    if (least === undefined) return [`"${words}" stands outside of the page`];
    const needed = isLarge ? LEAST_CONTRAST.large : LEAST_CONTRAST.usual;
    return least < needed ? [`"${words.slice(0, 40)}" has ${least.toFixed(2)}:1, not ${needed}:1`] : [];
  });
}

/** The contrast that a colour has with all grounds but few, which are counted in pixels; none without grounds. */
function contrastOfMost(colour: string, grounds: Map<number, number>): number | undefined {
  const contrasts = [...grounds].map(([ground, pixels]) => {
    return { contrast: contrastOf(colour, `#${ground.toString(16).padStart(6, '0')}`), pixels };
  });
  let most = contrasts.reduce((sum, { pixels }) => sum + pixels, 0) * (1 - FEW);
  for (const { contrast, pixels } of contrasts.toSorted((one, other) => other.contrast - one.contrast)) {
    most -= pixels;
    if (most <= 0) return contrast;
  }
  return undefined;
}

/**
 * The whole page, of red, green and blue, as it is painted below its letters and the lines through them. Playwright's own
 * pictures would hide these by a style element, which the site's policy forbids.
 */
async function pictureWithoutLetters(page: Page) {
  const { width, height } = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration: none !important; }
      svg text { fill: transparent !important; }
    `);
    document.adoptedStyleSheets = [sheet];
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: scrollHeight };
  });
  const session = await page.context().newCDPSession(page);
  const picture = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await session.detach();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(Buffer.from(picture.data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
