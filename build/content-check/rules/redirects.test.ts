import { describe, expect, test } from 'vitest';
import { SpoiltContent } from '../../../tests/support/spoilt-content.ts';

/** The problems of the content with these redirects. */
function problemsWith(redirects: string, change = (_content: SpoiltContent) => {}) {
  const content = new SpoiltContent();
  content.replace('site.yaml', /^founded:/m, `redirects:\n  ${redirects.replaceAll('\n', '\n  ')}\nfounded:`);
  change(content);
  return content.problems().map(({ field, found, expected }) => ({ field, found, expected }));
}

test('addresses that no page has any more lead to pages', () => {
  expect(problemsWith('/services/hosting: /contact\n/careers: /')).toEqual([]);
});

describe('a redirect is refused', () => {
  test.each([
    [
      'to a page that is not there, with the one that may be meant',
      '/careers: /kontact',
      'redirects./careers',
      '"/kontact"',
      'the path of a page that exists, such as /contact; did you mean "/contact"?',
    ],
    [
      'from a page that is there',
      '/about: /contact',
      'redirects./about',
      '"/about", the page of pages/about.yaml',
      'an address at which no page is',
    ],
    ['to itself', '/old: /old', 'redirects./old', '"/old", this address itself', 'the path of a page'],
    [
      'over another one',
      '/old: /older\n/older: /contact',
      'redirects./old',
      '"/older", which is itself sent on to "/contact"',
      '"/contact" at once',
    ],
    ['from an address that no page can have', '/index: /contact', 'redirects./index', '"/index"', expect.anything()],
  ])('%s', (_name, redirects, field, found, expected) => {
    expect(problemsWith(redirects)).toEqual([{ field, found, expected }]);
  });

  test('in a circle', () => {
    const expected = 'the path of a page: these redirects lead in a circle';
    expect(problemsWith('/old: /older\n/older: /old')).toMatchObject([
      { field: 'redirects./old', expected },
      { field: 'redirects./older', expected },
    ]);
  });

  test('that stands there twice', () => {
    expect(problemsWith('/old: /contact\n/old: /about')).toMatchObject([{ found: expect.stringContaining('/old') }]);
  });

  test.each(['/old/', '/Old', 'old', '/old.html', '/old?x=1', 'https://www.example.com/old'])('from %s', (from) => {
    expect(problemsWith(`"${from}": /contact`)).toMatchObject([
      { expected: 'a path of small letters, digits and hyphens, such as /services/mobile-apps' },
    ]);
  });

  test('to another site', () => {
    expect(problemsWith('/old: https://www.example.com/')).toMatchObject([{ field: 'redirects./old' }]);
  });
});
