// Publishes two versions of a site in turns until it is killed: node publish-in-turns.ts SITE OLD NEW
import { cpSync } from 'node:fs';
import { beginRelease, publishRelease } from '../../build/releases.ts';

console.log('begun');
const [site = '', ...versions] = process.argv.slice(2);
for (;;) {
  for (const version of versions) {
    cpSync(version, beginRelease(site), { recursive: true });
    publishRelease(site);
  }
}
