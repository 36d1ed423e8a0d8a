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
  const dotsOf = (name: string) =>
    [...html.matchAll(new RegExp(`class="${name}" d="([^"]*)"`, 'g'))].map(([, path]) => path?.match(/h\.1/g)?.length);
  expect(dotsOf('grain')[0]).toBe(200);
  expect(dotsOf('odd')).toEqual([4, 1]);
});

test('in the fan a card waits for each key of the record', () => {
  const html = renderToStaticMarkup(objects.fan({ callouts, record }));
  expect(html.match(/v52H36z/g)).toHaveLength(1);
  const three: RecordContent = { ...record, buttons: [{ label: 'Sign' }, { label: 'Keep' }, { label: 'Send' }] };
  expect(renderToStaticMarkup(objects.fan({ callouts, record: three })).match(/62h64v52H\d+z/g)).toHaveLength(3);
});

test('the calendar has twelve weeks of seven days, of which none is marked beneath what hangs there', () => {
  const html = renderToStaticMarkup(objects.weeks({ callouts, record }));
  expect(html.match(/M0 100h700M100 0v200M200 0v200M300 0v200M400 0v200M500 0v200M600 0v200/g)).toHaveLength(6);
  const days = [...html.matchAll(/class="days" d="([^"]*)"/g)].map(([, path]) => path?.match(/h0/g)?.length);
  expect(days).toEqual([10, 8, 6, 4, 2, 1]);
});

test('the bar beside the lamp ends above it', () => {
  const html = renderToStaticMarkup(objects.weeks({ callouts, record }));
  const ends = [...html.matchAll(/class="bars" d="([^"]*)"/g)].at(-1)?.[1]?.match(/V\d+/g);
  expect(ends).toEqual(['V150', 'V150', 'V150', 'V150', 'V50']);
});

test('what a quotation has left out is drawn as long as the record says, and so many pages lie before it', () => {
  const quoted: RecordContent = {
    kind: 'sheet',
    sheets: [
      { form: 'paper', heading: 'Quotation', fields: [{ label: 'Year', value: '₹2,00,000', mark: 'struck' }] },
      {
        form: 'card',
        heading: 'Reading',
        number: 'page 9',
        fields: [
          { label: 'Left out', value: '₹2,00,000', mark: 'ring' },
          { label: 'Another', value: '₹3,00,000' },
        ],
      },
    ],
  };
  const html = renderToStaticMarkup(objects.quotation({ callouts, record: quoted }));
  expect(html).toContain('class="hot" d="M258 38H468v44H258z"');
  expect(/class="edges" d="([^"]*)"/.exec(html)?.[1]?.match(/h560/g)).toHaveLength(8);
});

test('the line runs down all folds of a quotation, out of the first five and into the last five', () => {
  const html = renderToStaticMarkup(objects.quotation({ callouts, record }));
  const lines = [...html.matchAll(/class="run" d="([^"]*)"/g)].map(([, path = '']) => path);
  expect(lines).toHaveLength(6);
  for (const line of lines) expect(line).toMatch(/^M20-3000V/);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/V3000$/);
});

test('the line runs through all storeys of the funnel, down to what is ranked first', () => {
  const html = renderToStaticMarkup(objects.funnel({ callouts, record }));
  const lines = [...html.matchAll(/class="run" d="([^"]*)"/g)].map(([, path]) => path);
  expect(lines).toEqual([...Array(5).fill('M100 0V100'), 'M100 0V14']);
});

test('the upright road goes on from row to row without a gap, and ends nowhere', () => {
  const html = renderToStaticMarkup(objects.eight({ callouts, record }));
  const lanes = [...html.matchAll(/class="road" d="([^"]*)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.endsWith('z'));
  expect(lanes).toHaveLength(6);
  /** Where a row's road leaves it: below (101) or above (-1), from left to right. */
  const ends = (path: string, edge: string) =>
    path
      .split(/(?=M)/)
      .flatMap((piece) => {
        const numbers = piece.match(/-?\d+/g) ?? [];
        const [x, y] = piece.includes('V') ? [numbers.at(-3), numbers.at(-1)] : numbers.slice(-2);
        const straight = !piece.includes('C');
        return [numbers.slice(0, 2), [straight ? numbers[0] : x, y]];
      })
      .filter(([, y]) => y === edge)
      .map(([x]) => x);
  for (const [index, lane] of lanes.entries()) expect(ends(lane, '101')).toEqual(ends(lanes[index + 1] ?? '', '-1'));
  expect(ends(lanes[0] ?? '', '-1')).toEqual([]);
});

test('the line on a page leaves each strip where it comes into the next, and the last one at the edge of the window', () => {
  const html = renderToStaticMarkup(objects.page({ callouts, record }));
  const lines = [...html.matchAll(/class="run" d="([^"]*)"/g)].map(([, line = '']) => line);
  expect(lines).toHaveLength(callouts.length);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[ -]36 \d+V3000$|a50 50 0 0 0-50 50V3000$/);
  for (const line of lines.slice(1)) expect(line).toMatch(/^M36-3000V/);
  expect(lines.at(-1)).toMatch(/H3000$/);
});
