import { expect, test } from 'vitest';
import { all, builtPage } from '../support/built-page.ts';
import { everywhere } from '../support/sitemap.ts';

test('every table has a name', () => {
  for (const address of everywhere) {
    for (const table of all(builtPage(address).root, 'table')) {
      const { ariaLabel } = table.properties;
      expect(all(table, 'caption').length === 1 || Boolean(ariaLabel), address).toBe(true);
    }
  }
});

test('a drawing is silent, or told in one name: its shapes are never told', () => {
  let drawings = 0;
  for (const address of everywhere) {
    const { root } = builtPage(address);
    const silent = new Set(all(root, '[aria-hidden="true"] svg, [role="img"] svg'));
    for (const drawing of all(root, 'svg')) {
      drawings += 1;
      const { ariaHidden, ariaLabel, role } = drawing.properties;
      const isSilent = ariaHidden === 'true' || silent.has(drawing);
      expect(isSilent || (role === 'img' && Boolean(ariaLabel)), `${address}, ${drawing.properties.viewBox}`).toBe(
        true,
      );
    }
    for (const picture of all(root, '[role="img"]')) expect(picture.properties.ariaLabel, address).toBeTruthy();
  }
  expect(drawings).toBeGreaterThan(0);
});
