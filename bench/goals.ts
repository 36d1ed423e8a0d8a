import { byteGoals } from './byte-goals.ts';
import { type Goal, measureOf } from './goal.ts';
import { CATEGORIES, type Measurements, type PageMarks } from './measurements.ts';
import { FLAT, growth } from './page-cost.ts';
import { largest, median, ratio } from './statistics.ts';
import { decimal, NOTHING, whole } from './table.ts';

/** Every goal of the benchmark with what was measured, the worst of all pages. Bytes, milliseconds, seconds. */
export function goalsOf(measurements: Measurements): Goal[] {
  return [...byteGoals(measurements), ...markGoals(measurements), ...timeGoals(measurements)];
}

function markGoals({ sites: [ours = '', ...others], marks }: Measurements): Goal[] {
  const pages = marks.filter(({ site }) => site === ours);
  const homeOf = (name: string) => marks.find(({ site, path }) => site === name && path === '/');
  const home = homeOf(ours);
  const [reference] = others.map(homeOf);
  const scores = CATEGORIES.map((category): Goal => {
    const judged = pages.filter(({ scores }) => scores[category] !== undefined);
    const page = largest(judged, ({ scores }) => -(scores[category] ?? 0));
    return {
      figure: `Lighthouse: ${category.replace('-', ' ')}`,
      target: '100',
      measured: page ? `${page.scores[category]} (lowest of ${judged.length}: ${page.path})` : NOTHING,
      ratios: others.map((name) => ratio(home?.scores[category], homeOf(name)?.scores[category])),
      isMet: page && page.scores[category] === 100,
    };
  });
  const largestPaint = (kind: 'applied' | 'simulated', target: string): Goal => {
    const measure = (page: PageMarks) => page[kind].largest;
    const page = largest(pages, measure);
    const worst = ratio(measureOf(page, measure), measureOf(reference, measure));
    const middle = ratio(page && median(pages.map(measure)), measureOf(reference, measure));
    return {
      figure: `LCP, slow 4G ${kind}`,
      target,
      measured: page
        ? `${whole(measure(page))} ms, ${decimal(worst, 2)} × the reference (${page.path}); median page ${decimal(middle, 2)} ×`
        : NOTHING,
      ratios: others.map((name) => ratio(measureOf(home, measure), measureOf(homeOf(name), measure))),
      isMet: target === NOTHING || worst === undefined ? undefined : worst <= 1.1,
    };
  };
  return [...scores, largestPaint('applied', 'at most 1.1 × the reference'), largestPaint('simulated', NOTHING)];
}

function timeGoals({ sites: [, ...others], navigation, builds }: Measurements): Goal[] {
  const ratios = others.map(() => undefined);
  const click = median(navigation.withRules);
  const [, ...further] = ratios;
  const cold = builds.find(({ generated }) => generated === 0);
  const factor = growth(builds);
  return [
    {
      figure: 'click to first contentful paint, slow 4G, prerendered',
      target: 'under 50 ms',
      measured: `${whole(click)} ms (${whole(median(navigation.withoutRules))} ms without)`,
      ratios: [ratio(click, median(navigation.reference)), ...further],
      isMet: click < 50,
    },
    {
      figure: 'cold build of the site',
      target: 'under 10 s',
      measured: cold ? `${decimal(cold.seconds, 1)} s (${cold.pages} pages)` : NOTHING,
      ratios,
      isMet: cold && cold.seconds < 10,
    },
    {
      figure: 'cost of one more page, 1 000 to 10 000 against 100 to 1 000',
      target: `flat (at most ${FLAT} ×)`,
      measured: factor === undefined ? 'not measured' : `${decimal(factor, 2)} ×`,
      ratios,
      isMet: factor === undefined ? undefined : factor <= FLAT,
    },
  ];
}
