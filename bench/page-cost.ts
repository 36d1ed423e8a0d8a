import type { BuildCost } from './measurements.ts';

/** By how much the cost of a page may rise on the way to many pages, if it is to be called flat. */
export const FLAT = 1.2;

/** What each page costs that one build has more than another. */
interface PageCost {
  /** Numbers of generated pages, smaller build and larger build. */
  from: number;
  to: number;
  /** Seconds and bytes of memory for each page that the larger build has more. */
  seconds: number;
  memory: number | undefined;
}

/** What each additional page costs, between every build and the next larger one. */
export function pageCosts(builds: BuildCost[]): PageCost[] {
  return builds.slice(1).flatMap((larger, index) => {
    const smaller = builds[index];
    if (!smaller) return [];
    const pages = larger.pages - smaller.pages;
    const memory =
      larger.memory === undefined || smaller.memory === undefined
        ? undefined
        : (larger.memory - smaller.memory) / pages;
    return {
      from: smaller.generated,
      to: larger.generated,
      seconds: (larger.seconds - smaller.seconds) / pages,
      memory,
    };
  });
}

/**
 * How many times as much a page costs between the two largest builds as between the two before them: 1 if the cost is
 * flat. Undefined without three builds of generated pages.
 */
export function growth(builds: BuildCost[]): number | undefined {
  const [first, second] = pageCosts(builds.filter(({ generated }) => generated > 0)).slice(-2);
  return first && second ? second.seconds / first.seconds : undefined;
}
