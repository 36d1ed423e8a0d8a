export interface Goal {
  figure: string;
  target: string;
  measured: string;
  /** Our home page against that of each other site; undefined where there is nothing to compare. */
  ratios: (number | undefined)[];
  /** Undefined if it was not measured. */
  isMet: boolean | undefined;
}

/** A measure of something that may be missing. */
export function measureOf<Item>(item: Item | undefined, measure: (item: Item) => number): number | undefined {
  return item === undefined ? undefined : measure(item);
}
