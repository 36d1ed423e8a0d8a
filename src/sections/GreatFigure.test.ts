import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GreatFigure } from './GreatFigure.tsx';

test('support at any time is drawn as the hours of a week, a row for each day', () => {
  const items = [{ value: '24/7', label: 'Support' }];
  const html = renderToStaticMarkup(createElement(GreatFigure, { title: 'Our work in figures', items }));
  expect(html.match(/h23\.1/g)).toHaveLength(7);
});
