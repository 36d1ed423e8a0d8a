// Makes another company's site of a copy, as the README says: another name, other facts and words, pages more and less.
// The contract's tests have to fail and to say why; when its folder has been deleted, everything has to be green. Then the
// same for a company that has about half of everything.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { copySite } from '../build/site-copy.ts';
import { withFields } from '../build/yaml-fields.ts';
import { ensureBrowsers } from '../tests/support/chromium.ts';
import { failedUnitTests } from '../tests/support/failed-test.ts';
import { halfCompany } from '../tests/support/half-company.ts';
import { withOtherLook } from '../tests/support/other-look.ts';
import { build, type Outcome, run } from '../tests/support/run.ts';

const CONTENT = 'src/content';
const CONTRACT = 'tests/specification';
const SITE = `${CONTENT}/site.yaml`;
const ABOUT = `${CONTENT}/pages/about.yaml`;

/** Copies of pages under other titles, in the next places of their menus. */
const NEW_PAGES = [
  { model: `${CONTENT}/industries/retail.yaml`, title: 'Lighthouses' },
  { model: `${CONTENT}/industries/education.yaml`, title: 'Harbours' },
  { model: `${CONTENT}/services/data-ai.yaml`, title: 'Night Watch' },
].map(newPage);
/** Pages that go, and where links lead that led there. */
const DELETED = {
  '/industries/insurance': '/industries/lighthouses',
  '/expertise/cyber-security': '/services/night-watch',
};
/** With everything that a text can have; the footer leads to it already. */
const TEXT_PAGE = {
  file: `${CONTENT}/pages/services/cloud.md`,
  address: '/services/cloud',
  text: `---
title: Lamps for lighthouses
description: A page of text that is added to a copy of the whole site. It has everything that a text can have. So it shows what a text breaks, which is nothing.
updated: 1 November 2026
---

A lamp has **one** task and *no* holiday. Its parts are on the [contact page](/contact), and \`lux\` is what it gives.

## What a lamp needs

- Oil, which comes by boat
- A keeper
  1. who sleeps by day
  2. and climbs by night

### Its glass

> It is cleaned before the sun goes down.

![The harbour in the evening](our-office.jpg "It burns until six")

## What it costs

| Part | In a year | Who pays |
| --- | --- | --- |
| Oil | ₹40,000 | The harbour |
| Glass | ₹6,000 | The harbour, too |
`,
};

function newPage({ model, title }: { model: string; title: string }, place: number) {
  const folder = model.replace(/\/[^/]*$/, '');
  const orders = globSync(`${folder}/*.yaml`).map((file) => parse(readFileSync(file, 'utf8')).menu.order ?? 0);
  const name = title.toLowerCase().replace(' ', '-');
  const text = withFields(readFileSync(model, 'utf8'), {
    title,
    'seo.title': `${title} and their software`,
    'seo.description': `${title}: a page that is added to a copy of the whole site in order to see what a new page breaks, which should be nothing on any of them.`,
    'menu.order': Math.max(...orders) + 1 + place,
  });
  return { file: `${folder}/${name}.yaml`, address: `${folder.replace(CONTENT, '')}/${name}`, text };
}

/** Every content file of the other company by its path: its text, or null where there is none any more. */
function otherContent(): Record<string, string | null> {
  const own = globSync(`${CONTENT}/**/*.{yaml,md}`).map((file) => [
    file.replaceAll('\\', '/'),
    readFileSync(file, 'utf8'),
  ]);
  const added = [...NEW_PAGES, TEXT_PAGE].map(({ file, text }) => [file, text]);
  const files: Record<string, string | null> = Object.fromEntries([...own, ...added]);
  for (const [file, text] of Object.entries(files)) files[file] = text && withoutDeleted(text);
  for (const address of Object.keys(DELETED)) files[`${CONTENT}${address}.yaml`] = null;
  files[SITE] = withFields(files[SITE] ?? '', {
    founded: 2009,
    copyrightYear: 2026,
    'hours[1].closes': '13:30',
    social: [{ label: 'Mastodon', href: 'https://social.example/@lamps' }],
  });
  files[ABOUT] = withFields(files[ABOUT] ?? '', {
    title: 'Who We Are',
    'timeline.items[0].year': 2009,
    'timeline.items[1].year': 2012,
    tagline: 'We keep lamps alight along this coast, and we write the software that counts their oil.',
  });
  return files;
}

function withoutDeleted(text: string): string {
  return Object.entries(DELETED).reduce(
    (changed, [address, instead]) => changed.replaceAll(new RegExp(`${address}(?![\\w-])`, 'g'), instead),
    text,
  );
}

