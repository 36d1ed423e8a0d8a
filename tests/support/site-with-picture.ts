import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../../build/content-files.ts';
import { copySite } from '../../build/site-copy.ts';
import { withFields } from '../../build/yaml-fields.ts';
import { createSiteServer } from '../../hosting/server.ts';
import { SAMPLE } from './sample.ts';

const HOME = 'pages/home.yaml';
const PICTURE = 'someone.png';

/** How the picture is sent: at once, as another status, as something else, or only its first part until `finish()`. */
type Sending = 'whole' | 'missing' | 'broken' | 'in parts';

/**
 * Builds the sample with a picture for the first testimonial, which it does not have, and serves it.
 * Returns its address, what decides how the picture is sent, and what takes it all away again.
 */
export async function serveSiteWithPicture(picture: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  const site = join(folder, 'site');
  copySite(site);
  const content = join(site, CONTENT_FOLDER);
  rmSync(content, { recursive: true });
  cpSync(SAMPLE, content, { recursive: true });
  const home = withFields(readFileSync(join(SAMPLE, HOME), 'utf8'), { 'testimonials.items[0].picture': PICTURE });
  writeFileSync(join(content, HOME), home);
  const people = join(site, 'src/assets/people');
  mkdirSync(people, { recursive: true });
  writeFileSync(join(people, PICTURE), picture);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: site, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The site with a picture could not be built.\n${stderr}`);

  const dist = join(site, 'dist');
  const files = createSiteServer(dist);
  let sending: Sending = 'whole';
  let finish = () => {};
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.endsWith('.avif')) finish = send(sending, readFileSync(join(dist, path)), response);
    else files.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    sendPicture: (how: Sending) => {
      sending = how;
    },
    finish: () => finish(),
    remove: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a picture in one of the ways, and returns what sends the rest of it. */
function send(how: Sending, body: Buffer, response: ServerResponse) {
  response.setHeader('Content-Type', 'image/avif').setHeader('Cache-Control', 'no-store');
  if (how !== 'in parts') {
    response.writeHead(how === 'missing' ? 404 : 200).end(how === 'whole' ? body : 'nothing');
    return () => {};
  }
  const middle = Math.floor(body.length * 0.7);
  response.setHeader('Content-Length', body.length);
  response.write(body.subarray(0, middle));
  return () => response.end(body.subarray(middle));
}
