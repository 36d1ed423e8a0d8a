import { expect, test } from 'vitest';
import { collections } from './collections.ts';

const { timeline } = collections.about.schema.shape;
const year = {
  year: 2021,
  title: 'Support gets its own desk',
  description: 'Hospitals and schools join the traders and factories.',
};
const placesOf = (more: object) =>
  timeline
    .safeParse({ title: 'Our growth', items: [{ ...year, ...more }] })
    .error?.issues.map(({ path }) => path.join('.'));

test('a year has a thing that its line goes round, figures whose dots it goes round, or both, and a figure a thing that it counts', () => {
  const figures = [{ value: '20+', label: 'Clients' }];
  expect(placesOf({ thing: 'shelf' })).toBeUndefined();
  expect(placesOf({ figures })).toBeUndefined();
  expect(placesOf({ thing: 'shelf', figures: [{ ...figures[0], thing: 'paying-desk' }] })).toBeUndefined();
  expect(placesOf({ thing: 'shelves' })).toEqual(['items.0.thing']);
});
