import { expect, test } from 'vitest';
import { AIM_LINE, aims } from '../../src/drawings/aims.ts';
import { yearScenes } from '../../src/drawings/years/scenes.tsx';
import { all, attributesOf, builtPage, cardsOf, one, type Place, sectionOf } from '../support/built-page.ts';
import { wordsOf } from '../support/words.ts';

/** How many dots are drawn in a place: strokes of no length. */
function dotsIn(place: Place): number {
  return attributesOf(all(place, 'svg path'), 'd').join('').split('h0').length - 1;
}

const { timeline, purpose } = wordsOf('about');

test.runIf(timeline)(
  'in each year of the timeline as many dots are drawn as its figures say, beside a thing those of very many, and one dot where there is nothing',
  () => {
    const years = cardsOf(sectionOf(builtPage('/about'), timeline?.title ?? ''));
    const expected = timeline?.items.map(({ figures = [], thing }) => {
      const counts = figures.map(({ value }) => Number.parseInt(value, 10)).filter((count) => !thing || count > 50);
      return counts.length === 0 ? (thing ? 0 : 1) : counts.reduce((sum, count) => sum + count, 0);
    });
    expect(years.map(dotsIn)).toEqual(expected);
    // Where the line goes over to the other edge, it is no drawing, but one in another: a scene that is as wide as the page stands on that.
    const drawn = years.map((year) => all(year, 'svg').length - 2 * all(year, 'svg svg').length);
    const scenes = timeline?.items.filter(({ thing }) => thing && thing in yearScenes) ?? [];
    const wide = scenes.slice(0, scenes.length - (scenes.length % 2));
    // A scene, or a thing and the line round it; a kolam, and beside its number what that counts.
    const parts = timeline?.items.map((item) => {
      const { figures = [], thing } = item;
      const counted = figures.filter(({ value }) => !thing || Number.parseInt(value, 10) > 50);
      return (
        (wide.includes(item) ? 1 : thing ? 2 : figures.length === 0 ? 1 : 0) +
        counted.reduce((sum, figure) => sum + (figure.thing ? 2 : 1), 0)
      );
    });
    expect(drawn).toEqual(parts);
  },
);

test.runIf(purpose?.mission && purpose.vision)(
  'the line goes round one for the mission, and round three for the vision of all',
  () => {
    const drawn = [purpose?.mission, purpose?.vision].map((aim) =>
      attributesOf(all(sectionOf(builtPage('/about'), aim?.title ?? ''), 'svg use'), 'href').map(
        (href) => href.split('#')[1],
      ),
    );
    expect(drawn).toEqual([aims.mission, aims.vision]);
    // Each loop is one arc of more than half a circle.
    expect(AIM_LINE.split(' 0 1 0 ')).toHaveLength(2);
    expect(drawn.map((people) => new Set(people).size)).toEqual([1, 3]);
  },
);

test('as many loops are drawn on each line of the business hours as the office is open', () => {
  const rows = all(one(builtPage('/contact').root, 'table'), 'tr');
  const hourOf = (time: string) => Number(time.slice(0, 2));
  const expected = wordsOf('site').hours.map((line) =>
    'closed' in line ? 0 : hourOf(line.closes) - hourOf(line.opens),
  );
  expect(rows.map(dotsIn)).toEqual(expected);
});

const { sizes = [] } = wordsOf('offers');
const { engagement, nextSteps } = wordsOf('contact');

test.runIf(nextSteps)('the line goes round a thing at each of the next steps, or round a dot', () => {
  const steps = cardsOf(sectionOf(builtPage('/contact'), nextSteps?.title ?? ''));
  expect(steps.map((step) => all(step, 'svg').length)).toEqual(nextSteps?.items.map(({ thing }) => (thing ? 2 : 1)));
  expect(steps.map(dotsIn)).toEqual(nextSteps?.items.map(({ thing }) => (thing ? 0 : 1)));
});

test.runIf(engagement && sizes.length > 0)(
  'the weeks of each size of project are drawn as dots, and the line goes round those in which it may end',
  () => {
    const cards = cardsOf(sectionOf(builtPage('/contact'), engagement?.title ?? ''));
    const drawn = cards.map((card) => {
      const [ring = '', dots = ''] = attributesOf(all(card, 'svg path'), 'd');
      const [, width] = /h([\d.]+)/.exec(dots) ?? [];
      // Its ends are half circles, as wide as they say.
      const [left, right] = [...ring.matchAll(/H([\d.]+)a([\d.]+)/g)].map(([, x, radius]) => ({ x, radius }));
      return {
        weeks: Math.round(Number(width) + 0.9),
        from: Math.round(Number(left?.x) - Number(left?.radius)) + 1,
        to: Math.round(Number(right?.x) + Number(right?.radius)),
      };
    });
    expect(drawn).toEqual(sizes.map(({ weeks: [from, to] }) => ({ weeks: to, from, to })));
  },
);
