import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { compressFolder } from '../build/compress.ts';
import { checkContent } from '../build/content-check/check.ts';
import { counted, describeProblems, describeWarnings } from '../build/content-check/report/problem.ts';
import { writeHostingFiles } from '../build/hosting-files.ts';
import { writeIcons } from '../build/pictures/icon-files.ts';
import { showProgress } from '../build/pictures/progress.ts';
import { writeShareCards } from '../build/pictures/share-cards.ts';
import { addPolicies } from '../build/policies.ts';
import { beginRelease, discardRelease, publishRelease } from '../build/releases.ts';
import { siteAddress } from '../build/site-address.ts';
import { writeSitemap } from '../build/sitemap.ts';
import { leanStyles } from '../build/styles/lean-styles.ts';
import { writeTwins } from '../build/twins/twin-files.ts';
import { removeUnusedScripts } from '../build/unused-scripts.ts';
import { readSiteFiles } from '../hosting/site-files.ts';
import { isSampleAddress } from '../src/lib/machines/robots.ts';

const TARGET = 'dist';
/** How Node and the system call a full disk, or an account that may not write more. */
const FULL = /ENOSPC|EDQUOT|EFBIG|No space left on device|Disk quota exceeded|File too large/;

function fail(message: string): never {
  discardRelease();
  console.error(message);
  process.exit(1);
}

/** What is to be said when something could not be written. */
function whatIsLeft(): string {
  return existsSync(TARGET) ? `${TARGET}/ is as it was before` : 'nothing was built';
}

/** Runs one step and says in one line that the disk is full, if it is. */
async function step(run: () => void | Promise<void>) {
  try {
    await run();
  } catch (error) {
    if (FULL.test(String(error))) failForSpace();
    discardRelease();
    throw error;
  }
}

function failForSpace(): never {
  fail(`The disk is full (ENOSPC): make room and build again; ${whatIsLeft()}.`);
}

/** The site's address, or the end of the build in one line. */
function addressOrEnd(): string {
  try {
    return siteAddress();
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}; ${whatIsLeft()}.`);
  }
}

const started = performance.now();
console.log('Checking the content …');
const { problems, samples, warnings } = checkContent();
if (problems.length > 0) fail(describeProblems(problems, 'nothing was built'));
if (warnings.length > 0) console.warn(describeWarnings(warnings));
const address = addressOrEnd();

console.log('Building the pages …');
let folder = '';
await step(() => {
  folder = beginRelease();
});
const { status, stderr } = spawnSync(`astro build --outDir ${folder}`, {
  stdio: ['inherit', 'inherit', 'pipe'],
  shell: true,
  encoding: 'utf8',
});
if (status !== 0 && FULL.test(stderr)) failForSpace();
process.stderr.write(stderr);
if (status !== 0) fail(`The build failed; ${whatIsLeft()}.`);

console.log('Drawing share cards and icons …');
await step(async () => {
  const drawn = await writeShareCards(folder, showProgress);
  await writeIcons(folder);
  console.log(`${counted(drawn, 'card', 'cards')} drawn, the others had not changed.`);
});

console.log('Writing Markdown, trimming styles and compressing …');
await step(async () => {
  removeUnusedScripts(folder);
  leanStyles(folder);
  addPolicies(folder);
  writeTwins(folder);
  writeSitemap(folder, address);
  await compressFolder(folder);
  // A file that the server would not know how to send stops the build, not the server.
  readSiteFiles(folder);
  publishRelease('.', new Date(), (release) => {
    for (const line of writeHostingFiles(release)) console.log(line);
  });
});

if (isSampleAddress(address)) {
  console.log(`robots.txt keeps search engines out: ${address} is a sample. Set SITE_URL, or url in site.yaml.`);
}
const pages = globSync('**/*.html', { cwd: TARGET }).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const reminder =
  samples.length > 0
    ? ` ${counted(samples.length, 'sample entry is', 'sample entries are')} to be replaced before the site goes live.`
    : '';
console.log(`Built ${pages} pages into ${TARGET}/ in ${seconds} s.${reminder}`);
