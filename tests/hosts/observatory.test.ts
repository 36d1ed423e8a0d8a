import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPackages } from '../../build/own-packages.ts';
import { ROOT } from '../../build/site-copy.ts';
import { createSiteServer } from '../../hosting/server.ts';
import { TestSite } from './site.ts';

/** The most that a page without cookies and without scripts from files can reach. */
const MOST = 130;
/** One page of each kind; the scanner looks at the home page only, so each is sent as one at an address of its own. */
const PAGES = ['/', '/about', '/contact', '/industries/insurance', '/services/data-ai', '/expertise/erp'].concat(
  ['solutions', 'success-stories', 'blogs', 'case-studies'].map((name) => `/insights/${name}`),
);
const ADDRESSES = PAGES.map((_, index) => `127.0.77.${index + 1}`);
const OWN = join(ROOT, 'tests/hosts/observatory');

interface Result {
  score: number;
  grade: string;
  failed: string[];
}

const site = new TestSite(join(ROOT, 'dist'), ADDRESSES);
const server = createSiteServer(site.folder);
const fronts: NetServer[] = [];
let results: Record<string, Result> = {};

function listen(front: Server | NetServer, port: number, address: string): Promise<void> {
  fronts.push(front);
  return new Promise((resolve, reject) => front.on('error', reject).listen(port, address, resolve));
}

beforeAll(async () => {
  installPackages(OWN);
  const { chain, key } = site.certificate;
  const tls = { cert: readFileSync(chain), key: readFileSync(key) };
  for (const [index, address] of ADDRESSES.entries()) {
    const front = createServer(tls, (request, response) => {
      if (request.url === '/') request.url = PAGES[index] ?? '/';
      request.headers['x-forwarded-proto'] = 'https';
      server.emit('request', request, response);
    });
    const plain = createPlainServer((request, response) => {
      response.writeHead(308, { Location: `https://${address}${request.url}` }).end();
    });
    await listen(front, 443, address);
    await listen(plain, 80, address);
  }
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: chain };
  const scanner = promisify(execFile)(process.execPath, [join(OWN, 'scan.ts'), ...ADDRESSES], { env });
  results = JSON.parse((await scanner).stdout);
});
afterAll(() => {
  for (const front of fronts) front.close();
  site.remove();
});

test.each(PAGES)(`Mozilla's HTTP Observatory gives ${MOST} points to %s`, (page) => {
  const result = results[ADDRESSES[PAGES.indexOf(page)] ?? ''];
  expect(result).toEqual({ score: MOST, grade: 'A+', failed: [] });
});
