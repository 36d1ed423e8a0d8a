import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { checkSite } from '../build/content-check/check.ts';
import { describeProblems, describeWarnings } from '../build/content-check/report/problem.ts';
import { writeHostingFiles } from '../build/hosting-files.ts';
import { launchCheck } from '../build/launch-check/launch-check.ts';
import { verdict } from '../build/launch-check/report.ts';
import { beginRelease, discardRelease, publishRelease } from '../build/releases.ts';
import { siteAddress } from '../build/site-address.ts';
import { sitePaths } from '../build/site-paths.ts';
import { isSampleAddress } from '../src/lib/machines/robots.ts';

const TARGET = 'dist';
/** How Node and the system call a full disk, or an account that may not write more. */
const FULL = /ENOSPC|EDQUOT|EFBIG|No space left on device|Disk quota exceeded|File too large/;

let release: string | undefined;

function fail(reason: string): never {
  if (release !== undefined) discardRelease(release);
  const outcome = existsSync(TARGET) ? `${TARGET}/ is as it was before` : 'nothing was built';
  const isFull = FULL.test(reason);
  console.error(
    isFull ? `The disk is full (ENOSPC): make room and build again; ${outcome}.` : `${reason}; ${outcome}.`,
  );
  process.exit(1);
}

/** What a step returns, or the end of the build in one line. */
function orFail<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    return fail(error instanceof Error ? error.message.replace(/\.$/, '') : String(error));
  }
}

const started = performance.now();
console.log('Checking the content …');
const { problems, warnings } = await checkSite();
if (problems.length > 0) {
  console.error(describeProblems(problems, 'nothing was built'));
  process.exit(1);
}
if (warnings.length > 0) console.warn(describeWarnings(warnings));
const address = orFail(() => siteAddress());
const folder = orFail(() => beginRelease());
release = folder;

console.log('Building the site …');
const { status, stderr } = spawnSync(`astro build --outDir ${folder}`, {
  stdio: ['inherit', 'inherit', 'pipe'],
  shell: true,
  encoding: 'utf8',
});
const isFull = status !== 0 && FULL.test(stderr);
if (!isFull) process.stderr.write(stderr);
if (status !== 0) fail(isFull ? stderr : 'The build failed');

const pages = orFail(() => {
  publishRelease(folder, '.', new Date(), writeHostingFiles);
  return sitePaths(TARGET).length + 1;
});
if (isSampleAddress(address)) {
  console.log(`robots.txt keeps search engines out: ${address} is a sample. Set SITE_URL, or url in site.yaml.`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${pages} pages into ${TARGET}/ in ${seconds} s.`);
console.log(`${verdict(await launchCheck())} The list: npm run launch-check`);
