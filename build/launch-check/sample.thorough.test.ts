import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { change, finishedCompany, writePage } from '../../tests/support/finished-company.ts';
import type { SpoiltContent } from '../../tests/support/spoilt-content.ts';
import { fieldName } from '../content-check/report/problem.ts';
import { isGroup, readSource, sampleNodes } from '../content-check/report/source.ts';
import { contentSources } from '../content-files.ts';
import { withFields } from '../yaml-fields.ts';
import { launchCheck } from './launch-check.ts';
import { verdict } from './report.ts';
import { sampleRules } from './rules/sample.ts';
import { inventedEntries, isInventable } from './sample.ts';

const TODAY = new Date('2026-12-01T12:00:00Z');
const SAMPLE = contentSources('examples/sample');
const EXAMPLE = contentSources('examples/connected/content');

async function itemsOf({ folder }: SpoiltContent) {
  const { items } = await launchCheck({ folder, file: 'no/launch.yaml', today: TODAY });
  return items
    .filter(({ level }) => level !== 'info')
    .map(({ id, place }) => ({ id, file: place.file.slice(folder.length + 1), line: place.line }));
}

let content: SpoiltContent;
beforeEach(() => {
  content = finishedCompany();
});

test('a company that has done everything is ready to go live', async () => {
  const report = await launchCheck({ folder: content.folder, file: 'no/launch.yaml', today: TODAY });
  expect(content.problems()).toEqual([]);
  expect(verdict(report)).toMatch(/^Ready to go live: 0 errors, 0 warnings, /);
});

test('every invented entry is named when it alone comes back without its mark, with its file and line', () => {
  const { find } = sampleRules.find(({ id }) => id === 'L304') ?? { find: () => [] };
  const problems: string[] = [];
  const cases = SAMPLE.filter(isInventable).flatMap((source) =>
    sampleNodes(source.data).map((node) => ({ ...node, path: source.path })),
  );
  for (const { path, field, value } of cases) {
    const file = join(content.folder, path);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, withFields(before, { [fieldName(field)]: unmarked(value) }));
    const source = readSource(content.folder, path);
    const found = find({
      sources: [source],
      sample: SAMPLE,
      example: EXAMPLE,
      problems: [],
      warnings: [],
      today: TODAY,
      siteUrl: '',
    });
    const [first] = found;
    const isThere = first?.place.file === file && first.place.field.startsWith(fieldName(field)) && first.place.line;
    if (!isThere) problems.push(`${path} ${fieldName(field)}: ${JSON.stringify(found)}`);
    writeFileSync(file, before);
  }
  expect(problems).toEqual([]);
  expect(cases.length).toBeGreaterThan(50);
  expect(inventedEntries(SAMPLE)).toHaveLength(cases.length);
}, 120_000);

/** An entry without its marks. */
function unmarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmarked);
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'sample');
  return Object.fromEntries(fields.map(([name, inner]) => [name, unmarked(inner)]));
}

const ABOUT = 'pages/about.yaml';
const PRIVACY = 'pages/privacy.md';
const PRIVACY_OF_EXAMPLE = readFileSync('examples/connected/content/pages/privacy.md', 'utf8').replace(
  /^---.*?---\n/s,
  '',
);

