/** What React and the icons write into each drawing that stands in a page, and no page needs. */
const NEEDLESS = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"(?=[^<>]*>)| class="lucide[^"]*"/g;
/** How React closes what holds nothing in a drawing. */
const EMPTY = /><\/(?:circle|path|rect|use)>/g;
/** How React closes what HTML has no end for. */
const VOID = /(<(?:br|hr|img|input|source)\b[^<>]*)\/>/g;
/** What HTML closes by itself, and how React parts two texts. */
const OPTIONAL = /<\/(?:li|dt|dd|td|th|tr|tbody|thead|body|html)>|<!-- -->/g;
/** The end of a paragraph before another block, or before the end of what it stands in, if that is one. */
const PARAGRAPH_END =
  /<\/p>(?=<(?:\/?(?:article|aside|blockquote|dd|div|dl|figcaption|figure|footer|form|header|li|main|nav|ol|section|table|td|ul)|p|h[1-6]|dt)\b)/g;

/** The same page in fewer bytes. Where a script goes on with what stands in the page, it stays as React wrote it. */
export function compactMarkup(html: string): string {
  const shorter = html.replace(NEEDLESS, '').replace(EMPTY, '/>').replace(VOID, '$1>');
  return html.includes('<astro-island') ? shorter : shorter.replace(OPTIONAL, '').replace(PARAGRAPH_END, '');
}
