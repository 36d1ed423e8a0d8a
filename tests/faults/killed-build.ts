import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../build/site-copy.ts';
import { randomNumbers } from './random.ts';
import { buildOrThrow, type Version, versionIn, type Workshop, writeVersion } from './versions.ts';

/** Each run has other ones, so that over time all are tried. */
const MOMENTS = 3;
/** A process that only publishes is killed so many times, since a build does so only in its last moment. */
const PUBLICATIONS = 20;

/**
 * Kills builds of the site at moments spread over their duration; the site must be whole, and the next build work.
 * Returns the version that is served in the end.
 */
export async function killBuilds(workshop: Workshop, seed: number, say: (line: string) => void): Promise<Version> {
  const { site, hashes } = workshop;
  let { seconds } = workshop;
  const random = randomNumbers(seed);
  const dist = join(site, 'dist');
  let next = other(versionIn(dist, hashes));
  for (let index = 0; index < MOMENTS; index++) {
    const moment = ((index + random()) / MOMENTS) * seconds;
    writeVersion(site, next);
    await killed(['scripts/build.ts'], site, () => sleep(moment * 1000));
    const left = versionIn(dist, hashes);
    const duration = await buildOrThrow(site);
    if (versionIn(dist, hashes) !== next) throw new Error(`The build after the killed one did not publish "${next}".`);
    const releases = readdirSync(join(site, '.releases'));
    if (releases.length > 2) throw new Error(`What a killed build has left is still there: ${releases.join(', ')}`);
    say(
      `killed after ${moment.toFixed(2)} s of ${seconds.toFixed(2)} s: ${left === next ? 'the new' : 'the old'} site, whole`,
    );
    seconds = duration;
    next = other(next);
  }
  return versionIn(dist, hashes);
}

/** Kills a process that publishes two versions in turns; one of them must be there, whole, whenever it dies. */
export async function killPublications({ site, built, hashes }: Workshop, seed: number, say: (line: string) => void) {
  const random = randomNumbers(seed);
  const program = join(import.meta.dirname, 'publish-in-turns.ts');
  const found = { old: 0, new: 0 };
  for (let index = 0; index < PUBLICATIONS; index++) {
    await killed([program, site, built.old, built.new], site, async ({ stdout }) => {
      if (!stdout) return;
      await once(stdout, 'data');
      if (index % 2 === 0) await once(stdout, 'data');
      const begun = performance.now();
      await once(stdout, 'data');
      const duration = performance.now() - begun;
      await sleep(random() * duration);
    });
    found[versionIn(join(site, 'dist'), hashes)]++;
  }
  say(
    `killed ${PUBLICATIONS} times while publishing: ${found.old} times the old site, ${found.new} times the new one, whole`,
  );
}

/** Starts a program and kills it, with all that it has started, when something has happened. */
async function killed(command: string[], folder: string, moment: (child: ChildProcess) => Promise<void>) {
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH };
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  const child = spawn(process.execPath, command, { cwd: folder, env, stdio, detached: true });
  const exit = once(child, 'exit');
  await Promise.race([exit, moment(child)]);
  try {
    // The negative number means the group, of which the builder that the build has started is a part.
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  await exit;
}

function other(version: Version): Version {
  return version === 'old' ? 'new' : 'old';
}
