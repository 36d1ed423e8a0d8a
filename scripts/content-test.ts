// Adds an industry, a service, a page of text and another name of the company to a copy of the site, as the README says. What must hold
// for any content has to hold there; the contract's own tests have to fail and to say why.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { copySite } from '../build/site-copy.ts';
import { withFields } from '../build/yaml-fields.ts';
import { ensureChromium } from '../tests/support/chromium.ts';
import { failedTests } from '../tests/support/failed-test.ts';
import { build, type Outcome, run } from '../tests/support/run.ts';

const NEW_PAGES = [
  { model: 'src/content/industries/retail.yaml', title: 'Lighthouses' },
  { model: 'src/content/services/data-ai.yaml', title: 'Night Watch' },
];
/** With everything that a text can have; the footer leads to it already. */
const TEXT_PAGE = {
  path: 'src/content/pages/services/cloud.md',
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

## What it costs

| Part | In a year | Who pays |
| --- | --- | --- |
| Oil | ₹40,000 | The harbour |
| Glass | ₹6,000 | The harbour, too |
`,
};
const SITE = 'src/content/site.yaml';
const HINT = 'tests/specification/contract.ts';

/** Whether scripts run makes no difference to what a new page breaks. */
const ONCE = ['--project=scripts on'];
/** A copy says what its model says; who writes a page gives it headings and sentences of its own. */
const FOR_COPIES = '--grep-invert=@distinct|@thorough';

/** A copy of a page under another title, in the next place of its menu that is free. */
function newPage({ model, title }: (typeof NEW_PAGES)[number]) {
  const folder = model.replace(/\/[^/]*$/, '');
  const orders = globSync(`${folder}/*.yaml`).map((file) => parse(readFileSync(file, 'utf8')).menu.order ?? 0);
  const name = title.toLowerCase().replace(' ', '-');
  const text = withFields(readFileSync(model, 'utf8'), {
    title,
    'seo.title': `${title} and their software`,
    'seo.description': `${title}: a page that is added to a copy of the whole site in order to see what a new page breaks, which should be nothing on any page.`,
    'menu.order': Math.max(...orders) + 1,
  });
  return { path: `${folder}/${name}.yaml`, address: `${folder.replace('src/content', '')}/${name}`, text };
}

const workshop = mkdtempSync(join(tmpdir(), 'content-'));
process.on('exit', () => rmSync(workshop, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
process.env.CHROMIUM_PATH = ensureChromium();
const site = join(workshop, 'site');
const report = join(workshop, 'report.json');
const pages = [...NEW_PAGES.map(newPage), TEXT_PAGE];
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
async function expectHints() {
  const command = [process.execPath, 'scripts/browser-tests.ts', 'tests/specification', ...ONCE, '--reporter=json'];
  await run(site, command, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const failures = failedTests(report);
  for (const { title, messages } of failures) {
    const isExplained = messages.every((message) => message.includes(HINT));
    console.log(`  ${isExplained ? 'red, and says why' : 'RED WITHOUT A REASON'}: ${title}`);
    if (!isExplained) problems.push(`"${title}" does not name ${HINT}:\n${messages.join('\n')}`);
  }
  for (const menu of ['Industries', 'Services']) {
    const isNoticed = failures.some(({ title }) => title.includes(menu));
    if (!isNoticed) problems.push(`no test of the contract notices another entry of ${menu}`);
  }
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${failures.length} of the contract's tests are red`);
}

console.log('Adding a tenth industry, a ninth service, a page of text and another company name to a copy …');
const files = Object.fromEntries(pages.map(({ path, text }) => [path, text]));
copySite(site, { files: { ...files, [SITE]: withFields(readFileSync(SITE, 'utf8'), { name: 'Kurinji & Mullai' }) } });

// Two lanes, as in scripts/test.ts. What takes long is asked of the new pages and of Home only.
const unit = step('unit tests', run(site, ['vitest', 'run', '--exclude', 'tests/specification/**']));
if ((await step('build', build(site))).passed) {
  const slow = { ONLY_PAGES: ['/', ...pages.map(({ address }) => address)].join() };
  const command = [process.execPath, 'scripts/browser-tests.ts', 'tests/site', ...ONCE, FOR_COPIES, '--reporter=line'];
  await step('tests of any content', run(site, command, slow));
  await expectHints();
}
await unit;
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'New pages and a new name break nothing.' : 'New pages or a new name break tests.');
process.exitCode = problems.length === 0 ? 0 : 1;
