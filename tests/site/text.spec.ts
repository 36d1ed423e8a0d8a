import { clippedText, spaceText } from '../support/clipped-text.ts';
import { everywhere, tagOf } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

for (const address of everywhere) {
  test(`no text of ${address} is cut off at 320 and 375 px, nor with the spacing of WCAG 1.4.12`, {
    tag: tagOf(address),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const spacing of ['as it is', 'with more space']) {
      if (spacing === 'with more space') await spaceText(page);
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await clippedText(page), `${width} px, ${spacing}`).toEqual([]);
      }
    }
  });
}

test('text that is cut off is found, whatever cuts it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.setContent(`
    <style>
      body { margin: 0; font: 16px/1.5 sans-serif }
      div { width: 100px; white-space: nowrap }
      .reader { position: absolute; width: 1px; height: 1px; overflow: hidden }
    </style>
    <div style="overflow: hidden">hidden, which is too long</div>
    <div style="overflow-x: clip">clip, which is too long</div>
    <div style="overflow: auto"><p><b>auto, which is too long</b></p></div>
    <div style="overflow: hidden; white-space: normal; height: 30px">height, of which there is too little for all</div>
    <div style="clip-path: inset(0 50px 0 0)">path, too long</div>
    <div style="width: 400px">window, which is narrower than this text of one single line</div>
    <div style="margin-left: -20px">left</div>
    <div>visible, which may be longer</div>
    <div style="overflow: hidden">short</div>
    <div style="overflow: hidden"><span style="position: absolute">elsewhere, and so not cut</span></div>
    <span class="reader">for screen readers</span>
  `);
  const found = await clippedText(page);
  const first = (text: string) => text.match(/\w+/)?.[0];
  expect(found.map(first)).toEqual(['hidden', 'clip', 'auto', 'height', 'path', 'window', 'left']);
});
