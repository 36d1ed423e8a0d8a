// Builds a copy of the site in which every button leads somewhere and both forms send to a server on this machine, and
// tests it in a browser.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySite } from '../build/site-copy.ts';
import { withFields } from '../build/yaml-fields.ts';
import { CONNECTIONS } from '../tests/connected/connections.ts';
import { ensureBrowsers } from '../tests/support/chromium.ts';
import { freePort } from '../tests/support/free-port.ts';
import { build } from '../tests/support/run.ts';

const FILE = 'src/content/connections.yaml';

const workshop = mkdtempSync(join(tmpdir(), 'connected-'));
process.on('exit', () => rmSync(workshop, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));

const [port, endpointPort] = [await freePort(), await freePort()];
const site = join(workshop, 'site');
const endpoint = `http://localhost:${endpointPort}`;
const forms = {
  'contactForm.service': 'own-server',
  'contactForm.endpoint': `${endpoint}/enquiries`,
  'newsletter.service': 'own-server',
  'newsletter.endpoint': `${endpoint}/letters`,
};
copySite(site, { files: { [FILE]: withFields(readFileSync(FILE, 'utf8'), { ...CONNECTIONS, ...forms }) } });
const { passed, errors } = await build(site);
if (!passed) {
  console.error(`The connected site could not be built.\n${errors}`);
  process.exit(1);
}

const { status } = spawnSync('playwright', ['test', '-c', 'tests/connected', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    ...ensureBrowsers(),
    PORT: String(port),
    ENDPOINT_PORT: String(endpointPort),
    SITE_FOLDER: join(site, 'dist'),
  },
});
process.exit(status ?? 1);
