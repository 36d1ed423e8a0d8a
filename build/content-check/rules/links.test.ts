import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { AN_INDUSTRY, SpoiltContent } from '../../../tests/support/spoilt-content.ts';

const PATH = 'the path of a page in a family, such as /expertise/business-intelligence';
const ADDRESS = 'the path of a page that exists, such as /contact';

function expectNoProblem(file: string, field: string, yaml: string) {
  const content = new SpoiltContent();
  content.put(file, field, yaml);
  expect(content.problems()).toEqual([]);
}

describe('the path of a page', () => {
  test('must exist on a card', () => {
    const expected = `${PATH}; did you mean "/services/data-ai"?`;
    expectProblem('pages/home.yaml', 'services.items[0].page', '/services/data', '"/services/data"', expected);
  });

  test('must exist in a list of related pages', () => {
    expectProblem(AN_INDUSTRY, 'related.pages[2]', '/astrology', '"/astrology"', PATH);
  });

  test('may be that of an insights page', () => {
    expectNoProblem(AN_INDUSTRY, 'related.pages[0]', '/insights/case-studies');
  });

  test('is not that of a page without a place in the menus', () => {
    expectProblem(AN_INDUSTRY, 'related.pages[0]', '/contact', '"/contact"', PATH);
  });
});

test('a page that is gone is missed where others lead to it, and told where site.yaml sends it on', () => {
  const content = new SpoiltContent();
  rmSync(join(content.folder, 'pages/case-studies.yaml'));
  const lost = content.problems();
  expect(lost.length).toBeGreaterThan(3);
  for (const { file, line, found, expected } of lost) {
    expect(found, `${file}:${line}`).toContain('"/insights/case-studies"');
    expect(expected, `${file}:${line}`).toMatch(/^the path of a page/);
  }
  content.replace('site.yaml', /^founded:/m, 'redirects:\n  /insights/case-studies: /about\nfounded:');
  const told = content.problems().map(({ expected }) => expected);
  expect(told).toEqual(lost.map(() => '"/about", to which site.yaml sends visitors on, or no such link'));
});

test('no page leads to what a project costs where Contact does not tell it', () => {
  const content = new SpoiltContent();
  content.drop('pages/contact.yaml', 'engagement');
  const lost = content.problems().filter(({ found }) => found === 'a link to "/contact#terms"');
  expect(lost.length).toBeGreaterThan(0);
  for (const { expected } of lost) expect(expected).toContain('/contact alone');
});

describe('related pages', () => {
  test('do not contain the page itself', () => {
    const path = `/${AN_INDUSTRY.replace('.yaml', '')}`;
    const found = `"${path}", this page itself`;
    expectProblem(AN_INDUSTRY, 'related.pages[1]', path, found, 'another page');
  });

  test('do not contain a page twice', () => {
    const content = new SpoiltContent();
    content.put(AN_INDUSTRY, 'related.pages[0]', '/services/data-ai');
    const line = content.put(AN_INDUSTRY, 'related.pages[2]', '/services/data-ai');
    const found = '"/services/data-ai" once more';
    expect(content.problems()).toEqual([
      { file: AN_INDUSTRY, line, field: 'related.pages[2]', found, expected: 'pages that differ' },
    ]);
  });
});

describe('the address of a link', () => {
  test('must exist', () => {
    const expected = `${ADDRESS}; did you mean "/contact"?`;
    expectProblem(AN_INDUSTRY, 'closing.action.href', '/kontact', '"/kontact"', expected);
  });

  test('must exist even where the footer may lead nowhere', () => {
    expectProblem(AN_INDUSTRY, 'closing.action.href', '/privacy', '"/privacy"', ADDRESS);
  });

  test('must exist in the footer, too, unless the footer says that it may lead nowhere', () => {
    const field = 'footer.legal.links[0].href';
    expectProblem('navigation.yaml', field, '/cookies', '"/cookies"', ADDRESS);
  });

  test('must exist in the header even where the footer may lead nowhere', () => {
    expectProblem('navigation.yaml', 'about.href', '/privacy', '"/privacy"', ADDRESS);
  });

  test.each(['/services', '/success-stories', '/sitemap', '/services/cloud'])('may be %s in the footer', (address) => {
    expectNoProblem('navigation.yaml', 'footer.legal.links[0].href', address);
  });

  test.each(['/', '"#"', 'https://www.example.com/page', '/insights/blogs'])('may be %s anywhere', (address) => {
    expectNoProblem(AN_INDUSTRY, 'closing.action.href', address);
  });
});

describe('a link in a text', () => {
  test('leads to a page that exists', () => {
    expectNoProblem(
      AN_INDUSTRY,
      'solutions.intro',
      'We also build [online shops](/expertise/e-commerce) for those who sell.',
    );
    const expected = `${ADDRESS}; did you mean "/expertise/e-commerce"?`;
    const text = 'We also build [online shops](/expertise/commerce) for those who sell.';
    expectProblem(AN_INDUSTRY, 'solutions.intro', text, 'a link to "/expertise/commerce"', expected);
  });

  test('has no place in a title, and no other form', () => {
    const content = new SpoiltContent();
    content.put(AN_INDUSTRY, 'challenges.title', '"What you [tell us](/contact) first"');
    content.put(AN_INDUSTRY, 'solutions.intro', 'We also build [shops](https://example.com) for those who sell.');
    expect(content.problems().map(({ expected }) => expected)).toEqual([
      'words alone: no link has a place here',
      'links as [Cloud & DevOps](/services/cloud-devops)',
    ]);
  });
});