/** Each thing of the sample or of the example that has no mark: what puts it back, and where it is then named. */
const LEFTOVERS: {
  what: string;
  put: (content: SpoiltContent) => void;
  id: string;
  file: string;
  name?: string;
  line?: number;
}[] = [
  { what: 'the name', id: 'L202', ...field('site.yaml', { name: 'Neithal' }) },
  { what: 'the name of the example', id: 'L202', ...field('site.yaml', { name: 'Marutham' }) },
  { what: 'an email address', id: 'L203', ...field('site.yaml', { 'contact.support': 'support@example.com' }) },
  { what: 'an address in .example', id: 'L205', ...field('site.yaml', { url: 'https://www.kurinji.example' }) },
  { what: 'the telephone', id: 'L204', ...field('site.yaml', { 'contact.phone': '+91 44 5550 0118' }) },
  {
    what: 'a social link in .example',
    id: 'L111',
    ...field('site.yaml', { 'social[0].href': 'https://social.example/kurinji' }),
  },
  ...['https://formspree.io/f/abcdwxyz', 'https://usebasin.com/f/0123456789ab'].map((address) => ({
    what: `the endpoint of a hint, ${address},`,
    id: 'L112',
    ...field('connections.yaml', {
      'contactForm.service': address.includes('formspree') ? 'formspree' : 'basin',
      'contactForm.endpoint': address,
    }),
  })),
  {
    what: 'the endpoint of the example',
    id: 'L110',
    ...field('connections.yaml', { 'newsletter.endpoint': 'http://localhost:4330/letters' }),
  },
  { what: 'the name in a text', id: 'L208', ...field('services/data-ai.yaml', { tagline: tagline('Neithal') }) },
  {
    what: 'an address in a text',
    id: 'L209',
    ...field('services/data-ai.yaml', { tagline: tagline('sales@example.com') }),
  },
  {
    what: 'a telephone number in a text',
    id: 'L209',
    ...field('services/data-ai.yaml', { tagline: tagline('+91-44-5550 0118') }),
  },
  {
    what: 'a title that counts the entries below it',
    id: 'L305',
    ...field('pages/case-studies.yaml', { 'caseStudies.title': 'What four projects changed, and how' }),
  },
  {
    what: 'the text of the example',
    id: 'L405',
    file: PRIVACY,
    line: 8,
    put: (content) =>
      writePage(content, '/privacy', `Ours alone.\n\nWe do not keep the number\nunder which your computer reached us.`),
  },
  {
    what: 'the name in a page of text',
    id: 'L208',
    file: PRIVACY,
    line: 7,
    put: (content) => writePage(content, '/privacy', 'This is\nwhat Marutham keeps.'),
  },
  {
    what: 'an address in a page of text',
    id: 'L209',
    file: PRIVACY,
    line: 7,
    put: (content) => writePage(content, '/privacy', 'Write\nto [us](mailto:privacy@kurinji.example).'),
  },
];

function field(file: string, fields: Record<string, unknown>) {
  const [name = ''] = Object.keys(fields).slice(-1);
  return { file, name, put: (content: SpoiltContent) => change(content, file, fields) };
}

function tagline(words: string): string {
  return `What a company says of its work, and where it can be reached: ${words}, on every working day of the year.`;
}

test.each(LEFTOVERS)(
  '$what is named when it alone comes back, with its file and line',
  async ({ put, id, file, name, line }) => {
    put(content);
    const items = await itemsOf(content);
    expect(items).toEqual([{ id, file, line: name ? content.lineOf(file, name) : line }]);
  },
);

test('the privacy notice of the example is named as a whole, and wherever it names its company', async () => {
  writePage(content, '/privacy', PRIVACY_OF_EXAMPLE);
  const items = await itemsOf(content);
  expect(items.map(({ id }) => id)).toEqual(['L208', 'L208', 'L209', 'L405']);
});

describe('a company that was founded in another year', () => {
  test('is told of every text that still names the year of the sample', async () => {
    change(content, 'site.yaml', { founded: 2011 });
    change(content, ABOUT, { 'timeline.title': 'Our growth from 2018 to 2024' });
    const items = (await itemsOf(content)).filter(({ id }) => id === 'L210');
    const fields = ['seo.title', 'seo.description', 'tagline', 'timeline.title'];
    expect(items).toEqual(fields.map((field) => ({ id: 'L210', file: ABOUT, line: content.lineOf(ABOUT, field) })));
  });

  test('is told nothing once they name its own', async () => {
    change(content, 'site.yaml', { founded: 2011 });
    const file = join(content.folder, ABOUT);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('2018', '2011'));
    expect((await itemsOf(content)).filter(({ id }) => id === 'L210')).toEqual([]);
  });
});

test('a folder that there is nothing to compare with is an error, and so is one of the example', async () => {
  const { items } = await launchCheck({ folder: content.folder, file: 'no', examples: 'no/examples', today: TODAY });
  expect(items.filter(({ id }) => id === 'L306').map(({ entry }) => entry)).toEqual([
    'examples/connected',
    'examples/sample',
  ]);
});

test('a fact that is the sample’s is told, but does not stand in the way', async () => {
  const { items } = await launchCheck({ folder: content.folder, file: 'no', today: TODAY });
  const facts = items.filter(({ id }) => id === 'L207').map(({ entry, level }) => `${level} ${entry}`);
  expect(facts).toEqual(['info description', 'info founded', 'info contact.location', 'info hours']);
});
