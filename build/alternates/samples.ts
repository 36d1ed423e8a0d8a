import type { Element, ElementContent } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { nodesOf, sampleNodes, valueAt } from '../content-check/report/source.ts';

/** An entry that is marked as a sample, by texts of it that a page shows: together they tell where it stands. */
export type Sample = readonly string[];

const PLACES = 'section, li, p';
const HEADINGS = ['h1', 'h2', 'h3', 'h4'];

/** The entries below a value of a content file that are marked as samples. */
export function samplesIn(content: unknown): Sample[] {
  return sampleNodes(content).map(({ value }) => textsOf(value));
}

/**
 * What an entry is called, and the longest of its other texts. An entry without a name has its text alone; beside a title,
 * a name is one that only other content uses.
 */
function textsOf(entry: unknown): Sample {
  const [title, name] = ['title', 'name'].map((field) => valueAt(entry, [field]));
  const longest = nodesOf(entry)
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
    .toSorted((one, other) => other.length - one.length)[0];
  return [...new Set([title ?? name, longest])].filter((text) => typeof text === 'string');
}

/**
 * Says at each sample that it is one: below the heading of its entry or section, or at the end of its paragraph. A sample
 * that the page does not show is passed over.
 */
export function markSamples(main: Element, samples: readonly Sample[], word: string): void {
  const places = selectAll(PLACES, main).map((place) => ({ place, text: textOf(place) }));
  for (const sample of samples) {
    const around = places.filter(({ text }) => sample.every((part) => text.includes(part)));
    // The smallest of them; where one holds nothing but another, the inner one, which comes later.
    const found = around.toReversed().toSorted((one, other) => one.text.length - other.text.length)[0];
    if (found) markAt(found.place, word);
  }
}

function markAt(place: Element, word: string) {
  if (place.tagName === 'p') {
    place.children.push({ type: 'text', value: ` (${word})` });
    return;
  }
  const around = [place, ...selectAll('*', place)].find(({ children }) => children.some(isHeading)) ?? place;
  around.children.splice(around.children.findIndex(isHeading) + 1, 0, h('p', h('em', word)));
}

function isHeading(child: ElementContent): boolean {
  return child.type === 'element' && HEADINGS.includes(child.tagName);
}
