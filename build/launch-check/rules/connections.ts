import { FORM_SERVICES } from '../../../src/schemas/connections.ts';
import { ACTIONS, type Action } from '../../../src/schemas/parts.ts';
import type { FieldPath } from '../../content-check/report/problem.ts';
import { type ContentSource, isGroup, nodesOf, valueAt } from '../../content-check/report/source.ts';
import { isReservedAddress } from '../placeholders.ts';
import { type Company, type Finding, type Rule, sourceAt } from '../rule.ts';

const CONNECTIONS = 'connections.yaml';
const NOWHERE = '#';
const LEAD = 'Write the path of a page, such as /contact, or an https:// address in the place of "#".';
const ACTION_IDS: Record<Action, { id: string; about: string }> = {
  'watch-demo': { id: 'L101', about: 'Watch Demo is not connected' },
  'get-started': { id: 'L102', about: 'Get Started Today is not connected' },
  'contact-us': { id: 'L103', about: 'Contact Us on Solutions is not connected' },
  'start-project': { id: 'L104', about: 'Start Your Project is not connected' },
};
const FORMS = [
  { id: 'L108', field: 'contactForm', name: 'contact form' },
  { id: 'L109', field: 'newsletter', name: 'newsletter box' },
];
/** Addresses that show in messages what a service's addresses look like. With a key, all forms have the same address. */
const HINTS = Object.values(FORM_SERVICES).flatMap(({ address, hasKey }) =>
  hasKey || isReservedAddress(address) ? [] : [address],
);
/** Where a newsletter's box stands: on a page, and in the footer. */
const NEWSLETTERS: FieldPath[] = [
  ['newsletter', 'title'],
  ['footer', 'newsletter'],
];
/** Lists of entries that lead somewhere: their group of connections, and where the entries' titles stand. */
const ENTRIES = [
  {
    id: 'L105',
    field: 'solutions',
    file: 'pages/solutions.yaml',
    items: ['solutions', 'items'],
    label: ['solutions', 'learnMore'],
  },
  {
    id: 'L106',
    field: 'articles',
    file: 'pages/blogs.yaml',
    items: ['articles', 'items'],
    label: ['articles', 'readMore'],
  },
];

/** Buttons, links and forms that lead nowhere yet, or where nobody is. */
export const connectionRules: Rule[] = [
  ...ACTIONS.map(
    (action): Rule => ({
      ...ACTION_IDS[action],
      level: 'error',
      group: 'Connections',
      settle: LEAD,
      find: (company) => unconnectedAction(company, action),
    }),
  ).toSorted((one, other) => one.id.localeCompare(other.id)),
  ...ENTRIES.map(
    (entries): Rule => ({
      id: entries.id,
      level: 'warning',
      group: 'Connections',
      about:
        entries.field === 'articles'
          ? 'The Read More of an article leads nowhere'
          : 'The Learn More of a solution leads nowhere',
      settle: LEAD,
      find: (company) => unconnectedEntries(company, entries),
    }),
  ),
  {
    id: 'L107',
    level: 'warning',
    group: 'Connections',
    about: 'A social link leads nowhere',
    settle: 'Write the https:// address of your page there, or take the entry out.',
    find: (company) =>
      socialLinks(company).flatMap(({ label, href, place }) =>
        href === NOWHERE ? [{ title: `${label} in the footer leads nowhere`, place }] : [],
      ),
  },
  ...FORMS.map(
    ({ id, field, name }): Rule => ({
      id,
      level: 'error',
      group: 'Connections',
      about: `The ${name} sends nowhere`,
      settle: 'Name a service and its endpoint in connections.yaml.',
      find: (company) => {
        const source = sourceAt(company, CONNECTIONS);
        const isOpen = (valueAt(source?.data, [field, 'service']) ?? 'none') === 'none' && isShown(company, field);
        return source && isOpen
          ? [{ title: `The ${name} sends nowhere`, place: source.placeOf([field, 'service']) }]
          : [];
      },
    }),
  ),
  {
    id: 'L110',
    level: 'error',
    group: 'Connections',
    about: 'A form sends to this machine, or to an address kept for examples',
    settle: 'Write the https:// address that your form service or your server has.',
    find: (company) => formsTo(company, isReservedAddress),
  },
  {
    id: 'L112',
    level: 'error',
    group: 'Connections',
    about: 'A form sends to the address that only shows what one looks like',
    settle: 'Write the address that the service gave you for this form.',
    find: (company) => formsTo(company, (address) => HINTS.some((hint) => hint === address)),
  },
  {
    id: 'L111',
    level: 'error',
    group: 'Connections',
    about: 'A button or a link leads to an address kept for examples',
    settle: 'Write the address that is meant.',
    find: (company) => {
      const source = sourceAt(company, CONNECTIONS);
      const groups = ['actions', 'solutions', 'articles'].flatMap((group) =>
        namesIn(valueAt(source?.data, [group])).map((name) => [group, name]),
      );
      return [
        ...groups.flatMap((field) =>
          wrongAddress(source, field, isReservedAddress, (address) => `${field[1]} leads to ${address}`),
        ),
        ...socialLinks(company).flatMap(({ label, href, place }) =>
          isReservedAddress(href) ? [{ title: `${label} in the footer leads to ${href}`, place }] : [],
        ),
      ];
    },
  },
];

