import { cpSync, existsSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../build/compress.ts';
import { sitePaths } from '../build/site-paths.ts';
import { createSiteServer } from '../hosting/server.ts';
import { type OtherSite, OUR_NAME, REFERENCE_NAME } from './options.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

/** An address that leads to the not-found page. */
export const NOWHERE = '/no-such-page';

/** A copy of a site, served over HTTP/1.1 as ours is served. */
export interface ServedSite {
  name: string;
  /** `http://127.0.0.1:43210`, without a slash at its end. */
  base: string;
  /** The addresses to measure: all pages of our site, the home pages of others. */
  paths: string[];
  countTraffic: () => () => Traffic;
  close: () => void;
}

const RULES = 'speculation-rules.json';
const MINIMAL = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><p>Not found';
const QUICK_PAGES = ['/', '/about', '/contact', NOWHERE];

/** Which pages of our site to measure: all and the not-found page, unless only some are wanted. */
export function chosenPages(all: string[], wanted: string[] | undefined, isQuick: boolean): string[] {
  const known = [...all, NOWHERE];
  const unknown = wanted?.find((path) => !known.includes(path));
  if (unknown) throw new Error(`--pages: there is no page at "${unknown}". The not-found page is ${NOWHERE}.`);
  return wanted ?? (isQuick ? QUICK_PAGES : known);
}

/**
 * Copies our built site, the reference page and other sites into folders below `workshop`, compresses them in the same
 * way, and serves each on a free port. Ours is the first, the reference page the second.
 */
export async function serveSites(
  workshop: string,
  others: OtherSite[],
  choose: (all: string[]) => string[],
): Promise<ServedSite[]> {
  const reference = { name: REFERENCE_NAME, folder: join(import.meta.dirname, 'reference') };
  const all = [{ name: OUR_NAME, folder: 'dist' }, reference, ...others];
  const paths = choose(sitePaths('dist'));
  const served: ServedSite[] = [];
  for (const [index, { name, folder }] of all.entries()) {
    const copy = join(workshop, `site-${index}`);
    copyFolder(folder, copy);
    served.push(await serve(name, copy, index === 0 ? paths : ['/']));
  }
  return served;
}

/** Our built site once more, without the file that makes the server send speculation rules. */
export async function serveWithoutRules(workshop: string): Promise<ServedSite> {
  const copy = join(workshop, 'site-without-rules');
  copyFolder('dist', copy);
  rmSync(join(copy, RULES), { force: true });
  return await serve(`${OUR_NAME} without speculation rules`, copy, ['/']);
}

/** The reference page and a copy of it at the address that its header leads to, with our speculation rules. */
export async function serveReferencePair(workshop: string): Promise<ServedSite> {
  const copy = join(workshop, 'reference-pair');
  copyFolder(join(import.meta.dirname, 'reference'), copy);
  cpSync(join(copy, 'index.html'), join(copy, 'about.html'));
  cpSync(join('dist', RULES), join(copy, RULES));
  return await serve(`${REFERENCE_NAME}, twice`, copy, ['/']);
}

/** The folder itself where its path is a link to it, as that of a built site is. */
function copyFolder(folder: string, copy: string) {
  cpSync(realpathSync(folder), copy, { recursive: true });
}

async function serve(name: string, folder: string, paths: string[]): Promise<ServedSite> {
  if (!existsSync(join(folder, '404.html'))) writeFileSync(join(folder, '404.html'), MINIMAL);
  await compressFolder(folder);
  const server = createSiteServer(folder);
  const countTraffic = watchTraffic(server);
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`${name} could not be served.`);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { name, base: `http://127.0.0.1:${address.port}`, paths, countTraffic, close };
}
