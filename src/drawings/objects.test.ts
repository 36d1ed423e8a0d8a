import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RecordContent } from '../schemas/specimen.ts';
import { objects } from './objects.ts';

const callouts = ['one', 'two', 'three', 'four', 'five', 'six'];
const record: RecordContent = {
  kind: 'terminal',
  place: 'Test set',
  job: 'Version 1',
  figure: { value: '188', unit: 'of 200' },
  pieces: { good: 188, bad: 5, planned: 200 },
  buttons: [{ label: 'Release' }],
};

test.each(Object.entries(objects))(
  '%s holds each of the six parts once, in its order, beside a drawing that is silent',
  (_, object) => {
    const html = renderToStaticMarkup(object({ callouts, record }));
    expect(
      html
        .replace(/<(svg|style)\b.*?<\/\1>/gs, '')
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/),
    ).toEqual(callouts);
    const drawings = html.match(/<svg[^>]*>/g) ?? [];
    expect(drawings.length).toBeGreaterThanOrEqual(6);
    for (const drawing of drawings)
      expect(drawing).toMatch(/width="\d+" height="\d+".*fill="none" stroke="currentColor" aria-hidden="true"/);
  },
);

test('into the funnel falls a dot for each piece of the record, and as many as were bad are found', () => {
  const html = renderToStaticMarkup(objects.funnel({ callouts, record }));
  const dotsOf = (name: string) => new RegExp(`class="${name}" d="([^"]*)"`).exec(html)?.[1]?.match(/h0/g)?.length;
  expect(dotsOf('grain')).toBe(200);
  expect(dotsOf('odd')).toBe(5);
});

test('in the fan a card waits for each key of the record', () => {
  const html = renderToStaticMarkup(objects.fan({ callouts, record }));
  expect(html.match(/v36H44z/g)).toHaveLength(1);
  const three: RecordContent = { ...record, buttons: [{ label: 'Sign' }, { label: 'Keep' }, { label: 'Send' }] };
  expect(renderToStaticMarkup(objects.fan({ callouts, record: three })).match(/34h48v36H\d+z/g)).toHaveLength(3);
});

test('the calendar has twelve weeks of seven days', () => {
  const html = renderToStaticMarkup(objects.weeks({ callouts, record }));
  const weeks = (html.match(/class="days" d="([^"]*)"/g) ?? []).join('').match(/M50 /g);
  expect(weeks).toHaveLength(12);
  expect(html.match(/h0/g)).toHaveLength(12 * 7);
});
