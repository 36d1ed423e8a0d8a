import type { FieldPath } from '../../content-check/report/problem.ts';
import { type ContentSource, isGroup, nodesOf, valueAt } from '../../content-check/report/source.ts';
import { isPlaceholderPhone, isReservedAddress, SAMPLE_NAMES } from '../placeholders.ts';
import { type Company, type Finding, type Rule, sourceAt } from '../rule.ts';
import { comparable, inventedEntries, isInventable, nameOf, statementIn, unmarkedNodes } from '../sample.ts';
import { type Said, sentencesOf, textsOf } from '../texts.ts';

const SITE = 'site.yaml';
/** Facts that a company may share with the sample, but that it should have looked at. */
const FACTS: FieldPath[] = [['description'], ['founded'], ['hours'], ['contact', 'location']];
/** Their addresses and numbers are looked at field by field. */
const ELSEWHERE = [SITE, 'connections.yaml'];
/** After these words an address shows what one looks like. */
const SUCH_AS = /such as $/;
const ADDRESS =
  /[\w.+-]+@[\w.-]+\w|https?:\/\/[^\s<>()"']+|\b(?:[a-z0-9-]+\.)*(?:[a-z0-9-]+\.(?:example|invalid)|example\.(?:com|net|org))\b/gi;
const PHONE = /\+\d[\d ()-]{7,}\d/g;
const FOUNDED = /\b(?:founded|established) in (\d{4})\b/gi;
const COUNT = /\b(two|three|four|five|six|seven|eight|nine|ten|\d+)\b/i;
/** Sentences that stand in many privacy notices are shorter. In characters. */
const OWN_SENTENCE = 30;

/** What is left of the sample and of the example where nothing marks it any more. */
export const sampleRules: Rule[] = [
  {
    id: 'L207',
    level: 'info',
    group: 'Company',
    about: 'A fact about the company is the same as in the sample',
    settle: 'See that it is true of your company, too.',
    find: sharedFacts,
  },
  {
    id: 'L208',
    level: 'error',
    group: 'Company',
    about: 'A text names the company of the sample, or of the example',
    settle: 'Write your company’s name, or a text of your own.',
    find: (company) => {
      const own = String(valueAt(sourceAt(company, SITE)?.data, ['name']));
      const names = SAMPLE_NAMES.filter((name) => !own.includes(name));
      if (names.length === 0) return [];
      const pattern = new RegExp(`\\b(${names.join('|')})\\b`, 'gi');
      return matchesIn(company, pattern, () => true);
    },
  },
  {
    id: 'L209',
    level: 'error',
    group: 'Company',
    about: 'A text has an address or a telephone number that reaches nobody',
    settle: 'Write one under which somebody is reached.',
    find: (company) => [
      ...matchesIn(company, ADDRESS, ([address], before) => {
        const url = address.includes('://') ? address : `https://${address.replace(/^.*@/, '')}`;
        return isReservedAddress(url) && !SUCH_AS.test(before);
      }),
      ...matchesIn(company, PHONE, ([phone], before) => isPlaceholderPhone(phone) && !SUCH_AS.test(before)),
    ],
  },
  {
    id: 'L210',
    level: 'error',
    group: 'Company',
    about: 'A text names another year of founding than site.yaml',
    settle: 'Write the year in which your company was founded, or a text of your own.',
    find: otherYears,
  },
  {
    id: 'L211',
    level: 'warning',
    group: 'Company',
    about: 'A text names the town of the sample, where the company has no office by site.yaml',
    settle: 'Write your own town. If you have clients there, say so in launch.yaml.',
    find: otherTown,
  },
  {
    id: 'L304',
    level: 'error',
    group: 'Invented entries',
    about: 'An entry says what the sample says, but is no longer marked as one',
    settle: 'Replace what it says by something true. If it is true of your company, too, say so in launch.yaml.',
    find: unmarkedEntries,
  },
  {
    id: 'L305',
    level: 'warning',
    group: 'Invented entries',
    about: 'Words above a list still count the entries of the sample',
    settle: 'Count your own entries, and write what they are about.',
    find: staleWords,
  },
  {
    id: 'L306',
    level: 'error',
    group: 'Invented entries',
    about: 'The sample or the example is gone, so nobody can say what is left of it',
    settle: 'Get the folder back, such as by git checkout, until the site has gone live.',
    find: ({ sample, example }) =>
      [
        { file: 'examples/sample', sources: sample },
        { file: 'examples/connected', sources: example },
      ].flatMap(({ file, sources }) =>
        sources.length > 0
          ? []
          : [{ title: `There is no content in ${file}`, entry: file, place: { file, line: undefined, field: '' } }],
      ),
  },
  {
    id: 'L405',
    level: 'error',
    group: 'Pages',
    about: 'A page says what the example’s page says',
    settle: 'Say what is true of your company. Sentences that are true of it, too, can be named in launch.yaml.',
    find: copiedPages,
  },
];

function sharedFacts(company: Company): Finding[] {
  const site = sourceAt(company, SITE);
  const sample = company.sample.find(({ path }) => path === SITE);
  if (!site || !sample || valueAt(site.data, ['sample']) === true) return [];
  return FACTS.filter((field) => isSame(valueAt(site.data, field), valueAt(sample.data, field))).map((field) => ({
    title: `${field.join('.')} is the same as in the sample`,
    place: site.placeOf(field),
  }));
}

function isSame(one: unknown, other: unknown): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

/** What matches a pattern in the texts of the company, once for each text. */
function matchesIn(
  { sources }: Company,
  pattern: RegExp,
  isMeant: (match: RegExpExecArray, before: string) => boolean,
): Finding[] {
  return sources
    .filter(({ path }) => !ELSEWHERE.includes(path))
    .flatMap(textsOf)
    .flatMap(({ text, placeAt }) => {
      const match = [...text.matchAll(pattern)].find((one) => isMeant(one, text.slice(0, one.index)));
      return match ? [{ title: `It says “${match[0]}”`, place: placeAt(match.index) }] : [];
    });
}

function otherYears(company: Company): Finding[] {
  const founded = valueAt(sourceAt(company, SITE)?.data, ['founded']);
  const former = valueAt(company.sample.find(({ path }) => path === SITE)?.data, ['founded']);
  if (typeof founded !== 'number') return [];
  const original = new Set(company.sample.flatMap(textsOf).map(({ text }) => text));
  const since = new RegExp(`\\b(?:since|in) ${former}\\b`, 'i');
  return company.sources
    .filter(({ path }) => path !== SITE)
    .flatMap(textsOf)
    .flatMap(({ text, placeAt }) => {
      const named = [...text.matchAll(FOUNDED)].find(([, year]) => Number(year) !== founded);
      const isStale =
        former !== founded && (since.test(text) || (original.has(text) && new RegExp(`\\b${former}\\b`).test(text)));
      const year = named?.[1] ?? (isStale ? former : undefined);
      if (year === undefined) return [];
      return [{ title: `It says ${year}; by site.yaml it is ${founded}`, place: placeAt(named?.index ?? 0) }];
    });
}

/** Where the company has an office in the sample's town, or says that it has, texts may name that. */
function otherTown(company: Company): Finding[] {
  const town = valueAt(company.sample.find(({ path }) => path === SITE)?.data, ['contact', 'location', 'city']);
  const facts = nodesOf(sourceAt(company, SITE)?.data);
  if (typeof town !== 'string' || facts.some(({ field, value }) => field.at(-1) === 'city' && value === town))
    return [];
  return matchesIn(company, new RegExp(`\\b${town}\\b`, 'g'), () => true);
}

function unmarkedEntries({ sources, sample }: Company): Finding[] {
  const entries = inventedEntries(sample);
  const owners = new Map<string, string[]>();
  for (const { name, statements } of entries) {
    for (const statement of statements) owners.set(statement, [...(owners.get(statement) ?? []), name]);
  }
  return sources.filter(isInventable).flatMap((source) => {
    const found = new Map<string, Finding>();
    for (const node of unmarkedNodes(source)) {
      for (const name of statementIn(node).flatMap((statement) => owners.get(statement) ?? [])) {
        const said = typeof node.value === 'string' ? node.value : (nameOf(node.value) ?? name);
        if (!found.has(name))
          found.set(name, { title: `It says “${said}”`, entry: name, place: source.placeOf(node.field) });
      }
    }
    return [...found.values()];
  });
}

/** Words with a number in them above a list whose invented entries have become others. */
function staleWords({ sources, sample }: Company): Finding[] {
  return sample.filter(isInventable).flatMap((original) => {
    const source = sourceAt({ sources }, original.path);
    if (!source) return [];
    return nodesOf(original.data).flatMap(({ field, value }) => {
      const items = valueAt(value, ['items']);
      const own = valueAt(source.data, field);
      if (!isGroup(value) || !Array.isArray(items) || !isGroup(own) || isSame(valueAt(own, ['items']), items))
        return [];
      if (!items.some((item) => valueAt(item, ['sample']) === true)) return [];
      return ['title', 'intro'].flatMap((name) => {
        const words = valueAt(value, [name]);
        if (typeof words !== 'string' || !COUNT.test(words) || valueAt(own, [name]) !== words) return [];
        return [{ title: `It says “${words}”`, place: source.placeOf([...field, name]) }];
      });
    });
  });
}

/** Pages of text with sentences of the example, each at the first of them. */
function copiedPages({ sources, example }: Company): Finding[] {
  const sentences = (source: ContentSource) =>
    textsOf(source).flatMap((said: Said) =>
      sentencesOf(said)
        .map(({ sentence, index }) => ({ sentence: comparable(sentence), place: said.placeAt(index) }))
        .filter(({ sentence }) => sentence.length >= OWN_SENTENCE),
    );
  const known = new Set(example.flatMap(sentences).map(({ sentence }) => sentence));
  return sources
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap((source) => {
      const [first, ...others] = sentences(source).filter(({ sentence }) => known.has(sentence));
      if (!first) return [];
      const more = others.length > 0 ? `, and ${others.length} more` : '';
      const title = `It has the sentence “${first.sentence}”${more}`;
      return [{ title, entry: nameOf(source.data) ?? source.path, place: first.place }];
    });
}
