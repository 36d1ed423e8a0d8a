import { toString as textOf } from 'hast-util-to-string';
import { elementsIn } from '../../build/elements-in.ts';

/** A thing as JSON-LD writes it: `@id`, `@type` and properties. */
export interface DataNode extends Record<string, unknown> {
  position?: unknown;
  name?: unknown;
  item?: unknown;
  url?: unknown;
  dayOfWeek?: unknown;
  opens?: unknown;
  closes?: unknown;
  itemListElement?: unknown;
  openingHoursSpecification?: unknown;
}

/** The texts of a page's elements with structured data, as a browser would read them. */
export function dataTexts(html: string): string[] {
  return elementsIn(html)
    .filter(({ tagName, properties }) => tagName === 'script' && properties.type === 'application/ld+json')
    .map(textOf);
}

/** The nodes of a page's graph; none if there is no graph. */
export function graphOf(html: string): DataNode[] {
  const [text = '{}'] = dataTexts(html);
  const data: { '@graph'?: DataNode[] } = JSON.parse(text);
  return data['@graph'] ?? [];
}

/** Every node in a value, those within others with them. */
export function nodesIn(value: unknown): DataNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as DataNode, ...Object.values(value).flatMap(nodesIn)];
}

/** The types of a node, of which there can be several. */
export function typesOf(node: DataNode): string[] {
  return [node['@type'] ?? []].flat() as string[];
}
