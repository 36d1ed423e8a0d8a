import { HEADERS } from '../../hosting/headers.ts';
import { NOWHERE } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

test.use({ isAlone: true });

/** What a visitor's browser was kept from doing, by the names of the directives. */
declare global {
  interface Window {
    refused: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      window.refused.push(effectiveDirective),
    );
  });
});

for (const address of ['/', NOWHERE]) {
  test(`on ${address} nothing runs, shows or is sent that the page did not bring`, async ({ page }) => {
    await page.goto(address);
    const outcome = await page.evaluate(async () => {
      const add = (name: string, attributes: Record<string, string>, text = '') => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        if (text) element.append(text);
        document.body.append(element);
        return element;
      };
      add('style', {}, 'html { color: rgb(1, 2, 3) }');
      add('p', { style: 'color: rgb(1, 2, 3)' });
      add('img', { src: 'https://elsewhere.example/x.png', alt: '' });
      add('iframe', { src: '/about' });
      add('base', { href: 'https://elsewhere.example/' });
      await fetch('https://elsewhere.example/robots.txt').catch(() => undefined);
      const own = await fetch('/robots.txt');
      const form = add('form', { action: '/about' }) as HTMLFormElement;
      form.submit();
      add('script', {}, 'window.ran = true');
      try {
        document.body.innerHTML = '<p>written</p>';
      } catch {
        // Refused, as it should be; the heading is still there.
      }
      return {
        heading: document.querySelectorAll('h1').length,
        ran: 'ran' in window,
        colour: getComputedStyle(document.documentElement).color,
        base: document.baseURI === location.href,
        own: own.status,
      };
    });
    const loading = ['base-uri', 'connect-src', 'form-action', 'frame-src', 'img-src'];
    const refused = [...loading, 'require-trusted-types-for', 'style-src-attr', 'style-src-elem'];
    // Some are told of a moment later.
    await expect.poll(() => page.evaluate(() => window.refused)).toEqual(expect.arrayContaining(refused));
    expect(outcome).toMatchObject({ ran: false, heading: 1, base: true, own: 200 });
    expect(outcome.colour).not.toBe('rgb(1, 2, 3)');
    expect(await page.evaluate(() => location.pathname)).toBe(address);
  });
}

test('the page asks the browser for nothing: no camera, no place, no full screen', async ({ page }) => {
  await page.goto('/');
  const policy = HEADERS['Permissions-Policy'] ?? '';
  const names = policy.split(', ').map((part) => part.replace('=()', ''));
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowedFeatures(): string[] } };
    return featurePolicy.allowedFeatures();
  });
  const sensors = ['accelerometer', 'gyroscope'];
  for (const name of [...sensors, 'camera', 'fullscreen', 'geolocation', 'microphone', 'payment', 'usb']) {
    expect(names).toContain(name);
  }
  expect(allowed.filter((name) => names.includes(name))).toEqual([]);
});

test('no other site may show a page in a frame of its own', async ({ page, baseURL }) => {
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/about"></iframe>` }),
  );
  await page.goto('https://elsewhere.example/');
  await expect.poll(() => page.frames().length).toBe(2);
  const [, frame] = page.frames();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  expect(frame?.url()).not.toBe(`${baseURL}/about`);
});
