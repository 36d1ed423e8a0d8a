import { NOWHERE } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

test('§2.4 Not found: Return to Home goes to /', async ({ page }) => {
  await page.goto(NOWHERE);
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Get Started Today' })).toBeVisible();
});
