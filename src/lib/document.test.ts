import { describe, expect, test } from 'vitest';
import { readSite } from './content-files.ts';
import { fillIn, pagePathOf, tabTitle } from './document.ts';

describe('the path of a page', () => {
  test.each([
    ['/index.html', '/'],
    ['/', '/'],
    ['/about.html', '/about'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/services/data-ai.html', '/services/data-ai'],
    ['/services/data-ai/index.html', '/services/data-ai'],
  ])('of %s is %s', (pathname, path) => {
    expect(pagePathOf(pathname)).toBe(path);
  });
});

describe("the text of the browser's tab", () => {
  const site = { ...readSite(), name: 'Neithal' };

  test('begins with the company on Home', () => {
    expect(tabTitle('IT services', site, '/')).toBe('Neithal: IT services');
  });

  test('ends with the company elsewhere', () => {
    expect(tabTitle('About us', site, '/about')).toBe('About us | Neithal');
  });
});

describe('places in braces', () => {
  test('are filled with text and numbers, each as often as it stands there', () => {
    const filled = fillIn('© {year} {name}. {name} since {founded}.', { year: 2024, name: 'Neithal', founded: 2018 });
    expect(filled).toBe('© 2024 Neithal. Neithal since 2018.');
  });

  test('stay as they are when nobody knows them', () => {
    expect(fillIn('Since {start}.', { founded: 2018 })).toBe('Since {start}.');
  });

  test('may be filled with zero', () => {
    expect(fillIn('{count} left', { count: 0 })).toBe('0 left');
  });
});
