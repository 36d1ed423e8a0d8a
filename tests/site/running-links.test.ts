import { expect, test } from 'vitest';
import { linkedInSentences } from '../support/running-links.ts';
import { sitemap } from '../support/sitemap.ts';

test.each(sitemap)('no sentence of %s leads to the page itself', (address) => {
  expect(linkedInSentences(address)).not.toContain(address);
});
