import { DAYS, type Day } from '../../schemas/site.ts';

/**
 * Days as they are read: those that follow each other by the first and the last of them.
 * @param until stands between these two: `Monday to Friday`
 */
export function daysText(days: readonly Day[], until: string): string {
  const runs: Day[][] = [];
  for (const day of DAYS.filter((name) => days.includes(name))) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && DAYS.indexOf(last) + 1 === DAYS.indexOf(day)) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => [...new Set([run.at(0), run.at(-1)])].join(` ${until} `)).join(', ');
}

/** A time of 24 hours as it is read: `18:00` is `6:00 PM`. */
export function clockText(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** How many whole hours lie between two times of 24 hours; one that is not later is of the next day. */
export function hoursBetween(opens: string, closes: string): number {
  const minutes = (minutesOf(closes) - minutesOf(opens) + 24 * 60) % (24 * 60) || 24 * 60;
  return Math.floor(minutes / 60);
}

function minutesOf(time: string): number {
  const [hour = '', minute = ''] = time.split(':');
  return 60 * Number(hour) + Number(minute);
}
