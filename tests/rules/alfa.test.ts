import { type Browser, chromium, type Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Device } from '@siteimprove/alfa-device';
import { Native as NativeDevice } from '@siteimprove/alfa-device/native';
import { Document, type Element, Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import { alfaVersion, type Flattened, Rules } from '@siteimprove/alfa-rules';
import { URL as Address } from '@siteimprove/alfa-url';
import { Page as Audited } from '@siteimprove/alfa-web';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuiltSite } from '../support/built-server.ts';
import { CHROMIUM_ARGUMENTS, ensureBrowsers } from '../support/chromium.ts';
import { openMenu } from '../support/page.ts';
import { everywhere, pageOf } from '../support/sitemap.ts';
import { wordsOf } from '../support/words.ts';
import { computedStyles } from './computed-styles.ts';

const { menus, drawer } = wordsOf('navigation');
const WIDTHS = [1280, 360];
const HEIGHT = 800;

/** Rules that are not asked, by the ends of their addresses. */
const LEFT_OUT: Record<string, string> = {
  'sia-r65': 'the ring round the focus: computed styles are those of a moment. tests/site/keyboard.spec.ts looks',
  'sia-r66': 'contrast: Alfa knows no ground that ::before paints, as that of receipts. axe and pixels decide',
  'sia-r69': 'contrast, likewise',
  'sia-r73': 'lines of paragraphs 1.5 apart: level AAA',
  'sia-r74': 'sizes of type in relative units: computed styles have none',
  'sia-r80': 'distances of lines in relative units, likewise',
  'sia-r111': 'targets of 44 px: level AAA. Those of 24 px are asked for',
};
/** What a rule leaves to people: whether links of one name that lead to different pages mean the same. */
const UNDECIDED = ['sia-r41'];

const nameOf = ({ uri }: { uri: string }) => uri.slice(uri.lastIndexOf('/') + 1);
const rules: Flattened.Rule[] = [...Rules.values()].filter((rule) => LEFT_OUT[nameOf(rule)] === undefined);
const seen = { looks: 0, passed: 0, undecided: 0, applied: new Set<string>() };

const site = serveBuiltSite();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureBrowsers().HEADLESS_SHELL, args: CHROMIUM_ARGUMENTS });
  page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
});

afterAll(async () => {
  await browser.close();
  const { looks, passed, undecided, applied } = seen;
  console.log(
    `Alfa ${alfaVersion}: ${looks} looks at ${everywhere.length} pages by ${rules.length} rules, of which ${applied.size} ` +
      `found what they are about: ${passed} outcomes passed, ${undecided} were left to people.`,
  );
});

async function visit(address: string, width: number) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(`${site.baseURL}${address}`);
}

const isElement = (node: Node.JSON): node is Element.JSON => node.type === 'element';

/** The page as it stands, with the styles that its elements have been given, in place of sheets that Alfa reads in part. */
async function auditedPage(): Promise<Audited> {
  const tree = await page.locator('html').evaluate(Native.fromNode);
  const styles = (await page.evaluate(computedStyles)).values();
  const dress = (node: Node.JSON) => {
    if (isElement(node)) node.style = styles.next().value ?? null;
    node.children?.forEach(dress);
  };
  dress(tree);
  const device = Device.from(await (await page.evaluateHandle('window')).evaluate(NativeDevice.fromWindow));
  const root = Document.of([Node.from(tree, device)]);
  const address = Address.parse(page.url()).getUnsafe();
  return Audited.of(Request.of('GET', address), Response.of(address, 200), root, device);
}

/** What breaks a rule on the page as it stands, or cannot be decided. */
async function findings(): Promise<string[]> {
  const outcomes = [...(await Audit.of(await auditedPage(), rules).evaluate())];
  const passed = outcomes.filter(Outcome.isPassed);
  const undecided = outcomes.filter(Outcome.isCantTell);
  const others = undecided.filter(({ rule }) => !UNDECIDED.includes(nameOf(rule)));
  // Where versions do not fit together, no rule applies and none fails.
  expect(passed.length).toBeGreaterThan(0);
  seen.looks += 1;
  seen.passed += passed.length;
  seen.undecided += undecided.length;
  for (const { rule } of passed) seen.applied.add(nameOf(rule));
  const broken = [...outcomes.filter(Outcome.isFailed), ...others];
  return broken.map(({ rule, target }) => `${nameOf(rule)}: ${String(target).slice(0, 200)}`);
}

for (const width of WIDTHS) {
  test.each(everywhere)(`Alfa finds nothing on %s at ${width} px`, async (address) => {
    await visit(address, width);
    expect(await findings()).toEqual([]);
  });
}

test.each(Object.values(menus))('Alfa finds nothing with the %s menu open', async (name) => {
  await visit(pageOf('services'), 1280);
  await openMenu(page, name);
  await page.locator(':popover-open').waitFor();
  expect(await findings()).toEqual([]);
});

test('Alfa finds nothing with the drawer open but that its title is of the second level', async () => {
  await visit(pageOf('services'), 360);
  await page.getByRole('button', { name: drawer.open, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  // The page has one heading of the first level, which cannot be reached now.
  expect(await findings()).toEqual([expect.stringMatching('^sia-r61: ')]);
});

test('Alfa finds what is broken', async () => {
  await visit('/', 1280);
  await page.evaluate(() => document.querySelector('main a')?.replaceChildren());
  expect(await findings()).toEqual([expect.stringMatching('^sia-r11: ')]);
});
