import type { Element, ElementContent } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';

/** Between texts that only their look keeps apart on the page: the site's own sign for that. */
const BETWEEN = ' · ';
const INLINE = ['a', 'b', 'button', 'em', 'mark', 'span', 'strong'];
/** What a page has and Markdown cannot say. */
const LEFT_OUT = ['script', 'source', 'style'];

/**
 * An element as Markdown can say it: terms and what they mean on one line, tables with a heading, the words of drawings,
 * addresses in full, and words kept apart that stand side by side.
 * @param address of the page, on which its links stand
 */
export function plain(element: Element, address: URL): Element {
  const { tagName, properties } = element;
  if (tagName === 'svg') return h('p', selectAll('text', element).map(textOf).join(', '));
  const { role, ariaLabel, href, src, alt } = properties;
  if (tagName === 'img') return h('img', { src: new URL(String(src), address).href, alt: String(alt) });
  if (role === 'img' && ariaLabel) return h(tagName, String(ariaLabel));
  const children = plainChildren(element, address);
  const copy: Element = { ...element, children };
  if (tagName === 'a' && href) return { ...copy, properties: { href: new URL(String(href), address).href } };
  if (tagName === 'dl') return listOfTerms(copy);
  if (tagName === 'table') return tableWithHeading(copy);
  if (tagName === 'figure' && ariaLabel && !children.some(isCaption)) return withCaption(copy, String(ariaLabel));
  return copy;
}

function plainChildren(parent: Element, address: URL): ElementContent[] {
  // React's comments keep apart what is one text.
  const children = parent.children.filter((child) => child.type !== 'comment' && !isLeftOut(child));
  return children.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const before = children[index - 1];
    // What is drawn beside words reads like words.
    const isBeside = isInline(child) && (isInline(before) || (before !== undefined && child.properties.role === 'img'));
    const between = isBeside ? [{ type: 'text' as const, value: BETWEEN }] : [];
    return [...between, plain(child, address)];
  });
}

function isLeftOut(child: ElementContent): boolean {
  return child.type === 'element' && (LEFT_OUT.includes(child.tagName) || isDrawn(child) || isSilent(child));
}

/** A picture that says nothing which the words beside it do not. */
function isSilent({ tagName, properties }: Element): boolean {
  return tagName === 'img' && !properties.alt;
}

/** What is drawn in letters: a block that is silent, or the number at an entry of a list, which Markdown numbers itself. */
function isDrawn(element: Element): boolean {
  return element.properties.ariaHidden === 'true' && (element.tagName === 'div' || /^\d+$/.test(textOf(element)));
}

function isInline(child: ElementContent | undefined): boolean {
  return child?.type === 'element' && INLINE.includes(child.tagName);
}

function isCaption(child: ElementContent): boolean {
  return child.type === 'element' && child.tagName === 'figcaption';
}

function withCaption(figure: Element, caption: string): Element {
  return { ...figure, children: [...figure.children, h('figcaption', caption)] };
}

/** `Term: what it means` for each term, for which Markdown has no list of its own. */
function listOfTerms(list: Element): Element {
  const parts = selectAll('dt, dd', list).filter((part) => textOf(part).trim() !== '');
  const items: Element[] = [];
  for (const { tagName, children } of parts) {
    const item = items.at(-1);
    if (tagName === 'dt' || !item) items.push(h('li', children));
    else item.children.push({ type: 'text', value: ': ' }, ...children);
  }
  return h('ul', items);
}

/** Markdown's tables begin with a row of headings; and it knows no caption, which becomes a paragraph above. */
function tableWithHeading(table: Element): Element {
  const [caption] = selectAll('caption', table);
  const rows = table.children.filter((child) => child !== caption);
  const columns = Math.max(...selectAll('tr', table).map((row) => selectAll('th, td', row).length));
  const hasHeading = selectAll('thead', table).length > 0;
  const heading = h(
    'thead',
    h(
      'tr',
      Array.from({ length: columns }, () => h('th')),
    ),
  );
  return h('div', [
    ...(caption ? [h('p', h('b', caption.children))] : []),
    h('table', hasHeading ? rows : [heading, ...rows]),
  ]);
}
