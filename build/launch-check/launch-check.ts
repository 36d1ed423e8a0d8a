import { checkContent } from '../content-check/check.ts';
import { CONTENT_FOLDER, contentSources } from '../content-files.ts';
import { endpointItems, ONLINE_RULES } from './online.ts';
import { type Company, GROUPS, type Item, LEVELS, type Rule } from './rule.ts';
import { companyRules } from './rules/company.ts';
import { connectionRules } from './rules/connections.ts';
import { contentRules } from './rules/content.ts';
import { withoutSilenced } from './silenced.ts';

/** Everything that is looked for without asking a network, in the order of the ids. */
export const RULES: readonly Rule[] = [...contentRules, ...companyRules, ...connectionRules].toSorted((one, other) =>
  one.id.localeCompare(other.id),
);

/** What can be silenced: everything but a problem for which the site cannot be built. */
const OFFLINE_IDS = RULES.filter(({ group }) => group !== 'Problems').map(({ id }) => id);
const IDS = [...OFFLINE_IDS, ...ONLINE_RULES.map(({ id }) => id)];

export interface LaunchReport {
  /** What is still open, in the order of the groups, the worst first. */
  items: Item[];
  /** How many items `launch.yaml` silences. */
  silenced: number;
}

export interface LaunchOptions {
  /** The folder of the content. */
  folder?: string;
  /** The file that says what is left open on purpose. */
  file?: string;
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
  today = new Date(),
  siteUrl = process.env.SITE_URL,
  isOnline = false,
}: LaunchOptions = {}): Promise<LaunchReport> {
  const { problems, warnings } = checkContent(folder, today);
  const company: Company = { sources: contentSources(folder), problems, warnings, today, siteUrl };
  const found = RULES.flatMap(({ find, ...rule }) => find(company).map((finding) => ({ ...rule, ...finding })));
  const online = isOnline ? await endpointItems(company) : [];
  const { items, silenced } = withoutSilenced([...found, ...online], file, IDS, isOnline ? IDS : OFFLINE_IDS);
  return { items: items.toSorted(inOrder), silenced };
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
