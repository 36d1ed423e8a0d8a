import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readContent, readPages } from '../../../build/content-files.ts';
import { SAMPLE } from '../../../tests/support/sample.ts';
import { type CardContent, cardPicture } from './card-picture.ts';

const SITE = readContent('site', SAMPLE);
const PAGES = new Map(readPages(SAMPLE).map(({ path, content }) => [path, content]));
const pageOf = (path: string) => PAGES.get(path) as CardContent;
const pictureOf = (path: string, change: object = {}) =>
  cardPicture(path, { ...pageOf(path), ...change } as CardContent, SITE);
const drawn = (path: string, change?: object) => renderToStaticMarkup(pictureOf(path, change).drawing);

test.each([
  ['/services/digital-marketing', 'ring', ['0 orders']],
  ['/services/it-consulting', 'bars', ['₹5,00,000', '₹8,45,000']],
  ['/services/data-ai', 'before', ['188']],
  ['/services/cybersecurity', 'before', ['23:10']],
  ['/services/cloud-devops', 'on', ['14:24']],
  ['/contact', 'above', [SITE.contact.phone]],
])('the card of %s says what its page is seen with', (path, form, values) => {
  expect(pictureOf(path).figure).toEqual({ form, values });
});

test('the card of an industry shows its lit room, whose line goes round what matters', () => {
  expect(drawn('/industries/healthcare')).toContain('class="run"');
});

test('a page that names no evidence, place or years has its kolam on the card', () => {
  expect(drawn('/services/data-ai', { evidence: undefined })).toContain('class="kolam');
  expect(drawn('/industries/healthcare', { place: undefined })).toContain('class="kolam');
  expect(drawn('/about', { timeline: undefined })).toContain('class="kolam');
  expect(pictureOf('/services/data-ai', { evidence: undefined }).figure).toBeUndefined();
});

test('the line makes a loop for each hour, each package and each minute of reading', () => {
  const loops = (path: string) => drawn(path).match(/c17 0 23-5/g)?.length;
  const [blogs, solutions] = [pageOf('/insights/blogs'), pageOf('/insights/solutions')];
  expect(loops('/contact')).toBe(9);
  expect('articles' in blogs && loops('/insights/blogs')).toBe(
    'articles' in blogs && blogs.articles.items[0]?.readTime,
  );
  expect('solutions' in solutions && loops('/insights/solutions')).toBe(
    'solutions' in solutions && solutions.solutions.items.length,
  );
});
