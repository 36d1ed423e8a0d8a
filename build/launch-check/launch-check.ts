import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkSite } from '../content-check/check.ts';
import type { ContentPlace } from '../content-check/report/problem.ts';
import { isGroup, valueAt } from '../content-check/report/source.ts';
import { CONTENT_FOLDER, contentSources } from '../content-files.ts';
import { endpointItems, ONLINE_RULES } from './online.ts';
import { type Company, type Finding, GROUPS, type Item, LEVELS, type Rule } from './rule.ts';
import { companyRules } from './rules/company.ts';
import { connectionRules } from './rules/connections.ts';
import { contentRules } from './rules/content.ts';
import { sampleRules } from './rules/sample.ts';
import { nameOf } from './sample.ts';
import { type SilencedItem, withoutSilenced } from './silenced.ts';

/** Everything that is looked for without asking a network, in the order of the ids. */
export const RULES: readonly Rule[] = [...contentRules, ...companyRules, ...connectionRules, ...sampleRules].toSorted(
  (one, other) => one.id.localeCompare(other.id),
);

/** What can be silenced: everything but a problem for which the site cannot be built. */
const OFFLINE_IDS = RULES.filter(({ group }) => group !== 'Problems').map(({ id }) => id);
const IDS = [...OFFLINE_IDS, ...ONLINE_RULES.map(({ id }) => id)];

export interface LaunchReport {
  /** What is still open, in the order of the groups, the worst first. */
  items: Item[];
  /** What `launch.yaml` silences, in the same order, each with the reason that it gives. */
  silenced: SilencedItem[];
}

export interface LaunchOptions {
  /** The folder of the content. */
  folder?: string;
  /** The file that says what is left open on purpose. */
  file?: string;
  /** The folder of the sample, as it comes out of the box, and of the example. */
  examples?: string;
  today?: Date;
  /** The address that builds are for; by default the one that `SITE_URL` names. */
  siteUrl?: string | undefined;
  /** Whether the endpoints of the forms are to be asked whether they answer. */
  isOnline?: boolean;
}

/** Lists everything that still stands between the content and a site that may go live. */
export async function launchCheck({
  folder = CONTENT_FOLDER,
  file = 'launch.yaml',
  examples = 'examples',
  today = new Date(),
  siteUrl = process.env.SITE_URL,
  isOnline = false,
}: LaunchOptions = {}): Promise<LaunchReport> {
  const { problems, warnings } = await checkSite(folder, today);
  const [sample, example] = ['sample', 'connected/content'].map((name) => sourcesIn(join(examples, name)));
  const sources = contentSources(folder);
  const company: Company = {
    sources,
    sample: sample ?? [],
    example: example ?? [],
    problems,
    warnings,
    today,
    siteUrl,
  };
  const found = RULES.flatMap(({ find, ...rule }) => find(company).map((finding) => itemOf(rule, finding, company)));
  const online = isOnline ? (await endpointItems(company)).map((item) => itemOf(item, item, company)) : [];
  const all = withOwnNames([...found, ...online]);
  const { items, silenced } = withoutSilenced(all, file, IDS, isOnline ? IDS : OFFLINE_IDS);
  return { items: items.toSorted(inOrder), silenced: silenced.toSorted(inOrder) };
}

function sourcesIn(folder: string): Company['sources'] {
  return existsSync(folder) ? contentSources(folder) : [];
}

function itemOf(rule: Omit<Rule, 'find'>, finding: Finding, { sources }: Company): Item {
  const { id, level, group, about, settle } = rule;
  const { title, place, entry = entryAt(place, sources) ?? title } = finding;
  return { id, level, group, about, settle, title, place, entry };
}

/** What the entry is called in which a field stands; the field itself where nothing around it has a name. */
function entryAt({ file, field }: ContentPlace, sources: Company['sources']): string | undefined {
  const source = sources.find(({ path }) => file.endsWith(`/${path}`));
  const parts = field.match(/[^.[\]]+/g) ?? [];
  const names = parts
    .map((_, index) => valueAt(source?.data, parts.slice(0, index + 1)))
    .flatMap((value) => (isGroup(value) ? (nameOf(value) ?? []) : []));
  return names.at(-1) ?? (field === '' ? undefined : field);
}

/** Where two items would have one name in launch.yaml, which must never hide more than one, both have their fields'. */
function withOwnNames(items: Item[]): Item[] {
  const keyOf = ({ id, place, entry }: Item) => JSON.stringify([id, place.file, entry]);
  const counts = Map.groupBy(items, keyOf);
  return items.map((item) =>
    (counts.get(keyOf(item))?.length ?? 0) > 1
      ? { ...item, entry: item.place.field || `${item.entry}, line ${item.place.line}` }
      : item,
  );
}

function inOrder(one: Item, other: Item): number {
  return (
    GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) ||
    LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
    one.id.localeCompare(other.id) ||
    one.place.file.localeCompare(other.place.file) ||
    (one.place.line ?? 0) - (other.place.line ?? 0)
  );
}
