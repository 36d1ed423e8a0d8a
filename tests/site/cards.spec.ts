import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/test.ts';

test('another site may show the cards and icons, but no other file of this one', async ({ page, baseURL }) => {
  const elsewhere = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<title>'));
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const isLet = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      `${baseURL}${path}`,
    );
  const shown = ['/cards/index.png', '/icons/192.png', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];
  const kept = ['/about', '/llms.txt', '/manifest.webmanifest'];
  const outcome: Record<string, boolean> = {};
  for (const path of [...shown, ...kept]) outcome[path] = await isLet(path);
  elsewhere.close();
  expect(Object.keys(outcome).filter((path) => outcome[path])).toEqual(shown);
});
