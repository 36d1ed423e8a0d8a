import sharp from 'sharp';
import { ask } from '../support/raw.ts';
import { everywhere } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

test('every page names the manifest and the icon that follows the theme', async ({ baseURL }) => {
  for (const address of everywhere) {
    const { body } = await ask(baseURL, address);
    expect(body.match(/<link rel="manifest" href="([^"]+)">/)?.[1], address).toBe('/manifest.webmanifest');
    expect(body.match(/<link rel="icon" href="([^"]+)"/)?.[1], address).toBe('/favicon.svg');
  }
});

test('a browser reads the manifest without a complaint, and the policy lets it', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}').name).toBe(wordsOf('site').name);
  expect(said).toEqual([]);
});

test('the manifest names icons of 192 and 512 pixels and one that may be cut, all of them as large as it says', async ({
  request,
}) => {
  const { icons }: Manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  for (const { src, sizes, type } of icons) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type'], src).toBe(type);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('programs that ask without being told find an icon', async ({ request }) => {
  const ico = await request.get('/favicon.ico');
  expect(ico.headers()['content-type']).toBe('image/vnd.microsoft.icon');
  expect([...(await ico.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const touch = sharp(await (await request.get('/apple-touch-icon.png')).body());
  expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await touch.stats()).isOpaque).toBe(true);
});

test('the icon is light on a dark theme and dark on a light one', async ({ page }) => {
  const lightness = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/favicon.svg');
    const line = await page.evaluate(() => getComputedStyle(document.querySelector('path') as Element).stroke);
    return (line.match(/\d+/g) ?? []).reduce((sum, value) => sum + Number(value), 0);
  };
  expect(await lightness('light')).toBeLessThan(300);
  expect(await lightness('dark')).toBeGreaterThan(600);
});
