import { endpointOf } from '../../../hosting/site-options.ts';
import { pageAt } from '../../../src/lib/content/pages.ts';
import { FORM_SERVICES, type FormService } from '../../../src/schemas/connections.ts';
import { suggestion } from '../report/nearest-word.ts';
import { type ContentProblem, quoted, shown } from '../report/problem.ts';
import { type ContentSource, isGroup, valueAt } from '../report/source.ts';

const CONNECTIONS = 'connections.yaml';
const SITE = 'site.yaml';
const FORMS = ['contactForm', 'newsletter'];
/** Where the entries stand that a list of connections names: group, file, field and the word for one of them. */
const NAMED = [
  { group: 'solutions', file: 'pages/solutions.yaml', field: ['solutions', 'items'], kind: 'a solution' },
  { group: 'articles', file: 'pages/blogs.yaml', field: ['articles', 'items'], kind: 'an article' },
];

/** Connections of entries, and papers about an entry, that there are not, two entries of one name, and forms that are half connected. */
export function connectionProblems(sources: ContentSource[]): ContentProblem[] {
  const file = sources.find(({ path }) => path === CONNECTIONS);
  return [
    ...NAMED.flatMap((named) => nameProblems(named, sources, file)),
    ...(file ? FORMS.flatMap((form) => [...formProblems(form, file), ...pathProblems(form, file, sources)]) : []),
  ];
}

function nameProblems(
  { group, file, field, kind }: (typeof NAMED)[number],
  sources: ContentSource[],
  connections: ContentSource | undefined,
): ContentProblem[] {
  const source = sources.find(({ path }) => path === file);
  const items = source ? valueAt(source.data, field) : [];
  if (!Array.isArray(items)) return [];
  const names = items.map((item) => valueAt(item, ['name'])).map((name) => (typeof name === 'string' ? name : ''));
  const connected = valueAt(connections?.data, [group]);
  // Papers at the head of the page can name the article about them, too.
  const led = valueAt(source?.data, ['specimen', 'article']);
  const unknown = [
    ...(isGroup(connected)
      ? Object.keys(connected).map((name) => ({ at: connections, place: [group, name], name }))
      : []),
    ...(typeof led === 'string' ? [{ at: source, place: ['specimen', 'article'], name: led }] : []),
  ].filter(({ name }) => !names.includes(name));
  const repeated = names.flatMap((name, index) => (name !== '' && names.indexOf(name) !== index ? [index] : []));
  return [
    ...repeated.flatMap(
      (index) =>
        source?.problemAt([...field, index, 'name'], `${quoted(names[index] ?? '')} once more`, 'another name') ?? [],
    ),
    ...unknown.flatMap(({ at, place, name }) => {
      const expected = source
        ? `the name of ${kind} in ${file}${suggestion(name, names)}`
        : `no connection, because there is no ${file} any more`;
      return at?.problemAt(place, quoted(name), expected) ?? [];
    }),
  ];
}

function formProblems(form: string, file: ContentSource): ContentProblem[] {
  const [service, endpoint, accessKey] = ['service', 'endpoint', 'accessKey'].map(
    (name) => valueAt(file.data, [form, name]) ?? '',
  );
  if (typeof service !== 'string' || !isService(service)) return [];
  const problem = (name: string, expected: string) =>
    file.problemAt([form, name], shown(valueAt(file.data, [form, name])), expected);
  if (service === 'none') {
    const isEmpty = endpoint === '' && accessKey === '';
    return isEmpty ? [] : [problem('service', 'the service whose address or key stands below')];
  }
  const { address, hasKey } = FORM_SERVICES[service];
  return [
    ...(endpoint === '' ? [problem('endpoint', `the address of the form, such as ${address}`)] : []),
    ...(hasKey && accessKey === '' ? [problem('accessKey', `the access key that ${service} gave you`)] : []),
    ...(!hasKey && accessKey !== '' ? [problem('accessKey', `"", because ${service} has no such key`)] : []),
  ];
}

/** A server hands on what is asked under the path of an endpoint, so a page there would be gone. */
function pathProblems(form: string, file: ContentSource, sources: ContentSource[]): ContentProblem[] {
  const endpoint = valueAt(file.data, [form, 'endpoint']);
  const facts = sources.find(({ path }) => path === SITE)?.data;
  const site = valueAt(facts, ['url']);
  if (typeof endpoint !== 'string' || typeof site !== 'string') return [];
  if (!URL.canParse(endpoint) || !URL.canParse(site) || new URL(endpoint).origin !== new URL(site).origin) return [];
  const [path] = endpointOf([endpoint], site)?.paths ?? [];
  const isTaken =
    path && (valueAt(facts, ['redirects', path]) || sources.some((one) => pageAt(one.path)?.path === path));
  if (path && !isTaken) return [];
  const expected = `a path of letters, digits and hyphens that no page has, such as ${new URL('/enquiries', site)}`;
  return [file.problemAt([form, 'endpoint'], shown(endpoint), expected)];
}

function isService(service: string): service is FormService | 'none' {
  return service === 'none' || Object.hasOwn(FORM_SERVICES, service);
}
