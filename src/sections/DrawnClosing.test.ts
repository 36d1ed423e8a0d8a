import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { collections } from '../schemas/collections.ts';
import { DrawnClosing } from './DrawnClosing.tsx';

const { closing } = collections.about.schema.shape;
const content = {
  title: 'Visit our office',
  text: 'Bring what gives you trouble, and we will look at it together.',
  action: { label: 'Arrange a visit', href: '/contact' },
};
const drawn = (more: object) =>
  renderToStaticMarkup(
    createElement(DrawnClosing, {
      ...closing.parse({ ...content, ...more }),
      page: { path: '/about', kolam: { outline: 'wheel', colour: 'kaavi' } },
    }),
  );

test('a closing shows the drawing that it names, and else the kolam of the page', () => {
  expect(drawn({ drawing: 'coffee' })).toContain('.svg#coffee"');
  expect(drawn({ drawing: 'coffee' })).not.toContain('class="kolam"');
  expect(drawn({})).toContain('class="kolam"');
});

test('a closing that names no drawing of a line is refused at that field', () => {
  expect(closing.safeParse({ ...content, drawing: 'tea' }).error?.issues.map(({ path }) => path)).toEqual([
    ['drawing'],
  ]);
});
