import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPage } from '../support/built-page.ts';
import { everywhere } from '../support/sitemap.ts';

/** The largest set of html-validate's rules, and those for whole documents; what differs has its reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // The build leaves out ends that HTML does not need, which saves bytes.
      'no-implicit-close': 'off',
      // The drawer stands above the page's first heading, and a page has one of the first level.
      'heading-level': ['error', { minSectioningRootInitialRank: 'h2' }],
      // A number that cannot break would be cut off where text is twice as large on a phone.
      'tel-non-breaking': 'off',
    },
  }),
);

/** What is wrong with a document, each with its rule and the element. */
async function problemsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const describe = ({ ruleId, message, selector }: Message) => `${ruleId}: ${message} (${selector})`;
  return results.flatMap(({ messages }) => messages.map(describe));
}

test('every page is written as HTML and ARIA prescribe', async () => {
  for (const address of everywhere) expect(await problemsIn(builtPage(address).html), address).toEqual([]);
});

test('what is written otherwise is found', async () => {
  const { html } = builtPage('/');
  expect((await problemsIn(html.replace('<h1', '<h1 id="content"'))).join()).toContain('no-dup-id');
  expect((await problemsIn(html.replace('<h1', '<h1 aria-labelledby="nobody"'))).join()).toContain('missing-reference');
});
