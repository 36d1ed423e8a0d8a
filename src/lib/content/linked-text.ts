import type { Link } from '../../schemas/parts.ts';
import { TEXT_LINK } from '../../schemas/parts.ts';

/** A text in its parts: what is read, and the links in it, each written `[label](/path)`. */
export function textParts(text: string): (string | Link)[] {
  const parts: (string | Link)[] = [];
  let end = 0;
  for (const { 0: found, 1: label = '', 2: href = '', index } of text.matchAll(TEXT_LINK)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ label, href });
    end = index + found.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
