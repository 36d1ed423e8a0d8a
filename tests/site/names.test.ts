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
