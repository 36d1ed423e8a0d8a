import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { copySite } from '../../build/site-copy.ts';
import { createSiteServer } from '../../hosting/server.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../tests/support/chromium.ts';
import { withOtherLook } from '../../tests/support/other-look.ts';
import { build } from '../../tests/support/run.ts';

const TARGET = 'docs/another-company.webp';
const HEIGHT = 1800;
const GAP = 24;
const SHEET = 1800;
const VIEWS = [
  { path: '/', width: 1440, colorScheme: 'light' },
  { path: '/about', width: 1440, colorScheme: 'light' },
  { path: '/contact', width: 1440, colorScheme: 'dark' },
  { path: '/', width: 390, colorScheme: 'dark' },
] as const;

const folder = mkdtempSync(join(tmpdir(), 'company-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const site = join(folder, 'site');
copySite(site, { files: await withOtherLook() });
console.log('Building the site of another company …');
const { passed, output } = await build(site);
if (!passed) {
  console.error(output);
  process.exit(1);
}

const server = createSiteServer(join(site, 'dist'));
await new Promise<void>((resolve) => server.listen(0, resolve));
const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
let left = 0;
const pictures: { input: Buffer; left: number; top: number }[] = [];
for (const { path, width, colorScheme } of VIEWS) {
  const viewport = { width, height: HEIGHT };
  const page = await browser.newPage({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'networkidle' });
  pictures.push({ input: await page.screenshot(), left, top: 0 });
  left += width + GAP;
}
await browser.close();
server.close();
const ground = { width: left - GAP, height: HEIGHT, channels: 3, background: '#888' } as const;
const sheet = await sharp({ create: ground }).composite(pictures).png().toBuffer();
const { size } = await sharp(sheet).resize(SHEET).webp({ quality: 80 }).toFile(TARGET);
console.log(`${TARGET}: ${Math.round(size / 1000)} kB`);
