import { expect, test } from 'vitest';
import { all, attributesOf, builtPage, cardsOf, one, type Place, sectionOf } from '../support/built-page.ts';
import { wordsOf } from '../support/words.ts';

/** How many dots are drawn in a place: strokes of no length. */
function dotsIn(place: Place): number {
  return attributesOf(all(place, 'svg path'), 'd').join('').split('h0').length - 1;
}

const { timeline, purpose } = wordsOf('about');

test.runIf(timeline)(
  'in each year of the timeline as many dots are drawn as its figures say, and one where there are none',
  () => {
    const years = cardsOf(sectionOf(builtPage('/about'), timeline?.title ?? ''));
    const expected = timeline?.items.map(({ figures = [] }) =>
      figures.length === 0 ? 1 : figures.reduce((sum, { value }) => sum + Number.parseInt(value, 10), 0),
    );
    expect(years.map(dotsIn)).toEqual(expected);
  },
);

test.runIf(purpose?.mission && purpose.vision)(
  'the line goes round one dot for the mission, and round more for the vision of all',
  () => {
    const dots = [purpose?.mission, purpose?.vision].map((aim) =>
      dotsIn(sectionOf(builtPage('/about'), aim?.title ?? '')),
    );
    expect(dots).toEqual([1, 3]);
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
