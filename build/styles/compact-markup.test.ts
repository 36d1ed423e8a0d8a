import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { compactMarkup } from './compact-markup.ts';

/** What a browser makes of it, as far as elements and texts go. */
function treeOf(html: string): unknown {
  const simple = (node: { type: string; tagName?: string; value?: string; children?: unknown[] }): unknown =>
    node.type === 'text'
      ? node.value
      : [node.tagName, ...(node.children ?? []).map((child) => simple(child as typeof node))];
  return simple(unified().use(rehypeParse, { fragment: true }).parse(html));
}

test.each([
  '<ul><li><a href="/">One</a></li><li><ul><li>Two</li></ul></li></ul><p>Three</p>',
  '<div><p>One</p><p>Two</p><ul><li><p>Three</p></li></ul></div><p>Four</p><h2>Five</h2>',
  '<dl><div><dt>One</dt><dd>1</dd><dd>2</dd></div><div><dt>Two</dt><dd>3</dd></div></dl>',
  '<table><thead><tr><th>One</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  '<svg viewBox="0 0 1 1"><g><path d="M0 0"></path><circle r="1"></circle></g></svg>',
  '<form><label>One</label><input name="one" placeholder="a/"/></form><p>Two<br/>Three</p>',
])('%s is shorter and the same', (html) => {
  expect(compactMarkup(html).length).toBeLessThan(html.length);
  expect(treeOf(compactMarkup(html))).toEqual(treeOf(html));
});

test.each(['<p>One</p><a href="/">Two</a>', '<a href="/"><p>One</p></a><p>Two</p>Three'])(
  '%s keeps the ends of its paragraphs that a browser needs',
  (html) => {
    expect(treeOf(compactMarkup(html))).toEqual(treeOf(html));
  },
);

test('what a script goes on with stays', () => {
  const html = '<astro-island><ul><li>One<!-- -->Two</li></ul></astro-island>';
  expect(compactMarkup(html)).toBe(html);
});
