import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { vocabulary } from '../../drawings/vocabulary.ts';
import { Rooms } from './Rooms.tsx';

const items = ['Rewinding', 'Testing', 'Delivery'].map((title) => ({ title, description: `${title} of motors.` }));
const coil = renderToStaticMarkup(vocabulary['feeding-coil']({ isHot: true }).drawing);

test('a plain place of any number has the things that its content names, and neutral ones in other rooms', () => {
  const rooms = [{ things: [{ thing: 'feeding-coil' as const }], hot: 'feeding-coil' as const }];
  const markup = renderToStaticMarkup(createElement(Rooms, { items, form: 'plain', place: { form: 'plain', rooms } }));
  expect(markup.split(coil)).toHaveLength(2);
  expect(markup.split('<svg')).toHaveLength(items.length + 1);
});
