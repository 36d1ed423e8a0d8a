import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { plain } from './plain-html.ts';
import { markSamples, type Sample } from './samples.ts';

interface AlternateOptions {
  /** The page's address, on which its links stand. */
  address: URL;
  samples: readonly Sample[];
  /** Says in a word that an entry is a sample. */
  sampleEntry: string;
}

/** What of a page is read: parsing its styles and menus would take as long again. */
const MAIN = /<main\b.*<\/main>/s;

/**
 * What the main part of a page says, as Markdown (CommonMark with GitHub's tables).
 * @throws if the page has no main part
 */
export function markdownOf(html: string, { address, samples, sampleEntry }: AlternateOptions): string {
  const [main] = MAIN.exec(html) ?? [];
  if (main === undefined) throw new Error(`${address.pathname} has no main part of which there could be Markdown.`);
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => ({ children }: Root): Root => {
      const elements = children.filter((child): child is Element => child.type === 'element');
      for (const element of elements) markSamples(element, samples, sampleEntry);
      return { type: 'root', children: elements.map((element) => plain(element, address)) };
    })
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', resourceLink: true });
  return String(processor.processSync(main));
}
