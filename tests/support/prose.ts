const LEFT_OUT = /<(style|script|svg)\b.*?<\/\1>/gs;
/** Elements that stand within a sentence; all others end it. */
const INLINE = /<\/?(a|abbr|b|br|em|i|span|strong|wbr)\b[^>]*>/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** Text as it reads, from text as HTML writes it. */
export function unescaped(html: string): string {
  return html.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The sentences that a page's HTML shows, and those of its description. */
export function sentencesIn(html: string): string[] {
  const descriptions = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, text]) => text);
  return [
    ...descriptions,
    html
      .replace(LEFT_OUT, '')
      .replace(INLINE, ' ')
      .replace(/<[^>]*>/g, '\n'),
  ]
    .join('\n')
    .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .split(/\n|(?<=[.!?])\s+(?=[A-Z])/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}