/** Whether there is such a form: a company without a newsletter has no box for it on any page. */
function isShown({ sources }: Company, form: string): boolean {
  return form !== 'newsletter' || sources.some(({ data }) => NEWSLETTERS.some((field) => valueAt(data, field)));
}

/** An action that leads nowhere although some page has a button for it. */
function unconnectedAction(company: Company, action: Action): Finding[] {
  const source = sourceAt(company, CONNECTIONS);
  const field = ['actions', action];
  const [label] = company.sources.flatMap(({ data }) =>
    nodesOf(data).flatMap(({ value }) => (valueAt(value, ['action']) === action ? [valueAt(value, ['label'])] : [])),
  );
  if (!source || label === undefined || valueAt(source.data, field) !== NOWHERE) return [];
  return [{ title: `${label} is not connected`, place: source.placeOf(field) }];
}

function unconnectedEntries(company: Company, { field, file, items, label }: (typeof ENTRIES)[number]): Finding[] {
  const page = sourceAt(company, file);
  const connections = sourceAt(company, CONNECTIONS);
  const entries = valueAt(page?.data, items);
  if (!page || !connections || !Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    const name = String(valueAt(entry, ['name']));
    const href = valueAt(connections.data, [field, name]) ?? NOWHERE;
    const title = `${valueAt(page.data, label)} of “${valueAt(entry, ['title'])}” leads nowhere`;
    return href === NOWHERE ? [{ title, place: connections.placeOf([field, name]) }] : [];
  });
}

/** Forms that send to an address that is none of theirs. */
function formsTo(company: Company, isWrong: (address: string) => boolean): Finding[] {
  const source = sourceAt(company, CONNECTIONS);
  return FORMS.flatMap(({ field, name }) =>
    wrongAddress(source, [field, 'endpoint'], isWrong, (address) => `The ${name} sends to ${address}`),
  );
}

function wrongAddress(
  source: ContentSource | undefined,
  field: FieldPath,
  isWrong: (address: string) => boolean,
  say: (address: string) => string,
): Finding[] {
  const address = valueAt(source?.data, field);
  if (!source || typeof address !== 'string' || !isWrong(address)) return [];
  return [{ title: say(address), place: source.placeOf(field) }];
}

function socialLinks(company: Company) {
  const source = sourceAt(company, 'site.yaml');
  const links = valueAt(source?.data, ['social']);
  if (!source || !Array.isArray(links)) return [];
  return links.map((link, index) => ({
    label: String(valueAt(link, ['label'])),
    href: String(valueAt(link, ['href'])),
    place: source.placeOf(['social', index, 'href']),
  }));
}

function namesIn(group: unknown): string[] {
  return isGroup(group) ? Object.keys(group) : [];
}
