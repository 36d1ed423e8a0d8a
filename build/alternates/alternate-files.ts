import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alternatePath } from '../../src/lib/content/page-files.ts';
import { addressText } from '../../src/lib/format/postal-address.ts';
import { CONTENT_FOLDER, readContent, readPages, readSite } from '../content-files.ts';
import { siteAddress } from '../site-address.ts';
import { markdownOf } from './markdown.ts';
import { type Sample, samplesIn } from './samples.ts';

/** Turns the HTML of a page into its Markdown, by the page's path. */
export type Alternates = Map<string, (html: string) => string>;

/** How each page becomes Markdown: its samples are those of its content, and what it says of the company. */
export function alternatesOf(folder = CONTENT_FOLDER): Alternates {
  const [site, { markdown }, offers] = [
    readSite(folder),
    readContent('navigation', folder),
    readContent('offers', folder),
  ];
  const { sales, support, phone, location } = site.contact;
  const facts: Sample[] = site.sample ? [[sales, support, phone, addressText(location)]] : [];
  const address = siteAddress();
  // An offer's name is never shown.
  const promises = offers.items.filter(({ sample }) => sample).map(({ text }) => [text]);
  return new Map(
    readPages(folder).map(({ path, content: { seo: _, ...shown } }) => {
      const samples = [...samplesIn(shown), ...promises, ...facts];
      const options = { address: new URL(path, address), samples, sampleEntry: markdown.sampleEntry };
      return [path, (html) => markdownOf(html, options)];
    }),
  );
}

/** Writes the Markdown of every page of a built site beside it. */
export function writeAlternates(site: string): void {
  for (const [path, toMarkdown] of alternatesOf()) {
    const alternate = join(site, alternatePath(path));
    writeFileSync(alternate, toMarkdown(readFileSync(alternate.replace(/\.md$/, '.html'), 'utf8')));
  }
}
