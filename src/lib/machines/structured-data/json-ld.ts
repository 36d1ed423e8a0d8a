import type { PageGraph } from './graph.ts';

/** A graph as the text of a script element. No text in it can end the element or begin a comment. */
export function jsonLd(graph: PageGraph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
