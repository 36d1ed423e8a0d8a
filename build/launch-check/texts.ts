import type { ContentPlace } from '../content-check/report/problem.ts';
import type { ContentSource } from '../content-check/report/source.ts';
import { unmarkedNodes } from './sample.ts';

/** A text that visitors read, outside of entries that are marked as samples. */
export interface Said {
  text: string;
  /** Where the character with this number stands. */
  placeAt: (index: number) => ContentPlace;
}

/** All that a source says in words: its fields and, in Markdown, its paragraphs, lists and tables. */
export function textsOf(source: ContentSource): Said[] {
  const inFields = unmarkedNodes(source).flatMap(({ field, value }) =>
    typeof value === 'string' ? [{ text: value, placeAt: () => source.placeOf(field) }] : [],
  );
  return [...inFields, ...paragraphsOf(source)];
}

function paragraphsOf(source: ContentSource): Said[] {
  if (!source.path.endsWith('.md')) return [];
  const [head = ''] = /^---\n.*?\n---\n/s.exec(source.text) ?? [];
  const body = source.text.slice(head.length);
  return [...body.matchAll(/(?:\S.*\n?)+/g)].map(({ 0: text, index: start }) => ({
    text,
    placeAt: (index) => {
      const before = source.text.slice(0, head.length + start + index);
      return { ...source.placeOf([]), line: before.split('\n').length };
    },
  }));
}

/** The sentences of a text, each with the number of its first character. */
export function sentencesOf({ text }: Said): { sentence: string; index: number }[] {
  return [...text.matchAll(/[^.?!|\s][^.?!|]*[.?!|]?/g)].map(({ 0: sentence, index }) => ({ sentence, index }));
}
