import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FieldPath, fieldName } from '../../build/content-check/report/problem.ts';
import { type ContentSource, isGroup, nodesOf, sampleNodes, valueAt } from '../../build/content-check/report/source.ts';
import { contentFiles, contentSources } from '../../build/content-files.ts';
import { withFields } from '../../build/yaml-fields.ts';
import { ACTIONS } from '../../src/schemas/parts.ts';
import { SpoiltContent } from './spoilt-content.ts';

/** Fields whose words choose something and are no text. */
const CHOICES = /^(kind|form|mark|colour|thing|place|initials|picture|sample|offer|href|page|day)$/;
const NEXT_VOWEL: Readonly<Record<string, string>> = { a: 'e', e: 'i', i: 'o', o: 'u', u: 'a' };
const DESCRIPTION =
  'What stands here is of no account, but it has to be as long as a description is, and that is longer than one would think before counting it.';

/**
 * For tests: the content of a company that has done everything that docs/going-live.md asks for. Whatever was invented says
 * something else, which nobody has to understand.
 */
export function finishedCompany(): SpoiltContent {
  const content = new SpoiltContent();
  if (finished.size === 0) finish(content);
  else for (const [path, text] of finished) writeText(join(content.folder, path), text);
  if (finished.size === 0) {
    for (const path of contentFiles(content.folder))
      finished.set(path, readFileSync(join(content.folder, path), 'utf8'));
  }
  return content;
}

/** What the files of such a company say; it takes a while to write them. */
const finished = new Map<string, string>();

function finish(content: SpoiltContent): void {
  for (const source of contentSources(content.folder)) {
    const file = join(content.folder, source.path);
    writeFileSync(file, withFields(readFileSync(file, 'utf8'), changesOf(source)));
  }
  const connections = contentSources(content.folder).find(({ path }) => path === 'connections.yaml');
  change(content, 'connections.yaml', {
    ...Object.fromEntries(ACTIONS.map((action) => [`actions.${action}`, '/contact'])),
    ...Object.fromEntries(
      ['solutions', 'articles'].flatMap((group) =>
        Object.keys(valueAt(connections?.data, [group]) ?? {}).map((name) => [`${group}.${name}`, '/contact']),
      ),
    ),
    ...form('contactForm'),
    ...form('newsletter'),
  });
  change(content, 'site.yaml', {
    sample: undefined,
    name: 'Kurinji',
    url: 'https://www.kurinji.in',
    copyrightYear: 2026,
    'contact.sales': 'sales@kurinji.in',
    'contact.support': 'help@kurinji.in',
    'contact.phone': '+91 44 2620 1187',
    'security.contact': 'security@kurinji.in',
    social: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/company/kurinji' }],
  });
  const navigation = contentSources(content.folder).find(({ path }) => path === 'navigation.yaml');
  const open = valueAt(navigation?.data, ['footer', 'withoutPage']);
  for (const path of Array.isArray(open) ? open : []) writePage(content, path);
}

/** Writes other values into fields of a file; undefined takes a field out. */
export function change({ folder }: SpoiltContent, file: string, fields: Record<string, unknown>): void {
  const path = join(folder, file);
  writeFileSync(path, withFields(readFileSync(path, 'utf8'), fields));
}

/** Writes a page of text with this path. */
export function writePage({ folder }: SpoiltContent, path: string, text = 'A text.'): void {
  writeText(
    join(folder, `pages${path}.md`),
    `---\ntitle: Page ${path}\ndescription: ${path} ${DESCRIPTION.slice(path.length)}\n---\n\n${text}\n`,
  );
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function form(name: string): Record<string, string> {
  return { [`${name}.service`]: 'own-server', [`${name}.endpoint`]: 'https://forms.kurinji.in/enquiries' };
}

/** Other words for all that a source marks as invented, and no mark. */
function changesOf(source: ContentSource): Record<string, unknown> {
  const fields: [FieldPath, unknown][] = [];
  for (const { field, value } of sampleNodes(source.data)) {
    fields.push([[...field, 'sample'], undefined]);
    if (source.path === 'offers.yaml' || source.path === 'site.yaml') continue;
    for (const { field: inner, value: words } of nodesOf(value)) {
      if (typeof words === 'string' && !isChoice(inner, words)) fields.push([[...field, ...inner], otherWords(words)]);
    }
  }
  // Evidence repeats what stands in the record below, whose words are others now.
  if (valueAt(source.data, ['evidence'])) fields.push([['evidence'], undefined]);
  const counted = nodesOf(source.data).filter(({ value }) => isGroup(valueAt(value, ['items'])));
  for (const { field, value } of counted) {
    const items = valueAt(value, ['items']);
    if (!sampleNodes(items).length || source.path === 'offers.yaml') continue;
    for (const name of ['title', 'intro']) {
      const words = valueAt(value, [name]);
      if (typeof words === 'string') fields.push([[...field, name], otherWords(words)]);
    }
  }
  return Object.fromEntries(fields.map(([field, value]) => [fieldName(field), value]));
}

function isChoice(field: FieldPath, words: string): boolean {
  const name = field.findLast((part) => typeof part === 'string');
  return CHOICES.test(String(name)) || (!words.includes(' ') && !/[A-Z]/.test(words));
}

/** As long as before and with the same first letters; links lead where they led. */
function otherWords(words: string): string {
  return words.replace(/\]\([^)]*\)|\{\w+\}|[aeiou]/g, (found) => NEXT_VOWEL[found] ?? found);
}
