import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { sitePaths } from '../../build/site-paths.ts';
import { createSiteServer } from '../../hosting/server.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../tests/support/chromium.ts';

const WIDTHS = [360, 768, 1280, 1440, 1920];
const THEMES = ['light', 'dark'] as const;
/** Pictures are this much smaller than the page, so that the sheet stays readable by a browser. */
const SCALE = 0.5;
const QUALITY = 60;
const TARGET = 'gallery/index.html';

type Theme = (typeof THEMES)[number];
interface Picture {
  path: string;
  width: number;
  theme: Theme;
  data: string;
  overflow: number;
}

/** Screenshots of all pages at one width in one theme, as they are when all motion has come to rest. */
async function takePictures(
  browser: Browser,
  base: string,
  paths: string[],
  width: number,
  theme: Theme,
  onPicture: () => void,
): Promise<Picture[]> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height: Math.round(width * (width < 700 ? 2 : 0.7)) },
    deviceScaleFactor: SCALE,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const pictures: Picture[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const image = await page.screenshot({ fullPage: true, type: 'jpeg', quality: QUALITY });
    pictures.push({ path, width, theme, overflow, data: image.toString('base64') });
    onPicture();
  }
  await context.close();
  return pictures;
}

function sheet(paths: string[], pictures: Picture[]): string {
  const figure = ({ path, width, theme, data, overflow }: Picture) =>
    `<figure><figcaption>${path} ${width} ${theme}${overflow > 0 ? ` <b>overflows by ${overflow}px</b>` : ''}</figcaption><img src="data:image/jpeg;base64,${data}" width="${Math.round(width * 0.3)}" alt="" loading="lazy"></figure>`;
  const row = (path: string) =>
    `<section><h2>${path}</h2><div>${pictures
      .filter((picture) => picture.path === path)
      .map(figure)
      .join('')}</div></section>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>body{font:14px sans-serif;background:#777;color:#fff}div{display:flex;gap:12px;align-items:flex-start;overflow-x:auto}figure{margin:0}b{color:#ff0}</style>${paths.map(row).join('')}</html>`;
}

const build = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);
const paths = [...sitePaths('dist'), '/no-such-page'];
const server = createSiteServer('dist');
await new Promise<void>((resolve) => server.listen(0, resolve));
const base = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });

const total = paths.length * WIDTHS.length * THEMES.length;
let done = 0;
const showProgress = () => {
  done++;
  const bar = '█'.repeat(Math.round((done / total) * 30)).padEnd(30, '░');
  process.stdout.write(
    process.stdout.isTTY ? `\r${bar} ${done}/${total}` : done % 33 === 0 ? `${bar} ${done}/${total}\n` : '',
  );
};
const pictures: Picture[] = [];
for (const width of WIDTHS) {
  const both = THEMES.map((theme) => takePictures(browser, base, paths, width, theme, showProgress));
  pictures.push(...(await Promise.all(both)).flat());
}
await browser.close();
server.close();
mkdirSync('gallery', { recursive: true });
writeFileSync(TARGET, sheet(paths, pictures));
const overflowing = pictures.filter(({ overflow }) => overflow > 0).length;
console.log(`\n${total} pictures in ${TARGET}; ${overflowing} of them wider than their window.`);
