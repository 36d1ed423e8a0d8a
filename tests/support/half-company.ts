import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { nodesOf } from '../../build/content-check/report/source.ts';
import { CONTENT_FOLDER, contentFiles } from '../../build/content-files.ts';
import { pageAt } from '../../src/lib/content/pages.ts';
import { TEXT_LINK } from '../../src/schemas/parts.ts';

/** What of each family stays. */
const KEPT = {
  industries: ['insurance', 'healthcare', 'manufacturing', 'retail'],
  services: ['web-development', 'application-development', 'cloud-devops', 'it-consulting'],
  expertise: ['crm', 'erp', 'iot'],
};
/** Pages of the insights that go. */
const WITHOUT = ['pages/blogs.yaml', 'pages/case-studies.yaml'];

/** How many entries are left of a list. */
const COUNTS: Record<string, Record<string, number>> = {
  'pages/home.yaml': { figures: 3, industries: 4, projects: 3, services: 4 },
  'pages/about.yaml': { timeline: 3 },
  'pages/solutions.yaml': { solutions: 4 },
  'pages/success-stories.yaml': { stories: 2 },
  'industries/retail.yaml': { solutions: 4 },
  'services/cloud-devops.yaml': { solutions: 5 },
  'expertise/crm.yaml': { solutions: 4 },
  'expertise/erp.yaml': { solutions: 2 },
};

/** What is left out whole. */
const LEFT_OUT: Record<string, string[]> = {
  'pages/home.yaml': ['testimonials'],
  'pages/about.yaml': ['specimen'],
  'pages/contact.yaml': ['engagement', 'nextSteps'],
  'industries/insurance.yaml': ['related'],
  'services/cloud-devops.yaml': ['evidence'],
  'expertise/crm.yaml': ['stories', 'comparison'],
};

type Fields = Record<string, unknown>;

/** A company that has about half of everything, and what it had before. */
export interface HalfCompany {
  /** Its content by the files' paths; null where there is none any more. */
  files: Record<string, string | null>;
  /** The addresses of the pages that it has no more, each with where it sends on from there. */
  moved: Record<string, string>;
}

/** About half of what the site's content has: fewer pages, sections and entries, no newsletter and no social network. */
export function halfCompany(): HalfCompany {
  const gone = contentFiles().filter((file) => {
    const [family = '', name = ''] = file.replace(/\.yaml$/, '').split('/');
    const kept: string[] | undefined = Reflect.get(KEPT, family);
    return WITHOUT.includes(file) || (kept !== undefined && !kept.includes(name));
  });
  const lost = gone.flatMap((file) => pageAt(file)?.path ?? []);
  const moved = Object.fromEntries(lost.map((path) => [path, path.startsWith('/insights') ? '/about' : '/contact']));
  const left = contentFiles().filter((file) => !gone.includes(file));
  const contents = new Map(left.map((file) => [file, halved(file, lost)]));

  const named = [...contents.values()].flatMap((data) =>
    nodesOf(data).flatMap(({ field, value }) => (field.at(-1) === 'offer' ? [value] : [])),
  );
  change(contents, 'offers.yaml', (offers) => ({
    items: entriesOf(offers).filter((offer) => named.includes(Reflect.get(offer, 'name'))),
  }));
  change(contents, 'site.yaml', (site) => ({ ...site, social: [], redirects: moved }));
  change(contents, 'connections.yaml', (connections) => ({ ...connections, solutions: {}, articles: {} }));
  change(contents, 'navigation.yaml', ({ footer, ...navigation }) => {
    const { newsletter: _, services: __, ...rest } = footer as Fields;
    return {
      ...navigation,
      footer: {
        ...rest,
        withoutPage: [],
        company: { title: 'Company', links: [{ label: 'About Us', href: '/about' }] },
        legal: undefined,
      },
    };
  });
  const files = [...contents].map(([file, data]) => [join(CONTENT_FOLDER, file), stringify(data, { lineWidth: 0 })]);
  return {
    files: {
      ...Object.fromEntries(files),
      ...Object.fromEntries(gone.map((file) => [join(CONTENT_FOLDER, file), null])),
    },
    moved,
  };
}

function change(contents: Map<string, Fields>, file: string, to: (data: Fields) => Fields) {
  contents.set(file, to(contents.get(file) ?? {}));
}

/** A file without what is left out, and without links to pages that are gone: their words stay. */
function halved(file: string, lost: string[]): Fields {
  const text = readFileSync(join(CONTENT_FOLDER, file), 'utf8').replace(TEXT_LINK, (link, words, href) =>
    lost.includes(href) || href.includes('#') ? words : link,
  );
  const data: Fields = parse(text);
  for (const name of LEFT_OUT[file] ?? []) delete data[name];
  for (const [name, section] of Object.entries(data)) {
    const isThere = (entry: object) => !lost.includes(Reflect.get(entry, 'page') ?? '');
    const items = entriesOf(section).filter(isThere);
    const count = COUNTS[file]?.[name] ?? items.length;
    if (items.length > 0) Object.assign(section as object, { items: items.slice(-count) });
  }
  const related = data.related as { pages: string[] } | undefined;
  if (related) related.pages = related.pages.filter((page) => !lost.includes(page));
  if (related?.pages.length === 0) delete data.related;
  return data;
}

function entriesOf(section: unknown): object[] {
  const items: unknown = typeof section === 'object' && section !== null ? Reflect.get(section, 'items') : undefined;
  return Array.isArray(items) ? items.filter((item) => typeof item === 'object') : [];
}
