import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { all, builtFile, builtPage } from '../support/built-page.ts';
import { serveBuiltSite } from '../support/built-server.ts';
import { ask } from '../support/raw.ts';
import { everywhere, NOWHERE, SITE_FOLDER } from '../support/sitemap.ts';

/** HTML and CSS of one page with brotli, in bytes: what the first ten packets of a connection carry. */
const BUDGET = 14_336;
const FONT_BUDGET = 30_000;

const site = serveBuiltSite();

test.each(everywhere)(`%s weighs at most ${BUDGET} bytes and is written in plain attributes`, (address) => {
  const { html, root } = builtPage(address);
  // As the build has compressed it, which is what servers send.
  expect(statSync(join(SITE_FOLDER, `${builtFile(address)}.br`)).size).toBeLessThanOrEqual(BUDGET);
  expect(all(root, 'link[rel=stylesheet], [style]')).toEqual([]);
  const withoutDrawings = html.replace(/<(svg|style|script)\b.*?<\/\1>/gs, '');
  expect(withoutDrawings.match(/<[a-z][^>]*\s[a-z-]*[A-Z]\w*=/g)).toBeNull();
});

test(`the font that the styles name weighs at most ${FONT_BUDGET} bytes and is preloaded, from the body`, () => {
  for (const address of everywhere) {
    const [head = '', rest = ''] = builtPage(address).html.split('</head>');
    const [, font = ''] = /@font-face\{[^}]*url\("([^"]+\.woff2)"\)/.exec(head) ?? [];
    expect(statSync(join(SITE_FOLDER, font)).size).toBeLessThanOrEqual(FONT_BUDGET);
    expect(rest, address).toContain(`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
    expect(head, address).not.toContain('rel="preload"');
  }
});

test('pages are sent compressed to browsers that accept it', async () => {
  for (const encoding of ['br', 'gzip']) {
    for (const address of ['/', NOWHERE]) {
      const { headers } = await ask(site.baseURL, address, 'HEAD', { 'Accept-Encoding': encoding });
      expect(headers['content-encoding'], address).toBe(encoding);
    }
  }
});
