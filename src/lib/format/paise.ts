/**
 * How many paise a text says: `44 paise`.
 * @throws RangeError if it says no such amount
 */
export function paiseOf(text: string): number {
  const [, found] = /^(\d+) paise$/.exec(text) ?? [];
  if (!found) throw new RangeError(`"${text}" is no amount like 44 paise.`);
  return Number(found);
}
