import { pageAt } from '../../../src/lib/content/pages.ts';
import type { ContentProblem } from '../../content-check/report/problem.ts';
import {
  type ContentNode,
  type ContentSource,
  isGroup,
  sampleNodes,
  valueAt,
} from '../../content-check/report/source.ts';
import { type Company, type Finding, type Rule, sourceAt } from '../rule.ts';
import { nameOf } from '../sample.ts';

const NAVIGATION = 'navigation.yaml';
const EXPIRES = 'security.expires';
const COLUMNS = ['company', 'services', 'legal'];
/** Pages that the law or a careful visitor asks for; each has an id of its own. */
const LEGAL = ['/privacy', '/terms'];

/** What is wrong with content or missing from it: problems, pages, invented entries, the security contact. */
export const contentRules: Rule[] = [
  {
    id: 'L001',
    level: 'error',
    group: 'Problems',
    about: 'The content has a problem, for which the site cannot be built',
    settle: 'Correct it; npm run check content says what is expected.',
    find: ({ problems }) => problems.filter((problem) => !isExpiry(problem) && !isDescription(problem)).map(asFinding),
  },
  {
    id: 'L401',
    level: 'error',
    group: 'Pages',
    about: 'A link of the footer leads to the not-found page',
    settle: 'Write the page, as Markdown in src/content/pages/, or take the link out of navigation.yaml.',
    find: lostLinks,
  },
  legalRule('L402', '/privacy', 'error', 'page on privacy'),
  legalRule('L403', '/terms', 'warning', 'page with terms'),
  {
    id: 'L404',
    level: 'error',
    group: 'Pages',
    about: 'The description of a page is shorter or longer than search engines show',
    settle: 'Write between 137 and 156 characters.',
    find: ({ problems }) => problems.filter(isDescription).map(asFinding),
  },
  {
    id: 'L301',
    level: 'error',
    group: 'Invented entries',
    about: 'An entry is marked as a sample: a testimonial, a story, a project, a year of the company',
    settle: 'Replace what it says by something true and take its line "sample: true" out.',
    find: (company) => samples(company, (field, source) => source.path !== 'offers.yaml' && !isRecord(field)),
  },
  {
    id: 'L302',
    level: 'error',
    group: 'Offers',
    about: 'An offer is not decided: it would bind the company',
    settle: 'Keep, change or take out the offer in offers.yaml, then its line "sample: true".',
    find: (company) => samples(company, (_, { path }) => path === 'offers.yaml'),
  },
  {
    id: 'L303',
    level: 'info',
    group: 'Invented entries',
    about: 'A record is invented, and says so on the page',
    settle: 'Nothing, or show a record of your own and take its line "sample: true" out.',
    find: (company) => samples(company, (field, source) => source.path !== 'offers.yaml' && isRecord(field)),
  },
  {
    id: 'L501',
    level: 'error',
    group: 'Security contact',
    about: 'The day on which security.txt expires has passed, or is none',
    settle: 'See that the address still reaches someone, and name a day within a year.',
    find: ({ problems }) => problems.filter(isExpiry).map(asFinding),
  },
  {
    id: 'L502',
    level: 'warning',
    group: 'Security contact',
    about: 'security.txt expires within 30 days',
    settle: 'See that the address still reaches someone, and name a day within a year.',
    find: ({ warnings }) => warnings.filter(isExpiry).map(asFinding),
  },
];

function legalRule(id: string, path: string, level: Rule['level'], name: string): Rule {
  const file = `src/content/pages${path}.md`;
  return {
    id,
    level,
    group: 'Pages',
    about: `There is no ${name}`,
    settle: `Write it in ${file}; examples/connected has one.`,
    find: (company) => {
      const place = { file, line: undefined, field: '' };
      return pathsOf(company).includes(path) ? [] : [{ title: `There is no ${name}`, place }];
    },
  };
}

function lostLinks(company: Company): Finding[] {
  const source = sourceAt(company, NAVIGATION);
  const redirects = valueAt(sourceAt(company, 'site.yaml')?.data, ['redirects']);
  const paths = [...pathsOf(company), ...(isGroup(redirects) ? Object.keys(redirects) : [])];
  return COLUMNS.flatMap((column) => {
    const links = valueAt(source?.data, ['footer', column, 'links']);
    if (!source || !Array.isArray(links)) return [];
    return links.flatMap((link, index) => {
      const href = String(valueAt(link, ['href']));
      if (!href.startsWith('/') || paths.includes(href) || LEGAL.includes(href)) return [];
      const title = `${valueAt(link, ['label'])} in the footer leads to ${href}, where no page is`;
      return [{ title, place: source.placeOf(['footer', column, 'links', index, 'href']) }];
    });
  });
}

function pathsOf({ sources }: Company): string[] {
  return sources.flatMap(({ path }) => pageAt(path)?.path ?? []);
}

function samples({ sources }: Company, isMeant: (field: ContentNode['field'], source: ContentSource) => boolean) {
  return sources
    .filter(({ path }) => path !== 'site.yaml')
    .flatMap((source) =>
      sampleNodes(source.data)
        .filter(({ field }) => isMeant(field, source))
        .map(({ field, value }) => ({
          title: `“${nameOf(value) ?? field.join('.')}” is a sample`,
          place: source.placeOf([...field, 'sample']),
        })),
    );
}

/** Records and the order through five papers, which say on the page that they are samples. */
function isRecord(field: ContentNode['field']): boolean {
  return ['specimen', 'order'].includes(String(field.at(-1)));
}

function isExpiry({ field }: ContentProblem): boolean {
  return field === EXPIRES;
}

function isDescription({ field, found }: ContentProblem): boolean {
  return /^(seo\.)?description$/.test(field) && / characters?\)$/.test(found);
}

function asFinding({ found, expected, ...place }: ContentProblem): Finding {
  return { title: `${found}; expected: ${expected}`, place };
}
