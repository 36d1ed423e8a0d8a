import { counted } from '../content-check/report/problem.ts';
import type { LaunchReport } from './launch-check.ts';
import { GROUPS, type Group, type Item, type LEVELS, STEPS } from './rule.ts';

/** How many steps are named before everything else. */
const FIRST = 5;

/**
 * The report for people: what to do first, then everything by groups, the places of one id together, what is silenced with
 * its reasons, and one line at the end.
 */
export function describeReport(report: LaunchReport): string {
  const { items, silenced } = report;
  const sections = groupsOf(items).map(([group, items]) => `${group}\n\n${describeItems(items)}`);
  const reasons = silenced.map(({ id, place, entry, reason }) => `  ${id} ${placeOf(place, entry)}\n      ${reason}`);
  return [
    ...firstSteps(items),
    ...sections,
    ...(reasons.length > 0 ? [`Silenced by launch.yaml\n\n${reasons.join('\n')}`] : []),
    verdict(report),
  ].join('\n\n');
}

/** The same for programs. */
export function reportAsJson({ items, silenced }: LaunchReport): string {
  const flat = <Some extends Item>({ place, about, ...item }: Some) => ({ ...item, ...place });
  return JSON.stringify({ items: items.map(flat), silenced: silenced.map(flat) }, null, 2);
}

/** Whether the site may go live, and how much stands against it: one sentence, which build and deployment say, too. */
export function verdict({ items, silenced }: LaunchReport): string {
  const count = (level: (typeof LEVELS)[number]) => items.filter((item) => item.level === level).length;
  const found = [
    counted(count('error'), 'error', 'errors'),
    counted(count('warning'), 'warning', 'warnings'),
    `${count('info')} for your information`,
    ...(silenced.length > 0 ? [`${silenced.length} silenced`] : []),
  ];
  return `${count('error') > 0 ? 'Not ready to go live' : 'Ready to go live'}: ${found.join(', ')}.`;
}

/**
 * Whether the site is published, and what is said of it: errors stand in the way, unless somebody insists, who then reads
 * what visitors will find.
 */
export function deploymentOutcome(report: LaunchReport, isAnyway: boolean): { isAllowed: boolean; message: string } {
  const errors = report.items.filter(({ level }) => level === 'error');
  if (errors.length === 0) return { isAllowed: true, message: verdict(report) };
  if (isAnyway) {
    const count = counted(errors.length, 'error', 'errors');
    const lines = [...Map.groupBy(errors, ({ about }) => about).keys()].map((about) => `  ${about}`);
    const message = [`Deploying anyway, although ${count} stand against it:`, ...lines].join('\n').toUpperCase();
    return { isAllowed: true, message };
  }
  const refusal =
    'Nothing was built or deployed. The list: npm run launch-check. To deploy it as it is, such as a preview: --anyway';
  return { isAllowed: false, message: [...firstSteps(report.items), verdict(report), refusal].join('\n\n') };
}

/** The first steps of those that errors ask for, in the order of docs/going-live.md. */
function firstSteps(items: Item[]): string[] {
  const steps = groupsOf(items.filter(({ level }) => level === 'error')).slice(0, FIRST);
  const lines = steps.map(([group, [first, ...others]], index) => {
    const count = counted(others.length + 1, 'error', 'errors');
    return `  ${index + 1}. ${STEPS[group]} ${count}, the first in ${first ? placeOf(first.place, first.entry) : ''}`;
  });
  if (lines.length === 0) return [];
  return [`To do first\n\n${lines.join('\n')}`];
}

function groupsOf(items: Item[]): [Group, Item[]][] {
  return GROUPS.map((group): [Group, Item[]] => [group, items.filter((item) => item.group === group)]).filter(
    ([, { length }]) => length > 0,
  );
}

function describeItems(items: Item[]): string {
  return [...Map.groupBy(items, ({ id }) => id).values()]
    .map((same) => {
      const [first] = same;
      const lines = same.map(({ title, about, place, entry }) => {
        const isSaid = title === about || title === entry || title === `“${entry}” is a sample`;
        return `        ${placeOf(place, entry)}${isSaid ? '' : `\n            ${title}`}`;
      });
      return [`  ${first?.id} ${first?.level}: ${first?.about}`, ...lines, `        → ${first?.settle}`].join('\n');
    })
    .join('\n\n');
}

/** `src/content/pages/home.yaml:12  What an entry is called`, which is what launch.yaml asks for. */
function placeOf({ file, line }: Item['place'], entry: string): string {
  return `${file}${line === undefined ? '' : `:${line}`}  ${entry}`;
}
