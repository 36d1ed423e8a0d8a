import { NOWHERE } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

for (const path of [NOWHERE, `${NOWHERE}/`, '/%E0%AE%A8%E0%AF%86?from=a-letter', '/services']) {
  test(`§2.4 Not found: writes the attempted path ${path} to the console as an error`, { tag: '@once' }, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load')) errors.push(message.text());
    });
    await page.goto(path);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.split(' ').at(-1)).toBe(new URL(page.url()).pathname);
  });
}
