import { oneOfEachKind, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

test.use({ isAlone: true });

test('every character is drawn in the typeface of the site', { tag: '@thorough' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  for (const address of oneOfEachKind(sitemap)) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const selector = 'body :is(h1, h2, h3, h4, p, li, dt, dd, td, th, a, b, span, label, button, text)';
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    expect(nodeIds.length).toBeGreaterThan(20);
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const others = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (others.length === 0) continue;
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      expect
        .soft(
          others.map(({ familyName }) => familyName),
          `${address}: ${outerHTML.slice(0, 200)}`,
        )
        .toEqual([]);
    }
  }
});
