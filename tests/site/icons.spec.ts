import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ isAlone: true });

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

// A mark of the company's own has colours of its own.
if (!wordsOf('look').mark.endsWith('.svg')) {
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
}
