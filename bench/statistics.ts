/**
 * The value in the middle, or between the two in the middle.
 * @throws if there are no values.
 */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (lower === undefined || upper === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}

/** How many times as large as `other` a value is, or undefined if there is nothing to compare with. */
export function ratio(value: number | undefined, other: number | undefined): number | undefined {
  return value === undefined || other === undefined || other === 0 ? undefined : value / other;
}

/** The item whose value is largest, or undefined if there are no items. */
export function largest<Item>(items: Item[], measure: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || measure(item) > measure(best) ? item : best),
    undefined,
  );
}