const workshop = mkdtempSync(join(tmpdir(), 'content-'));
process.on('exit', () => rmSync(workshop, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
// Before anything runs side by side, which could not install them at once.
ensureBrowsers();
const site = join(workshop, 'site');
const problems: string[] = [];

/** Shows how a step ended and notes it if it should have passed. */
async function step(name: string, command: Promise<Outcome>): Promise<Outcome> {
  const begun = performance.now();
  const outcome = await command;
  if (!outcome.passed) {
    console.log(outcome.output);
    problems.push(`${name} failed`);
  }
  console.log(`${outcome.passed ? '✓' : '✗'} ${name}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return outcome;
}

/** The contract's tests, which must fail and must say what they stand for. */
async function expectContractToFail() {
  const report = join(workshop, 'report.json');
  await run(site, ['vitest', 'run', '--project=site', CONTRACT, '--reporter=json', `--outputFile=${report}`]);
  const failures = failedUnitTests(report);
  const said = failures.map(({ title, messages }) => `${title}\n${messages.join('\n')}`).join('\n');
  for (const words of [
    'the menu Industries',
    'the menu Services',
    `change MENUS in ${CONTRACT}/contract.ts`,
    'industries/insurance.yaml is missing',
  ]) {
    if (!said.includes(words)) problems.push(`no test of the contract says "${words}"`);
  }
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${failures.length} of the contract's tests are red, as they should be`,
  );
}

console.log(
  'Making another company of a copy: its name, mark, colours, pictures, facts and words, three pages more, two less, a page of text …',
);
copySite(site, { files: await withOtherLook(otherContent()) });

if ((await step('build', build(site))).passed) {
  await expectContractToFail();
  rmSync(join(site, CONTRACT), { recursive: true });
  const tests = async () => {
    await step('unit tests', run(site, ['vitest', 'run', '--project=unit']));
    // A copy says what its model says; who writes a page gives it headings and sentences of its own.
    await step('site tests', run(site, ['vitest', 'run', '--project=site', '-t', '^(?!.*are its own)']));
  };
  // Whether scripts run makes no difference to what a new page breaks.
  const browser = ['scripts/browser-tests.ts', '--project=scripts on', '--grep-invert=@thorough', '--reporter=line'];
  const pages = ['/', ...NEW_PAGES.map(({ address }) => address), TEXT_PAGE.address];
  await Promise.all([
    tests(),
    step('browser tests', run(site, [process.execPath, ...browser], { ONLY_PAGES: pages.join() })),
  ]);
}

/** Pages whose sections or counts are others at the company that has half. */
const HALVED = ['/', '/about', '/contact', '/insights/solutions', '/insights/success-stories', '/industries/retail'];
/** The lines that are made of pieces, and what else depends on how many there are of something. */
const PIECES = 'line|rooms|packages|columns|footer|drawer|menu|wide|axe';

/** Nothing that machines or visitors read still names a page that is gone. */
function lookForLostPages(folder: string, moved: Record<string, string>) {
  const files = globSync('**/*.{html,md,txt,xml,json}', { cwd: join(folder, 'dist') });
  const found = files.flatMap((file) => {
    const text = readFileSync(join(folder, 'dist', file), 'utf8');
    const lost = Object.keys(moved).filter((path) => new RegExp(`${path}(?![\\w-])`).test(text));
    return lost.map((path) => `${file} still names ${path}`);
  });
  problems.push(...found);
  console.log(
    `${found.length === 0 ? '✓' : '✗'} ${files.length} files name none of ${Object.keys(moved).length} pages that are gone`,
  );
}

/** Status 1 says that something is left to do; anything else, that the check itself fell over. */
async function expectLaunchCheck(folder: string) {
  const { output, errors } = await run(folder, [process.execPath, 'scripts/launch-check.ts', '--json']);
  const isWhole = errors === '' && !/newsletter/.test(output) && JSON.parse(output).items.length > 0;
  if (!isWhole) problems.push(`the launch check of half a company says: ${errors || output}`);
  console.log(`${isWhole ? '✓' : '✗'} launch check, without a word of the newsletter that there is not`);
}

console.log('Making a company of a copy that has about half of everything …');
const half = join(workshop, 'half');
const { files, moved } = halfCompany();
copySite(half, { files });
rmSync(join(half, CONTRACT), { recursive: true });
if ((await step('build', build(half))).passed) {
  lookForLostPages(half, moved);
  await expectLaunchCheck(half);
  await step('site tests', run(half, ['vitest', 'run', '--project=site', '-t', '^(?!.*are its own)']));
  const browser = ['scripts/browser-tests.ts', '--project=scripts on', `--grep=${PIECES}`, '--grep-invert=@thorough'];
  const pages = { ONLY_PAGES: HALVED.join() };
  await step('browser tests', run(half, [process.execPath, ...browser, '--reporter=line'], pages));
}
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'Another company breaks nothing but the contract.' : 'Another company breaks tests.',
);
process.exitCode = problems.length === 0 ? 0 : 1;
