import { expect, test } from 'vitest';
import { readSite } from '../../../build/content-files.ts';
import { SAMPLE } from '../../../tests/support/sample.ts';
import { headTags } from './head-tags.ts';

const page = {
  site: { ...readSite(SAMPLE), url: 'https://neithal.in', name: 'Neithal' },
  title: 'About our company',
  description: 'What we do.',
  language: 'en-IN',
  ground: { light: '#fafafa', dark: '#111111' },
};

test('a page is shared by its absolute address, and with a card of its own', () => {
  const tags = headTags({ ...page, path: '/services/data-ai' });
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://neithal.in/services/data-ai' });
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://neithal.in/cards/services/data-ai.png' });
  expect(tags).toContainEqual({ property: 'og:locale', content: 'en_IN' });
  expect(tags).toContainEqual({ property: 'og:image:alt', content: 'About our company | Neithal' });
});

test('a page that is not found is kept out of search and says only its colours', () => {
  expect(headTags({ ...page, path: undefined })).toEqual([
    { name: 'robots', content: 'noindex' },
    { name: 'theme-color', content: '#fafafa', media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: '#111111', media: '(prefers-color-scheme: dark)' },
  ]);
});
