import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/site-copy.ts';
import { withFields } from '../build/yaml-fields.ts';

const MODEL = 'src/content/industries/insurance.yaml';

/** Files of so many pages, each with a title and a description of its own; none of them stands in a menu. */
export function generatedPages(count: number): Record<string, string> {
  const model = readFileSync(join(ROOT, MODEL), 'utf8');
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(
    numbers.map((number) => [`${dirname(MODEL)}/trade-${number}.yaml`, generatedPage(model, number)]),
  );
}

/** The content of a generated page, made from that of a real one. */
export function generatedPage(model: string, number: number): string {
  return withFields(model, {
    title: `Trade ${number}`,
    'seo.title': `Software for trade ${number}`,
    'seo.description': `Page ${number} of those that exist only to measure how the build grows with the number of pages, and that are never going to be served to anybody at all.`,
    'menu.order': undefined,
  });
}
