import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse);

/** All elements of a page as a browser reads it, each before those that stand in it. */
export function elementsIn(html: string): Element[] {
  return within(parser.parse(html));
}

function within({ children }: Root | Element): Element[] {
  return children.flatMap((child) =>
    child.type === 'element' ? [child, ...(child.content ? within(child.content) : []), ...within(child)] : [],
  );
}
