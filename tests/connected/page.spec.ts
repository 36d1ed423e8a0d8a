import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { layoutShift, SHIFT_LIMIT } from '../support/layout-shift.ts';
import { enquiryOf, expect, test } from './test.ts';

const SITE = process.env.SITE_FOLDER ?? 'dist';
const ENDPOINT = `http://localhost:${process.env.ENDPOINT_PORT}`;

/** The paths of the scripts that a page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test('on a phone the form costs no script until it is reached, and then at most 75 kB', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const scripts = scriptsOf(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const before = [...scripts];
  expect(before.filter((path) => /EnquiryForm|client|react/i.test(path))).toEqual([]);
  await enquiryOf(page).locator('form').scrollIntoViewIfNeeded();
  await expect(enquiryOf(page)).toHaveAttribute('data-state', 'idle');
  const sizes = scripts.filter((path) => !before.includes(path)).map((path) => statSync(join(SITE, `${path}.gz`)).size);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(75_000);
});

test('little moves on a slow phone when the font arrives late', async ({ page }) => {
  expect(await layoutShift(page, '/contact')).toBeLessThan(SHIFT_LIMIT);
});

test('pages without a form of React load none of it', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => /EnquiryForm|client|react/i.test(path))).toEqual([]);
});

for (const address of ['/contact', '/about', '/no/such/page']) {
  test(`the policy of ${address} lets forms send to their endpoint, and to nothing else`, async ({ request }) => {
    const answer = await request.get(address);
    // A server's configuration may be older than the pages, and would keep them from sending.
    expect(answer.headers()['content-security-policy']).not.toMatch(/form-action|connect-src/);
    const sources = `form-action 'self' ${ENDPOINT};`;
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(await answer.text()) ?? [];
    expect(policy).toContain(sources);
    expect(policy).toContain(`connect-src 'self' ${ENDPOINT};`);
    expect(policy.match(/https?:[^ ;]+/g)).toEqual([ENDPOINT, ENDPOINT]);
  });
}

test('a drawing lets nothing be sent', async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get('/favicon.svg')).headers();
  expect(policy).toContain(`form-action 'none';`);
});
