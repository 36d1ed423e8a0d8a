import { linkIn, openMenu } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test('§2.2 Header: an entry of a menu opens its page', async ({ page }) => {
  await page.goto('/');
  await linkIn(await openMenu(page, 'Services'), 'Cloud DevOps').click();
  await expect(page).toHaveURL('/services/cloud-devops');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud & DevOps');
});
