import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hours } from '../schemas/sections.ts';
import { Hours } from './Hours.tsx';

const content = {
  title: 'How a motor is rewound',
  items: ['Open it', 'Wind it', 'Test it'].map((title) => ({
    title,
    description: `${title}, and write down in the book of the job what was done.`,
  })),
};
const drawn = (more: object) => renderToStaticMarkup(createElement(Hours, hours.parse({ ...content, ...more })));
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

test('the hour hand of each clock points to the hour of its step, and a step without an hour is ticked', () => {
  const html = drawn({ form: 'clock', at: [21, 6] });
  expect(all(html, /d="M0 0 ([^"]+)"/g)).toEqual(['-24 0', '0 24']);
  expect(html.match(/m-20 2/g)).toHaveLength(1);
});

test('each leaf of a calendar fills the days up to its own, which is in a ring', () => {
  const html = drawn({ form: 'calendar', at: [1, 9, 30] });
  const days = all(html, /<path d="(M0\.5 0\.5[^"]*)"><\/path>/g).map((path) =>
    all(path ?? '', /h([\d.]+)/g).reduce((sum, length) => sum + Math.round(Number(length) + 0.9), 0),
  );
  expect(days).toEqual([1, 9, 30]);
  expect(all(html, /cx="([\d.]+)"/g)).toEqual(['0.5', '1.5', '1.5']);
});

test('milestones are counted from one', () => {
  expect(all(drawn({ form: 'milestones' }), /class="ordinal">(\d)/g)).toEqual(['1', '2', '3']);
});

test.each([
  { form: 'clock' },
  { form: 'clock', at: [24] },
  { form: 'calendar', at: [0] },
  { form: 'calendar', at: [1, 2, 3, 4] },
  { form: 'belt', at: [1] },
])('when a step is done is told where its form shows that, and as it shows that: not %o', (more) => {
  expect(hours.safeParse({ ...content, ...more }).error?.issues.map(({ path }) => path)).toEqual([['at']]);
});
