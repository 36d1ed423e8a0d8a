import type { Element, Root, RootContent, Text } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { changePages } from './after-build.ts';
import { hasTamil, TAMIL_WORDS } from './font/characters.ts';

/** What holds text alone, no elements; what is drawn; and what a script goes on with, which must find what it knows. */
const UNMARKED = ['astro-island', 'option', 'script', 'style', 'svg', 'template', 'textarea', 'title'];
/** An element for words within others for which no style sheet has a rule. */
const WORDS = 'bdi';
const LANGUAGE = ' lang="ta"';

const parser = unified().use(rehypeParse);

/** Says of all words in Tamil that they are, so that they are read aloud and broken as such. */
export function markTamilWords(folder: string): void {
  changePages(folder, (html) => (hasTamil(html) ? withTamilWords(html) : html));
}

/** A page in which words in Tamil have their language: their element, if it has no others, or one of their own. */
export function withTamilWords(html: string): string {
  let marked = html;
  // From the end, so that places before it stay what they are.
  for (const { node, parent } of textsIn(parser.parse(html)).toReversed()) {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (start === undefined || end === undefined) continue;
    const written = marked.slice(start, end);
    const opening = parent.position?.start.offset;
    if (parent.children.length === 1 && opening !== undefined && isWhole(written)) {
      const place = opening + 1 + parent.tagName.length;
      marked = marked.slice(0, place) + LANGUAGE + marked.slice(place);
    } else {
      const words = written.replace(TAMIL_WORDS, (found) => `<${WORDS}${LANGUAGE}>${found}</${WORDS}>`);
      // In a row of boxes, a text must stay one.
      marked = `${marked.slice(0, start)}<${WORDS}>${words}</${WORDS}>${marked.slice(end)}`;
    }
  }
  return marked;
}

/** Whether a text has no letters but those of Tamil. */
function isWhole(text: string): boolean {
  return !/\p{L}/u.test(text.replace(/&\w+;/g, '').replace(/[\p{sc=Tamil}]/gu, ''));
}

/** The texts of a page that have Tamil in them, in their order. */
function textsIn(root: Root | Element): { node: Text; parent: Element }[] {
  return root.children.flatMap((child: RootContent) => {
    if (child.type === 'element') return UNMARKED.includes(child.tagName) ? [] : textsIn(child);
    return child.type === 'text' && root.type === 'element' && hasTamil(child.value)
      ? [{ node: child, parent: root }]
      : [];
  });
}
