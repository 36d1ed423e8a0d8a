/**
 * The beginning of a day in UTC, or undefined if there is no such day in the calendar.
 * @param day as editors write it: `1 November 2027`
 */
export function dateOf(day: string): Date | undefined {
  const date = new Date(`${day} UTC`);
  // JavaScript takes 31 April for 1 May.
  return date.getUTCDate() === Number.parseInt(day, 10) ? date : undefined;
}
