import { counted, placeName } from '../content-check/report/problem.ts';
import type { LaunchReport } from './launch-check.ts';
import { GROUPS, type Item, type LEVELS } from './rule.ts';

/** The report for people: by groups, the places of one id together, and one line at the end. */
export function describeReport({ items, silenced }: LaunchReport): string {
  const groups = GROUPS.map((group) => ({ group, items: items.filter((item) => item.group === group) }));
  const sections = groups
    .filter(({ items }) => items.length > 0)
    .map(({ group, items }) => `${group}\n\n${describeItems(items)}`);
  return [...sections, summary(items, silenced)].join('\n\n');
}

/** The same for programs. */
export function reportAsJson({ items, silenced }: LaunchReport): string {
  const flat = items.map(({ id, level, group, title, place, settle }) => ({
    id,
    level,
    group,
    title,
    ...place,
    settle,
  }));
  return JSON.stringify({ items: flat, silenced }, null, 2);
}

function describeItems(items: Item[]): string {
  return [...Map.groupBy(items, ({ id }) => id).values()]
    .map((same) => {
      const [first] = same;
      const lines = same.map(({ title, about, place }) => {
        return `        ${placeName(place)}${title === about ? '' : `\n            ${title}`}`;
      });
      return [`  ${first?.id} ${first?.level}: ${first?.about}`, ...lines, `        → ${first?.settle}`].join('\n');
    })
    .join('\n\n');
}

function summary(items: Item[], silenced: number): string {
  const count = (level: (typeof LEVELS)[number]) => items.filter((item) => item.level === level).length;
  const found = [
    counted(count('error'), 'error', 'errors'),
    counted(count('warning'), 'warning', 'warnings'),
    `${count('info')} for your information`,
    ...(silenced > 0 ? [`${silenced} silenced`] : []),
  ];
  const verdict = count('error') > 0 ? 'Not ready to go live' : 'Ready to go live';
  return `${verdict}: ${found.join(', ')}.`;
}
