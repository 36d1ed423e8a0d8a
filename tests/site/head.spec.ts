import { siteAddress } from '../../build/site-address.ts';
import { unescaped } from '../support/prose.ts';
import { ask } from '../support/raw.ts';
import { NOWHERE, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const site = wordsOf('site');

/** What the `<meta>` elements of a page say, by their names; each name stands once. */
function metaOf(html: string): Record<string, string> {
  const pairs = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"(?: media="([^"]+)")?>/g)].map(
    ([, name = '', content = '', media]) => [media ? `${name} ${media}` : name, unescaped(content)] as const,
  );
  const names = pairs.map(([name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  return Object.fromEntries(pairs);
}

test('whoever shares a page shows its title, its description and its own card', async ({ baseURL }) => {
  for (const path of sitemap) {
    const { body } = await ask(baseURL, path);
    const meta = metaOf(body);
    const { description, 'og:title': shared = 'a title' } = meta;
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(body) ?? [];
    expect(meta, path).toMatchObject({
      'og:type': 'website',
      'og:site_name': site.name,
      'og:locale': 'en_IN',
      'og:description': description,
      'og:url': siteAddress() + path,
      'og:image': `${siteAddress()}/cards${path === '/' ? '/index' : path}.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': unescaped(title),
      'twitter:card': 'summary_large_image',
    });
    expect(unescaped(title), path).toContain(shared);
    const card = await ask(baseURL, `/cards${path === '/' ? '/index' : path}.png`, 'HEAD');
    expect({ status: card.status, type: card.headers['content-type'] }).toEqual({ status: 200, type: 'image/png' });
  }
});

test('nobody is told of a card of the not-found page, nor of an address', async ({ baseURL }) => {
  const { body } = await ask(baseURL, NOWHERE);
  expect(Object.keys(metaOf(body)).filter((name) => /^(og|twitter):/.test(name))).toEqual([]);
  expect(body).not.toContain('rel="canonical"');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the browser's own bars have the colour of the page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of ['/', '/contact', NOWHERE]) {
      await page.goto(address);
      const colours = await page.evaluate(() => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        const seen = (colour: string) => {
          if (!canvas) return [];
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data];
        };
        const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        return {
          bars: bars.filter(({ media }) => matchMedia(media).matches).map(({ content }) => seen(content)),
          page: seen(getComputedStyle(document.body).backgroundColor),
        };
      });
      expect(colours.bars, address).toEqual([colours.page]);
    }
  });
}
