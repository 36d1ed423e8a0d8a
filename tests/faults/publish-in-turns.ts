// Publishes two versions of a site in turns until it is killed, and says each time which: node publish-in-turns.ts SITE OLD NEW
import { cpSync } from 'node:fs';
import { beginRelease, publishRelease } from '../../build/releases.ts';

const [site = '', ...versions] = process.argv.slice(2);
for (;;) {
  for (const version of versions) {
    const release = beginRelease(site);
    cpSync(version, release, { recursive: true });
    publishRelease(release, site);
    console.log(version);
  }
}
