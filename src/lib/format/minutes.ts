/**
 * How many minutes a text says: `1 h 45 min`, `50 min`, `2 h`.
 * @throws RangeError if it says no such time
 */
export function minutesOf(text: string): number {
  const found = /^(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(text);
  if (!found || text === '') throw new RangeError(`"${text}" is no time like 1 h 45 min, 50 min or 2 h.`);
  return Number(found[1] ?? 0) * 60 + Number(found[2] ?? 0);
}
