import { parseDocument } from 'yaml';

/**
 * YAML with other values in some of its fields; comments, order and everything else stay. Fields are written as the
 * content check writes them: `seo.title`, `cards[2].title`. A field whose value is undefined is taken out.
 * @throws if there is no such group of fields or entry of a list for a field to stand in.
 */
export function withFields(yaml: string, fields: Record<string, unknown>): string {
  const document = parseDocument(yaml);
  for (const [name, value] of Object.entries(fields)) {
    const path = name.match(/[^.[\]]+/g)?.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) ?? [];
    const place = path.slice(0, -1);
    if (place.length > 0 && !document.hasIn(place)) throw new Error(`There is no place for the field ${name}.`);
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
  }
  return document.toString({ lineWidth: 0 });
}
