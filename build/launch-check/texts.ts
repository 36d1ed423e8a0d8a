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
  const paragraphs: ContentSource['lines'][] = [];
  let isWithin = false;
  for (const line of source.lines) {
    const isEmpty = line.text.trim() === '';
    if (!isEmpty && isWithin) paragraphs.at(-1)?.push(line);
    else if (!isEmpty) paragraphs.push([line]);
    isWithin = !isEmpty;
  }
  return paragraphs.map((lines) => {
    const text = lines.map((line) => line.text).join('\n');
    const lineAt = (index: number) => lines[text.slice(0, index).split('\n').length - 1]?.line;
    return { text, placeAt: (index) => ({ ...source.placeOf([]), line: lineAt(index) }) };
  });
}

/** The sentences of a text, each with the number of its first character. */
export function sentencesOf({ text }: Said): { sentence: string; index: number }[] {
  return [...text.matchAll(/[^.?!|\s][^.?!|]*[.?!|]?/g)].map(({ 0: sentence, index }) => ({ sentence, index }));
}
