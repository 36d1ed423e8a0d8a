import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MODEL = 'src/content/industries/insurance.yaml';
/** Adds so many pages to a copy, each with a title and a description of its own; none of them stands in a menu. */
export function addPages(folder: string, count: number): void {
  const model = readFileSync(join(folder, MODEL), 'utf8');
  for (let number = 1; number <= count; number++) {
    writeFileSync(join(folder, dirname(MODEL), `trade-${number}.yaml`), generatedPage(model, number));
  }
}

/**
 * The content of a generated page, made from that of a real one.
 * @throws if the real one no longer has the lines that are replaced.
 */
export function generatedPage(model: string, number: number): string {
  const replacements: [RegExp, string][] = [
    [/^ {2}title: .*$/m, `  title: Software for trade ${number}`],
    [
      /^ {2}description: .*$/m,
      `  description: Page ${number} of those that exist only to measure how the build grows with the number of pages.`,
    ],
    [/^ {2}order: .*\n/m, ''],
    [/^title: .*$/m, `title: Trade ${number}`],
  ];
  return replacements.reduce((text, [pattern, line]) => {
    if (!pattern.test(text)) throw new Error(`${MODEL} has no line like ${pattern}; adapt bench/generated-pages.ts.`);
    return text.replace(pattern, line);
  }, model);
}
