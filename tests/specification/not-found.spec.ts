import { NOWHERE } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { UNDECLARED, WITHOUT_PAGE } from './contract.ts';

for (const address of [NOWHERE, ...UNDECLARED]) {
  test(`§2.1, §2.4, §8 Not found: ${address} shows 404, "Oops! Page not found" and the way home`, async ({ open }) => {
    const page = await open(address);
    await expect(page).toHaveURL(address);
    const main = page.getByRole('main');
    await expect(main.getByText('404', { exact: true }), WITHOUT_PAGE).toBeVisible();
    await expect(main.getByText('Oops! Page not found', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Return to Home', exact: true })).toHaveAttribute('href', '/');
  });
}

test('§2.4 Not found: Return to Home goes to /', async ({ page }) => {
  await page.goto(NOWHERE);
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Get Started Today' })).toBeVisible();
});

test('§8 Errors: "Unexpected Application Error!" is no message of the product', async ({ open }) => {
  const page = await open(NOWHERE);
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
});
