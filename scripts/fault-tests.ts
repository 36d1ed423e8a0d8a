// Shows what happens when things go wrong: builds that are killed, sites that are replaced and servers that are stopped
// under load, full disks.
//   node scripts/fault-tests.ts [--seed 42]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOptions } from '../build/command-options.ts';
import { fillDisk } from '../tests/faults/full-disk.ts';
import { killBuilds, killPublications } from '../tests/faults/killed-build.ts';
import { replaceUnderLoad } from '../tests/faults/replaced-site.ts';
import { stopUnderLoad } from '../tests/faults/stopped-server.ts';
import { prepareVersions } from '../tests/faults/versions.ts';
import { freePort } from '../tests/support/free-port.ts';

const { values } = commandOptions('npm test faults [-- --seed 42]', { options: { seed: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const started = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'faults-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
const say = (line: string) => console.log(`✓ ${line}`);

if (process.platform === 'win32') {
  console.log('Left out: these tests need process groups, which Windows does not have.');
  process.exit(0);
}
console.log(`Building two versions of a copy of the site … (--seed ${seed} repeats this run)`);
try {
  const workshop = await prepareVersions(folder);
  await replaceUnderLoad(workshop, await freePort(), seed, say);
  await stopUnderLoad(workshop, folder, await freePort(), say);
  await killPublications(workshop, seed, say);
  const served = await killBuilds(workshop, seed, say);
  const leftOut = fillDisk(workshop.site, workshop.built[served], say);
  if (leftOut) console.log(leftOut);
  console.log(`Every fault was survived, in ${Math.round((performance.now() - started) / 1000)} s.`);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  console.error(`A fault was not survived; repeat it with --seed ${seed}.`);
  process.exitCode = 1;
}
